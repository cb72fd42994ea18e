#include "algorithms/hull3/faces.h"

#include <algorithm>

namespace assay::spatial {
namespace {

constexpr std::uint8_t kCorner = 3;  // edges between faces that make a point extreme

struct Edge {
  std::uint32_t patch, side;
};

class Faces {
 public:
  Faces(std::span<const Patch> patches, const std::vector<bool>& flat, std::size_t points)
      : patches_(patches), flat_(flat), ridges_(points, 0), face_(patches.size(), kNone) {
    for (std::uint32_t t = 0; t < patches.size(); ++t) {
      for (std::uint32_t k = 0; k < 3; ++k) {
        std::uint8_t& count = ridges_[patches[t].corner[k]];
        if (!flat[3 * t + k] && count < kCorner) ++count;
      }
    }
  }

  Hull3 hull() {
    Hull3 hull;
    hull.corner.reserve(3 * patches_.size());
    hull.end.reserve(patches_.size());
    hull.face_of.reserve(patches_.size());
    std::uint32_t faces = 0;
    for (std::uint32_t t = 0; t < patches_.size(); ++t) {
      if (face_[t] != kNone) continue;
      const std::uint32_t face = faces++;
      gather(t, face);
      if (members_.size() == 1) {
        add(hull, patches_[t].corner[0], patches_[t].corner[1], patches_[t].corner[2], face);
        continue;
      }
      follow_boundary();
      if (ring_.size() < 3) continue;
      std::rotate(ring_.begin(), std::min_element(ring_.begin(), ring_.end()), ring_.end());
      for (std::size_t k = 1; k + 1 < ring_.size(); ++k) add(hull, ring_[0], ring_[k], ring_[k + 1], face);
    }
    return hull;
  }

 private:
  static void add(Hull3& hull, std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t face) {
    hull.corner.insert(hull.corner.end(), {a, b, c});
    hull.end.push_back(static_cast<std::uint32_t>(hull.corner.size()));
    hull.face_of.push_back(face);
  }

  void gather(std::uint32_t first, std::uint32_t face) {
    members_.assign(1, first);
    face_[first] = face;
    for (std::size_t done = 0; done < members_.size(); ++done) {
      const std::uint32_t t = members_[done];
      for (std::uint32_t k = 0; k < 3; ++k) {
        const std::uint32_t g = patches_[t].neighbour[k];
        if (!flat_[3 * t + k] || face_[g] != kNone) continue;
        face_[g] = face;
        members_.push_back(g);
      }
    }
  }

  /// The extreme points on the boundary of the gathered face, in their order.
  void follow_boundary() {
    ring_.clear();
    Edge first{kNone, 0};
    for (const std::uint32_t t : members_) {
      for (std::uint32_t k = 0; k < 3 && first.patch == kNone; ++k) {
        if (!flat_[3 * t + k]) first = {t, k};
      }
    }
    if (first.patch == kNone) return;
    Edge here = first;
    const std::size_t most_steps = 3 * members_.size();  // every edge of the face once
    std::size_t steps = 0;
    do {
      const std::uint32_t from = patches_[here.patch].corner[here.side];
      if (ridges_[from] >= kCorner) ring_.push_back(from);
      here.side = (here.side + 1) % 3;
      for (; flat_[3 * here.patch + here.side] && steps < most_steps; ++steps) here = next_across(here);
    } while (!(here.patch == first.patch && here.side == first.side) && steps++ < most_steps);
  }
  /// The edge after the twin of a flat edge: the next one around the twin's end.
  Edge next_across(const Edge& edge) const {
    const std::uint32_t g = patches_[edge.patch].neighbour[edge.side];
    const auto& back = patches_[g].neighbour;
    const std::uint32_t k = back[0] == edge.patch ? 0 : back[1] == edge.patch ? 1 : 2;
    return {g, (k + 1) % 3};
  }

  std::span<const Patch> patches_;
  const std::vector<bool>& flat_;
  std::vector<std::uint8_t> ridges_;
  std::vector<std::uint32_t> face_, members_, ring_;
};

}  // namespace

Hull3 faces_of(std::span<const Patch> patches, const std::vector<bool>& flat, std::size_t points) {
  return Faces(patches, flat, points).hull();
}

}  // namespace assay::spatial
