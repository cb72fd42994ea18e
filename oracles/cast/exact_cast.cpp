// Lemma   Let s(n, t) = min over b of n.b - max over a of n.(a + t v). For fixed n it is affine in t with slope -n.v. Bodies
//         that are apart at t have an n with s(n, t) > 0. If n.v <= 0, or s(n, 1) > 0, they stay apart along n until 1.
//         Otherwise they stay apart until t' = t + s(n, t) / n.v, and s(n, t'') > 0 for all t'' < t', earlier ones than t
//         included: so no time before t' is a contact.
#include "oracles/cast/exact_cast.h"

#include <algorithm>

#include "oracles/cast/moving_problem.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/linear.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/exact_phase_one.h"
#include "oracles/gjk/integer_pair.h"

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

/// Columns (x, 1, 0) for the vertices of a and (-x, 0, 1) for those of b; the right-hand side (0, 1, 1).
class Meeting {
 public:
  explicit Meeting(std::size_t dimension) : dimension_(dimension) {
    program_.rows = dimension + 2;
    program_.rhs.assign(program_.rows, Integer(0));
    program_.rhs[dimension] = program_.rhs[dimension + 1] = 1;
  }
  /// The vertex times `factor` plus `share` of the displacement.
  void add_a(const Integer* vertex, const Integer& factor, const std::vector<Integer>& displacement,
             const Integer& share) {
    for (std::size_t k = 0; k < dimension_; ++k)
      program_.matrix.push_back(factor * vertex[k] + share * displacement[k]);
    program_.matrix.insert(program_.matrix.end(), {Integer(1), Integer(0)});
  }
  void add_b(const Integer* vertex, const Integer& factor) {
    for (std::size_t k = 0; k < dimension_; ++k) program_.matrix.push_back(-factor * vertex[k]);
    program_.matrix.insert(program_.matrix.end(), {Integer(0), Integer(1)});
  }
  PhaseOne solve() const { return phase_one(program_); }

 private:
  std::size_t dimension_;
  IntegerProgram program_;
};

/// From a to b: Farkas multipliers y have y.a_i + s <= 0 and -y.b_j + t <= 0 with s + t > 0.
std::vector<Integer> normal_of(const PhaseOne& apart, std::size_t dimension) {
  return {apart.multipliers.begin(), apart.multipliers.begin() + static_cast<std::ptrdiff_t>(dimension)};
}

Integer dot(const std::vector<Integer>& x, const Integer* y) {
  Integer sum = 0;
  for (std::size_t k = 0; k < x.size(); ++k) add_product(sum, x[k], y[k]);
  return sum;
}

/// min n.b - max n.a at t = 0.
Integer gap_along(const std::vector<Integer>& normal, const MovingIntegers& moving) {
  const std::size_t n = moving.dimension;
  Integer greatest = dot(normal, moving.a.data()), least = dot(normal, moving.b.data());
  for (std::size_t i = n; i < moving.a.size(); i += n) greatest = std::max(greatest, dot(normal, &moving.a[i]));
  for (std::size_t j = n; j < moving.b.size(); j += n) least = std::min(least, dot(normal, &moving.b[j]));
  return least - greatest;
}

void take_weights(const PhaseOne& meeting, std::size_t size_a, std::size_t size_b, ExactCast& cast) {
  cast.weights_a.assign(size_a, Rational(0));
  cast.weights_b.assign(size_b, Rational(0));
  for (std::size_t i = 0; i < meeting.basic.size(); ++i) {
    const std::size_t q = meeting.basic[i];
    if (q >= size_a + size_b) continue;  // an artificial column at 0
    const Rational weight(meeting.value[i], meeting.denominator);
    (q < size_a ? cast.weights_a[q] : cast.weights_b[q - size_a]) = weight;
  }
}

ExactCast solve(const MovingPair& pair) {
  ExactCast cast;
  if (has_empty_body(pair.bodies)) return cast;
  const MovingIntegers moving(pair);
  const std::size_t n = moving.dimension, size_a = moving.a.size() / n, size_b = moving.b.size() / n;
  const auto as_rationals = [](const std::vector<Integer>& vector) {
    return std::vector<Rational>(vector.begin(), vector.end());
  };
  Meeting sweep(n);
  for (std::size_t i = 0; i < size_a; ++i) {
    sweep.add_a(&moving.a[i * n], 1, moving.displacement, 0);
    sweep.add_a(&moving.a[i * n], 1, moving.displacement, 1);
  }
  for (std::size_t j = 0; j < size_b; ++j) sweep.add_b(&moving.b[j * n], 1);
  if (const PhaseOne swept = sweep.solve(); !swept.feasible) {
    cast.normal = as_rationals(normal_of(swept, n));
    return cast;
  }
  Rational time = 0;
  for (;;) {
    const Integer p = numerator(time), q = denominator(time);
    Meeting now(n);
    for (std::size_t i = 0; i < size_a; ++i) now.add_a(&moving.a[i * n], q, moving.displacement, p);
    for (std::size_t j = 0; j < size_b; ++j) now.add_b(&moving.b[j * n], q);
    const PhaseOne moment = now.solve();
    if (moment.feasible) {
      cast.time = time;
      take_weights(moment, size_a, size_b, cast);
      return cast;
    }
    const std::vector<Integer> normal = normal_of(moment, n);
    const Integer approach = dot(normal, moving.displacement.data());
    if (sign(approach) <= 0) return cast;  // contradicts the sweep; left unverified
    cast.normal = as_rationals(normal);
    const Rational next(gap_along(normal, moving), approach);
    if (next <= time || next > 1) return cast;
    time = next;
  }
}

/// Positive weights everywhere with equal sums put the origin into the relative interior of all differences; it is interior
/// where these span the space (certify_collision.cpp). Weights are 1 + w, w >= 0: the ones move to the right-hand side.
bool origin_is_interior(const MovingIntegers& moving) {
  const std::size_t n = moving.dimension;
  IntegerProgram program;
  program.rows = n + 1;
  RationalMatrix directions;
  directions.columns = n;
  const auto add = [&](const Integer* vertex, const Integer& share, int side) {
    for (std::size_t k = 0; k < n; ++k) {
      const Integer x = vertex[k] + share * moving.displacement[k];
      program.matrix.push_back(side * x);
      directions.entries.push_back(Rational(Integer(x - (side > 0 ? moving.a[k] : moving.b[k]))));
    }
    program.matrix.push_back(side);
    ++directions.rows;
  };
  for (std::size_t i = 0; i < moving.a.size(); i += n) add(&moving.a[i], 0, 1), add(&moving.a[i], 1, 1);
  for (std::size_t j = 0; j < moving.b.size(); j += n) add(&moving.b[j], 0, -1);
  program.rhs.assign(program.rows, Integer(0));
  for (std::size_t entry = 0; entry < program.matrix.size(); ++entry)
    program.rhs[entry % program.rows] -= program.matrix[entry];
  return rank(directions) == n && phase_one(program).feasible;
}

using exact_cast_claims::kApproaches;
using exact_cast_claims::kCommonPoint;
using exact_cast_claims::kNoEarlierTime;
using exact_cast_claims::kPartsTheSweep;
using exact_cast_claims::kShape;
using exact_cast_claims::kTimeInRange;
using exact_cast_claims::kWeightsNonNegative;
using exact_cast_claims::kWeightsSumToOne;

Rational product(const std::vector<Rational>& normal, std::span<const double> point) {
  Rational sum = 0;
  for (std::size_t k = 0; k < normal.size(); ++k) sum += normal[k] * exact(point[k]);
  return sum;
}

std::optional<Violated> refuse_weights(const Points& body, const std::vector<Rational>& weights) {
  if (weights.size() != body.size()) return Violated{kShape, std::to_string(weights.size()) + " weights", 0};
  Rational sum = 0;
  for (const Rational& weight : weights) {
    if (sign(weight) < 0) return Violated{kWeightsNonNegative, in_words(weight), 0};
    sum += weight;
  }
  if (sum != 1) return Violated{kWeightsSumToOne, in_words(sum), 0};
  return std::nullopt;
}

}  // namespace

ExactCast exact_cast(const MovingPair& pair) {
  ExactCast cast = solve(pair);
  cast.verified = holds(check_exact_cast(pair, cast));
  return cast;
}

bool contact_outlasts_changes(const MovingPair& pair) { return origin_is_interior(MovingIntegers(pair)); }

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
  if (auto refused = refuse_weights(a, cast.weights_a)) return *std::move(refused);
  if (auto refused = refuse_weights(b, cast.weights_b)) return *std::move(refused);
  for (std::uint32_t k = 0; k < a.dimension; ++k) {
    Rational apart = *cast.time * v[k];
    for (std::uint32_t i = 0; i < a.size(); ++i) apart += cast.weights_a[i] * exact(a[i][k]);
    for (std::uint32_t j = 0; j < b.size(); ++j) apart -= cast.weights_b[j] * exact(b[j][k]);
    if (sign(apart) != 0) return Violated{kCommonPoint, "coordinate " + std::to_string(k) + " differs", 0};
  }
  return Holds{};
}

}  // namespace assay
