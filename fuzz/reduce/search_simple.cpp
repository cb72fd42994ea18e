#include "fuzz/reduce/search_simple.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "fuzz/reduce/boundary_order.h"
#include "fuzz/reduce/complexity.h"
#include "fuzz/reduce/parts.h"
#include "properties/choices.h"

namespace assay {
namespace {

/// How large the draws are allowed to be: at the bottom at the first question, at the top from the middle on.
struct Growth {
  std::uint64_t question, questions;

  /// An upper limit that grows from `low` to `high`.
  std::int64_t up_to(std::int64_t low, std::int64_t high) const {
    const auto steps = static_cast<std::uint64_t>(high - low + 1);
    return std::min(high, low + static_cast<std::int64_t>(2 * question * steps / questions));
  }
  bool second_half() const { return 2 * question >= questions; }
};

/// Numbers of one problem share a unit, so that they meet in ties.
class Numbers {
 public:
  Numbers(Choices& choices, Growth growth, SimpleSpace space) : choices_(choices), radius_(growth.up_to(1, 8)) {
    if (!growth.second_half()) return;
    unsigned_ = choices.chance(1, 2);
    // Tenths more often than the rest: only they meet rounding at an ordinary magnitude.
    constexpr Unit kUnits[] = {Unit::kOne,   Unit::kOne,   Unit::kTenth, Unit::kTenth,
                               Unit::kTenth, Unit::kSmall, Unit::kTiny,  Unit::kHuge};
    unit_ = kUnits[choices.below(std::size(kUnits) - (space.extremes ? 0 : 2))];
  }

  double next() {
    const std::int64_t k = unsigned_ ? choices_.between(0, radius_) : choices_.around_zero(radius_);
    const auto x = static_cast<double>(k);
    switch (unit_) {
      case Unit::kOne: return x;
      case Unit::kTenth: return x / 10;
      case Unit::kSmall: return std::ldexp(x, -40);
      case Unit::kTiny: return std::ldexp(x, -530);
      case Unit::kHuge: return std::ldexp(x, 510);
    }
    return x;
  }

 private:
  enum class Unit : std::uint8_t { kOne, kTenth, kSmall, kTiny, kHuge };
  Choices& choices_;
  std::int64_t radius_;
  bool unsigned_ = true;
  Unit unit_ = Unit::kOne;
};

/// A small problem. One without lists is its numbers; any other says below how small ones are drawn.
template <class Problem>
Problem draw(Choices& choices, Growth growth, SimpleSpace space) {
  static_assert(has_no_lists<Problem>());
  Problem problem;
  Numbers numbers(choices, growth, space);
  each_number(problem, [&](double& x, const auto&, std::size_t) { x = numbers.next(); });
  return problem;
}

template <>
ConvexPair draw(Choices& choices, Growth growth, SimpleSpace space) {
  const auto dimension = static_cast<std::uint32_t>(choices.between(2, std::max(2u, space.dimension_max)));
  ConvexPair pair{{dimension, {}}, {dimension, {}}};
  const std::int64_t size_max = growth.up_to(1, 4);
  const std::int64_t sizes[] = {choices.between(1, size_max), choices.between(1, size_max)};
  Numbers numbers(choices, growth, space);
  for (std::int64_t i = 0; i < sizes[0] * dimension; ++i) pair.a.coordinates.push_back(numbers.next());
  for (std::int64_t i = 0; i < sizes[1] * dimension; ++i) pair.b.coordinates.push_back(numbers.next());
  put_in_boundary_order(pair.a);
  put_in_boundary_order(pair.b);
  return pair;
}

/// A simple pair that moves straight on, more often than not a alone; in the second half it may turn by whole radians.
template <>
MovingPair draw(Choices& choices, Growth growth, SimpleSpace space) {
  MovingPair pair{draw<ConvexPair>(choices, growth, space), {}, {}};
  Numbers numbers(choices, growth, space);
  const std::uint32_t dimension = pair.bodies.a.dimension;
  for (Motion* motion : {&pair.of_a, &pair.of_b}) {
    if (motion == &pair.of_b && !choices.chance(1, 4)) break;
    for (std::uint32_t k = 0; k < dimension; ++k) {
      const double x = numbers.next();
      motion->displacement[k] = choices.chance(1, 2) && x != 0 ? -x : x;
    }
    if (growth.second_half() && choices.chance(1, 4)) motion->rotation[2] = static_cast<double>(choices.between(-3, 3));
  }
  return pair;
}

template <>
Cloud2 draw(Choices& choices, Growth growth, SimpleSpace space) {
  Cloud2 cloud;
  cloud.points.resize(static_cast<std::size_t>(choices.between(1, growth.up_to(1, 6))));
  Numbers numbers(choices, growth, space);
  for (Point2& point : cloud.points) {
    point.x = numbers.next();
    point.y = numbers.next();
  }
  return cloud;
}

template <>
Cloud3 draw(Choices& choices, Growth growth, SimpleSpace space) {
  Cloud3 cloud;
  cloud.points.resize(static_cast<std::size_t>(choices.between(1, growth.up_to(1, 8))));
  Numbers numbers(choices, growth, space);
  for (Point3& point : cloud.points) {
    point.x = numbers.next();
    point.y = numbers.next();
    point.z = numbers.next();
  }
  return cloud;
}

template <>
LpProblem draw(Choices& choices, Growth growth, SimpleSpace space) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(choices.between(1, growth.up_to(1, 3)));
  problem.columns = static_cast<std::uint32_t>(choices.between(1, growth.up_to(1, 3)));
  Numbers numbers(choices, growth, space);
  const auto fill = [&](std::vector<double>& values, std::size_t count) {
    values.resize(count);
    // Without negative numbers a linear program is never infeasible nor unbounded, and 0 is always optimal.
    for (double& x : values) x = choices.chance(1, 2) ? -numbers.next() : numbers.next();
    for (double& x : values) x = x == 0 ? 0 : x;
  };
  fill(problem.cost, problem.columns);
  fill(problem.matrix, std::size_t{problem.rows} * problem.columns);
  fill(problem.row_upper, problem.rows);
  problem.row_lower.assign(problem.rows, -kInfinity);
  problem.lower.assign(problem.columns, 0);
  problem.upper.assign(problem.columns, kInfinity);
  return problem;
}

Shape draw_shape(Choices& choices, Numbers& numbers, ShapeKind kind, std::uint32_t dimension, std::int64_t size_max) {
  Shape shape{kind, dimension, {}};
  const auto count = is_list(kind) ? static_cast<std::size_t>(choices.between(1, size_max)) : 1;
  shape.numbers.resize(count * numbers_each(kind, dimension));
  for (double& x : shape.numbers) x = numbers.next();
  std::vector<double>& x = shape.numbers;
  if (kind == ShapeKind::kBall) x.back() = std::abs(x.back());
  if (kind == ShapeKind::kMovingBall) x[2] = std::abs(x[2]);
  if (kind == ShapeKind::kOrientedBox) x[2] = std::abs(x[2]), x[3] = std::abs(x[3]);
  for (std::uint32_t k = 0; kind == ShapeKind::kBox && k < dimension; ++k)
    if (x[k] > x[dimension + k]) std::swap(x[k], x[dimension + k]);
  if (kind == ShapeKind::kPolygon) {
    Points ring{2, shape.numbers};
    put_in_boundary_order(ring);
    shape.numbers = ring.coordinates;
  }
  return shape;
}

template <>
ShapesProblem draw(Choices& choices, Growth growth, SimpleSpace space) {
  constexpr ShapeKind kBodies[] = {ShapeKind::kBall, ShapeKind::kBox, ShapeKind::kOrientedBox, ShapeKind::kPolygon};
  ShapesProblem problem;
  problem.question = static_cast<ShapesQuestion>(choices.below(kShapesQuestionNames.size()));
  const auto dimension = static_cast<std::uint32_t>(choices.between(2, std::max(2u, space.dimension_max)));
  const std::int64_t size_max = growth.up_to(1, 4);
  const ShapeKind bodies[] = {kBodies[choices.below(dimension == 2 ? 4 : 2)],
                              kBodies[choices.below(dimension == 2 ? 4 : 2)]};
  Numbers numbers(choices, growth, space);
  const auto draw = [&](ShapeKind kind, std::uint32_t of) { return draw_shape(choices, numbers, kind, of, size_max); };
  switch (problem.question) {
    case ShapesQuestion::kContact:
      problem.a = draw(bodies[0], dimension), problem.b = draw(bodies[1], dimension);
      break;
    case ShapesQuestion::kBounds: problem.a = draw(ShapeKind::kPoints, dimension); break;
    case ShapesQuestion::kMerge:
      problem.a = draw(ShapeKind::kBox, dimension), problem.b = draw(ShapeKind::kBox, dimension);
      break;
    case ShapesQuestion::kCentroid: problem.a = draw(ShapeKind::kPolygon, 2); break;
    case ShapesQuestion::kMotion: problem.a = draw(ShapeKind::kPoints, 2), problem.b = draw(ShapeKind::kMap, 2); break;
    case ShapesQuestion::kSweep:
      problem.a = draw(kBodies[choices.below(4)], 2), problem.b = draw(ShapeKind::kMovingBall, 2);
      break;
  }
  if (problem.b.kind == ShapeKind::kNone) problem.b.dimension = problem.a.dimension;
  return problem;
}

/// Magnitudes beyond which products of a few coordinates overflow or underflow.
constexpr std::uint64_t kOrdinaryExponent = 200;

template <class Problem>
SimpleSpace space_of(const Problem& problem) {
  SimpleSpace space{0, false};
  each_list(problem,
            [&](const auto& list) { space.dimension_max = std::max(space.dimension_max, dimension_of(list)); });
  space.dimension_max = std::min(space.dimension_max, 3u);
  each_number(problem, [&](double x, const auto& field, std::size_t) {
    space.extremes |= is_number(x, field.facts) && exponent_magnitude(x) > kOrdinaryExponent;
  });
  return space;
}
SimpleSpace space_of(const MovingPair& pair) { return space_of(pair.bodies); }

}  // namespace

template <class Problem>
std::optional<Problem> search_simple(const Fails<Problem>& still_fails, std::uint64_t questions, SimpleSpace space,
                                     const AskAhead<Problem>& ask_ahead) {
  std::vector<Problem> candidates;
  for (std::uint64_t question = 0; question < questions;) {
    const std::uint64_t end = std::min(questions, question + std::clamp(question, kAskedAheadFirst, kAskedAhead));
    candidates.clear();
    for (; question < end; ++question) {
      Choices choices(mix64(question + 1));
      candidates.push_back(draw<Problem>(choices, Growth{question, questions}, space));
    }
    if (ask_ahead) ask_ahead(candidates);
    for (Problem& candidate : candidates)
      if (still_fails(candidate)) return std::move(candidate);
  }
  return std::nullopt;
}

template <class Problem>
ReducedProblem<Problem> search_and_reduce(const Problem& problem, const Fails<Problem>& still_fails,
                                          ReduceBudget budget, const AskAhead<Problem>& ask_ahead) {
  std::uint64_t asked = 0;
  const Fails<Problem> counted = [&](const Problem& candidate) {
    ++asked;
    return still_fails(candidate);
  };
  const auto found = search_simple(counted, budget.questions / 2, space_of(problem), ask_ahead);
  const ReduceBudget rest{budget.questions - asked};
  const bool simpler = found && complexity_of(*found) < complexity_of(problem);
  auto result = reduce(simpler ? *found : problem, still_fails, rest, ask_ahead);
  result.questions += asked;
  return result;
}

#define ASSAY_INSTANTIATE(F)                                                                             \
  template std::optional<F::Problem> search_simple(const Fails<F::Problem>&, std::uint64_t, SimpleSpace, \
                                                   const AskAhead<F::Problem>&);                         \
  template Reduced<F> search_and_reduce(const F::Problem&, const Fails<F::Problem>&, ReduceBudget,       \
                                        const AskAhead<F::Problem>&);
ASSAY_FOR_EACH_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
