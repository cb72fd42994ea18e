// The common point: lemma, filter, exact fallback.
//
// Lemma   Let d_i = a[on_a[i]] - b[on_b[i]], i < k. If sum of l_i d_i = 0 with l_i >= 0, sum 1, then the point
//         sum of l_i a[on_a[i]] = sum of l_i b[on_b[i]] lies in both bodies. So "the origin is in conv{d_i}" proves
//         contact.
// Signs   For k = n + 1 let D_i = (-1)^i det(d_j : j != i). By Cramer sum of D_i d_i = 0. If some D_i != 0, the other n
//         differences are linearly independent, so every solution of sum of l_i d_i = 0 is a multiple of D: the origin
//         is in conv{d_i} iff no two D_i have opposite signs, and it is an interior point iff all are non-zero with one
//         sign (a simplex with strictly positive barycentric coordinates). If all D_i = 0 the differences span less
//         than R^n.
// Flat    In every case (Caratheodory) the origin is in conv{d_i} iff it is in conv of an affinely independent subset,
//         and there the system sum of l_i d_i = 0, sum of l_i = 1 has at most one solution: at most 15 small exact
//         solves.
#include <array>
#include <optional>

#include "oracles/exact/filter.h"
#include "oracles/exact/judge_counts.h"
#include "oracles/exact/linear.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

using namespace collision_claims;

enum class Origin : std::uint8_t { kOutside, kBoundaryOrFlat, kInterior };

/// Where the origin lies by the signs of all D_i, if they tell.
template <std::size_t Count>
std::optional<Origin> by_signs(const std::array<std::optional<int>, Count>& signs) {
  bool positive = false, negative = false, complete = true;
  for (const auto& s : signs) {
    if (!s)
      complete = false;
    else if (*s > 0)
      positive = true;
    else if (*s < 0)
      negative = true;
  }
  if (positive && negative) return Origin::kOutside;  // whatever the signs that are not known
  if (!complete || !(positive || negative)) return std::nullopt;
  for (const auto& s : signs) {
    if (*s == 0) return Origin::kBoundaryOrFlat;
  }
  return Origin::kInterior;
}

template <std::size_t N>
std::array<std::array<double, N>, N + 1> rounded_differences(const ConvexPair& pair, const Overlapping& witness) {
  std::array<std::array<double, N>, N + 1> d;
  for (std::size_t i = 0; i <= N; ++i) {
    const double* a = pair.a.coordinates.data() + std::size_t{witness.on_a[i]} * N;
    const double* b = pair.b.coordinates.data() + std::size_t{witness.on_b[i]} * N;
    for (std::size_t k = 0; k < N; ++k) d[i][k] = a[k] - b[k];
  }
  return d;
}

std::optional<int> negated(std::optional<int> s) { return s ? std::optional<int>(-*s) : s; }

std::optional<Origin> filter_origin(const ConvexPair& pair, const Overlapping& witness) {
  if (witness.size != pair.a.dimension + 1) return std::nullopt;
  switch (pair.a.dimension) {
    case 1: {
      // A difference of doubles has the sign of their comparison.
      const int first = sign_of_difference(pair.a.coordinates[witness.on_a[0]], pair.b.coordinates[witness.on_b[0]]);
      const int second = sign_of_difference(pair.a.coordinates[witness.on_a[1]], pair.b.coordinates[witness.on_b[1]]);
      return by_signs<2>({second, -first});
    }
    case 2: {
      const auto d = rounded_differences<2>(pair, witness);
      return by_signs<3>({det2_sign(d[1].data(), d[2].data()), negated(det2_sign(d[0].data(), d[2].data())),
                          det2_sign(d[0].data(), d[1].data())});
    }
    case 3: {
      const auto d = rounded_differences<3>(pair, witness);
      const double *p = d[0].data(), *q = d[1].data(), *r = d[2].data(), *s = d[3].data();
      return by_signs<4>(
          {det3_sign(q, r, s), negated(det3_sign(p, r, s)), det3_sign(p, q, s), negated(det3_sign(p, q, r))});
    }
    default: return std::nullopt;
  }
}

std::vector<std::vector<Rational>> exact_differences(const ConvexPair& pair, const Overlapping& witness) {
  std::vector<std::vector<Rational>> d(witness.size);
  for (std::uint32_t i = 0; i < witness.size; ++i) {
    for (std::uint32_t k = 0; k < pair.a.dimension; ++k) {
      d[i].push_back(exact(pair.a[witness.on_a[i]][k]) - exact(pair.b[witness.on_b[i]][k]));
    }
  }
  return d;
}

/// Barycentric coordinates of the origin in the differences that `subset` has a bit for, if they are unique and exist.
std::optional<std::vector<Rational>> barycentric(const std::vector<std::vector<Rational>>& d, unsigned subset) {
  std::vector<std::size_t> members;
  for (std::size_t i = 0; i < d.size(); ++i) {
    if (subset >> i & 1u) members.push_back(i);
  }
  const std::size_t n = d[0].size();
  RationalMatrix matrix(n + 1, members.size());
  std::vector<Rational> rhs(n + 1);
  for (std::size_t c = 0; c < members.size(); ++c) {
    for (std::size_t k = 0; k < n; ++k) matrix(k, c) = d[members[c]][k];
    matrix(n, c) = 1;
  }
  rhs[n] = 1;
  return solve(std::move(matrix), std::move(rhs));
}

bool all_positive(const std::vector<Rational>& values) {
  for (const Rational& value : values) {
    if (sign(value) <= 0) return false;
  }
  return true;
}

Origin exact_origin(const ConvexPair& pair, const Overlapping& witness) {
  const auto d = exact_differences(pair, witness);
  const unsigned whole = (1u << d.size()) - 1;
  // Larger subsets first: a simplex in general position is settled by the first solve.
  for (std::size_t members = d.size(); members > 0; --members) {
    for (unsigned subset = whole; subset > 0; --subset) {
      if (static_cast<std::size_t>(__builtin_popcount(subset)) != members) continue;
      const auto coordinates = barycentric(d, subset);
      if (!coordinates || !all_positive(*coordinates)) continue;
      return members == d[0].size() + 1 ? Origin::kInterior : Origin::kBoundaryOrFlat;
    }
  }
  return Origin::kOutside;
}

std::optional<Violated> refuse_indices(const ConvexPair& pair, const Overlapping& witness) {
  if (witness.size == 0 || witness.size > kWitnessCapacity) {
    return Violated{kIndicesInRange, std::to_string(witness.size) + " vertex pairs given, 1 to 4 make a witness", 0};
  }
  for (std::uint32_t i = 0; i < witness.size; ++i) {
    if (witness.on_a[i] < pair.a.size() && witness.on_b[i] < pair.b.size()) continue;
    return Violated{kIndicesInRange,
                    "pair " + std::to_string(i) + " is a[" + std::to_string(witness.on_a[i]) + "], b[" +
                        std::to_string(witness.on_b[i]) + "] of " + std::to_string(pair.a.size()) + " and " +
                        std::to_string(pair.b.size()) + " vertices",
                    0};
  }
  return std::nullopt;
}

/// Counts the judgement. Precondition: indices in range, coordinates finite, equal dimensions.
Origin origin_of(const ConvexPair& pair, const Overlapping& witness) {
  if (const auto decided = filter_origin(pair, witness)) {
    ++judge_counts().filtered;
    return *decided;
  }
  ++judge_counts().exact;
  return exact_origin(pair, witness);
}

}  // namespace

/// Claims  (1) indices in range: 1 to 4 pairs of vertices that exist (2) origin in the simplex.
/// Exact   signs of n + 1 determinants by filter for n <= 3 and k = n + 1, otherwise small solves in Q.
Verdict check_overlapping(const ConvexPair& pair, const Overlapping& witness) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (auto refused = refuse_indices(pair, witness)) return *std::move(refused);
  if (origin_of(pair, witness) != Origin::kOutside) return Holds{};
  std::string evidence = "the origin is outside the convex hull of the differences a[i] - b[j] of";
  for (std::uint32_t i = 0; i < witness.size; ++i) {
    evidence += (i > 0 ? ";" : "") + std::string(" a[") + std::to_string(witness.on_a[i]) +
                "] = " + in_words(pair.a[witness.on_a[i]]) + " and b[" + std::to_string(witness.on_b[i]) +
                "] = " + in_words(pair.b[witness.on_b[i]]);
  }
  return Violated{kOriginInSimplex, std::move(evidence), 0};
}

bool proves_common_interior(const ConvexPair& pair, const Overlapping& witness) {
  if (!why_not_a_problem(pair).empty() || refuse_indices(pair, witness)) return false;
  return witness.size == pair.a.dimension + 1 && origin_of(pair, witness) == Origin::kInterior;
}

}  // namespace assay
