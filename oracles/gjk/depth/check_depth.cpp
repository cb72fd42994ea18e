// The depth promise, without a square root.
//
// Lemma   Put H(n) = max over a of n.a - min over b of n.b, and D the least H(n) / |n| over all n, or 0 where that is
//         negative: the length of the shortest move of b that leaves no common interior. Let d be the depth answered, n its
//         normal, g the promise in units of length. If (1) H(n) <= (d + g) |n| and (2) d - g <= D, then |d - D| <= g,
//         because D <= max(0, H(n) / |n|) <= d + g. (1) says that b moved by d along n overlaps a along n by no more than
//         g; (2) says that after any move of length d (1 - delta) with d delta > g the bodies still overlap, and that along
//         n the moved bodies are no more than g apart, as H(n) >= D |n|.
// Facet   Differences w_i with n.w_i >= H(n) - g |n| lie within g of the plane that supports a - b along n, whose distance
//         from the origin is H(n) / |n|, by (1) and (2) within g of d.
// Exact   (1) is H <= 0 or H^2 <= (d + g)^2 |n|^2. (2) is proved by a closed surface of differences (enclosing_surface.h)
//         that an expansion in double proposes; where that fails, D^2 is worked out (exact_depth.h).
#include "oracles/gjk/depth/check_depth.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "oracles/exact/enclosed_rational.h"
#include "oracles/exact/judge_counts.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/gjk/support_scan.h"

namespace assay {
namespace {

using namespace depth_claims;

/// The largest coordinate extent of both bodies together.
Rational extent_of(const ConvexPair& pair) {
  const Extents extents = extents_of(pair);
  Rational largest = 0;
  for (std::size_t k = 0; k < pair.a.dimension; ++k) {
    largest = std::max(largest, Rational(exact(extents.highest[k]) - exact(extents.lowest[k])));
  }
  return largest;
}

/// Everything about the answer's normal in integers: the bodies times 2^-exponent, the normal times a power of two.
struct ExactNormal {
  IntegerPair pair;
  std::vector<Integer> normal;
  Integer support, length2;  ///< H(n), |n|^2

  ExactNormal(const ConvexPair& problem, const Penetrating& witness) : pair(to_integers(problem)) {
    const int exponent = common_exponent(witness.normal);
    std::vector<Integer> back;
    for (std::size_t k = 0; k < pair.dimension; ++k) {
      normal.push_back(scaled_integer(witness.normal[k], exponent));
      back.push_back(-normal.back());
      add_product(length2, normal[k], normal[k]);
    }
    const IntegerSupport at = integer_support(pair, back);
    support = at.greatest_b - at.least_a;
  }
  Rational unit() const { return power_of_two(pair.exponent); }
  /// n.(a_i - b_j)
  Integer along(std::uint32_t i, std::uint32_t j) const {
    Integer value = 0;
    for (std::size_t k = 0; k < normal.size(); ++k) {
      add_product(value, normal[k], pair.vertex_a(i)[k] - pair.vertex_b(j)[k]);
    }
    return value;
  }
  /// value <= length |n|, both in units of the bodies; length >= 0.
  bool is_at_most(const Integer& value, const Rational& length) const {
    if (sign(value) <= 0) return true;
    const Rational scaled = length / unit();
    return Rational(value * value) <= scaled * scaled * Rational(length2);
  }
  /// value / |n| over `extent`, rounded.
  double relative(const Integer& value, const Rational& extent) const {
    const Rational scaled = extent / unit();
    const double size = std::sqrt(approximate(Rational(value * value) / (scaled * scaled * Rational(length2))));
    return sign(value) < 0 ? -size : size;
  }
};

/// What double arithmetic proves about the normal.
struct RoundedNormal {
  Enclosure support, length2;

  RoundedNormal(const ConvexPair& pair, const Penetrating& witness) {
    const auto& n = witness.normal;
    const SupportScan scan = scan_supports(pair, {-n[0], -n[1], -n[2]});
    support = Enclosure{scan.greatest_b, scan.error} - Enclosure{scan.least_a, scan.error};
    length2 = exactly(n[0]) * exactly(n[0]) + exactly(n[1]) * exactly(n[1]) + exactly(n[2]) * exactly(n[2]);
  }
  bool is_at_most(Enclosure value, Enclosure length) const {
    if (certain_sign(value) == -1) return true;
    return certain_sign(length * length * length2 - value * value) == 1;
  }
};

bool spans_certainly(const ConvexPair& pair, const Penetrating& witness) {
  const std::size_t n = pair.a.dimension;
  if (n == 1) return true;
  const auto entry = [&](std::size_t i, std::size_t k) {
    return exactly(pair.a[witness.on_a[i]][k]) - exactly(pair.b[witness.on_b[i]][k]);
  };
  std::array<std::array<Enclosure, 3>, 2> edge{};
  for (std::size_t i = 0; i + 1 < n; ++i) {
    for (std::size_t k = 0; k < n; ++k) edge[i][k] = entry(i + 1, k) - entry(0, k);
  }
  for (std::size_t k = 0; k < n; ++k) {
    const std::size_t next = (k + 1) % n;
    const Enclosure minor = n == 2 ? edge[0][k] : edge[0][k] * edge[1][next] - edge[0][next] * edge[1][k];
    if (certain_sign(minor)) return true;
  }
  return false;
}

bool spans_exactly(const ExactNormal& exact_normal, const Penetrating& witness) {
  const std::size_t n = exact_normal.normal.size();
  std::array<std::array<Integer, 3>, 2> edge;
  for (std::size_t i = 0; i + 1 < n; ++i) {
    for (std::size_t k = 0; k < n; ++k) {
      const auto entry = [&](std::size_t m) {
        return Integer(exact_normal.pair.vertex_a(witness.on_a[m])[k] - exact_normal.pair.vertex_b(witness.on_b[m])[k]);
      };
      edge[i][k] = entry(i + 1) - entry(0);
    }
  }
  for (std::size_t k = 0; k < n; ++k) {
    const std::size_t next = (k + 1) % n;
    const Integer minor = n == 2 ? edge[0][k] : Integer(edge[0][k] * edge[1][next] - edge[0][next] * edge[1][k]);
    if (!minor.is_zero()) return true;
  }
  return n == 1;
}

std::optional<Violated> refuse_shape(const ConvexPair& pair, const Penetrating& witness) {
  const std::size_t n = pair.a.dimension;
  if (!std::isfinite(witness.depth) || witness.depth < 0) {
    return Violated{kDepthFinite, "the depth is " + in_words(witness.depth), 0};
  }
  const std::string normal = "the normal is " + in_words(witness.normal);
  for (const double entry : witness.normal) {
    if (!std::isfinite(entry)) return Violated{kNormalFinite, normal, 0};
  }
  for (std::size_t k = n; k < witness.normal.size(); ++k) {
    if (witness.normal[k] != 0) return Violated{kWithinDimension, normal, 0};
  }
  if (std::all_of(witness.normal.begin(), witness.normal.end(), [](double entry) { return entry == 0; })) {
    return Violated{kNormalNotZero, normal, 0};
  }
  if (witness.size == 0) return std::nullopt;
  if (witness.size != n) {
    return Violated{kFacetInRange, "the facet has " + std::to_string(witness.size) + " differences", 0};
  }
  for (std::uint32_t i = 0; i < witness.size; ++i) {
    if (witness.on_a[i] < pair.a.size() && witness.on_b[i] < pair.b.size()) continue;
    return Violated{kFacetInRange,
                    "the facet names a[" + std::to_string(witness.on_a[i]) + "] - b[" +
                        std::to_string(witness.on_b[i]) + "] of " + std::to_string(pair.a.size()) + " and " +
                        std::to_string(pair.b.size()) + " vertices",
                    0};
  }
  return std::nullopt;
}

/// Claim (6): nothing where it holds. `filtered` stays true where double arithmetic was enough.
std::optional<Verdict> refuse_shorter_move(const ConvexPair& pair, const Penetrating& witness, const Rational& extent,
                                           double depth_gap, bool& filtered) {
  const Rational least = exact(witness.depth) - exact(depth_gap) * extent;
  if (sign(least) <= 0) return std::nullopt;
  const Rational squared = least * least;
  const auto surface = propose_surface(pair, approximate(least));
  if (surface && encloses_ball(pair, *surface, squared)) return std::nullopt;
  filtered = false;
  const auto depth = exact_depth(pair);
  if (!depth || !depth->verified) return HarnessDefect{"an exact depth was refused"};
  if (squared <= depth->squared) return std::nullopt;
  const double shorter = std::sqrt(approximate(depth->squared / (extent * extent)));
  const double excess = approximate(exact(witness.depth) / extent) - shorter;
  std::string along;
  for (const Integer& entry : depth->normal) along += (along.empty() ? "" : ", ") + in_words(Rational(entry));
  return Violated{kNoShorterMove,
                  "the depth is " + in_words(witness.depth) + "; the square of the exact one, along (" + along +
                      "), is " + in_words(depth->squared) + ", less by " + in_words(excess) + " L, promised " +
                      in_words(depth_gap) + " L",
                  excess};
}

}  // namespace

/// Claims  (1) depth finite and not negative (2) normal finite, within the dimension, not zero (3) facet, where given, of as
///         many differences as the dimension, indices in range (4) moved bodies overlap no more: H(n) <= (d + g L) |n| (5)
///         the facet's differences span a plane, and the normal is greatest on them: n.w >= H(n) - g L |n| (6) no shorter
///         move separates: d - g L <= D.
/// Magnitude  by how much the depth or the overlap after the move exceeds what is right, over L.
/// Exact   double enclosures first, integers where they leave a claim open.
Verdict check_depth(const ConvexPair& pair, const Penetrating& witness, double depth_gap) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair)) return Undecided{"an empty body has no depth"};
  if (pair.a.dimension > 3) return Undecided{"depths are judged in up to three dimensions"};
  if (!(depth_gap > 0) || !std::isfinite(depth_gap)) return Undecided{"no depth is promised"};
  if (auto refused = refuse_shape(pair, witness)) return *std::move(refused);

  const Rational extent = extent_of(pair), gap = exact(depth_gap) * extent;
  const Rational allowed = exact(witness.depth) + gap;
  const RoundedNormal rounded(pair, witness);
  std::optional<ExactNormal> integers;
  const auto exactly_known = [&]() -> const ExactNormal& {
    if (!integers) integers.emplace(pair, witness);
    return *integers;
  };

  if (!rounded.is_at_most(rounded.support, enclosed(allowed))) {
    const ExactNormal& normal = exactly_known();
    if (!normal.is_at_most(normal.support, allowed)) {
      ++judge_counts().exact;
      const double overlap = normal.relative(normal.support, extent);
      const double excess = overlap - approximate(exact(witness.depth) / extent);
      return Violated{kMovedBodiesTouch,
                      "along " + in_words(witness.normal) + " the bodies overlap by " + in_words(overlap) +
                          " L, the depth is " + in_words(witness.depth) + ", promised within " + in_words(depth_gap) +
                          " L",
                      excess};
    }
  }
  if (witness.size > 0 && !spans_certainly(pair, witness) && !spans_exactly(exactly_known(), witness)) {
    ++judge_counts().exact;
    return Violated{kFacetSpans, "the facet's differences lie in less than a plane", 0};
  }
  for (std::uint32_t i = 0; i < witness.size; ++i) {
    Enclosure along{0, 0};
    for (std::size_t k = 0; k < pair.a.dimension; ++k) {
      along = along +
              exactly(witness.normal[k]) * (exactly(pair.a[witness.on_a[i]][k]) - exactly(pair.b[witness.on_b[i]][k]));
    }
    if (rounded.is_at_most(rounded.support - along, enclosed(gap))) continue;
    const ExactNormal& normal = exactly_known();
    const Integer behind = normal.support - normal.along(witness.on_a[i], witness.on_b[i]);
    if (normal.is_at_most(behind, gap)) continue;
    ++judge_counts().exact;
    const double magnitude = normal.relative(behind, extent);
    return Violated{kFacetAttained,
                    "a[" + std::to_string(witness.on_a[i]) + "] - b[" + std::to_string(witness.on_b[i]) +
                        "] of the facet is behind the farthest difference along the normal by " + in_words(magnitude) +
                        " L, promised " + in_words(depth_gap) + " L",
                    magnitude};
  }
  bool filtered = !integers;
  auto refused = refuse_shorter_move(pair, witness, extent, depth_gap, filtered);
  ++(filtered ? judge_counts().filtered : judge_counts().exact);
  return refused ? *std::move(refused) : Verdict{Holds{}};
}

/// Claim  (1) depth left out is within promise: D^2 <= (g L)^2. Always exact.
Verdict check_no_depth(const ConvexPair& pair, double depth_gap) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair)) return Holds{};
  if (pair.a.dimension > 3) return Undecided{"depths are judged in up to three dimensions"};
  if (!(depth_gap > 0) || !std::isfinite(depth_gap)) return Undecided{"no depth is promised"};
  ++judge_counts().exact;
  const auto depth = exact_depth(pair);
  if (!depth || !depth->verified) return HarnessDefect{"an exact depth was refused"};
  const Rational extent = extent_of(pair), gap = exact(depth_gap) * extent;
  if (depth->squared <= gap * gap) return Holds{};
  const double magnitude = std::sqrt(approximate(depth->squared / (extent * extent)));
  return Violated{kNoDepthIsLeft,
                  "no penetration is reported; the bodies overlap by " + in_words(magnitude) + " L, promised within " +
                      in_words(depth_gap) + " L",
                  magnitude};
}

}  // namespace assay
