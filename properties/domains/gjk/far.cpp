#include "properties/domains/gjk/far.h"

#include <array>
#include <cmath>

#include "properties/domains/gjk/contact/contact.h"

namespace assay {

template <int D>
Case<GjkFamily> GjkFarOffset<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.below(kMost + 1));
  const contact::Features features = contact::kKinds[choices.below(contact::kinds_in(D))];
  const double gap = static_cast<double>(choices.around_zero(1)) / 4;
  ConvexPair pair = contact::draw<D>(choices, features, 0, gap);
  contact::turn<D>(pair, choices);
  std::array<double, D> offset;
  for (double& x : offset) x = std::ldexp(choices.chance(1, 2) ? -1.0 : 1.0, k);
  contact::shift<D>(pair, offset);
  return {std::move(pair), k};
}

template struct GjkFarOffset<2>;
template struct GjkFarOffset<3>;

namespace {

template <int D>
Case<GjkFamily> pair_at_scale(std::int32_t k, Choices& choices) {
  const contact::Features features = contact::kKinds[choices.below(contact::kinds_in(D))];
  const auto gap_exponent = static_cast<int>(choices.below(11));
  const double gap = std::ldexp(choices.chance(1, 2) ? -0.5 : 1.0, -gap_exponent);
  ConvexPair pair = contact::draw<D>(choices, features, choices.chance(1, 2) ? 20 : 0, gap);
  contact::turn<D>(pair, choices);
  contact::scale(pair, k);
  return {std::move(pair), k};
}

}  // namespace

template <int D>
Case<GjkFamily> GjkScaled<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.around_zero(kMost));
  return pair_at_scale<D>(k, choices);
}

template <int D>
Case<GjkFamily> GjkScaledFar<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.between(kLeast, kMost));
  return pair_at_scale<D>(choices.chance(1, 2) ? -k : k, choices);
}

template struct GjkScaled<2>;
template struct GjkScaled<3>;
template struct GjkScaledFar<2>;
template struct GjkScaledFar<3>;

}  // namespace assay
