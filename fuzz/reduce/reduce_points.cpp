// Reduces collision pairs and clouds: lists of points in a common space.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "fuzz/reduce/moves.h"
#include "fuzz/reduce/reduce.h"

namespace assay {
namespace {

template <class Problem>
std::uint32_t common_dimension(const Problem& problem) {
  std::optional<std::uint32_t> common;
  each_list(problem,
            [&](const auto& list) { common = !common || *common == dimension_of(list) ? dimension_of(list) : 0; });
  return common.value_or(0);
}

void drop_axis(ConvexPair& pair, std::uint32_t axis) {
  for (Points* each : {&pair.a, &pair.b}) {
    Points& body = *each;
    Points flat{body.dimension - 1, {}};
    for (std::uint32_t i = 0; i < body.size(); ++i) {
      for (std::uint32_t k = 0; k < body.dimension; ++k) {
        if (k != axis) flat.coordinates.push_back(body[i][k]);
      }
    }
    body = std::move(flat);
  }
}

/// A case is to be drawn and looked at, and most engines serve the plane at least.
constexpr std::uint32_t kLeastDimension = 2;

bool drop_dimensions(Descent<ConvexPair>& descent) {
  bool better = false;
  for (std::uint32_t axis = common_dimension(descent.best()); axis-- > 0;) {
    if (common_dimension(descent.best()) <= kLeastDimension) break;
    better |= descent.attempt_edit([&](ConvexPair& pair) { drop_axis(pair, axis); });
  }
  return better;
}

/// Moves the bodies so that one of their vertices is the origin, in all axes together and in each alone.
template <class Problem>
bool shift_to_origin(Descent<Problem>& descent) {
  const std::uint32_t dimension = common_dimension(descent.best());
  const std::size_t ways = dimension + 1;
  return descent.attempt_each(size_of(descent.best()) * ways, [&](Problem& problem, std::size_t number) {
    for (std::uint32_t axis = 0; axis < dimension; ++axis)
      if (number % ways == 0 || number % ways == axis + 1) shift_axis(problem, axis, number / ways);
  });
}

/// The nearest lattice points when the bounding box is scaled to [0, steps]^n by one common factor.
template <class Problem>
void snap_to_integers(Problem& problem, double steps) {
  const std::uint32_t dimension = common_dimension(problem);
  double extent = 0;
  std::vector<double> corner(dimension);
  for (std::uint32_t axis = 0; axis < dimension; ++axis) {
    const Places places = axis_places(problem, axis);
    if (places.empty()) return;
    const auto [low, high] = std::minmax_element(places.begin(), places.end(), [](auto a, auto b) { return *a < *b; });
    corner[axis] = **low;
    extent = std::max(extent, **high - **low);
  }
  if (!(extent > 0) || !std::isfinite(extent)) return;
  for (std::uint32_t axis = 0; axis < dimension; ++axis) {
    for (double* place : axis_places(problem, axis)) *place = std::nearbyint((*place - corner[axis]) / extent * steps);
  }
}

template <class Problem>
bool snap_to_small_integers(Descent<Problem>& descent) {
  constexpr std::array kSteps{1., 2., 3., 4., 5., 6., 7., 8., 10., 12., 16., 20., 24., 32., 64., 128., 1000.};
  return descent.first_accepted(kSteps.size(), [&](Problem& problem, std::size_t number) {
    snap_to_integers(problem, kSteps[number]);
  }) < kSteps.size();
}

/// Gives one vertex the place of another.
template <class Problem>
bool merge_vertices(Descent<Problem>& descent) {
  const std::uint32_t count = size_of(descent.best());
  if (count > kPairParts) return false;
  return descent.attempt_each(std::size_t{count} * count, [&](Problem& problem, std::size_t number) {
    const auto i = static_cast<std::uint32_t>(number);
    const Places to = point_places(problem, i / count), from = point_places(problem, i % count);
    for (std::size_t k = 0; k < to.size() && k < from.size(); ++k) *to[k] = *from[k];
  });
}

/// The smaller body first, vertices in lexicographic order: names of things that do not matter become equal.
template <class Problem>
bool put_in_order(Descent<Problem>& descent) {
  bool better = false;
  if constexpr (requires(Problem & problem) { problem.a; })
    better |= descent.attempt_edit([](Problem& problem) { std::swap(problem.a, problem.b); });
  // Insertion by neighbours, so that every step which keeps the failure is kept even where the whole order is not.
  std::vector<std::uint32_t> sizes;
  each_list(descent.best(), [&](const auto& list) { sizes.push_back(size_of(list)); });
  std::uint32_t first = 0;
  for (const std::uint32_t size : sizes) {
    better |= descent.attempt_each(size > 0 ? size - 1 : 0, [&](Problem& problem, std::size_t number) {
      const std::uint32_t i = first + static_cast<std::uint32_t>(number);
      const Places before = point_places(problem, i), after = point_places(problem, i + 1);
      for (std::size_t k = 0; k < before.size(); ++k) std::swap(*before[k], *after[k]);
    });
    first += size;
  }
  return better;
}

template <class Problem>
bool simplify(Descent<Problem>& descent) {
  bool better = shift_to_origin(descent);
  better |= snap_to_small_integers(descent);
  better |= simplify_jointly(descent, all_places<Problem>);
  for (std::uint32_t axis = 0; axis < common_dimension(descent.best()); ++axis)
    better |= simplify_jointly(descent, [&](Problem& problem) { return axis_places(problem, axis); });
  better |= merge_vertices(descent);
  for (std::uint32_t vertex = 0; vertex < size_of(descent.best()); ++vertex)
    better |= simplify_jointly(descent, [&](Problem& problem) { return point_places(problem, vertex); });
  better |= simplify_singly(descent, all_places<Problem>);
  better |= put_in_order(descent);
  return better;
}

template <class Problem>
ReducedProblem<Problem> reduce_points(const Problem& start, const Fails<Problem>& still_fails, ReduceBudget budget,
                                      const AskAhead<Problem>& ask_ahead) {
  Descent<Problem> descent(start, still_fails, budget, ask_ahead);
  constexpr bool kIsPair = std::same_as<Problem, ConvexPair>;
  if constexpr (kIsPair) keep_polygons(descent);
  const bool minimal = descend(descent, deletable_points<Problem>, without_points<Problem>, [](auto& problem) {
    bool dropped = false;
    if constexpr (kIsPair) dropped = drop_dimensions(problem);
    return simplify(problem) || dropped;
  });
  return {descent.best(), descent.asked(), minimal};
}

}  // namespace

Reduced<GjkFamily> reduce(const ConvexPair& problem, const StillFails<GjkFamily>& still_fails, ReduceBudget budget,
                          const AskAhead<ConvexPair>& ask_ahead) {
  return reduce_points(problem, still_fails, budget, ask_ahead);
}

Reduced<Hull2Family> reduce(const Cloud2& problem, const StillFails<Hull2Family>& still_fails, ReduceBudget budget,
                            const AskAhead<Cloud2>& ask_ahead) {
  return reduce_points(problem, still_fails, budget, ask_ahead);
}

Reduced<Hull3Family> reduce(const Cloud3& problem, const StillFails<Hull3Family>& still_fails, ReduceBudget budget,
                            const AskAhead<Cloud3>& ask_ahead) {
  return reduce_points(problem, still_fails, budget, ask_ahead);
}

}  // namespace assay
