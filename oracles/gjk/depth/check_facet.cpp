// Lemma   Differences w_i with n.w_i >= H(n) - g |n| lie within g of the plane that supports a - b along n, whose
//         distance from the origin is H(n) / |n|.
#include "oracles/gjk/depth/check_facet.h"

#include <string>

#include "oracles/exact/linear.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/depth/check_depth.h"
#include "oracles/gjk/promise.h"

namespace assay {
namespace {

using namespace depth_claims;

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

bool spans_exactly(const ConvexPair& pair, const Penetrating& witness) {
  const std::size_t n = pair.a.dimension;
  const auto entry = [&](std::size_t i, std::size_t k) {
    return Rational(exact(pair.a[witness.on_a[i]][k]) - exact(pair.b[witness.on_b[i]][k]));
  };
  RationalMatrix edges(n - 1, n);
  for (std::size_t i = 0; i + 1 < n; ++i) {
    for (std::size_t k = 0; k < n; ++k) edges(i, k) = entry(i + 1, k) - entry(0, k);
  }
  return rank(std::move(edges)) == n - 1;
}

}  // namespace

bool refuse_facet(const ConvexPair& pair, const Penetrating& witness, AlongNormal* along, const Rational& gap,
                  std::vector<Violated>& refused) {
  if (witness.size == 0) return true;
  if (witness.size != pair.a.dimension) {
    refused.push_back({kFacetInRange, "the facet has " + std::to_string(witness.size) + " differences", 0});
    return true;
  }
  const auto name = [&](std::uint32_t i) {
    return "a[" + std::to_string(witness.on_a[i]) + "] - b[" + std::to_string(witness.on_b[i]) + "]";
  };
  for (std::uint32_t i = 0; i < witness.size; ++i) {
    if (witness.on_a[i] < pair.a.size() && witness.on_b[i] < pair.b.size()) continue;
    refused.push_back({kFacetInRange,
                       "the facet names " + name(i) + " of " + std::to_string(pair.a.size()) + " and " +
                           std::to_string(pair.b.size()) + " vertices",
                       0});
    return true;
  }
  const bool filtered = spans_certainly(pair, witness);
  if (!filtered && !spans_exactly(pair, witness))
    refused.push_back({kFacetSpans, "the facet's differences lie in less than a plane", 0});
  for (std::uint32_t i = 0; along != nullptr && i < witness.size; ++i) {
    if (along->is_behind_by_at_most(witness.on_a[i], witness.on_b[i], gap)) continue;
    const double behind =
        over_extent(rounded_root(along->squared_behind(witness.on_a[i], witness.on_b[i])), extent_of(pair));
    refused.push_back({kFacetAttained,
                       name(i) + " of the facet is behind the farthest difference along the normal by " +
                           in_words(behind) + " L, the promise on depths is " +
                           in_words(over_extent(gap, extent_of(pair))) + " L",
                       behind});
  }
  return filtered;
}

}  // namespace assay
