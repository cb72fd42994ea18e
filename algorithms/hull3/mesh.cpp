#include "algorithms/hull3/mesh.h"

namespace assay::spatial {

void Mesh::start(const std::array<std::uint32_t, 4>& tetrahedron, std::size_t points) {
  const auto [a, b, c, d] = tetrahedron;
  triangles_.clear();
  triangles_.push_back({{a, b, c}, {1, 2, 3}, true});
  triangles_.push_back({{b, a, d}, {0, 3, 2}, true});
  triangles_.push_back({{c, b, d}, {0, 1, 3}, true});
  triangles_.push_back({{a, c, d}, {0, 2, 1}, true});
  from_.assign(points, kNone);
}

bool Mesh::close(const std::vector<std::uint32_t>& visible, std::uint32_t apex, const std::vector<Rim>& rim,
                 std::vector<std::uint32_t>& created) {
  if (rim.size() < 3) return false;
  for (const std::uint32_t t : visible) triangles_[t].alive = false;
  for (const Rim& r : rim) {
    const std::uint32_t to = triangles_[r.outer].corner[r.edge], from = triangles_[r.outer].corner[(r.edge + 1) % 3];
    const std::uint32_t t = size();
    triangles_[r.outer].neighbour[r.edge] = t;
    triangles_.push_back({{from, to, apex}, {r.outer, kNone, kNone}, true});
    from_[from] = t;
    created.push_back(t);
  }
  for (const std::uint32_t t : created) {
    const std::uint32_t next = from_[triangles_[t].corner[1]];
    // A ring passes each point once: then every triangle is followed by one of now.
    if (next == kNone || next < created.front()) return false;
    triangles_[t].neighbour[1] = next;
    triangles_[next].neighbour[2] = t;
  }
  // Who comes back to the first triangle after as many steps as there are triangles has met each of them once.
  std::uint32_t around = created.front(), length = 0;
  do {
    around = triangles_[around].neighbour[1];
    ++length;
  } while (around != created.front() && length <= rim.size());
  return length == rim.size();
}

}  // namespace assay::spatial
