#include "studies/grid_study.h"

#include <array>
#include <string>
#include <string_view>

#include "algorithms/predicates/compiled_orient2d.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient2d.h"
#include "properties/domains/hull2/classroom.h"

namespace assay {
namespace {

constexpr std::string_view kPivots = "pqr";

/// The points are named p, q, r in their order; the test is asked with the pivot first and the other two after it in
/// turn.
template <Orient2d T>
GridRow row_of(const ClassroomGrid& grid, std::size_t pivot, GridTest test) {
  GridRow row{std::string(1, grid.name), std::string(1, kPivots[pivot]), test, 0, 0, 0, {}};
  row.signs.assign(kClassroomSide, SignLine(kClassroomSide, '0'));
  for (int j = 0; j < kClassroomSide; ++j) {
    for (int i = 0; i < kClassroomSide; ++i) {
      const std::array<Point2, 3> ring = {grid.at(i, j), grid.q, grid.r};
      const int said = T::sign(ring[pivot], ring[(pivot + 1) % 3], ring[(pivot + 2) % 3]);
      const int truth = ExactOrient2d::sign(ring[0], ring[1], ring[2]);
      row.rounded_to_zero += said == 0 && truth != 0;
      row.rounded_from_zero += said != 0 && truth == 0;
      row.inverted += said * truth < 0;
      if (said != 0) row.signs[static_cast<std::size_t>(j)][static_cast<std::size_t>(i)] = said > 0 ? '+' : '-';
    }
  }
  return row;
}

}  // namespace

std::vector<GridRow> grid_study() {
  std::vector<GridRow> rows;
  for (const ClassroomGrid& grid : kClassroomGrids) {
    for (std::size_t pivot = 0; pivot < kPivots.size(); ++pivot) {
      rows.push_back(row_of<NaiveOrient2d>(grid, pivot, GridTest::kNaive));
      rows.push_back(row_of<FmaOrient2d>(grid, pivot, GridTest::kFma));
      if (pivot == 0) rows.push_back(row_of<ExactOrient2d>(grid, pivot, GridTest::kExact));
    }
  }
  return rows;
}

}  // namespace assay
