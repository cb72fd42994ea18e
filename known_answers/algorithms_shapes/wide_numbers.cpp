// Doubles with an exponent that does not end, far from each other, and rings of which the origin sees two sides.
#include <array>
#include <vector>

#include "algorithms/shapes/separation.h"
#include "algorithms/shapes/wide.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

void take_wide(FoldedRun& run, const shapes::Wide& x) {
  run.take_number(x.mantissa);
  run.take(x.exponent);
}

/// Sums, and vectors of length one along an axis, which take no root that is not exact.
KnownWords wide_numbers() {
  using shapes::Wide;
  FoldedRun run;
  const Wide numbers[] = {Wide{},
                          {0, 7},
                          Wide::of(1),
                          Wide::of(-0.7),
                          Wide::of(3, -3000),
                          Wide::of(0.1, 3000),
                          Wide::of(-5, 60),
                          Wide::of(1, -1060),
                          Wide::of(0.3, -1080),
                          {0, -3000}};
  for (const Wide& x : numbers)
    for (const Wide& y : numbers) {
      take_wide(run, x + y);
      take_wide(run, x * y);
      if (y.mantissa != 0) take_wide(run, x / y);
      take_wide(run, -x + y);
    }
  for (const std::int64_t exponent : {-5000, -1, 0, 2000})
    for (const std::int64_t other : {-8000, -6000})
      for (std::size_t axis = 0; axis < 3; ++axis) {
        std::array<Wide, 3> v{};
        v[axis] = {0.5, exponent};
        v[(axis + 1) % 3] = {-0.5, other};
        if (other == -6000) v[(axis + 2) % 3] = {0.75, exponent - 4000};
        for (const double x : shapes::unit_vector(v)) run.take_number(x);
      }
  return {run.folded()};
}

/// From a pentagon and a needle, begun at each corner, of origins on a grid around: the nearest point may be a corner
/// of a side that comes late.
KnownWords turned_rings() {
  FoldedRun run;
  using Ring = std::vector<shapes::Vector2<double>>;
  const Ring pentagon = {{0, 0}, {1, 0}, {2, 0.125}, {2.5, 1.5}, {2.25, 1.75}}, needle = {{0, 0}, {8, -1}, {8, 1}};
  for (const Ring& corners : {pentagon, needle})
    for (std::size_t begin = 0; begin < corners.size(); ++begin)
      for (int i = -12; i <= 40; ++i)
        for (int j = -12; j <= 12; ++j) {
          Ring ring;
          for (std::size_t k = 0; k < corners.size(); ++k) {
            const auto& corner = corners[(begin + k) % corners.size()];
            ring.push_back({corner.x - i * 0.25, corner.y - j * 0.25});
          }
          const shapes::Separation<double> found = shapes::from_ring(ring);
          run.take(found.side);
          for (const double x : {found.square, found.under, found.normal[0], found.normal[1]}) run.take(x);
        }
  return {run.folded()};
}

}  // namespace

void add_wide_numbers(KnownAnswers& all) {
  all.push_back({"shapes/wide_numbers", Asked::kByCheck, wide_numbers, {17274441511946480062u}});
  all.push_back({"shapes/turned_rings", Asked::kByCheck, turned_rings, {4302379395207070239u}});
}

}  // namespace assay::known
