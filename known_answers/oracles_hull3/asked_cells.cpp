// Cells of directions asked directly: directions that are none, places at the borders of what is surely covered, and
// how steep a function over a cell may be.
#include <array>
#include <cmath>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull3/direction_cells.h"

namespace assay::known {
namespace {

DirectionCells unit_cells(std::uint32_t side) { return {{0, 0, 0}, {1, 1, 1}, side}; }

/// Directions along axes and diagonals, of the origin itself, and of coordinates that are no numbers.
KnownWords places() {
  FoldedRun run;
  const DirectionCells cells = unit_cells(4);
  const auto numbers = {0.0, -0.0, 1.0, -1.0, 0.5, -0x1p-1074, kEndless, kNoNumber};
  for (const double x : numbers)
    for (const double y : numbers)
      for (const double z : numbers) {
        const DirectionCells::Place at = cells.place({x, y, z});
        run.take(at.cell), run.take(at.column), run.take(at.row);
        run.take_number(at.x, 9), run.take_number(at.y, 9);
      }
  return {run.folded()};
}

/// A cube, but for one corner of every face, which is nearer.
SureReach cube_with_dents(const DirectionCells& cells, double dent) {
  return SureReach(cells, [dent](std::uint32_t, double x, double y) {
    const double far = x > 0 && y > 0 ? dent : 1;
    return DirectionCells::Seen{far, far * x, far * y};
  });
}

/// Where a place is no longer covered, to the last bit: by the function of its cell, and by each border.
KnownWords flips_of_covers() {
  FoldedRun run;
  const DirectionCells cells = unit_cells(2);
  const SureReach reach = cube_with_dents(cells, 0.75);
  for (const double x : {0.25, -0.75})
    for (const double y : {0.5, -0.375}) {
      const DirectionCells::Place middle = cells.place({0.5, 0.5 * x, 0.5 * y});
      for (double DirectionCells::Seen::*entry :
           {&DirectionCells::Seen::a, &DirectionCells::Seen::b, &DirectionCells::Seen::c})
        for (const double way : {1.0, -1.0})
          run.take(flip(0, 64, [&](double by) {
            DirectionCells::Place at = middle;
            at.seen.*entry += way * by;
            return reach.covers(at);
          }));
      run.take(flip(0, 0.5, [&](double near) {
        DirectionCells::Place at = middle;
        at.seen.a = near * 0x1p-90, at.seen.b = at.seen.c = 0;
        return reach.covers(at);
      }));
      for (double DirectionCells::Place::*quotient : {&DirectionCells::Place::x, &DirectionCells::Place::y})
        for (const double way : {1.0, -1.0})
          run.take(flip(0, 2, [&](double by) {
            DirectionCells::Place at = middle;
            at.*quotient += way * by;
            return reach.covers(at);
          }));
      // Exactly at each border.
      for (const double inset : {0x1p-20, std::nextafter(0x1p-20, 0)})
        for (const std::uint32_t further : {0u, 1u}) {
          DirectionCells::Place at = middle;
          at.x = cells.line(at.column + further) + (further == 0 ? inset : -inset);
          run.take(reach.covers(at));
          at = middle;
          at.y = cells.line(at.row + further) + (further == 0 ? inset : -inset);
          run.take(reach.covers(at));
        }
    }
  return {run.folded()};
}

/// How near a corner may be until the function over its cell is too steep, and how far off its direction.
KnownWords flips_of_functions() {
  FoldedRun run;
  for (std::uint32_t side = 1; side < 5; ++side) {
    const DirectionCells cells = unit_cells(side);
    const auto last = cells.place({0x1p-30, 0x1p-30 * (1 - 0.5 / side), 0x1p-30 * (1 - 0.5 / side)});
    run.take(flip(0x1p-40, 1, [&](double dent) { return cube_with_dents(cells, dent).covers(last); }));
    for (const double way : {1.0, -1.0})
      for (double DirectionCells::Seen::*entry : {&DirectionCells::Seen::b, &DirectionCells::Seen::c})
        run.take(flip(0, 1, [&](double off) {
          return SureReach(cells,
                           [&](std::uint32_t, double x, double y) {
                             DirectionCells::Seen seen{2, 2 * x, 2 * y};
                             seen.*entry += way * off;
                             return seen;
                           })
              .covers(last);
        }));
    run.take(flip(0, 1, [&](double near) {
      const double a = near * 0x1p-99;
      return SureReach(cells,
                       [a](std::uint32_t, double x, double y) {
                         return DirectionCells::Seen{a, a * x, a * y};
                       })
          .covers(cells.place({a / 4, a / 8, a / 8}));
    }));
  }
  return {run.folded()};
}

/// Where places in cells whose corners are at any distance are no longer covered, to the last bit.
KnownWords flips_of_uneven_reaches() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(43)};
  for (std::uint32_t side = 2; side < 5; ++side) {
    const DirectionCells cells = unit_cells(side);
    const SureReach reach(cells, [&](std::uint32_t, double x, double y) {
      const double far = 1 + 0.5 * drawn.generic();
      return DirectionCells::Seen{far, far * x, far * y};
    });
    for (int k = 0; k < 40; ++k) {
      const double x = drawn.generic(), y = drawn.generic(), z = drawn.generic();
      const DirectionCells::Place at = cells.place({0.25 * x, 0.25 * y, 0.25 * z});
      run.take(flip(1, 64, [&](double times) {
        DirectionCells::Place farther = at;
        farther.seen = {times * at.seen.a, times * at.seen.b, times * at.seen.c};
        return reach.covers(farther);
      }));
    }
  }
  return {run.folded()};
}

}  // namespace

void add_asked_cells(KnownAnswers& all) {
  all.push_back({"oracles/hull3/places", Asked::kByCheck, places, {15151653864972902913u}});
  all.push_back({"oracles/hull3/flips_of_covers", Asked::kByCheck, flips_of_covers, {13010356486992442003u}});
  all.push_back({"oracles/hull3/flips_of_functions", Asked::kByCheck, flips_of_functions, {8053525636885997157u}});
  all.push_back(
      {"oracles/hull3/flips_of_uneven_reaches", Asked::kByCheck, flips_of_uneven_reaches, {7433492520816133832u}});
}

}  // namespace assay::known
