// Faces, rings and determinants at the edge of being none: normals of flat triangles, polygons of no, one and two
// corners, and numbers that underflow.
#include <cstdint>
#include <numeric>
#include <vector>

#include "algorithms/gjk/depth/inner_point.h"
#include "algorithms/gjk/features/pieces.h"
#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/reference/boundary_answer.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// The normal part of a point of a flat face, and pieces of rings of every length.
KnownWords flat_faces() {
  FoldedRun run;
  for (const double width : {0.0, 0x1p-1074, 0x1p-540, 0x1p-270, 0x1p-30, 1.0})
    for (std::uint32_t size = 1; size <= 3; ++size)
      for (const double length : {0.0, 0x1p-600, 1.0, 0x1p600}) {
        const gjk::Simplex<3> face{
            size, {{{{1.5, 0.25, 2}, 0, 0}, {{1.5 + length, 0.25, 2}, 1, 0}, {{1.5, 0.25 + width, 2}, 2, 0}, {}}}};
        for (const double entry : gjk::normal_part(face, {0.3, 0.5, 0.7})) run.take_number_or_none(entry);
      }
  const auto vertex = [](std::uint32_t i) { return gjk::Difference<3>{{1.0 * i, 2, 3}, i, 0}; };
  for (std::uint32_t size = 0; size <= 6; ++size) {
    std::vector<std::uint32_t> ring(size);
    std::iota(ring.begin(), ring.end(), 4u);
    std::vector<gjk::Simplex<3>> pieces;
    gjk::add_fan(ring, vertex, pieces);
    for (const gjk::Simplex<3>& piece : pieces)
      for (std::uint32_t i = 0; i < piece.size; ++i) run.take(piece.vertex[i].a);
    run.take(pieces.size());
    std::vector<gjk::Difference<2>> corners;
    for (const std::uint32_t i : ring) corners.push_back({{1.0 * i, 2}, i, 0});
    for (const gjk::Simplex<2>& side : gjk::sides_of(corners))
      for (std::uint32_t i = 0; i < side.size; ++i) run.take(side.vertex[i].a), run.take(side.size);
    run.take(gjk::sides_of(corners).size());
  }
  return {run.folded()};
}

/// Determinants with an inner point where everything underflows.
KnownWords vanishing_determinants() {
  FoldedRun run;
  for (const double x : {0.0, 0x1p-1000, 0x1p-940, 1.0})
    for (const double error : {0.0, 0x1p-1000, 0x1p-53})
      for (const double y : {0.0, 0x1p-1060, 0x1p-960, 0x1p-500}) {
        const gjk::InnerPoint inner{{x, -x, x}, {error, error, error}};
        const gjk::BoundedDeterminant determinant = gjk::bounded_determinant(inner, {y, 0, y}, {0, 1, y});
        run.take(determinant.value), run.take(determinant.bound);
        run.take(gjk::proved_sign(inner, gjk::Vec<3>{y, 0, y}, gjk::Vec<3>{0, 1, y}));
      }
  return {run.folded()};
}

}  // namespace

void add_flat_faces(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/flat_faces", Asked::kByCheck, flat_faces, {15034346561639586088u}});
  all.push_back(
      {"algorithms/gjk/vanishing_determinants", Asked::kByCheck, vanishing_determinants, {2113015743097662653u}});
}

}  // namespace assay::known
