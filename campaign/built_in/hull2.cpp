#include "algorithms/hull/hull2.h"

#include "algorithms/hull/chan.h"
#include "algorithms/hull/divide_and_conquer.h"
#include "algorithms/hull/graham_scan.h"
#include "algorithms/hull/incremental_hull.h"
#include "algorithms/hull/jarvis_march.h"
#include "algorithms/hull/melkman.h"
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/hull/quickhull.h"
#include "algorithms/predicates/adaptive_turn.h"
#include "algorithms/predicates/compiled_turn.h"
#include "algorithms/predicates/double_double_turn.h"
#include "algorithms/predicates/epsilon_turn.h"
#include "algorithms/predicates/exact_turn.h"
#include "algorithms/published/chan_alzubaidi.h"
#include "algorithms/published/divide_alzubaidi.h"
#include "algorithms/published/graham_alzubaidi.h"
#include "algorithms/published/jarvis_alzubaidi.h"
#include "algorithms/published/melkman_alzubaidi.h"
#include "campaign/built_in/built_in.h"

namespace assay {
namespace {

constexpr const char* kExact = "exact";
constexpr const char* kRounded = "no tolerance, no guarantee";

template <Hull2Algorithm A>
EngineSource<Hull2Family> ours(const char* sentence, const char* note) {
  Semantics semantics;
  semantics.note = note;
  return built_in<Hull2Family, A>("ours", sentence, std::move(semantics), Watching::kNever);
}

template <Hull2Algorithm A>
EngineSource<Hull2Family> published(const char* sentence) {
  Semantics semantics;
  semantics.note = "as read in algorithms/published/alzubaidi_reading.h; turn test in plain double";
  return built_in<Hull2Family, A>("published", sentence, std::move(semantics), Watching::kNever);
}

}  // namespace

EngineList<Hull2Family> built_in_hull2() {
  return {
      ours<ProductionHull2>("production hull: inner points left out, monotone chains, two threads", kExact),
      ours<GrahamScan<ExactTurn>>("Graham scan on the exact turn test", kExact),
      ours<GrahamScan<NaiveTurn>>("Graham scan on the turn test in plain double", kRounded),
      ours<MonotoneChain<ExactTurn>>("monotone chain on the exact turn test", kExact),
      ours<MonotoneChain<NaiveTurn>>("monotone chain on the turn test in plain double", kRounded),
      ours<JarvisMarch<AdaptiveTurn>>("Jarvis march on the adaptive exact turn test", kExact),
      ours<JarvisMarch<NaiveTurn>>("Jarvis march on the turn test in plain double", kRounded),
      ours<Quickhull<AdaptiveTurn>>("planar quickhull on the adaptive exact turn test", kExact),
      ours<Quickhull<NaiveTurn>>("planar quickhull on the turn test in plain double", kRounded),
      ours<Chan<AdaptiveTurn>>("Chan's algorithm on the adaptive exact turn test", kExact),
      ours<Chan<NaiveTurn>>("Chan's algorithm on the turn test in plain double", kRounded),
      ours<DivideAndConquer<AdaptiveTurn>>("divide and conquer by common tangents on the adaptive exact turn test",
                                           kExact),
      ours<DivideAndConquer<NaiveTurn>>("divide and conquer by common tangents on the turn test in plain double",
                                        kRounded),
      ours<Melkman<AdaptiveTurn>>("Melkman's deque over the points in order on the adaptive exact turn test", kExact),
      ours<Melkman<NaiveTurn>>("Melkman's deque over the points in order on the turn test in plain double", kRounded),
      ours<IncrementalHull<AdaptiveTurn>>("incremental hull in the order given on the adaptive exact turn test",
                                          kExact),
      ours<IncrementalHull<NaiveTurn>>("incremental hull in the order given on the turn test in plain double",
                                       kRounded),
      ours<MonotoneChain<AbsoluteEpsilonTurn>>("monotone chain on a turn test with an absolute epsilon", kRounded),
      ours<MonotoneChain<RelativeEpsilonTurn>>("monotone chain on a turn test with a relative epsilon", kRounded),
      ours<MonotoneChain<Float32Turn>>("monotone chain on the turn test in single precision", kRounded),
      ours<MonotoneChain<FmaTurn>>("monotone chain on the turn test with fused multiply-add", kRounded),
      ours<MonotoneChain<DoubleDoubleTurn>>("monotone chain on the turn test in double-double", kRounded),
      published<GrahamAlzubaidi<alzubaidi::Reading::kPrinted>>("Graham scan as A. M. N. Alzubaidi prints it"),
      published<GrahamAlzubaidi<alzubaidi::Reading::kEmended>>(
          "Graham scan as A. M. N. Alzubaidi prints it, misprints put right"),
      published<JarvisAlzubaidi<alzubaidi::Reading::kPrinted>>("Jarvis march as A. M. N. Alzubaidi prints it"),
      published<JarvisAlzubaidi<alzubaidi::Reading::kEmended>>(
          "Jarvis march as A. M. N. Alzubaidi prints it, misprints put right"),
      published<ChanAlzubaidi<alzubaidi::Reading::kPrinted>>("Chan's algorithm as A. M. N. Alzubaidi prints it"),
      published<ChanAlzubaidi<alzubaidi::Reading::kEmended>>(
          "Chan's algorithm as A. M. N. Alzubaidi prints it, misprints put right"),
      published<MelkmanAlzubaidi<alzubaidi::Reading::kPrinted>>("Melkman's algorithm as A. M. N. Alzubaidi prints it"),
      published<MelkmanAlzubaidi<alzubaidi::Reading::kEmended>>(
          "Melkman's algorithm as A. M. N. Alzubaidi prints it, misprints put right"),
      published<DivideAlzubaidi<alzubaidi::Reading::kPrinted>>("divide and conquer as A. M. N. Alzubaidi prints it"),
      published<DivideAlzubaidi<alzubaidi::Reading::kEmended>>(
          "divide and conquer as A. M. N. Alzubaidi prints it, misprints put right"),
  };
}

}  // namespace assay
