// The functions over cells of directions asked at their borders: corners as near as can be, functions as steep as may
// be, and corners beside their directions, over which a function is barely as large as it says.
#include <array>
#include <cmath>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull3/direction_cells.h"

namespace assay::known {
namespace {

/// Four corners of a cell of the first face, by how far each is and how far beside its direction.
struct FourCorners {
  std::uint32_t side = 2;
  std::array<double, 4> far{1, 1, 1, 1}, beside_x{}, beside_y{};

  /// Whether the cell, of two on a side, is open to a place in it that is seen at the distance named.
  bool covers(std::uint32_t column, std::uint32_t row, double distance) const {
    const DirectionCells cells({0, 0, 0}, {1, 1, 1}, side);
    const double low_x = cells.line(column), low_y = cells.line(row), width = 2.0 / side;
    const SureReach reach(cells, [&](std::uint32_t, double x, double y) {
      if (x < low_x || x > low_x + width || y < low_y || y > low_y + width) return DirectionCells::Seen{1, x, y};
      const std::size_t i = (x > low_x ? 1u : 0u) + (y > low_y ? 2u : 0u);
      return DirectionCells::Seen{far[i], far[i] * x + beside_x[i], far[i] * y + beside_y[i]};
    });
    return reach.covers(cells.place({distance, distance * (low_x + 0.75 * width), distance * (low_y + 0.75 * width)}));
  }
};

/// How near one corner may be, the others being twice as far.
KnownWords nearest_corners() {
  FoldedRun run;
  for (std::size_t i = 0; i < 4; ++i)
    for (const double others : {0x1p-99, 0x1p-98})
      run.take(flip(0x1p-103, 0x1p-98, [&](double near) {
        FourCorners corners;
        corners.far.fill(others);
        corners.far[i] = near;
        return corners.covers(1, 1, 0x1.2p-100);
      }));
  return {run.folded()};
}

/// How far the farthest corner may be until the function over its cell is too steep.
KnownWords steepest_functions() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(65)};
  for (int k = 0; k < 12; ++k) {
    FourCorners corners;
    corners.side = k % 2 == 0 ? 2 : 4;
    for (double& far : corners.far) far = 1 + 0.75 * drawn.generic();
    const auto column = static_cast<std::uint32_t>(drawn.below(corners.side)),
               row = static_cast<std::uint32_t>(drawn.below(corners.side));
    double& farthest = corners.far[drawn.below(4)];
    run.take(flip(1, 0x1p20, [&](double far) {
      farthest = far;
      return corners.covers(column, row, 0x1p-60);
    }));
  }
  return {run.folded()};
}

/// How far beside its direction a corner may be until the function there is too small, with one corner much nearer or
/// farther than the others.
KnownWords corners_beside() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(66)};
  for (int k = 0; k < 20; ++k) {
    FourCorners corners;
    for (double& far : corners.far) far = 1 + 0.75 * drawn.generic();
    const auto column = static_cast<std::uint32_t>(drawn.below(2)), row = static_cast<std::uint32_t>(drawn.below(2));
    corners.far[drawn.below(4)] *= drawn.below(2) == 0 ? 0x1p-4 : 16;
    auto& beside = drawn.below(2) == 0 ? corners.beside_x : corners.beside_y;
    const std::size_t moved = drawn.below(4);
    for (const double way : {1.0, -1.0}) {
      beside = {};
      run.take(flip(0, 0x1p-10, [&](double by) {
        beside[moved] = way * by;
        return corners.covers(column, row, 0x1p-60);
      }));
    }
  }
  return {run.folded()};
}

/// Where the column of a direction changes, to the last bit.
KnownWords borders_of_columns() {
  FoldedRun run;
  for (std::uint32_t side = 1; side < 40; ++side) {
    const DirectionCells cells({0, 0, 0}, {1, 1, 1}, side);
    for (std::uint32_t k = side / 2 + 1; k < side; ++k)
      run.take(flip(cells.line(k) / 2, 1, [&](double x) { return cells.place({1, x, 0}).column >= k; }));
  }
  return {run.folded()};
}

}  // namespace

void add_asked_gauges(KnownAnswers& all) {
  all.push_back({"oracles/hull3/nearest_corners", Asked::kByCheck, nearest_corners, {10298980266852194402u}});
  all.push_back({"oracles/hull3/steepest_functions", Asked::kByCheck, steepest_functions, {16577251587078158656u}});
  all.push_back({"oracles/hull3/corners_beside", Asked::kByCheck, corners_beside, {3452329323703541681u}});
  all.push_back({"oracles/hull3/borders_of_columns", Asked::kByCheck, borders_of_columns, {159250503438818318u}});
}

}  // namespace assay::known
