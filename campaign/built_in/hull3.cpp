#include "algorithms/hull3/hull3.h"

#include "algorithms/hull3/divide_conquer.h"
#include "algorithms/hull3/gift_wrapping.h"
#include "algorithms/hull3/incremental.h"
#include "algorithms/hull3/quickhull.h"
#include "algorithms/predicates/exact_side3.h"
#include "algorithms/predicates/side3.h"
#include "campaign/built_in/built_in.h"

namespace assay {
namespace {

constexpr const char* kExact = "exact";
constexpr const char* kRounded = "no tolerance, no guarantee";

template <Hull3Algorithm A>
EngineSource<Hull3Family> ours(const char* sentence, const char* note, bool merges_faces = false) {
  Semantics semantics;
  semantics.note = note;
  semantics.merges_faces = merges_faces;
  return built_in<Hull3Family, A>("ours", sentence, std::move(semantics), Watching::kNever);
}

}  // namespace

EngineList<Hull3Family> built_in_hull3() {
  constexpr bool kMerged = true;
  return {
      ours<ProductionHull3>("production hull in space: incremental in rounds, located by walking, two threads", kExact),
      ours<GiftWrapping3<ExactSide>>("gift wrapping in space on the exact side test", kExact, kMerged),
      ours<GiftWrapping3<NaiveSide>>("gift wrapping in space on the side test in plain double", kRounded, kMerged),
      ours<QuickHull3<ExactSide>>("quickhull in space with conflict lists on the exact side test", kExact),
      ours<QuickHull3<NaiveSide>>("quickhull in space on the side test in plain double", kRounded),
      ours<QuickHull3<EpsilonSide>>("quickhull in space on a side test with a relative epsilon", kRounded),
      ours<QuickHull3<FmaSide>>("quickhull in space on the side test with fused multiply-add", kRounded),
      ours<IncrementalHull3<ExactSide>>("incremental hull in space with a conflict graph on the exact side test",
                                        kExact),
      ours<IncrementalHull3<NaiveSide>>("incremental hull in space on the side test in plain double", kRounded),
      ours<DivideConquer3<ExactSide>>("divide and conquer in space on the exact side test", kExact),
      ours<DivideConquer3<NaiveSide>>("divide and conquer in space on the side test in plain double", kRounded),
  };
}

}  // namespace assay
