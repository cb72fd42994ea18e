// Exact certificates of contact.
//
// Separated    min n.a > max n.b: the lemma of check_separated.cpp.
// Touching     A common point and n != 0 with min n.a >= max n.b: for a, b of the interiors n.a > n.b would hold
//              strictly, so there is no common interior; and n.(a - b) >= 0 for all differences, so the origin is not
//              interior to a - b.
// Overlapping  Let p be the common point, S the vertices of a with positive weight, T those of b. A convex combination
//              with positive weights is in the relative interior of the hull, so p is in ri conv S and ri conv T, and
//              the origin in ri conv S - ri conv T = ri(conv S - conv T). The affine hull of that difference contains
//              the origin and has the direction space spanned by S - S and T - T. If that is R^n, the origin is an
//              interior point of conv S - conv T, hence of a - b.
// Distance     check_distance.cpp with gap 0: |v|^2 = h(v) forces |v| to be the distance.
#include "oracles/gjk/check_certificate.h"

#include <algorithm>

#include "oracles/exact/linear.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

using namespace certificate_claims;

Rational dot(const std::vector<Rational>& direction, std::span<const double> point) {
  Rational sum = 0;
  for (std::size_t k = 0; k < direction.size(); ++k) {
    if (!direction[k].is_zero() && point[k] != 0) sum += direction[k] * exact(point[k]);
  }
  return sum;
}

/// min direction.a - max direction.b, b as given.
Rational separation(const ConvexPair& pair, const std::vector<Rational>& direction) {
  Rational least = dot(direction, pair.a[0]), greatest = dot(direction, pair.b[0]);
  for (std::uint32_t i = 1; i < pair.a.size(); ++i) least = std::min(least, dot(direction, pair.a[i]));
  for (std::uint32_t j = 1; j < pair.b.size(); ++j) greatest = std::max(greatest, dot(direction, pair.b[j]));
  return least - greatest;
}

std::vector<Rational> weighted_point(const Points& body, const std::vector<Rational>& weights) {
  std::vector<Rational> point(body.dimension);
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    if (weights[i].is_zero()) continue;
    for (std::uint32_t k = 0; k < body.dimension; ++k) point[k] += weights[i] * exact(body[i][k]);
  }
  return point;
}

/// Differences to the first vertex of positive weight, one a row, of both bodies together.
RationalMatrix support_directions(const ConvexPair& pair, const CollisionCertificate& certificate) {
  RationalMatrix directions;
  directions.columns = pair.a.dimension;
  const auto add = [&](const Points& body, const std::vector<Rational>& weights) {
    std::optional<std::uint32_t> first;
    for (std::uint32_t i = 0; i < body.size(); ++i) {
      if (weights[i].is_zero()) continue;
      if (!first) {
        first = i;
        continue;
      }
      for (std::uint32_t k = 0; k < body.dimension; ++k) {
        directions.entries.push_back(exact(body[i][k]) - exact(body[*first][k]));
      }
      ++directions.rows;
    }
  };
  add(pair.a, certificate.weights_a);
  add(pair.b, certificate.weights_b);
  return directions;
}

}  // namespace

std::optional<Violated> refuse_convex_weights(const Points& body, const std::vector<Rational>& weights) {
  if (weights.size() != body.size()) return Violated{kShape, std::to_string(weights.size()) + " weights", 0};
  Rational sum = 0;
  for (const Rational& weight : weights) {
    if (sign(weight) < 0) return Violated{kWeightsNonNegative, in_words(weight), 0};
    sum += weight;
  }
  if (sum != 1) return Violated{kWeightsSumToOne, in_words(sum), 0};
  return std::nullopt;
}

/// Claims  (of a and b + move) separated: (1) shape (2) normal separates strictly. touching: (1) shape (2) normal not
///         zero (3) normal separates weakly (4)-(6) weights as below. overlapping: (4) weights non-negative (5) weights
///         sum to one (6) common point (7) support spans the space.
Verdict check_certificate(const ConvexPair& pair, const CollisionCertificate& certificate,
                          const std::vector<Rational>& move) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (certificate.by_filter) return Undecided{"the certificate is a witness that tier 0 accepted"};
  if (certificate.contact == Contact::kSeparated && has_empty_body(pair)) return Holds{};
  if (has_empty_body(pair)) return Violated{kCommonPoint, "a body is empty", 0};
  if (!move.empty() && move.size() != pair.a.dimension)
    return Violated{kShape, std::to_string(move.size()) + " entries of the move", 0};
  if (certificate.contact != Contact::kOverlapping) {
    if (certificate.normal.size() != pair.a.dimension) {
      return Violated{kShape, std::to_string(certificate.normal.size()) + " entries of the normal", 0};
    }
    const bool strict = certificate.contact == Contact::kSeparated;
    if (!strict && std::all_of(certificate.normal.begin(), certificate.normal.end(),
                               [](const Rational& x) { return x.is_zero(); })) {
      return Violated{kNormalNotZero, "every entry is 0", 0};
    }
    Rational gap = separation(pair, certificate.normal);
    for (std::size_t k = 0; k < move.size(); ++k) gap -= certificate.normal[k] * move[k];
    if (strict && sign(gap) > 0) return Holds{};
    if (strict) return Violated{kSeparatesStrictly, "min n.a - max n.b = " + in_words(gap), 0};
    if (sign(gap) < 0) return Violated{kSeparatesWeakly, "min n.a - max n.b = " + in_words(gap), 0};
  }
  if (auto refused = refuse_convex_weights(pair.a, certificate.weights_a)) return *std::move(refused);
  if (auto refused = refuse_convex_weights(pair.b, certificate.weights_b)) return *std::move(refused);
  std::vector<Rational> on_b = weighted_point(pair.b, certificate.weights_b);
  for (std::size_t k = 0; k < move.size(); ++k) on_b[k] += move[k];
  if (weighted_point(pair.a, certificate.weights_a) != on_b) {
    return Violated{kCommonPoint, "the weights give two points", 0};
  }
  if (certificate.contact == Contact::kOverlapping && rank(support_directions(pair, certificate)) < pair.a.dimension) {
    return Violated{kSpansTheSpace, "the vertices of positive weight span less than the space", 0};
  }
  return Holds{};
}

/// Claims  (1) shape (2) weights non-negative (3) weights sum to one (4) squared distance of the points (5) no duality
/// gap.
Verdict check_exact_distance(const ConvexPair& pair, const ExactDistance& distance) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair)) return Undecided{"an empty body has no distance"};
  if (auto refused = refuse_convex_weights(pair.a, distance.weights_a)) return *std::move(refused);
  if (auto refused = refuse_convex_weights(pair.b, distance.weights_b)) return *std::move(refused);
  std::vector<Rational> v = weighted_point(pair.a, distance.weights_a);
  const std::vector<Rational> q = weighted_point(pair.b, distance.weights_b);
  Rational squared = 0;
  for (std::size_t k = 0; k < v.size(); ++k) {
    v[k] -= q[k];
    squared += v[k] * v[k];
  }
  if (squared != distance.squared)
    return Violated{kSquaredDistance, in_words(squared) + ", not " + in_words(distance.squared), 0};
  const Rational gap = squared - separation(pair, v);
  if (sign(gap) != 0) return Violated{kNoGap, "|v|^2 - h(v) = " + in_words(gap), 0};
  return Holds{};
}

}  // namespace assay
