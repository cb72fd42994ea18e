// The exact finish: contact as two feasibility questions.
//
// First   Is there l, m >= 0 with sum of l_i a_i = sum of m_j b_j, sum of l = 1, sum of m = 1? If not, Farkas
//         multipliers (y, s, t) have y.a_i + s <= 0 for all i, -y.b_j + t <= 0 for all j and s + t > 0, so n = -y has
//         n.a_i >= s > -t >= n.b_j: the bodies are separated.
// Second  If so, are there l, m >= 1 with sum of l_i a_i = sum of m_j b_j and sum of l = sum of m? If so, all vertices
//         have positive weight in one common point. If not, Farkas multipliers (y, s) have y.a_i + s <= 0 and
//         -y.b_j - s <= 0, and the sum of all these terms is not 0, so n = -y has n.a_i >= s >= n.b_j, not all equal.
//         Hence n != 0: touching.
// Span    With positive weights everywhere the bodies overlap iff the directions of both span R^n
//         (check_certificate.cpp); otherwise any normal of the span makes n.a = n.b for all vertices: touching. A
//         solution of the first question whose own support spans R^n proves overlap without the second.
#include "oracles/gjk/certify_collision.h"

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/linear.h"
#include "oracles/exact/recalled.h"
#include "oracles/gjk/check_certificate.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/exact_phase_one.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

/// Columns a_i and -b_j. with_sums: a row each for the sums of l and m; otherwise one row for their difference.
IntegerProgram collision_program(const IntegerPair& pair, bool with_sums) {
  const std::size_t n = pair.dimension;
  IntegerProgram program;
  program.rows = n + (with_sums ? 2 : 1);
  program.matrix.reserve(program.rows * (pair.size_a() + pair.size_b()));
  program.rhs.assign(program.rows, Integer(0));
  for (std::size_t i = 0; i < pair.size_a(); ++i) {
    program.matrix.insert(program.matrix.end(), pair.vertex_a(i), pair.vertex_a(i) + n);
    program.matrix.push_back(1);
    if (with_sums) program.matrix.push_back(0);
  }
  for (std::size_t j = 0; j < pair.size_b(); ++j) {
    for (std::size_t k = 0; k < n; ++k) program.matrix.push_back(-pair.vertex_b(j)[k]);
    program.matrix.push_back(with_sums ? 0 : -1);
    if (with_sums) program.matrix.push_back(1);
  }
  if (with_sums) {
    program.rhs[n] = program.rhs[n + 1] = 1;
  } else {
    // l = 1 + l', m = 1 + m': the ones move to the right-hand side.
    for (std::size_t entry = 0; entry < program.matrix.size(); ++entry)
      program.rhs[entry % program.rows] -= program.matrix[entry];
  }
  return program;
}

std::vector<Rational> normal_from(const std::vector<Integer>& multipliers, std::size_t dimension) {
  std::vector<Rational> normal;
  for (std::size_t k = 0; k < dimension; ++k) normal.emplace_back(-multipliers[k]);
  return normal;
}

/// Weights of both bodies from l and m of a solution plus `offset` each, divided by their sums.
void take_weights(const IntegerPair& pair, const PhaseOne& solution, int offset, CollisionCertificate& certificate) {
  std::vector<Integer> all(pair.size_a() + pair.size_b(), offset * solution.denominator);
  for (std::size_t i = 0; i < solution.basic.size(); ++i) all[solution.basic[i]] += solution.value[i];
  Integer sum_a = 0, sum_b = 0;
  for (std::size_t i = 0; i < all.size(); ++i) (i < pair.size_a() ? sum_a : sum_b) += all[i];
  certificate.weights_a.clear();
  certificate.weights_b.clear();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i < pair.size_a())
      certificate.weights_a.emplace_back(all[i], sum_a);
    else
      certificate.weights_b.emplace_back(all[i], sum_b);
  }
}

/// Differences to the first vertex that has positive weight, over the others that have.
RationalMatrix directions_of_support(const IntegerPair& pair, const CollisionCertificate& certificate) {
  RationalMatrix directions;
  directions.columns = pair.dimension;
  const auto add = [&](const std::vector<Integer>& body, const std::vector<Rational>& weights) {
    std::size_t first = weights.size();
    for (std::size_t i = 0; i < weights.size(); ++i) {
      if (weights[i].is_zero()) continue;
      if (first == weights.size()) {
        first = i;
        continue;
      }
      for (std::size_t k = 0; k < pair.dimension; ++k) {
        directions.entries.emplace_back(body[i * pair.dimension + k] - body[first * pair.dimension + k]);
      }
      ++directions.rows;
    }
  };
  add(pair.a, certificate.weights_a);
  add(pair.b, certificate.weights_b);
  return directions;
}

CollisionCertificate finish_exactly(const IntegerPair& integers) {
  CollisionCertificate certificate;
  const PhaseOne meeting = phase_one(collision_program(integers, true));
  if (!meeting.feasible) {
    certificate.normal = normal_from(meeting.multipliers, integers.dimension);
    return certificate;
  }
  take_weights(integers, meeting, 0, certificate);
  if (rank(directions_of_support(integers, certificate)) == integers.dimension) {
    certificate.contact = Contact::kOverlapping;
    return certificate;
  }
  certificate.contact = Contact::kTouching;
  const PhaseOne everywhere = phase_one(collision_program(integers, false));
  if (!everywhere.feasible) {
    certificate.normal = normal_from(everywhere.multipliers, integers.dimension);
    return certificate;
  }
  take_weights(integers, everywhere, 1, certificate);
  if (auto normal = kernel_vector(directions_of_support(integers, certificate))) {
    certificate.normal = *std::move(normal);
  } else {
    certificate.contact = Contact::kOverlapping;
  }
  return certificate;
}

/// What tier 0 accepts of somebody's answer, if that settles the contact.
bool settles(const ConvexPair& pair, const GjkAnswer& witness, Contact& contact) {
  if (const auto* separated = std::get_if<Separated>(&witness)) {
    contact = Contact::kSeparated;
    return holds(check_separated(pair, *separated));
  }
  if (const auto* along = std::get_if<SeparatedAlong>(&witness)) {
    contact = Contact::kSeparated;
    return holds(check_separated_along(pair, *along));
  }
  if (const auto* overlapping = std::get_if<Overlapping>(&witness)) {
    contact = Contact::kOverlapping;
    return proves_common_interior(pair, *overlapping);
  }
  return false;
}

/// Without anybody's witness.
CollisionCertificate found_certificate(const ConvexPair& pair) {
  ++judge_counts().exact;
  CollisionCertificate certificate;
  if (!has_empty_body(pair)) certificate = finish_exactly(to_integers(pair));
  certificate.verified = holds(check_certificate(pair, certificate));
  return certificate;
}

}  // namespace

CollisionCertificate certify_collision(const ConvexPair& pair, const GjkAnswer* witness) {
  CollisionCertificate accepted;
  if (witness != nullptr && settles(pair, *witness, accepted.contact)) {
    accepted.by_filter = true;
    return accepted;
  }
  thread_local Recalled<ConvexPair, CollisionCertificate> known;
  return known.of(pair, [&] { return found_certificate(pair); });
}

CollisionCertificate certify_moved(const ConvexPair& pair, const std::vector<Rational>& move) {
  IntegerPair integers = to_integers(pair);
  // In the unit of the pair the move has rational entries; times their common denominator all are integers.
  std::vector<Rational> entries;
  Integer common = 1;
  for (const Rational& entry : move) {
    entries.push_back(entry / power_of_two(integers.exponent));
    common = lcm(common, Integer(denominator(entries.back())));
  }
  for (Integer& x : integers.a) x *= common;
  for (std::size_t i = 0; i < integers.b.size(); ++i)
    integers.b[i] = integers.b[i] * common + Integer(numerator(Rational(entries[i % integers.dimension] * common)));
  CollisionCertificate certificate = finish_exactly(integers);
  certificate.verified = holds(check_certificate(pair, certificate, move));
  return certificate;
}

}  // namespace assay
