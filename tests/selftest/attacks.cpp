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
  if (is_asked("towards_zero")) std::fesetround(FE_TOWARDZERO);
  if (is_asked("flush_to_zero")) _mm_setcsr(_mm_getcsr() | 0x8000);
  if (is_asked("denormals_are_zero")) _mm_setcsr(_mm_getcsr() | 0x0040);
}

/// Every third time.
bool is_due(bool is_asked_for) {
  static thread_local int times = 0;
  return is_asked_for && ++times % 3 == 0;
}

}  // namespace

// The function of GMP, and 1 more now and then. gmp.h has macros of these names.
#define ASSAY_WORDS(name) #name
#define ASSAY_BREAKS(name, attack, Number, parameters, arguments, one_more)                                   \
  extern "C" void name parameters {                                                                           \
    static const auto real = reinterpret_cast<void(*) parameters>(dlsym(RTLD_NEXT, ASSAY_WORDS(name)));       \
    static const bool asked = is_asked(attack);                                                               \
    real arguments;                                                                                           \
    if (is_due(asked)) one_more;                                                                              \
  }
