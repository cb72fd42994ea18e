// What the judge of sums of polygons says of right sums, and of sums that are nearly right.
#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/hull2/minkowski_sum.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull2/check_minkowski_sum.h"

namespace assay::known {
namespace {

struct Drawn : DrawnBits {
  /// Up to `most` points, none, one and all on a line among them.
  std::vector<Point2> body(std::uint64_t most) {
    std::vector<Point2> points(below(most + 1));
    const bool is_flat = below(4) == 0;
    for (Point2& p : points) {
      p = {whole_or_generic(2), whole_or_generic(2)};
      if (is_flat) p.y = 2 * p.x;
    }
    return points;
  }
};

/// A vertex more, less, twice, exchanged with another, or of another point.
void spoil(Drawn& drawn, std::vector<SumVertex>& ccw) {
  const std::uint64_t change = drawn.below(6);
  if (ccw.empty() || change == 0) {
    ccw.push_back({static_cast<std::uint32_t>(drawn.below(3)), static_cast<std::uint32_t>(drawn.below(3))});
    return;
  }
  const std::size_t at = drawn.below(ccw.size()), other = drawn.below(ccw.size());
  switch (change) {
    case 1: ccw.erase(ccw.begin() + static_cast<std::ptrdiff_t>(at)); break;
    case 2: ccw.insert(ccw.begin() + static_cast<std::ptrdiff_t>(at), SumVertex(ccw[other])); break;
    case 3: std::swap(ccw[at], ccw[other]); break;
    case 4: ccw[at].on_a = static_cast<std::uint32_t>(drawn.below(ccw[at].on_a + 2)); break;
    default: ccw[at].on_b = static_cast<std::uint32_t>(drawn.below(ccw[at].on_b + 2));
  }
}

KnownWords judged_sums() {
  Drawn drawn{{std::mt19937_64(12)}};
  FoldedRun run;
  for (int k = 0; k < 150; ++k) {
    const auto a = drawn.body(6), b = drawn.body(6);
    const PolygonSumAnswer answer = minkowski_sum(a, b);
    run.take(answer.index());
    const auto* sum = std::get_if<PolygonSum>(&answer);
    if (sum == nullptr) continue;
    for (const SumVertex& vertex : sum->ccw) run.take(vertex.on_a), run.take(vertex.on_b);
    run.take(check_minkowski_sum(a, b, *sum));
    for (int turn = 0; turn < 6; ++turn) {
      PolygonSum other = *sum;
      spoil(drawn, other.ccw);
      run.take(check_minkowski_sum(a, b, other));
    }
    // Once more around, or around the other way.
    PolygonSum twice = *sum, reversed = *sum;
    twice.ccw.insert(twice.ccw.end(), sum->ccw.begin(), sum->ccw.end());
    std::reverse(reversed.ccw.begin(), reversed.ccw.end());
    run.take(check_minkowski_sum(a, b, twice));
    run.take(check_minkowski_sum(a, b, reversed));
  }
  return {run.folded()};
}

}  // namespace

void add_judges_of_sums(KnownAnswers& all) {
  all.push_back({"oracles/hull2/minkowski_sums", Asked::kByCheck, judged_sums, {16247500578411025019u}});
}

}  // namespace assay::known
