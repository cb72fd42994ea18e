// What the judges of hulls of the plane say of right rings, and of rings that are nearly right.
#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull2/check_hull2.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull2/near_hull2.h"
#include "oracles/hull2/outward_distance.h"

namespace assay::known {
namespace {

struct DrawnClouds : DrawnBits {
  /// Of small whole numbers, generic, on a line, tiny and huge.
  Cloud2 cloud(int kind) {
    const double unit = kind == 3 ? 0x1p-1040 : kind == 4 ? 0x1p1020 : 1;
    Cloud2 drawn;
    for (std::uint64_t points = below(12); points > 0; --points) {
      const double x = kind == 0 || kind == 2 ? static_cast<double>(below(4)) : generic();
      const double y = kind == 2 ? 3 * x : kind == 0 ? static_cast<double>(below(4)) : generic();
      drawn.points.push_back({unit * x, unit * y});
    }
    return drawn;
  }
};

/// One vertex left out, doubled, exchanged with another, or made any point; now and then one that there is not.
std::vector<std::uint32_t> spoilt_ring(DrawnBits& drawn, std::vector<std::uint32_t> ring, std::size_t points) {
  if (ring.empty()) return {0};
  const auto at = ring.begin() + static_cast<std::ptrdiff_t>(drawn.below(ring.size()));
  switch (drawn.below(4)) {
    case 0: ring.erase(at); break;
    case 1: ring.insert(at, std::uint32_t(*at)); break;
    case 2: std::swap(*at, ring[drawn.below(ring.size())]); break;
    default: *at = static_cast<std::uint32_t>(drawn.below(points + 1));
  }
  return ring;
}

void judge_ring(FoldedRun& run, const Cloud2& cloud, const std::vector<std::uint32_t>& ring) {
  for (const bool extreme : {true, false})
    for (const double gap : {0.0, 0x1p-40, 0.25}) run.take(check_hull2(cloud, Hull{ring}, {extreme, gap}));
  const double lost = outward_distance(cloud, ring);
  run.take(lost);
  for (const double gap : {lost, std::nextafter(lost, 0)}) run.take(check_hull2(cloud, Hull{ring}, {true, gap}));
  run.take(outward_distance(cloud, ring, 3));
}

void judge_line(FoldedRun& run, DrawnBits& drawn, const Cloud2& cloud, const FlatHull& hull) {
  run.take(hull.extreme);
  run.take(check_flat_hull(cloud, hull));
  run.take(check_flat_hull(cloud, {{hull.extreme.rbegin(), hull.extreme.rend()}}));
  for (int turn = 0; turn < 4; ++turn)
    run.take(check_flat_hull(cloud, {spoilt_ring(drawn, hull.extreme, cloud.points.size())}));
}

KnownWords judged_hulls() {
  DrawnClouds drawn{{std::mt19937_64(14)}};
  FoldedRun run;
  for (int k = 0; k < 60; ++k) {
    const Cloud2 cloud = drawn.cloud(k % 5);
    const Hull2Answer answer = exact_hull2(cloud);
    run.take(answer.index());
    if (const auto* flat = std::get_if<FlatHull>(&answer)) judge_line(run, drawn, cloud, *flat);
    const auto* hull = std::get_if<Hull>(&answer);
    if (hull == nullptr) continue;
    run.take(hull->ccw);
    judge_ring(run, cloud, hull->ccw);
    judge_ring(run, cloud, {hull->ccw.rbegin(), hull->ccw.rend()});
    for (int turn = 0; turn < 4; ++turn) judge_ring(run, cloud, spoilt_ring(drawn, hull->ccw, cloud.points.size()));
  }
  return {run.folded(), run.units()};
}

}  // namespace

void add_judges_of_hulls2(KnownAnswers& all) {
  all.push_back({"oracles/hull2/judges", Asked::kByCheck, judged_hulls, {4271096419492796163u, 756171094}});
}

}  // namespace assay::known
