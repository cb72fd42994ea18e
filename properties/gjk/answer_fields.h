// What judges each field of an answer about two bodies.
#pragma once
#include "properties/gjk/depth_is_right.h"
#include "properties/gjk/distance_is_certified.h"
#include "properties/gjk/nearest_points_are_right.h"
#include "properties/gjk/normal_is_right.h"
#include "properties/gjk/verdict_is_right.h"
#include "properties/gjk/witness_is_valid.h"
#include "properties/text/answer_fields.h"

namespace assay {

template <>
struct AnswerFields<GjkFamily> {
  using List =
      JudgedFields<JudgedField<&Separated::on_a, WitnessIsValid, DistanceIsCertified>,
                   JudgedField<&Separated::on_b, WitnessIsValid, DistanceIsCertified>,
                   JudgedField<&SeparatedAlong::direction, WitnessIsValid>,
                   JudgedField<&Overlapping::size, WitnessIsValid>, JudgedField<&Overlapping::on_a, WitnessIsValid>,
                   JudgedField<&Overlapping::on_b, WitnessIsValid>,
                   JudgedField<&BareVerdict::colliding, VerdictIsRight>,
                   JudgedField<&BareDistance::distance, VerdictIsRight, DistanceIsCertified>,
                   JudgedField<&MeasuredApart::distance, VerdictIsRight, DistanceIsCertified>,
                   JudgedField<&MeasuredApart::on_a, NearestPointsAreRight>,
                   JudgedField<&MeasuredApart::on_b, NearestPointsAreRight>,
                   JudgedField<&Penetrating::depth, DepthIsRight>, JudgedField<&Penetrating::normal, NormalIsRight>,
                   JudgedField<&Penetrating::size, DepthIsRight>, JudgedField<&Penetrating::on_a, DepthIsRight>,
                   JudgedField<&Penetrating::on_b, DepthIsRight>, JudgedField<&Bracketed::low, DistanceIsCertified>,
                   JudgedField<&Bracketed::high, VerdictIsRight, DistanceIsCertified>,
                   JudgedField<&Bracketed::direction, WitnessIsValid, DistanceIsCertified>,
                   JudgedField<&Bracketed::on_a, NearestPointsAreRight, WitnessIsValid, DistanceIsCertified>,
                   JudgedField<&Bracketed::on_b, NearestPointsAreRight, WitnessIsValid, DistanceIsCertified>>;
};
static_assert(kJudgesEveryField<GjkFamily>);

}  // namespace assay
