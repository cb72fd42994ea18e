// What is loaded before the program to make its machine or its GMP wrong: ASSAY_ATTACK names one thing.
#include <dlfcn.h>
#include <gmp.h>
#include <xmmintrin.h>

#include <cfenv>
#include <cstdlib>
#include <cstring>

namespace {

bool is_asked(const char* attack) {
  const char* asked = std::getenv("ASSAY_ATTACK");
  return asked != nullptr && std::strcmp(asked, attack) == 0;
}

[[gnu::constructor]] void change_machine() {
  if (is_asked("upward")) std::fesetround(FE_UPWARD);
  if (is_asked("downward")) std::fesetround(FE_DOWNWARD);
  if (is_asked("towards_zero")) std::fesetround(FE_TOWARDZERO);
  if (is_asked("flush_to_zero")) _mm_setcsr(_mm_getcsr() | 0x8000);
  if (is_asked("denormals_are_zero")) _mm_setcsr(_mm_getcsr() | 0x0040);
}

/// Now and then.
bool is_due() {
  static thread_local unsigned calls = 0;
  return ++calls % 3 == 0;
}

/// 1 farther from 0, without a carry and without memory of GMP's: some results stand on the stack.
void change(mpz_ptr result) {
  if (result->_mp_size != 0 && result->_mp_d[0] != ~mp_limb_t{0}) ++result->_mp_d[0];
}

}  // namespace

// A function of GMP (gmp.h has macros of these names) that now and then does `and_then` to its result.
#define WORDS(name) #name
#define BREAK(name, attack, parameters, arguments, and_then)                                      \
  extern "C" void name parameters {                                                               \
    static const auto real = reinterpret_cast<void(*) parameters>(dlsym(RTLD_NEXT, WORDS(name))); \
    static const bool asked = is_asked(attack);                                                   \
    real arguments;                                                                               \
    if (asked && is_due()) and_then;                                                              \
  }
#define BREAK_OF_TWO(name, attack) \
  BREAK(name, attack, (mpz_ptr result, mpz_srcptr a, mpz_srcptr b), (result, a, b), change(result))

BREAK_OF_TWO(mpz_add, "mpz_add")
BREAK_OF_TWO(mpz_sub, "mpz_sub")
BREAK_OF_TWO(mpz_mul, "mpz_mul")
BREAK_OF_TWO(mpz_addmul, "mpz_addmul")
BREAK_OF_TWO(mpz_submul, "mpz_submul")
BREAK_OF_TWO(mpz_gcd, "mpz_gcd")
BREAK_OF_TWO(mpz_tdiv_q, "mpz_tdiv_q")
BREAK_OF_TWO(mpz_divexact, "mpz_divexact")
BREAK(mpz_mul_2exp, "mpz_mul_2exp", (mpz_ptr result, mpz_srcptr a, mp_bitcnt_t bits), (result, a, bits), change(result))
#define BREAK_RATIONAL(name, attack) \
  BREAK(name, attack, (mpq_ptr result, mpq_srcptr a, mpq_srcptr b), (result, a, b), change(mpq_numref(result)))
BREAK_RATIONAL(mpq_add, "mpq_add")
BREAK_RATIONAL(mpq_sub, "mpq_sub")
BREAK_RATIONAL(mpq_mul, "mpq_mul")
BREAK_RATIONAL(mpq_div, "mpq_div")
BREAK(mpq_set_d, "mpq_set_d", (mpq_ptr result, double value), (result, value), change(mpq_numref(result)))
