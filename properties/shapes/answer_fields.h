// What judges each field of an answer about shapes.
#pragma once
#include "properties/relations/reflection.h"
#include "properties/relations/scaling.h"
#include "properties/relations/swap.h"
#include "properties/relations/translation.h"
#include "properties/shapes/answer_is_right.h"
#include "properties/text/answer_fields.h"

namespace assay {

template <>
struct AnswerFields<ShapesFamily> {
  using List = JudgedFields<
      JudgedField<&ShapeContact::overlap, ShapesAnswerIsRight, Swap<ShapesFamily>>,
      JudgedField<&ShapeContact::distance, ShapesAnswerIsRight, Scaling<ShapesFamily>>,
      JudgedField<&ShapeContact::normal, ShapesAnswerIsRight>, JudgedField<&ShapeContact::move, ShapesAnswerIsRight>,
      JudgedField<&BareVerdict::colliding, ShapesAnswerIsRight, Swap<ShapesFamily>>,
      JudgedField<&ShapeBounds::low, ShapesAnswerIsRight, Reflection<ShapesFamily>>,
      JudgedField<&ShapeBounds::high, ShapesAnswerIsRight, Reflection<ShapesFamily>>,
      JudgedField<&ShapeCentroid::flat, ShapesAnswerIsRight>,
      JudgedField<&ShapeCentroid::at, ShapesAnswerIsRight, Translation<ShapesFamily>>,
      JudgedField<&MovedPoints::coordinates, ShapesAnswerIsRight>,
      JudgedField<&ShapeSweep::touches, ShapesAnswerIsRight, Translation<ShapesFamily>>,
      JudgedField<&ShapeSweep::time, ShapesAnswerIsRight>, JudgedField<&ShapeSweep::normal, ShapesAnswerIsRight>>;
};
static_assert(kJudgesEveryField<ShapesFamily>);

}  // namespace assay
