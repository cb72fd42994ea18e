#include "algorithms/published/shapes_alzubaidi.h"
#include "algorithms/published/shapes_firth.h"
#include "algorithms/shapes/plain_shapes.h"
#include "algorithms/shapes/robust_shapes.h"
#include "algorithms/shapes/tolerances.h"
#include "campaign/built_in/built_in.h"

namespace assay {
namespace {

/// All are held to what ours promises: 16 ulp of the size is what a reader takes a formula in double for.
template <ShapesAlgorithm A>
EngineSource<ShapesFamily> held(const char* kind, const char* sentence, Touching touching, const char* note) {
  Semantics semantics;
  semantics.touching = touching;
  semantics.shapes_gap = shapes::kGap;
  semantics.note = note;
  return built_in<ShapesFamily, A>(kind, sentence, std::move(semantics), Watching::kNever);
}

}  // namespace

EngineList<ShapesFamily> built_in_shapes() {
  return {
      held<RobustShapes>("ours", "contact, bounds, centroid and images of simple shapes, exact until written down",
                         Touching::kHit, "yes and no exact; 16 ulp of the size"),
      held<PlainShapes>("ours", "the same formulas in plain double on scaled numbers", Touching::kHit,
                        "no tolerance, no guarantee"),
      held<ShapesFirth>("published", "circles, boxes, bounds and polygons as P. Firth prints them", Touching::kMiss,
                        "as printed: strict comparisons, boxes as centre and half extents"),
      held<ShapesAlzubaidi>("published", "centre, scaling and translation as A. M. N. Alzubaidi prints them",
                            Touching::kUnspecified, "as printed: divides by the area"),
  };
}

}  // namespace assay
