// The normal promise, without a square root.
//
// Lemma   Put H(n) = max over a of n.a - min over b of n.b, and D the least H(n) / |n| over all n, or 0 where that is
//         negative. The bodies overlap by H(n) / |n| along n, so D is the overlap along the best direction, and b moved
//         by D + g along n leaves none along n iff H(n) / |n| <= D + g.
// Exact   With q = H(n)^2 / n.n, s = D^2: sqrt(q) <= sqrt(s) + g iff r = q - s - g^2 has r <= 0 or r^2 <= 4 g^2 s.
//         Before D is worked out, a closed surface of differences that encloses the ball of a radius no less than H(n)
//         / |n| - g proves the claim (enclosing_surface.h).
#include "oracles/gjk/depth/check_normal.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/depth/along_normal.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

using namespace normal_claims;

bool is_zero(const Penetrating& witness) {
  return std::all_of(witness.normal.begin(), witness.normal.end(), [](double entry) { return entry == 0; });
}

std::optional<Violated> refuse_numbers(const ConvexPair& pair, const Penetrating& witness) {
  const std::string normal = "the normal is " + in_words(witness.normal);
  for (const double entry : witness.normal) {
    if (!std::isfinite(entry)) return Violated{normal_claims::kFinite, normal, 0};
  }
  for (std::size_t k = pair.a.dimension; k < witness.normal.size(); ++k) {
    if (witness.normal[k] != 0) return Violated{normal_claims::kWithinDimension, normal, 0};
  }
  return std::nullopt;
}

constexpr NotJudged kNoDirection{
    "the bodies overlap by no more than the promise on depths, and the engine states nothing about normals there"};

/// A closed surface proves H(n) / |n| - g <= D in double.
bool surface_proves(const ConvexPair& pair, const AlongNormal& along, const Rational& gap) {
  const double overlap = along.rounded_overlap();
  if (!std::isfinite(overlap)) return false;
  const Rational radius = exact(overlap) - gap;
  if (sign(radius) <= 0) return false;
  const auto surface = propose_surface(pair, approximate(radius));
  return surface && encloses_ball(pair, *surface, radius * radius);
}

}  // namespace

bool is_direction(const ConvexPair& pair, const Penetrating& witness) {
  return !refuse_numbers(pair, witness) && !is_zero(witness);
}

/// Claims  (1) normal finite (2) within the dimension (3) not zero (4) the overlap along it is the least within the
///         promise: H(n) / |n| <= D + g. By a default (3) and (4) are asked where D > g alone.
/// Magnitude  of (4) by how much the overlap exceeds D, over L.
Verdict check_normal(const ConvexPair& pair, const Penetrating& witness, const Promise& promise) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair)) return NotJudged{"an empty body has no depth, and so no normal"};
  if (pair.a.dimension > 3) return Undecided{"normals are judged in up to three dimensions"};
  if (auto refused = refuse_numbers(pair, witness)) return *std::move(refused);
  if (!promise.binds()) return NotJudged{"nothing is promised about normals"};
  const Rational gap = length_of(promise, pair);
  const Violated zero{kNotZero, "the normal is " + in_words(witness.normal), 0};
  if (is_zero(witness) && promise.stated) return zero;

  std::optional<AlongNormal> along;
  if (!is_zero(witness)) {
    along.emplace(pair, witness.normal);
    if (along->overlap_is_certainly_at_most(gap) || surface_proves(pair, *along, gap)) {
      ++judge_counts().filtered;
      return Holds{};
    }
  }
  ++judge_counts().exact;
  if (along && along->overlap_is_at_most(gap)) return Holds{};
  const auto depth = exact_depth(pair);
  if (!depth || !depth->verified) return HarnessDefect{"an exact depth was refused"};
  if (!promise.stated && depth->squared <= gap * gap) return kNoDirection;
  if (!along) return zero;
  const Rational overlap = along->squared_overlap(), rest = overlap - depth->squared - gap * gap;
  if (sign(rest) <= 0 || rest * rest <= 4 * gap * gap * depth->squared) return Holds{};
  const Rational extent = extent_of(pair);
  const double excess = over_extent(rounded_root(overlap) - rounded_root(depth->squared), extent);
  return Violated{kLeastOverlap,
                  "along " + in_words(witness.normal) + " the bodies overlap by " +
                      in_words(over_extent(rounded_root(overlap), extent)) + " L, along the best direction by " +
                      in_words(over_extent(rounded_root(depth->squared), extent)) + " L: more by " + in_words(excess) +
                      " L, " + in_words(promise),
                  excess};
}

}  // namespace assay
