// A small record of the collision study, with every kind of cell in it: for tests and for the example page.
#pragma once
#include <limits>
#include <string>
#include <utility>

#include "reports/store/studies/collision_rows.h"

namespace assay::example {

inline CollisionGapRow gap(std::string engine, std::string domain, Moved moved, std::int32_t by, std::int32_t k,
                           CollisionCounts counts = {16}) {
  return {std::move(engine), std::move(domain), moved, by, k, counts, {}, {}};
}

inline CollisionStudy collision() {
  CollisionStudy study;
  for (const std::int32_t by : {-100, 0, 100})
    for (const std::int32_t k : {4, 8})
      study.gaps.push_back(gap("right", "gjk/near_touching_3d", Moved::kInScale, by, k));
  CollisionGapRow wrong = gap("wrong", "gjk/near_touching_3d", Moved::kInScale, -100, 4);
  wrong.counts.false_hits = 7;
  wrong.counts.false_misses = 5;
  wrong.counts.gave_up = 1;
  wrong.widest_gap = 0.125;
  wrong.widest_overlap = 0.0625;
  study.gaps.push_back(wrong);
  study.gaps.push_back(gap("wrong", "gjk/near_touching_3d", Moved::kInScale, 0, 4));
  wrong = gap("wrong", "gjk/near_touching_3d", Moved::kInScale, 0, 8);
  wrong.counts.false_misses = 1;
  wrong.widest_overlap = 0x1p-9;
  study.gaps.push_back(wrong);
  wrong = gap("wrong", "gjk/near_touching_3d", Moved::kInScale, 100, 8, {2});
  wrong.counts.hung = 2;
  study.gaps.push_back(wrong);
  study.gaps.push_back(gap("single", "gjk/single_near_touching_3d", Moved::kByOffset, 0, 4));

  CollisionErrorRow row{"right", "gjk/random_3d", {1000}, {}, {}, {}, 0, 0};
  row.counts.gave_up = 3;
  row.distance = ErrorQuantiles{600, 0, 0.0001, 1.5, 2.5, std::numeric_limits<double>::infinity()};
  row.depth = ErrorQuantiles{397, 0.25, 1, 12345, 1e9, 1e12};
  row.iterations = Iterations{3500, 1000, 9};
  row.witnesses = 997;
  row.witnesses_hold = 990;
  study.errors.push_back(row);
  study.errors.push_back({"wrong", "gjk/random_3d", {1000, 2, 3, 4, 5, 6, 7, 8, 9}, {}, {}, {}, 0, 0});
  return study;
}

}  // namespace assay::example
