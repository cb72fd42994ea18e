// The printed listings on numbers that round, but not as double does: what tells precision from range, and what stands
// in for rationals where a listing takes roots or turns.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"
#include "studies/articles/in_rationals.h"

namespace assay {

/// Bits of the type that stands in for rationals: roots, quotients and sines are off by 2^-1100 of themselves. There
/// the times of an angular cast are told to kToldBits.
inline constexpr unsigned kLongBits = 1100, kToldBits = 1000;

/// The listing in kLongBits; null where the engine is no listing of the family.
template <Family F>
ListingOf<F> listing_in_long(std::string_view engine);

/// The listing in 53 bits, as in double, with exponents from -2^30 to 2^30: what is wrong here is wrong by precision.
template <Family F>
ListingOf<F> listing_in_53_bits(std::string_view engine);

#define ASSAY_DECLARE(F)                                    \
  template <>                                               \
  ListingOf<F> listing_in_long<F>(std::string_view engine); \
  template <>                                               \
  ListingOf<F> listing_in_53_bits<F>(std::string_view engine);
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

}  // namespace assay
