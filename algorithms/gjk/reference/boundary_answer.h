// The slow way: the whole boundary of the Minkowski difference is known, every piece of it is looked at.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/gjk/answers.h"
#include "algorithms/gjk/distance_search.h"
#include "algorithms/gjk/simplex/johnson.h"
#include "algorithms/gjk/support/minkowski_frame.h"

namespace assay::gjk {

/// The vertices of `size` that are tried as the corner opposite a piece, since from one alone the origin may lie behind
/// the rim of every piece: all where there are few, otherwise eight that are spread evenly.
inline std::vector<std::size_t> apexes(std::size_t size) {
  constexpr std::size_t kMost = 8;
  std::vector<std::size_t> chosen(std::min(kMost, size));
  for (std::size_t k = 0; k < chosen.size(); ++k) chosen[k] = k * size / chosen.size();
  return chosen;
}

/// The piece of several that comes nearest to the origin, only the vertices that carry its nearest point.
template <std::size_t D>
struct NearestPiece {
  Simplex<D> face;
  Nearest<D> nearest;
};

/// Of simplices of at most D vertices; nothing where rounding leaves none a nearest point.
template <std::size_t D>
std::optional<NearestPiece<D>> nearest_piece(const std::vector<Simplex<D>>& pieces) {
  std::optional<NearestPiece<D>> best;
  for (const Simplex<D>& piece : pieces) {
    const Nearest<D> nearest = JohnsonSimplex<D>(piece).nearest();
    if (nearest.size == 0 || (best && !(dot(nearest.v, nearest.v) < dot(best->nearest.v, best->nearest.v)))) continue;
    best.emplace();
    best->nearest = nearest;
    for (std::uint32_t i = 0; i < nearest.size; ++i) best->face.push(piece.vertex[nearest.keep[i]]);
  }
  return best;
}

/// What that point proves: a distance, or a direction that separates; nothing where it proves neither. It need not be
/// the nearest of anything: what is given was proved against the bodies themselves.
template <std::size_t D>
std::optional<GjkAnswer> proved_at(const MinkowskiFrame<D>& frame, const NearestPiece<D>& piece) {
  const double least = frame.support(piece.nearest.v).least;
  if (!(least - frame.error_of_support(piece.nearest.v) > 0)) return std::nullopt;
  return proved_apart(frame, piece.face, piece.nearest, least);
}

/// The sides of a planar polygon of these vertices in turn; two vertices are walked there and back, one is itself.
inline std::vector<Simplex<2>> sides_of(const std::vector<Difference<2>>& ring) {
  std::vector<Simplex<2>> sides;
  if (ring.size() == 1) sides.push_back({1, {ring[0]}});
  for (std::size_t k = 0; k < ring.size() && ring.size() > 1; ++k)
    sides.push_back({2, {ring[k], ring[(k + 1) % ring.size()]}});
  return sides;
}

/// The answer for a boundary cut into simplices of at most D vertices: the nearest point of all pieces, if it is proved
/// that it separates; otherwise a piece that together with one of a few vertices has the origin inside.
template <std::size_t D>
GjkAnswer answer_of_boundary(const MinkowskiFrame<D>& frame, const std::vector<Simplex<D>>& boundary) {
  if (const auto nearest = nearest_piece(boundary))
    if (const auto apart = proved_at(frame, *nearest)) return *apart;
  for (const std::size_t apex : apexes(boundary.size())) {
    for (const Simplex<D>& piece : boundary) {
      if (piece.size < D) continue;
      Simplex<D> whole = piece;
      whole.push(boundary[apex].vertex[0]);
      if (proves_inside(whole)) return overlapping(whole);
    }
  }
  return GaveUp{GaveUp::Why::kUncertain, static_cast<std::uint32_t>(boundary.size())};
}

}  // namespace assay::gjk
