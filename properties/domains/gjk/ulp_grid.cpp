#include "properties/domains/gjk/ulp_grid.h"

#include <array>

#include "properties/domains/gjk/contact/contact.h"

namespace assay {

template <int D>
Case<GjkFamily> GjkUlpGrid<D>::draw(Choices& choices) {
  const auto k = static_cast<std::int32_t>(choices.below(kMost + 1));
  const contact::Features features = contact::kKinds[choices.below(contact::kinds_in(D))];
  ConvexPair pair = contact::draw<D>(choices, features, 0, 0);
  contact::turn<D>(pair, choices);
  std::array<double, D> offset;
  for (double& x : offset) x = 12.0 * static_cast<double>(choices.between(0, 4));
  contact::shift<D>(pair, offset);
  for (Points* body : {&pair.a, &pair.b})
    for (double& x : body->coordinates) x = nudge(x, choices.around_zero(k));
  return {std::move(pair), k};
}

template struct GjkUlpGrid<2>;
template struct GjkUlpGrid<3>;

}  // namespace assay
