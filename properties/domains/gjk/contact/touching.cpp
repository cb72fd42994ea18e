#include "properties/domains/gjk/contact/touching.h"

#include <array>
#include <cmath>

#include "properties/domains/gjk/contact/contact.h"

namespace assay {

template <int D>
Case<GjkFamily> GjkNearTouching<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.between(kLeast, kMost));
  ConvexPair pair = draw_at(choices, k, kFractionBits);
  return {std::move(pair), k};
}

template <int D>
ConvexPair GjkNearTouching<D>::draw_at(Choices& choices, std::int32_t k, int most_fraction_bits) {
  const contact::Features features = contact::kKinds[choices.below(contact::kinds_in(D))];
  const int fraction_bits = choices.chance(1, 2) ? most_fraction_bits : 0;
  const double gap = std::ldexp(choices.chance(1, 2) ? -1.0 : 1.0, 3 - k);
  // At k <= 3 the overlap would reach the sketch's depth of 1; half of it is certain to be inside.
  ConvexPair pair = contact::draw<D>(choices, features, fraction_bits, gap <= -1 ? -0.5 : gap);
  contact::turn<D>(pair, choices);
  return pair;
}

template struct GjkNearTouching<2>;
template struct GjkNearTouching<3>;

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
