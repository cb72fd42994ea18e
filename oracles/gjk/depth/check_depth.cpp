// The depth promise, without a square root.
//
// Lemma   Put H(n) = max over a of n.a - min over b of n.b, and D the least H(n) / |n| over all n, or 0 where that is
//         negative: the length of the shortest move of b that leaves no common interior. Let d be the depth answered, n
//         its normal, g the promise as a length. Asked are d - g <= D <= d + g, and that b moved along n by some length
//         of [d - g, d + g], none below 0, shares no interior with a.
// Filter  H(n) <= (d + g) |n| proves D <= d + g, as D <= max(0, H(n) / |n|), and that b moved by d + g along n shares
//         no interior with a, as n then separates them weakly. That it fails convicts nobody: bodies that overlap along
//         n may share no point. d - g <= D is proved by a closed surface of differences (enclosing_surface.h) that an
//         expansion in double proposes.
// Exact   D^2 is worked out (exact_depth.h); whether the moved bodies overlap is decided by certificates about them
//         (moved_overlap.h), at both ends of the range.
#include "oracles/gjk/depth/check_depth.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/depth/along_normal.h"
#include "oracles/gjk/depth/check_facet.h"
#include "oracles/gjk/depth/check_normal.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/depth/moved_overlap.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

using namespace depth_claims;

constexpr HarnessDefect kRefusedDepth{"an exact depth was refused"};

/// What is common to both judges: why there is nothing to judge.
std::optional<Verdict> not_to_be_judged(const ConvexPair& pair) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (!has_empty_body(pair) && pair.a.dimension > 3) return Undecided{"depths are judged in up to three dimensions"};
  return std::nullopt;
}

/// d - g <= D by a closed surface, in double.
bool surface_proves(const ConvexPair& pair, const Rational& least) {
  if (sign(least) <= 0) return true;
  const auto surface = propose_surface(pair, approximate(least));
  return surface && encloses_ball(pair, *surface, least * least);
}

Violated wrong_depth(const ConvexPair& pair, const Penetrating& witness, const ExactDepth& truth,
                     const Promise& promise) {
  const Rational extent = extent_of(pair);
  const double off = over_extent(exact(witness.depth) - rounded_root(truth.squared), extent);
  std::string along;
  for (const Integer& entry : truth.normal) along += (along.empty() ? "" : ", ") + in_words(Rational(entry));
  return {kDepthWithinPromise,
          "the depth is " + in_words(witness.depth) + "; the square of the exact one, along (" + along + "), is " +
              in_words(truth.squared) + (off > 0 ? ", less by " : ", more by ") + in_words(std::abs(off)) + " L, " +
              in_words(promise),
          std::abs(off)};
}

/// How deep a and b + length n / |n| overlap, over L, with the moved vertices rounded: a magnitude, no judgement. Where
/// they are beyond the doubles, how deep a and b overlap.
double rounded_overlap(const ConvexPair& pair, const AlongNormal& along, const Rational& length) {
  ConvexPair moved = pair;
  const double times = square_root(length * length / along.length2());
  if (!std::isfinite(times)) return relative_depth(pair);
  for (std::size_t i = 0; i < moved.b.coordinates.size(); ++i)
    moved.b.coordinates[i] += approximate(along.normal()[i % pair.b.dimension] * exact(times));
  if (!why_not_a_problem(moved).empty()) return relative_depth(pair);
  const Rational extent = extent_of(pair);
  return relative_depth(moved) * over_extent(extent_of(moved), extent);
}

/// The breach that is worst: the first of the greatest magnitude.
Violated worst_of(std::vector<Violated>& breaches) {
  return std::move(*std::max_element(breaches.begin(), breaches.end(), [](const Violated& one, const Violated& other) {
    return one.magnitude < other.magnitude;
  }));
}

}  // namespace

/// Claims  (1) depth finite and not negative (2) depth within promise: d - g <= D <= d + g (3) moved bodies overlap no
///         more: for some x of [max(0, d - g), d + g] the bodies a and b + x n / |n| share no interior points (4) the
///         facet's, where one is given (check_facet.h). (3), and the facet's place, are asked where n is a direction.
/// Order   (1) before all; of the others that are false the one of the greatest magnitude is named.
/// Magnitude  of (2) |d - D|, of (3) the depth that is left after the move by d + g, over L.
Verdict check_depth(const ConvexPair& pair, const Penetrating& witness, const Promise& promise) {
  if (auto open = not_to_be_judged(pair)) return *std::move(open);
  if (has_empty_body(pair)) return NotJudged{"an empty body has no depth"};
  if (!std::isfinite(witness.depth) || witness.depth < 0)
    return Violated{kDepthFinite, "the depth is " + in_words(witness.depth), 0};
  if (!promise.binds()) return NotJudged{"nothing is promised about penetration depths"};

  const Rational gap = length_of(promise, pair), depth = exact(witness.depth);
  const Rational least = std::max(Rational(0), Rational(depth - gap)), most = depth + gap;
  std::optional<AlongNormal> along;
  if (is_direction(pair, witness)) along.emplace(pair, witness.normal);
  const bool apart_along = along && along->overlap_is_at_most(most);
  bool filtered = true;
  std::vector<Violated> breaches;
  if (!apart_along || !surface_proves(pair, least)) {
    filtered = false;
    const auto truth = exact_depth(pair);
    if (!truth || !truth->verified) return kRefusedDepth;
    if (least * least > truth->squared || most * most < truth->squared)
      breaches.push_back(wrong_depth(pair, witness, *truth, promise));
  }
  bool open = false;
  if (along && !apart_along) {
    switch (overlap_after_moves(pair, along->normal(), along->length2(), least, most)) {
      case StillOverlapping::kNot: break;
      case StillOverlapping::kOpen: open = true; break;
      case StillOverlapping::kDefect: return HarnessDefect{"an exact certificate was refused"};
      case StillOverlapping::kAlways: {
        const double left = rounded_overlap(pair, *along, most);
        breaches.push_back({kMovedBodiesTouch,
                            "moved by the depth " + in_words(witness.depth) + " along " + in_words(witness.normal) +
                                ", and by all that is within the promise, b still overlaps a, by about " +
                                in_words(left) + " L; " + in_words(promise),
                            left});
      }
    }
  }
  filtered = refuse_facet(pair, witness, along ? &*along : nullptr, gap, breaches) && filtered;
  ++(filtered && (!along || along->by_filter()) ? judge_counts().filtered : judge_counts().exact);
  if (!breaches.empty()) return worst_of(breaches);
  if (open) return Undecided{"the moved bodies touch to within what encloses a root"};
  return Holds{};
}

/// Claim  (1) depth left out is within promise: D^2 <= g^2. Always exact.
Verdict check_no_depth(const ConvexPair& pair, const Promise& promise) {
  if (auto open = not_to_be_judged(pair)) return *std::move(open);
  if (has_empty_body(pair)) return Holds{};
  if (!promise.binds()) return NotJudged{"nothing is promised about penetration depths"};
  ++judge_counts().exact;
  const auto depth = exact_depth(pair);
  if (!depth || !depth->verified) return kRefusedDepth;
  const Rational gap = length_of(promise, pair);
  if (depth->squared <= gap * gap) return Holds{};
  const double magnitude = over_extent(rounded_root(depth->squared), extent_of(pair));
  return Violated{
      kNoDepthIsLeft,
      "no penetration is reported; the bodies overlap by " + in_words(magnitude) + " L, " + in_words(promise),
      magnitude};
}

}  // namespace assay
