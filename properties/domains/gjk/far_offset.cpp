#include "properties/domains/gjk/far_offset.h"

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

}  // namespace assay
