#include "engines/host/worker/float_environment.h"

#include <cfenv>
#include <string_view>

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace assay {
namespace {

constexpr std::uint32_t kSseSticky = 0x003f, kSseMasks = 0x1f80;
constexpr std::uint32_t kSseDenormalsAreZero = 0x0040, kSseFlushToZero = 0x8000;
constexpr std::uint32_t kX87Masks = 0x003f, kX87Precision = 0x0300, kX87Rounding = 0x0c00;

void add_clause(std::string& list, std::string_view clause) {
  if (!list.empty()) list += ", ";
  list += clause;
}

std::string_view name_of_rounding(int mode) {
  switch (mode) {
    case FE_TONEAREST: return "rounding is to nearest";
    case FE_UPWARD: return "rounding is upward";
    case FE_DOWNWARD: return "rounding is downward";
    case FE_TOWARDZERO: return "rounding is towards zero";
    default: return "rounding is unknown";
  }
}

}  // namespace

FloatEnvironment FloatEnvironment::current() {
  FloatEnvironment now;
#if defined(__x86_64__)
  now.sse = _mm_getcsr() & ~kSseSticky;
  std::uint16_t control = 0;
  __asm__ volatile("fnstcw %0" : "=m"(control));
  now.x87 = control;
  // fegetround() reads the x87 word only; SSE arithmetic obeys MXCSR, whose field has the same encoding three bits
  // higher.
  now.rounding = static_cast<std::int32_t>((now.sse >> 3) & kX87Rounding);
#else
  now.rounding = std::fegetround();
#endif
  return now;
}

void FloatEnvironment::restore() const {
  std::fesetround(rounding);
#if defined(__x86_64__)
  const auto control = static_cast<std::uint16_t>(x87);
  __asm__ volatile("fnclex\n\tfldcw %0" : : "m"(control));
  _mm_setcsr(sse);
#endif
}

FloatEnvironment default_float_environment() {
  FloatEnvironment standard;
  standard.rounding = FE_TONEAREST;
#if defined(__x86_64__)
  standard.sse = kSseMasks;
  standard.x87 = 0x037f;
#endif
  return standard;
}

std::string describe_change(const FloatEnvironment& before, const FloatEnvironment& after) {
  std::string list;
  const auto toggled = [&](std::uint32_t bit, std::string_view name) {
    if (((before.sse ^ after.sse) & bit) != 0)
      add_clause(list, std::string(name) + ((after.sse & bit) != 0 ? " is on" : " is off"));
  };
  toggled(kSseFlushToZero, "flush-to-zero");
  toggled(kSseDenormalsAreZero, "denormals-are-zero");
  if (before.rounding != after.rounding) add_clause(list, name_of_rounding(after.rounding));
  if (((before.sse ^ after.sse) & kSseMasks) != 0) add_clause(list, "SSE exception traps are changed");
  if (((before.x87 ^ after.x87) & kX87Masks) != 0) add_clause(list, "x87 exception traps are changed");
  if (((before.x87 ^ after.x87) & kX87Precision) != 0) add_clause(list, "x87 precision is changed");
  if (((before.x87 ^ after.x87) & kX87Rounding) != 0 && before.rounding == after.rounding)
    add_clause(list, "x87 rounding is changed");
  return list;
}

}  // namespace assay
