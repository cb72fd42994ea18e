#include "properties/severity/numbers.h"

#include <bit>
#include <cfloat>
#include <cstdlib>

namespace assay {

int significant_bits(double x) {
  constexpr std::uint64_t kImplied = std::uint64_t{1} << (DBL_MANT_DIG - 1);
  const std::uint64_t fraction = std::bit_cast<std::uint64_t>(x) & (kImplied - 1);
  const std::uint64_t significand = std::abs(x) < DBL_MIN ? fraction : fraction | kImplied;
  return static_cast<int>(std::bit_width(significand)) - (significand == 0 ? 0 : std::countr_zero(significand));
}

bool is_number_of(double x, std::uint32_t bits) {
  if (!std::isfinite(x) || bits >= DBL_MANT_DIG) return true;
  if (significant_bits(x) > static_cast<int>(bits)) return false;
  return bits > FLT_MANT_DIG || static_cast<double>(static_cast<float>(x)) == x;
}

void Numbers::include(double x) {
  are_finite = are_finite && std::isfinite(x);
  if (!are_finite || x == 0) return;
  bits = std::max(bits, significant_bits(x));
  largest = std::max(largest, std::abs(x));
  least = std::min(least, std::abs(x));
}

template <class Problem>
bool fits_precision(const Problem& problem, std::uint32_t bits) {
  bool fits = true;
  each_double(problem, [&](double x) { fits = fits && is_number_of(x, bits); });
  return fits;
}

#define ASSAY_INSTANTIATE(F) template bool fits_precision(const F::Problem&, std::uint32_t);
ASSAY_FOR_EACH_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
