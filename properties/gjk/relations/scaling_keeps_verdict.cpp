#include "properties/gjk/relations/scaling_keeps_verdict.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/filter.h"
#include "properties/gjk/parts/same_verdict.h"

namespace assay {
namespace {

/// Exponents k != 0 to ask about, upwards first. The coordinates are multiples of 2^low and less than 2^high: times 2^k
/// they are doubles if low + k >= -1074 and high + k <= 1024.
std::vector<int> scales_of(const ConvexPair& pair) {
  if (!all_finite(pair.a.coordinates) || !all_finite(pair.b.coordinates)) return {};
  int low = std::numeric_limits<int>::max(), high = std::numeric_limits<int>::min();
  for (const Points* body : {&pair.a, &pair.b}) {
    for (const double x : body->coordinates) {
      if (x == 0) continue;
      low = std::min(low, common_exponent({&x, 1}));
      high = std::max(high, std::ilogb(x) + 1);
    }
  }
  constexpr int kGreatest = ScalingKeepsVerdict::kGreatestScale;
  if (low > high) return {kGreatest, -kGreatest};  // every coordinate is 0
  const int up = std::min(kGreatest, std::numeric_limits<double>::max_exponent - high);
  const int down =
      std::min(kGreatest, low - (std::numeric_limits<double>::min_exponent - std::numeric_limits<double>::digits));
  std::vector<int> scales;
  if (up >= 1) scales.push_back(up);
  if (down >= 1) scales.push_back(-down);
  return scales;
}

}  // namespace

void ScalingKeepsVerdict::ask(const ConvexPair& pair, std::vector<ConvexPair>& questions) {
  questions.assign(1, pair);
  for (const int k : scales_of(pair)) {
    questions.push_back(pair);
    for (Points* body : {&questions.back().a, &questions.back().b}) {
      for (double& x : body->coordinates) x = std::ldexp(x, k);
    }
  }
}

Verdict ScalingKeepsVerdict::judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                                   const Court<GjkFamily>&) {
  std::vector<std::string> transforms;
  for (const int k : scales_of(pair)) transforms.push_back("scaled by 2^" + std::to_string(k));
  return same_verdict(pair, replies, transforms, {kSame, kSameWhereTouching});
}

}  // namespace assay
