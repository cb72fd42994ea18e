#include "properties/domains/gjk/flat.h"

#include <algorithm>
#include <array>

#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/go_around.h"

namespace assay {
namespace {

/// origin + integer combinations of `spanned` lattice vectors.
template <int D>
Points span_of(Choices& choices, std::size_t spanned, bool repeated) {
  const std::uint64_t points = spanned == 0 ? 1 : spanned + 1 + choices.below(4);
  std::array<double, D> origin;
  for (double& x : origin) x = static_cast<double>(choices.around_zero(3));
  std::array<std::array<double, D>, D> edge{};
  for (std::size_t i = 0; i < spanned; ++i)
    for (double& x : edge[i]) x = static_cast<double>(choices.around_zero(2));
  Points body{D, {}};
  for (std::uint64_t i = 0; i < points; ++i) {
    std::array<double, D> point = origin;
    for (std::size_t j = 0; j < spanned; ++j) {
      const auto times = static_cast<double>(choices.around_zero(2));
      for (std::size_t k = 0; k < D; ++k) point[k] += times * edge[j][k];
    }
    const std::uint64_t copies = repeated ? 2 + choices.below(2) : 1;
    for (std::uint64_t copy = 0; copy < copies; ++copy)
      body.coordinates.insert(body.coordinates.end(), point.begin(), point.end());
  }
  go_around(body);
  return body;
}

}  // namespace

template <int D>
Case<GjkFamily> GjkFlat<D>::draw(Choices& choices) {
  const auto spanned = choices.below(D + 1);
  const bool repeated = choices.chance(1, 2);
  Points a = span_of<D>(choices, spanned, repeated);
  Points b = span_of<D>(choices, std::max(spanned, choices.below(D + 1)), repeated);
  ConvexPair pair{std::move(a), std::move(b)};
  contact::turn<D>(pair, choices);
  return {std::move(pair), static_cast<std::int32_t>(spanned + (repeated ? 4 : 0))};
}

template struct GjkFlat<2>;
template struct GjkFlat<3>;

}  // namespace assay
