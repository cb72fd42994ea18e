// Faces of surfaces that are none, and what spans nothing: every loop ends, and nothing is read that is not there.
#include <vector>

#include "algorithms/hull3/faces.h"
#include "algorithms/hull3/hull3_input.h"
#include "algorithms/predicates/exact_orient3d.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

void take_faces(FoldedRun& run, const std::vector<spatial::Patch>& patches, const std::vector<bool>& flat,
                std::size_t points) {
  const Hull3 hull = spatial::faces_of(patches, flat, points);
  run.take(hull.corner);
  run.take(hull.end);
  run.take(hull.face_of);
}

/// Which edges of four triangles are said to be flat are the bits of a number: most are of no surface, and some
/// boundaries never come back to where they began.
KnownWords flat_edges_of_a_tetrahedron() {
  const std::vector<spatial::Patch> patches = {
      {{0, 1, 2}, {1, 2, 3}}, {{1, 0, 3}, {0, 3, 2}}, {{2, 1, 3}, {0, 1, 3}}, {{0, 2, 3}, {0, 2, 1}}};
  FoldedRun run;
  for (std::uint32_t bits = 0; bits < 1u << 12; ++bits) {
    std::vector<bool> flat(12);
    for (std::size_t edge = 0; edge < 12; ++edge) flat[edge] = (bits >> edge & 1) != 0;
    take_faces(run, patches, flat, 4);
  }
  return {run.folded()};
}

/// Faces of an octahedron, where the way around one runs in a circle that ends in the triangle where it began.
KnownWords circles_on_an_octahedron() {
  std::vector<spatial::Patch> patches;
  for (std::uint32_t k = 0; k < 4; ++k) patches.push_back({{k, (k + 1) % 4, 4}, {4 + k, (k + 1) % 4, (k + 3) % 4}});
  for (std::uint32_t k = 0; k < 4; ++k) patches.push_back({{(k + 1) % 4, k, 5}, {k, 4 + (k + 3) % 4, 4 + (k + 1) % 4}});
  FoldedRun run;
  for (const std::uint32_t bits : {0x5ec8e9u, 0xa8b3b3u, 0x8c9354u, 0x60c7e1u, 0x6912ccu, 0x969e54u, 0x49e229u,
                                   0x64c121u, 0xb036b2u, 0x8533a4u, 0x6b562cu, 0xa41244u}) {
    std::vector<bool> flat(24);
    for (std::size_t edge = 0; edge < 24; ++edge) flat[edge] = (bits >> edge & 1) != 0;
    take_faces(run, patches, flat, 6);
  }
  return {run.folded()};
}

/// Two cones over a ring, in which the edges of the first cone to its apex are sharp and those of the second are flat.
KnownWords corners_of_many_edges() {
  FoldedRun run;
  for (const std::uint32_t n : {3u, 4u, 127u, 128u, 256u}) {
    std::vector<spatial::Patch> patches;
    std::vector<bool> flat;
    for (std::uint32_t k = 0; k < n; ++k) {
      const std::uint32_t next = (k + 1) % n, before = (k + n - 1) % n;
      patches.push_back({{k, next, n}, {n + k, next, before}});
      flat.insert(flat.end(), {k + 1 == n, false, false});
    }
    for (std::uint32_t k = 0; k < n; ++k) {
      const std::uint32_t next = (k + 1) % n, before = (k + n - 1) % n;
      patches.push_back({{next, k, n + 1}, {k, n + before, n + next}});
      flat.insert(flat.end(), {k + 1 == n, k % 3 != 0, (k + 1) % n % 3 != 0});
    }
    take_faces(run, patches, flat, n + 2);
  }
  return {run.folded()};
}

KnownWords spans_of_nothing() {
  using namespace spatial;
  FoldedRun run;
  const std::vector<Point3> points = {{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {0, 1, 0}};
  for (const auto& order : {std::vector<std::uint32_t>{}, {1}, {0, 2}, {0, 1, 2}, {0, 3, 2}}) {
    const Span span = span_of<ExactOrient3d>(points, order);
    run.take(span.dimension);
    if (order.size() > 1) run.take(span.corner);
    for (const int dimension : {-1, 0, 1, 2}) {
      // A plane through points on a line is seen from nowhere.
      for (const auto& corner : {span.corner, std::array<std::uint32_t, 4>{0, 1, 2, 2}}) {
        if (order.empty() && dimension >= 0) continue;
        const Hull3Answer answer = flat_answer<ExactOrient3d>(points, order, {dimension, corner});
        run.take(answer.index());
        if (const auto* flat = std::get_if<FlatHull3>(&answer)) run.take(flat->dimension), run.take(flat->extreme);
      }
    }
  }
  return {run.folded()};
}

}  // namespace

void add_odd_patches(KnownAnswers& all) {
  all.push_back({"algorithms/hull3/flat_edges_of_a_tetrahedron",
                 Asked::kByCheck,
                 flat_edges_of_a_tetrahedron,
                 {10917817706625349471u}});
  all.push_back({"algorithms/hull3/circles_on_an_octahedron",
                 Asked::kByCheck,
                 circles_on_an_octahedron,
                 {11186857919428310856u}});
  all.push_back(
      {"algorithms/hull3/corners_of_many_edges", Asked::kByCheck, corners_of_many_edges, {3594535862246314616u}});
  all.push_back({"algorithms/hull3/spans_of_nothing", Asked::kByCheck, spans_of_nothing, {6807771136014175289u}});
}

}  // namespace assay::known
