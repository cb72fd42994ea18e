#include "studies/articles/rounded_listings.h"

#include <boost/multiprecision/cpp_bin_float.hpp>

#include "studies/articles/listings_of.h"

namespace assay {
namespace {

namespace multiprecision = boost::multiprecision;

template <unsigned Bits>
using Rounded =
    multiprecision::number<multiprecision::cpp_bin_float<Bits, multiprecision::digit_base_2>, multiprecision::et_off>;

}  // namespace

#define ASSAY_DEFINE(F)                                         \
  template <>                                                   \
  ListingOf<F> listing_in_long<F>(std::string_view engine) {    \
    return listing_of<F, Rounded<kLongBits>>(engine);           \
  }                                                             \
  template <>                                                   \
  ListingOf<F> listing_in_53_bits<F>(std::string_view engine) { \
    return listing_of<F, Rounded<53>>(engine);                  \
  }
ASSAY_FOR_EACH_FAMILY(ASSAY_DEFINE)
#undef ASSAY_DEFINE

}  // namespace assay
