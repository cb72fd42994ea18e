#include "algorithms/hull3/hull3.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "algorithms/hull3/direction_order.h"
#include "algorithms/hull3/faces.h"
#include "algorithms/hull3/inner_boxes.h"
#include "algorithms/hull3/parallel.h"
#include "algorithms/hull3/quickhull.h"
#include "algorithms/hull3/walking_surface.h"

namespace assay {
namespace {

using namespace spatial;

constexpr std::size_t kSmall = 48;            // points up to which conflict lists are as fast as anything
constexpr std::uint32_t kRound = 8;           // each round has this many times the points of all before
constexpr std::size_t kFirstRound = 100;      // the first has about so many
constexpr std::size_t kBoxesPay = 2'000;      // points left from which a grid of boxes may pay
constexpr std::size_t kPointsPerCorner = 16;  // points a grid is laid for, for each of its corners
constexpr std::size_t kTrial = 512;           // points that tell whether boxes drop enough

/// Corners far apart and a point inside, where rounded measures find them: nothing is lost otherwise but time.
struct Beginning {
  std::array<std::uint32_t, 4> tetrahedron;
  Point3 centre;
};

std::optional<Beginning> beginning_of(const std::vector<Point3>& points, const Extent& extent) {
  std::array<std::uint32_t, 6> ends{};  // indices of points with the least and the largest x, y, z
  for (std::uint32_t i = 0; i < points.size(); ++i) {
    const Point3& p = points[i];
    if (p.x < points[ends[0]].x) ends[0] = i;
    if (p.x > points[ends[1]].x) ends[1] = i;
    if (p.y < points[ends[2]].y) ends[2] = i;
    if (p.y > points[ends[3]].y) ends[3] = i;
    if (p.z < points[ends[4]].z) ends[4] = i;
    if (p.z > points[ends[5]].z) ends[5] = i;
  }
  const std::size_t axis =
      static_cast<std::size_t>(std::max_element(extent.width.begin(), extent.width.end()) - extent.width.begin());
  const std::uint32_t a = ends[2 * axis], b = ends[2 * axis + 1];
  const auto vector = [&points](std::uint32_t from, const Point3& to) {
    const Point3& p = points[from];
    return std::array{to.x / 2 - p.x / 2, to.y / 2 - p.y / 2, to.z / 2 - p.z / 2};
  };
  const auto cross = [](const std::array<double, 3>& v, const std::array<double, 3>& w) {
    return std::array{v[1] * w[2] - v[2] * w[1], v[2] * w[0] - v[0] * w[2], v[0] * w[1] - v[1] * w[0]};
  };
  const auto largest = [&points](auto measure) {
    std::uint32_t best = 0;
    double most = -1;
    for (std::uint32_t i = 0; i < points.size(); ++i) {
      if (const double here = measure(points[i]); here > most) {
        most = here;
        best = i;
      }
    }
    return best;
  };
  const auto along = vector(a, points[b]);
  const std::uint32_t c = largest([&](const Point3& p) {
    const auto n = cross(along, vector(a, p));
    return std::abs(n[0]) + std::abs(n[1]) + std::abs(n[2]);
  });
  const auto normal = cross(along, vector(a, points[c]));
  const std::uint32_t d = largest([&](const Point3& p) {
    const auto v = vector(a, p);
    return std::abs(v[0] * normal[0] + v[1] * normal[1] + v[2] * normal[2]);
  });
  Beginning beginning{{a, b, c, d}, {}};
  const int side = ExactOrient3d::sign(points[a], points[b], points[c], points[d]);
  if (side == 0) return std::nullopt;
  if (side > 0) std::swap(beginning.tetrahedron[1], beginning.tetrahedron[2]);
  Point3& o = beginning.centre;
  for (const std::uint32_t i : beginning.tetrahedron) {
    o.x += points[i].x / 4;
    o.y += points[i].y / 4;
    o.z += points[i].z / 4;
  }
  Mesh mesh;
  mesh.start(beginning.tetrahedron, 0);
  for (const Mesh::Triangle& t : mesh.triangles()) {
    if (ExactOrient3d::sign(points[t.corner[0]], points[t.corner[1]], points[t.corner[2]], o) >= 0) return std::nullopt;
  }
  return beginning;
}

class Builder {
 public:
  Builder(const std::vector<Point3>& cloud, const Extent& extent, const Beginning& beginning)
      : cloud_(cloud), extent_(extent), beginning_(beginning), key_(extent, beginning.centre) {}

  Hull3Answer build(const Watch& watch) {
    arranged_.resize(cloud_.size());
    name_.resize(cloud_.size());
    for (const std::uint32_t i : beginning_.tetrahedron) place(i);
    WalkingSurface surface(arranged_, extent_, beginning_.centre, {0, 1, 2, 3});
    divide_into_rounds();
    for (std::uint32_t round = 0; round < rounds_.size(); ++round) {
      if (!watch(std::array{round})) return GaveUp{GaveUp::Why::kStopped, round};
      auto& entries = rounds_[round];
      // The last round has all but an eighth of the points, and it is worth while to look for the inner ones first.
      if (round + 1 == rounds_.size() && entries.size() >= kBoxesPay) drop_inner(surface, entries);
      in_two_halves(entries.size(), [&](std::size_t, std::size_t begin, std::size_t end) {
        for (std::size_t k = begin; k < end; ++k) entries[k].key = key_(cloud_[entries[k].index]);
      });
      sort_by_key(entries, scratch_);
      const std::uint32_t begin = placed_;
      for (const Keyed& e : entries) place(e.index);
      for (std::uint32_t at = begin; at < placed_; ++at) surface.add(at);
      entries = {};
    }
    return answer(surface);
  }

 private:
  void place(std::uint32_t i) {
    arranged_[placed_] = cloud_[i];
    name_[placed_++] = i;
  }

  /// A point's round is where its scattered index falls: the last takes 7 of 8, the one before 7 of 8 of the rest.
  void divide_into_rounds() {
    std::vector<std::uint32_t> limit = {0xffffffff};  // round r takes what is below limit[r] and not below limit[r - 1]
    for (std::size_t rest = cloud_.size() / kRound; rest >= kFirstRound; rest /= kRound) {
      limit.insert(limit.begin(), limit.front() / kRound);
    }
    rounds_.resize(limit.size());
    rounds_.back().reserve(cloud_.size());
    for (std::uint32_t i = 0; i < cloud_.size(); ++i) {
      const auto& used = beginning_.tetrahedron;
      if (i == used[0] || i == used[1] || i == used[2] || i == used[3]) continue;
      const std::uint32_t number = scattered(i);
      std::size_t round = rounds_.size() - 1;
      while (round > 0 && number < limit[round - 1]) --round;
      rounds_[round].push_back({0, i});
    }
  }

  void drop_inner(WalkingSurface& surface, std::vector<Keyed>& entries) {
    // The trial asks a grid of few boxes; points beside a coarse grid's inner boxes may be in a fine one's.
    std::size_t enclosed = 0;
    const std::size_t stride = entries.size() / kTrial + 1;
    std::size_t asked = 0;
    for (std::size_t k = 0; k < entries.size(); k += stride, ++asked)
      enclosed += surface.encloses(cloud_[entries[k].index]);
    if (2 * enclosed < asked) return;
    const auto lines = static_cast<std::uint32_t>(std::cbrt(static_cast<double>(entries.size() / kPointsPerCorner)));
    const InnerBoxes boxes(surface, extent_, lines);
    std::array<std::size_t, 2> kept{};
    in_two_halves(entries.size(), [&](std::size_t half, std::size_t begin, std::size_t end) {
      std::size_t to = begin;
      for (std::size_t k = begin; k < end; ++k) {
        if (!boxes.contain(cloud_[entries[k].index])) entries[to++] = entries[k];
      }
      kept[half] = to - begin;
    });
    const auto second = entries.begin() + static_cast<std::ptrdiff_t>(entries.size() / 2);
    const auto end = std::move(second, second + static_cast<std::ptrdiff_t>(kept[1]),
                               entries.begin() + static_cast<std::ptrdiff_t>(kept[0]));
    entries.erase(end, entries.end());
  }

  Hull3 answer(const WalkingSurface& surface) const {
    std::vector<std::uint32_t> number(surface.slots(), kNone);
    std::uint32_t alive = 0;
    for (std::uint32_t t = 0; t < surface.slots(); ++t) {
      if (surface.alive(t)) number[t] = alive++;
    }
    std::vector<Patch> patches(alive);
    std::vector<char> is_flat(std::size_t{3} * surface.slots());
    in_two_halves(surface.slots(), [&](std::size_t, std::size_t begin, std::size_t end) {
      for (auto t = static_cast<std::uint32_t>(begin); t < end; ++t) {
        if (number[t] == kNone) continue;
        const auto& f = surface[t];
        Patch& patch = patches[number[t]];
        for (std::uint32_t k = 0; k < 3; ++k) {
          const std::uint32_t g = f.neighbour[k];
          patch.corner[k] = name_[f.corner[k]];
          patch.neighbour[k] = number[g];
          const auto& back = surface[g].neighbour;
          const std::uint32_t beyond = surface[g].corner[back[0] == t ? 2 : back[1] == t ? 0 : 1];
          is_flat[3 * number[t] + k] = surface.side(t, arranged_[beyond]) == 0;
        }
      }
    });
    std::vector<bool> flat(std::size_t{3} * alive);
    std::copy(is_flat.begin(), is_flat.begin() + static_cast<std::ptrdiff_t>(flat.size()), flat.begin());
    return faces_of(patches, flat, cloud_.size());
  }

  const std::vector<Point3>& cloud_;
  const Extent& extent_;
  const Beginning& beginning_;
  DirectionKey key_;
  std::vector<Point3> arranged_;     // the points in the order of their addition
  std::vector<std::uint32_t> name_;  // of each, its index in the cloud
  std::uint32_t placed_ = 0;
  std::vector<std::vector<Keyed>> rounds_;
  std::vector<Keyed> scratch_;
};

}  // namespace

Hull3Answer ProductionHull3::solve(const Cloud3& cloud, const Watch& watch) {
  if (auto refused = refusal(cloud.points)) return *refused;
  if (cloud.points.size() > kSmall) {
    const Extent extent = extent_of(cloud.points);
    if (const auto beginning = beginning_of(cloud.points, extent)) {
      return Builder(cloud.points, extent, *beginning).build(watch);
    }
  }
  return QuickHull3<ExactOrient3d>::solve(cloud, watch);  // small, flat, or as thin as the last bit
}

Hull3Answer hull3(const Cloud3& cloud) { return ProductionHull3::solve(cloud, Watch{}); }

}  // namespace assay
