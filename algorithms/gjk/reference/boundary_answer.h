// The slow way: the whole boundary of the Minkowski difference is known, every piece of it is looked at.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/gjk/answers.h"
#include "algorithms/gjk/distance_search.h"
#include "algorithms/gjk/simplex/johnson.h"
#include "algorithms/gjk/support/minkowski_frame.h"

namespace assay::gjk {

/// Vertices that are tried as the corner opposite a piece: from one alone the origin may lie behind the rim of every
/// piece.
inline constexpr std::size_t kApexes = 8;

/// The answer for a boundary cut into simplices of at most D vertices: the nearest point of all pieces, if it is proved
/// that it separates; otherwise a piece that together with one of a few vertices has the origin inside.
///
/// Nothing rests on the boundary being right: what is given was proved against the bodies themselves.
template <std::size_t D>
GjkAnswer answer_of_boundary(const MinkowskiFrame<D>& frame, const std::vector<Simplex<D>>& boundary) {
  const auto steps = static_cast<std::uint32_t>(boundary.size());
  Nearest<D> best;
  const Simplex<D>* nearest_piece = nullptr;
  for (const Simplex<D>& piece : boundary) {
    const Nearest<D> nearest = JohnsonSimplex<D>(piece).nearest();
    if (nearest.size == 0 || (nearest_piece != nullptr && !(dot(nearest.v, nearest.v) < dot(best.v, best.v)))) continue;
    best = nearest;
    nearest_piece = &piece;
  }
  if (nearest_piece == nullptr) return GaveUp{GaveUp::Why::kUncertain, steps};
  const double least = frame.support(best.v).least;
  if (least - frame.error_of_support(best.v) > 0) {
    Simplex<D> face;
    for (std::uint32_t i = 0; i < best.size; ++i) face.push(nearest_piece->vertex[best.keep[i]]);
    return proved_apart(frame, face, best, least);
  }
  for (std::size_t apex = 0; apex < kApexes && apex < boundary.size(); ++apex) {
    for (const Simplex<D>& piece : boundary) {
      if (piece.size < D) continue;
      Simplex<D> whole = piece;
      whole.push(boundary[apex * boundary.size() / kApexes % boundary.size()].vertex[0]);
      if (proves_inside(whole)) return overlapping(whole);
    }
  }
  return GaveUp{GaveUp::Why::kUncertain, steps};
}

}  // namespace assay::gjk
