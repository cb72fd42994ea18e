// Proofs of collision code asked exactly where they end: nothing is proved there, and no run comes near.
#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/simplex/wolfe.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// A frame of extent 1 in which everything is exact.
struct ExactFrame {
  gjk::Vec<2> extents() const { return {}; }
  double extent() const { return 1; }
  double error_of_support(const gjk::Vec<2>&) const { return 0; }
};

/// A direction that touches does not separate, and weights that sum up to 0 are no point.
KnownWords touching_proves_nothing() {
  FoldedRun run;
  for (const double sum : {1.0, 0x1p-1000, 0.0, -0x1p-1000, -1.0})
    for (const double least : {1.0, 0x1p-1000, 0.0, -0x1p-1000}) {
      gjk::Combination<2> point;
      point.s = sum;
      run.take(gjk::proves_nearest(ExactFrame{}, point, {}, least, 4));
    }
  for (const double value : {-1.0, -0x1p-1000, 0.0, 0x1p-1000, 1.0})
    run.take(gjk::proved_sign(gjk::Vec<2>{value, 0}, gjk::Vec<2>{0, 0x1p-70}));
  return {run.folded()};
}

/// Vertices so far away that a weight overflows: what was known before stays.
KnownWords wolfe_overflows() {
  FoldedRun run;
  for (const double far : {0x1p300, 0x1p520, 0x1p1000})
    for (const double way : {1.0, 0x1p200, 0x1p400, 0x1p510}) {
      gjk::Simplex<2> simplex;
      simplex.push({{far, 0}, 0, 0});
      simplex.push({{far + way, way}, 1, 0});
      gjk::Nearest<2> before;
      before.size = 1;
      before.weight[0] = 1;
      before.v = {far, 0};
      const gjk::Nearest<2> nearest = gjk::nearest_by_wolfe(simplex, before);
      run.take(nearest.size);
      run.take(nearest.inside);
      for (std::uint32_t i = 0; i < nearest.size; ++i) run.take(nearest.keep[i]), run.take(nearest.weight[i]);
    }
  return {run.folded()};
}

}  // namespace

void add_ends_of_proofs(KnownAnswers& all) {
  all.push_back(
      {"algorithms/gjk/touching_proves_nothing", Asked::kByCheck, touching_proves_nothing, {8696149259731037080u}});
  all.push_back({"algorithms/gjk/wolfe_overflows", Asked::kByCheck, wolfe_overflows, {175277848681183087u}});
}

}  // namespace assay::known
