// Lemma   Multipliers y of the n coordinate rows of the program below, p and q of the two sums, r of t' - t = 0: y.a_i
//         <= -p and y.b_j >= q for all i, j, as the weights' reduced costs are not negative, and y.v_b = -r, t' being
//         free. At an optimum 0 < t* < 1 the reduced cost of t is 0: y.v = 1, and p + q = t*, so y.(b_j - a_i) >= t*
//         y.v: y parts the bodies at all earlier times. At t* = 1 it may be negative, which gives the same with y.v >=
//         1. A Farkas vector of an infeasible program has p + q + min(0, -y.v) > 0: it parts the bodies at t = 0 and at
//         t = 1.
#include "oracles/cast/exact_cast.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "oracles/cast/moving_problem.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/linear.h"
#include "oracles/exact/words.h"
#include "oracles/exact/work_bound.h"
#include "oracles/gjk/exact_phase_one.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/lp/exact/certify_lp.h"

namespace assay {
namespace {

/// Vertices and relative displacement over one power of two; a translated back so that only a moves.
struct MovingIntegers {
  std::size_t dimension = 0;
  int exponent = 0;
  std::vector<Integer> a, b, displacement;

  explicit MovingIntegers(const MovingPair& pair) : dimension(pair.bodies.a.dimension) {
    std::vector<double> all = pair.bodies.a.coordinates;
    all.insert(all.end(), pair.bodies.b.coordinates.begin(), pair.bodies.b.coordinates.end());
    for (const Motion* motion : {&pair.of_a, &pair.of_b})
      all.insert(all.end(), motion->displacement.begin(), motion->displacement.begin() + static_cast<long>(dimension));
    exponent = common_exponent(all);
    for (std::size_t i = 0; i < pair.bodies.a.size() * dimension; ++i)
      a.push_back(scaled_integer(pair.bodies.a.coordinates[i], exponent));
    for (std::size_t i = 0; i < pair.bodies.b.size() * dimension; ++i)
      b.push_back(scaled_integer(pair.bodies.b.coordinates[i], exponent));
    for (std::size_t k = 0; k < dimension; ++k)
      displacement.push_back(scaled_integer(pair.of_a.displacement[k], exponent) -
                             scaled_integer(pair.of_b.displacement[k], exponent));
  }
};

/// Minimise t over weights w of a and u of b, each with sum 1, with sum w_i a_i - sum u_j b_j + t v_a - t' v_b = 0 and
/// t' = t in [0, 1]: every coefficient is a double of the problem.
LpProblem cast_program(const MovingPair& pair) {
  const Points &a = pair.bodies.a, &b = pair.bodies.b;
  const std::uint32_t n = a.dimension, count_a = a.size(), count = count_a + b.size();
  LpProblem program;
  program.rows = n + 3;
  program.columns = count + 2;
  program.cost.assign(program.columns, 0);
  program.cost[count] = 1;
  program.matrix.assign(std::size_t{program.rows} * program.columns, 0);
  const auto at = [&](std::uint32_t row, std::uint32_t column) -> double& {
    return program.matrix[std::size_t{row} * program.columns + column];
  };
  for (std::uint32_t q = 0; q < count; ++q) {
    for (std::uint32_t k = 0; k < n; ++k) at(k, q) = q < count_a ? a[q][k] : -b[q - count_a][k];
    at(q < count_a ? n : n + 1, q) = 1;
  }
  for (std::uint32_t k = 0; k < n; ++k) {
    at(k, count) = pair.of_a.displacement[k];
    at(k, count + 1) = -pair.of_b.displacement[k];
  }
  at(n + 2, count) = 1, at(n + 2, count + 1) = -1;
  program.row_lower.assign(program.rows, 0);
  program.row_lower[n] = program.row_lower[n + 1] = 1;
  program.row_upper = program.row_lower;
  program.lower.assign(program.columns, 0);
  program.upper.assign(program.columns, kInfinity);
  program.upper[count] = 1;
  program.lower[count + 1] = -kInfinity;
  return program;
}

ExactCast solve(const MovingPair& pair) {
  ExactCast cast;
  if (has_empty_body(pair.bodies)) return cast;
  const std::uint32_t n = pair.bodies.a.dimension, count_a = pair.bodies.a.size();
  // What it may cost is the caller's to bound (work_bound.h): a limit here would pass for a refused certificate.
  constexpr LpWork kNoLimit{std::numeric_limits<decltype(LpWork::pivots)>::max(),
                            std::numeric_limits<decltype(LpWork::variables)>::max()};
  const Result<LpTruth> truth = certify_lp(cast_program(pair), kNoLimit);
  if (!truth) return cast;  // left unverified
  const auto normal_of = [&](const std::vector<Rational>& y) {
    cast.normal.assign(y.begin(), y.begin() + static_cast<std::ptrdiff_t>(n));
  };
  if (truth->status == LpStatus::kInfeasible) {
    normal_of(truth->farkas);
    return cast;
  }
  cast.time = truth->objective;
  normal_of(truth->y);
  const auto middle = truth->x.begin() + static_cast<std::ptrdiff_t>(count_a);
  cast.weights_a.assign(truth->x.begin(), middle);
  cast.weights_b.assign(middle, middle + static_cast<std::ptrdiff_t>(pair.bodies.b.size()));
  return cast;
}

/// Positive weights everywhere with equal sums put the origin into the relative interior of all differences; it is
/// interior where these span the space (certify_collision.cpp). Weights are 1 + w, w >= 0: the ones move to the
/// right-hand side. Columns 2 i and 2 i + 1 are a_i at 0 and at 1; those of b follow.
struct Sweep {
  IntegerProgram program;
  RationalMatrix directions;

  explicit Sweep(const MovingIntegers& moving) {
    const std::size_t n = moving.dimension;
    program.rows = n + 1;
    directions.columns = n;
    for (std::size_t i = 0; i < moving.a.size(); i += n)
      add(moving, &moving.a[i], 0, 1), add(moving, &moving.a[i], 1, 1);
    for (std::size_t j = 0; j < moving.b.size(); j += n) add(moving, &moving.b[j], 0, -1);
    program.rhs.assign(program.rows, Integer(0));
    for (std::size_t entry = 0; entry < program.matrix.size(); ++entry)
      program.rhs[entry % program.rows] -= program.matrix[entry];
  }

 private:
  void add(const MovingIntegers& moving, const Integer* vertex, const Integer& share, int side) {
    for (std::size_t k = 0; k < moving.dimension; ++k) {
      const Integer x = vertex[k] + share * moving.displacement[k];
      program.matrix.push_back(side * x);
      directions.entries.push_back(Rational(Integer(x - (side > 0 ? moving.a[k] : moving.b[k]))));
    }
    program.matrix.push_back(side);
    ++directions.rows;
  }
};

/// Each weight is 1 and what the solution has of it; both bodies have the same sum.
SweptContact outlasting(const PhaseOne& everywhere, std::size_t columns, std::size_t of_a) {
  SweptContact contact{true, {}, {}, {}};
  std::vector<Integer> all(columns, everywhere.denominator);
  for (std::size_t i = 0; i < everywhere.basic.size(); ++i) all[everywhere.basic[i]] += everywhere.value[i];
  const Integer sum = std::accumulate(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(of_a), Integer(0));
  for (std::size_t share = 0; share < 2; ++share)
    for (std::size_t q = share; q < of_a; q += 2) contact.weights_a.emplace_back(all[q], sum);
  for (std::size_t q = of_a; q < columns; ++q) contact.weights_b.emplace_back(all[q], sum);
  return contact;
}

using exact_cast_claims::kApproaches;
using exact_cast_claims::kCommonPoint;
using exact_cast_claims::kNoEarlierTime;
using exact_cast_claims::kPartsTheSweep;
using exact_cast_claims::kShape;
using exact_cast_claims::kTimeInRange;

Rational product(const std::vector<Rational>& normal, std::span<const double> point) {
  Rational sum = 0;
  for (std::size_t k = 0; k < normal.size(); ++k) sum += normal[k] * exact(point[k]);
  return sum;
}

}  // namespace

ExactCast exact_cast(const MovingPair& pair) {
  ExactCast cast = solve(pair);
  cast.verified = holds(check_exact_cast(pair, cast));
  return cast;
}

bool contact_outlasts_changes(const MovingPair& pair) {
  const Sweep sweep((MovingIntegers(pair)));
  return rank(sweep.directions) == sweep.directions.columns && phase_one(sweep.program).feasible;
}

SweptContact swept_contact(const MovingPair& pair) {
  const Sweep sweep((MovingIntegers(pair)));
  if (auto across = kernel_vector(sweep.directions)) return {false, {}, {}, *std::move(across)};
  const PhaseOne everywhere = phase_one(sweep.program);
  if (everywhere.feasible)
    return outlasting(everywhere, sweep.program.columns(), std::size_t{2} * pair.bodies.a.size());
  // y.x + s <= 0 of all x of a and y.x + s >= 0 of those of b, not all 0, as in certify_collision.cpp.
  SweptContact touch;
  for (std::size_t k = 0; k < sweep.directions.columns; ++k) touch.direction.emplace_back(-everywhere.multipliers[k]);
  return touch;
}

Verdict check_exact_cast(const MovingPair& pair, const ExactCast& cast) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (pair.turns()) return Undecided{"a body turns"};
  const Points &a = pair.bodies.a, &b = pair.bodies.b;
  if (has_empty_body(pair.bodies)) {
    if (cast.time) return Violated{kCommonPoint, "a body is empty", 0};
    return Holds{};
  }
  const std::vector<Rational> v = relative_displacement(pair);
  if (!cast.time || *cast.time > 0) {
    if (cast.normal.size() != a.dimension)
      return Violated{kShape, std::to_string(cast.normal.size()) + " entries of the normal", 0};
    Rational least = product(cast.normal, b[0]), greatest = product(cast.normal, a[0]), along = 0;
    for (std::uint32_t j = 1; j < b.size(); ++j) least = std::min(least, product(cast.normal, b[j]));
    for (std::uint32_t i = 1; i < a.size(); ++i) greatest = std::max(greatest, product(cast.normal, a[i]));
    for (std::uint32_t k = 0; k < a.dimension; ++k) along += cast.normal[k] * v[k];
    const Rational gap = least - greatest;
    if (!cast.time) {
      if (sign(gap) > 0 && sign(Rational(gap - along)) > 0) return Holds{};
      return Violated{kPartsTheSweep, "gaps " + in_words(gap) + " and " + in_words(Rational(gap - along)), 0};
    }
    if (sign(along) <= 0) return Violated{kApproaches, "normal.v = " + in_words(along), 0};
    if (gap < *cast.time * along) return Violated{kNoEarlierTime, "the gap is " + in_words(gap), 0};
  }
  if (*cast.time < 0 || *cast.time > 1) return Violated{kTimeInRange, in_words(*cast.time), 0};
  if (auto refused = refuse_convex_weights(a, cast.weights_a)) return *std::move(refused);
  if (auto refused = refuse_convex_weights(b, cast.weights_b)) return *std::move(refused);
  for (std::uint32_t k = 0; k < a.dimension; ++k) {
    Rational apart = *cast.time * v[k];
    for (std::uint32_t i = 0; i < a.size(); ++i) apart += cast.weights_a[i] * exact(a[i][k]);
    for (std::uint32_t j = 0; j < b.size(); ++j) apart -= cast.weights_b[j] * exact(b[j][k]);
    if (sign(apart) != 0) return Violated{kCommonPoint, "coordinate " + std::to_string(k) + " differs", 0};
  }
  return Holds{};
}

}  // namespace assay
