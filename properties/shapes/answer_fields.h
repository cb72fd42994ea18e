// What judges each field of an answer about shapes.
#pragma once
#include "properties/shapes/answer_is_right.h"
#include "properties/shapes/images_keep_answers.h"
#include "properties/shapes/swap_keeps_answer.h"
#include "properties/text/answer_fields.h"

namespace assay {

template <>
struct AnswerFields<ShapesFamily> {
  using List = JudgedFields<JudgedField<&ShapeContact::overlap, ShapesAnswerIsRight, ShapesSwapKeepsAnswer>,
                            JudgedField<&ShapeContact::distance, ShapesAnswerIsRight, ShapesScalingKeepsAnswer>,
                            JudgedField<&ShapeContact::normal, ShapesAnswerIsRight>,
                            JudgedField<&ShapeContact::move, ShapesAnswerIsRight>,
                            JudgedField<&BareVerdict::colliding, ShapesAnswerIsRight, ShapesSwapKeepsAnswer>,
                            JudgedField<&ShapeBounds::low, ShapesAnswerIsRight, ShapesReflectionKeepsAnswer>,
                            JudgedField<&ShapeBounds::high, ShapesAnswerIsRight, ShapesReflectionKeepsAnswer>,
                            JudgedField<&ShapeCentroid::flat, ShapesAnswerIsRight>,
                            JudgedField<&ShapeCentroid::at, ShapesAnswerIsRight, ShapesTranslationKeepsAnswer>,
                            JudgedField<&MovedPoints::coordinates, ShapesAnswerIsRight>>;
};
static_assert(kJudgesEveryField<ShapesFamily>);

}  // namespace assay
