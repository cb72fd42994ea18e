#include "properties/domains/gjk/contact/touching.h"

#include <array>

#include "properties/domains/gjk/contact/contact.h"

namespace assay {

template <int D>
Case<GjkFamily> GjkTouching<D>::draw(Choices& choices) {
  const auto kind = static_cast<std::int32_t>(choices.below(contact::kinds_in(D)));
  const int fraction_bits = choices.chance(1, 2) ? 40 : 0;
  ConvexPair pair = contact::draw<D>(choices, contact::kKinds[kind], fraction_bits, 0);
  if (fraction_bits != 0) {
    std::array<double, D> offset;
    for (double& x : offset) {
      x = static_cast<double>(choices.around_zero(15));
      x += choices.dyadic(40);
    }
    contact::shift<D>(pair, offset);
  }
  contact::turn<D>(pair, choices);
  return {std::move(pair), kind};
}

template struct GjkTouching<2>;
template struct GjkTouching<3>;

}  // namespace assay
