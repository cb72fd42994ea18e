#include "properties/domains/gjk/single.h"

#include <cmath>

#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/random.h"

namespace assay {
namespace {

/// Coordinates are below 64 and multiples of 2^-18: 24 bits.
constexpr int kFractionBits = 18;

template <int D>
ConvexPair draw_contact(Choices& choices, double gap) {
  const contact::Features features = contact::kKinds[choices.below(contact::kinds_in(D))];
  ConvexPair pair = contact::draw<D>(choices, features, choices.chance(1, 2) ? kFractionBits : 0, gap);
  contact::turn<D>(pair, choices);
  return pair;
}

}  // namespace

template <int D>
Case<GjkFamily> GjkSingleNearTouching<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.between(kLeast, kMost));
  const double gap = std::ldexp(choices.chance(1, 2) ? -1.0 : 1.0, 3 - k);
  // At k <= 3 the overlap would reach the sketch's depth of 1; half of it is certain to be inside.
  return {draw_contact<D>(choices, gap <= -1 ? -0.5 : gap), k};
}

template <int D>
Case<GjkFamily> GjkSingleScaled<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.around_zero(kMost));
  const auto gap_exponent = static_cast<int>(choices.below(11));
  const double gap = std::ldexp(choices.chance(1, 2) ? -0.5 : 1.0, -gap_exponent);
  ConvexPair pair = draw_contact<D>(choices, gap);
  contact::scale(pair, k);
  return {std::move(pair), k};
}

Case<GjkFamily> GjkSingleRandomEight::draw(Choices& choices) {
  Case<GjkFamily> drawn = GjkRandomEight::draw(choices);
  for (Points* body : {&drawn.problem.a, &drawn.problem.b})
    for (double& x : body->coordinates) x = static_cast<double>(static_cast<float>(x));
  return drawn;
}

template struct GjkSingleNearTouching<2>;
template struct GjkSingleNearTouching<3>;
template struct GjkSingleScaled<2>;
template struct GjkSingleScaled<3>;

}  // namespace assay
