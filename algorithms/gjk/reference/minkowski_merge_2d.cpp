#include "algorithms/gjk/reference/minkowski_merge_2d.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "algorithms/gjk/reference/boundary_answer.h"
#include "algorithms/gjk/support/hull_graph.h"

namespace assay {
namespace {

using namespace gjk;

bool in_lower_half(const Vec<2>& e) { return e[1] < 0 || (e[1] == 0 && e[0] < 0); }

/// Whether the angle of e, from 0 to less than a full turn, is smaller than that of f.
bool earlier(const Vec<2>& e, const Vec<2>& f) {
  if (in_lower_half(e) != in_lower_half(f)) return !in_lower_half(e);
  return cross(e, f) > 0;
}

/// A polygon as a walk: corner i is left along edge i, and edges come in the order of their angles.
struct Walk {
  std::vector<std::uint32_t> corner;
  std::vector<Vec<2>> edge;

  std::uint32_t at(std::size_t i) const { return corner[i % corner.size()]; }
};

/// `edge_between` gives the way from one corner to another. A segment is walked there and back.
template <class Way>
Walk walk_of(std::vector<std::uint32_t> corner, const Way& edge_between) {
  Walk walk{std::move(corner), {}};
  if (walk.corner.size() < 2) return walk;
  for (std::size_t i = 0; i < walk.corner.size(); ++i) walk.edge.push_back(edge_between(walk.at(i), walk.at(i + 1)));
  const auto first = std::min_element(walk.edge.begin(), walk.edge.end(), earlier) - walk.edge.begin();
  std::rotate(walk.corner.begin(), walk.corner.begin() + first, walk.corner.end());
  std::rotate(walk.edge.begin(), walk.edge.begin() + first, walk.edge.end());
  return walk;
}

std::vector<Simplex<2>> merged(const MinkowskiFrame<2>& frame, const Walk& a, const Walk& b) {
  std::vector<Simplex<2>> boundary;
  Difference<2> here = frame.difference(a.at(0), b.at(0));
  std::size_t i = 0, j = 0;
  while (i < a.edge.size() || j < b.edge.size()) {
    const bool along_a = j == b.edge.size() || (i < a.edge.size() && !earlier(b.edge[j], a.edge[i]));
    const bool along_b = i == a.edge.size() || (j < b.edge.size() && !earlier(a.edge[i], b.edge[j]));
    i += along_a;  // both where the edges are parallel
    j += along_b;
    const Difference<2> next = frame.difference(a.at(i), b.at(j));
    boundary.push_back({2, {here, next}});
    here = next;
  }
  if (boundary.empty()) boundary.push_back({1, {here}});
  return boundary;
}

}  // namespace

GjkAnswer GjkMinkowskiMerge2d::solve(const ConvexPair& pair, const Watch&) {
  if (const auto no = refused(pair)) return *no;
  if (pair.a.dimension != 2) return Declined{"only the plane is served"};
  const MinkowskiFrame<2> frame(pair);
  if (const auto no = refused(frame)) return *no;
  const Walk a = walk_of(polygon_of(pair.a), [&](std::uint32_t from, std::uint32_t to) {
    return frame.edge({{}, from, 0}, {{}, to, 0}).way;
  });
  const Walk b = walk_of(polygon_of(pair.b), [&](std::uint32_t from, std::uint32_t to) {
    return frame.edge({{}, 0, from}, {{}, 0, to}).way;
  });
  return answer_of_boundary(frame, merged(frame, a, b));
}

}  // namespace assay
