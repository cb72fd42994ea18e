// Keys of directions, also of such that lie between two faces of a cube, and how entries are sorted by them.
#include <array>

#include "algorithms/hull3/direction_order.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords direction_keys() {
  DrawnBits drawn{std::mt19937_64(36)};
  spatial::Extent extent;
  extent.low = {-1, -3, -1};
  extent.high = {1, 5, 1};
  FoldedRun run;
  for (const Point3& centre : {Point3{0, 1, 0}, Point3{0.25, 0.5, -0.125}}) {
    const spatial::DirectionKey key(extent, centre);
    for (const double x : {-1.0, 0.0, 1.0})
      for (const double y : {-3.0, 1.0, 5.0})
        for (const double z : {-1.0, 0.0, 1.0}) run.take(key({x, y, z}));
    // Nearly between two faces.
    for (const double by : {-0x1p-40, 0x1p-40})
      for (const double side : {-1.0, 1.0}) {
        run.take(key({centre.x + side * (1 + by), centre.y + 4, centre.z + 0.5}));
        run.take(key({centre.x + side * (1 + by), centre.y, centre.z + 1}));
        run.take(key({centre.x, centre.y + side * 4, centre.z + 1 + by}));
      }
    for (int i = 0; i < 300; ++i) {
      const double x = drawn.generic(), y = 1 + 4 * drawn.generic();
      run.take(key({x, y, drawn.generic()}));
    }
  }
  return {run.folded()};
}

KnownWords sorted_by_key() {
  DrawnBits drawn{std::mt19937_64(37)};
  FoldedRun run;
  for (const std::size_t size : {7, 1999, 2000, 4000})
    for (const std::uint64_t most : {1ULL << 23, 40ULL}) {
      std::vector<spatial::Keyed> entries(size), scratch;
      for (std::uint32_t i = 0; i < size; ++i) entries[i] = {static_cast<std::uint32_t>(drawn.below(most)), i};
      spatial::sort_by_key(entries, scratch);
      for (const spatial::Keyed& entry : entries) run.take(entry.key), run.take(entry.index);
    }
  return {run.folded()};
}

}  // namespace

void add_directions(KnownAnswers& all) {
  all.push_back({"algorithms/hull3/direction_keys", Asked::kByCheck, direction_keys, {663324566665609033u}});
  all.push_back({"algorithms/hull3/sorted_by_key", Asked::kByCheck, sorted_by_key, {10716813294860463899u}});
}

}  // namespace assay::known
