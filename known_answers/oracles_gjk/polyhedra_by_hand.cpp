// Half-spaces and corners of bodies made by hand, and parts of judges asked alone.
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/gjk/polyhedra/half_spaces.h"
#include "oracles/gjk/support_scan.h"
#include "oracles/gjk/witness_point.h"

namespace assay::known {
namespace {

void take(FoldedRun& run, const HalfSpaces& body) {
  for (const auto* half_spaces : {&body.faces, &body.equations}) {
    for (const HalfSpace& face : *half_spaces) {
      for (const Integer& entry : face.normal) run.take(Rational(entry));
      run.take(Rational(face.offset));
    }
    run.take(half_spaces->size());
  }
  for (const auto& corner : corners_of(body)) run.take(corner);
}

/// Too few faces for a corner, contradictions, a quadrant, points on a line, and bodies with many points in one plane.
KnownWords polyhedra_by_hand() {
  FoldedRun run;
  const HalfSpace left{{1, 0}, 0}, right{{-1, 0}, -1}, up{{0, 1}, 0}, level{{0, 1}, 2};
  for (const HalfSpaces& body : {HalfSpaces{2, {}, {}},
                                 {2, {left}, {}},
                                 {2, {left, up}, {}},
                                 {2, {left, right, up}, {}},
                                 {2, {}, {up}},
                                 {2, {left}, {up}},
                                 {2, {left}, {up, level}},
                                 {2, {}, {left, up, level}}})
    take(run, body);
  for (const Points& body : {Points{2, {0, 0, 1, 1, 2, 2, 3, 3}},
                             {2, {0, 0, 1, 0, 2, 0, 0, 2, 1, 1, 0, 1}},
                             {3, {0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 1, 1, 0}},
                             {3, {1, 2, 3}},
                             {1, {4, 1, 2}}})
    take(run, half_spaces_of(body));
  return {run.folded()};
}

/// What a scan is before it has seen a vertex, and a point said to have more vertices than are kept.
KnownWords nothing_scanned() {
  FoldedRun run;
  const SupportScan none;
  run.take(none.least_a), run.take(none.greatest_b), run.take(none.error);
  WeightedVertices point;
  for (std::uint32_t size = 0; size < 7; ++size) {
    point.size = size;
    run.take(std::string_view(in_words(point)));
  }
  return {run.folded()};
}

}  // namespace

void add_polyhedra_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/gjk/polyhedra_by_hand", Asked::kByCheck, polyhedra_by_hand, {17417941718912914433u}});
  all.push_back({"oracles/gjk/nothing_scanned", Asked::kByCheck, nothing_scanned, {12545304422717374734u}});
}

}  // namespace assay::known
