// From a triangulated convex surface to its faces: coplanar triangles grouped, points inside faces and edges dropped.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/hull3/mesh.h"
#include "algorithms/model/hull3.h"

namespace assay::spatial {

/// A triangle with its neighbours, as a view of whatever a builder keeps.
struct Patch {
  std::array<std::uint32_t, 3> corner, neighbour;
};

/// The surface as an answer: triangles, with the face of each.
///
/// Shape    `flat[3 t + k]` says that triangle t and its neighbour across edge k lie in one plane. Faces of one
///          triangle stay as they are; others become the fan of their boundary ring from its lowest index, without the
///          corners that fewer than three edges between faces meet in. Faces are numbered in the order of their first
///          triangle.
/// Promise  for a convex surface with exact flags: extreme points only, the faces exactly. For any other input the
///          result is some list of triangles; every loop is bounded.
/// Cost     O(triangles + points)
Hull3 faces_of(std::span<const Patch> patches, const std::vector<bool>& flat, std::size_t points);

/// faces_of for a mesh, with S deciding what is flat.
template <class S>
Hull3 faces_of(const Mesh& mesh, std::span<const Point3> points) {
  std::vector<std::uint32_t> number(mesh.size(), kNone);
  std::uint32_t alive = 0;
  for (std::uint32_t t = 0; t < mesh.size(); ++t) {
    if (mesh[t].alive) number[t] = alive++;
  }
  std::vector<Patch> patches;
  patches.reserve(alive);
  std::vector<bool> flat(std::size_t{3} * alive, false);
  for (std::uint32_t t = 0; t < mesh.size(); ++t) {
    if (!mesh[t].alive) continue;
    const auto& corner = mesh[t].corner;
    Patch patch{corner, {}};
    for (std::uint32_t k = 0; k < 3; ++k) {
      const std::uint32_t g = mesh[t].neighbour[k];
      patch.neighbour[k] = number[g];
      if (g < t) {  // asked once for both sides
        flat[3 * patches.size() + k] = flat[3 * number[g] + mesh.edge_towards(g, t)];
      } else {
        flat[3 * patches.size() + k] =
            S::sign(points[corner[0]], points[corner[1]], points[corner[2]], points[mesh.beyond(t, k)]) == 0;
      }
    }
    patches.push_back(patch);
  }
  return faces_of(patches, flat, points.size());
}

}  // namespace assay::spatial
