#include "algorithms/gjk/reference/minkowski_brute.h"

#include <span>
#include <vector>

#include "algorithms/gjk/reference/boundary_answer.h"
#include "algorithms/hull2/hull2.h"
#include "algorithms/hull3/hull3.h"

namespace assay {
namespace {

using namespace gjk;

/// A fan of triangles over a ring in space; a ring of one or two is itself.
void cut(const std::vector<Difference<3>>& all, std::span<const std::uint32_t> ring,
         std::vector<Simplex<3>>& boundary) {
  if (ring.size() > 2) {
    for (std::size_t i = 1; i + 1 < ring.size(); ++i) {
      Simplex<3> triangle;
      for (const std::uint32_t corner : {ring[0], ring[i], ring[i + 1]}) triangle.push(all[corner]);
      boundary.push_back(triangle);
    }
  } else if (!ring.empty()) {
    Simplex<3> piece;
    for (const std::uint32_t corner : ring) piece.push(all[corner]);
    boundary.push_back(piece);
  }
}

std::vector<Simplex<2>> boundary_of(const std::vector<Difference<2>>& all) {
  std::vector<Point2> points;
  for (const Difference<2>& d : all) points.push_back({d.w[0], d.w[1]});
  const Hull2Answer hull = hull2(points);
  std::vector<Difference<2>> ring;
  const auto take = [&](std::span<const std::uint32_t> listed) {
    for (const std::uint32_t i : listed) ring.push_back(all[i]);
  };
  if (const auto* round = std::get_if<Hull>(&hull)) take(round->ccw);
  if (const auto* flat = std::get_if<FlatHull>(&hull)) take(flat->extreme);
  return sides_of(ring);
}

std::vector<Simplex<3>> boundary_of(const std::vector<Difference<3>>& all) {
  Cloud3 cloud;
  for (const Difference<3>& d : all) cloud.points.push_back({d.w[0], d.w[1], d.w[2]});
  const Hull3Answer hull = hull3(cloud);
  std::vector<Simplex<3>> boundary;
  if (const auto* round = std::get_if<Hull3>(&hull))
    for (std::uint32_t f = 0; f < round->facets(); ++f) cut(all, round->facet(f), boundary);
  if (const auto* flat = std::get_if<FlatHull3>(&hull)) cut(all, flat->extreme, boundary);
  return boundary;
}

template <std::size_t D>
GjkAnswer solve_in(const ConvexPair& pair) {
  const MinkowskiFrame<D> frame(pair);
  if (const auto no = refused(frame)) return *no;
  std::vector<Difference<D>> all;
  all.reserve(std::size_t{frame.a_size()} * frame.b_size());
  for (std::uint32_t i = 0; i < frame.a_size(); ++i)
    for (std::uint32_t j = 0; j < frame.b_size(); ++j) all.push_back(frame.difference(i, j));
  return answer_of_boundary(frame, boundary_of(all));
}

}  // namespace

GjkAnswer GjkMinkowskiBrute::solve(const ConvexPair& pair, const Watch&) {
  if (const auto no = refused(pair)) return *no;
  if (std::size_t{pair.a.size()} * pair.b.size() > kBrutePairs) return Declined{"too many pairs of vertices"};
  if (pair.a.dimension == 2) return solve_in<2>(pair);
  if (pair.a.dimension == 3) return solve_in<3>(pair);
  return Declined{"only the plane and space are served"};
}

}  // namespace assay
