#include "properties/domains/gjk/lattices.h"

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

namespace {

// In the plane the vertices of both go around the body.
template <int D>
Points box(Choices& choices) {
  std::array<double, D> low, side;
  for (double& x : side) x = static_cast<double>(choices.between(1, 4));
  for (double& x : low) x = static_cast<double>(choices.around_zero(3));
  Points body{D, std::vector<double>(std::size_t{D} << D)};
  for (std::size_t i = 0; i < std::size_t{1} << D; ++i)
    for (std::size_t k = 0; k < D; ++k) body[i][k] = low[k] + (((i ^ i >> 1) >> k & 1) != 0 ? side[k] : 0);
  return body;
}

template <int D>
Points diamond(Choices& choices) {
  const auto radius = static_cast<double>(choices.between(1, 4));
  std::array<double, D> centre;
  for (double& x : centre) x = static_cast<double>(choices.around_zero(D == 2 ? 3 : 2));
  Points body{D, std::vector<double>(std::size_t{2} * D * D)};
  for (std::size_t i = 0; i < std::size_t{2} * D; ++i)
    for (std::size_t k = 0; k < D; ++k) body[i][k] = centre[k] + (i % D == k ? (i < D ? radius : -radius) : 0);
  return body;
}

}  // namespace

template <int D>
Case<GjkFamily> GjkLattice<D>::draw(Choices& choices) {
  const auto kind = static_cast<std::int32_t>(choices.below(3));
  ConvexPair pair{kind == 2 ? box<D>(choices) : diamond<D>(choices), kind == 0 ? diamond<D>(choices) : box<D>(choices)};
  contact::turn<D>(pair, choices);
  return {std::move(pair), kind};
}

template struct GjkLattice<2>;
template struct GjkLattice<3>;

namespace {

constexpr std::uint32_t kLowestDimension = 4, kHighestDimension = 8;
constexpr std::int64_t kRadius = 8, kShift = 4;

}  // namespace

Case<GjkFamily> GjkLatticeNd::draw(Choices& choices) {
  // Half of the draws take the highest dimension: that is where ties are most frequent.
  const auto draw = static_cast<std::uint32_t>(choices.below(2 * (kHighestDimension - kLowestDimension)));
  const std::uint32_t n = std::min(kLowestDimension + draw, kHighestDimension);
  Case<GjkFamily> drawn;
  drawn.difficulty = static_cast<std::int32_t>(n);
  std::array<double, kHighestDimension> shift{};
  for (std::uint32_t k = 0; k < n; ++k) shift[k] = static_cast<double>(choices.around_zero(kShift));
  const std::int64_t radius = choices.between(1, kRadius);
  for (Points* body : {&drawn.problem.a, &drawn.problem.b}) {
    body->dimension = n;
    const std::uint64_t vertices = 1 + choices.below(2 * n + 2);
    for (std::uint64_t i = 0; i < vertices; ++i)
      for (std::uint32_t k = 0; k < n; ++k)
        body->coordinates.push_back(static_cast<double>(choices.around_zero(radius)) +
                                    (body == &drawn.problem.b ? shift[k] : 0));
  }
  return drawn;
}

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
