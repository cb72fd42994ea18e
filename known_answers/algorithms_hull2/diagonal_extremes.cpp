// The points that reach farthest in the diagonal directions where halves of coordinates round.
#include <cmath>

#include "algorithms/hull2/production/inner_rectangle.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords diagonal_extremes() {
  DrawnBits drawn{std::mt19937_64(33)};
  FoldedRun run;
  for (const int exponent : {-1074, -1073, -1022, 0, 1019})
    for (int i = 0; i < 100; ++i) {
      std::vector<Point2> points(2 + drawn.below(6));
      for (Point2& p : points)
        for (double* x : {&p.x, &p.y}) *x = std::ldexp(static_cast<double>(drawn.below(21)) - 10, exponent);
      hull::DiagonalExtremes whole, half, other;
      whole.look_at(points);
      half.look_at(std::span(points).first(points.size() / 2));
      other.look_at(std::span(points).subspan(points.size() / 2));
      half.look_at(other);
      for (const hull::DiagonalExtremes& seen : {whole, half}) {
        for (const Point2& p : {seen.south_west, seen.south_east, seen.north_east, seen.north_west})
          run.take(p.x), run.take(p.y);
        run.take(seen.finite);
      }
    }
  return {run.folded()};
}

}  // namespace

void add_diagonal_extremes(KnownAnswers& all) {
  all.push_back({"algorithms/hull2/diagonal_extremes", Asked::kByCheck, diagonal_extremes, {17432492263522391467u}});
}

}  // namespace assay::known
