// What judges each field of a hull in space.
#pragma once
#include "properties/hull3/hull3_is_exact.h"
#include "properties/text/answer_fields.h"

namespace assay {

template <>
struct AnswerFields<Hull3Family> {
  using List =
      JudgedFields<JudgedField<&Hull3::corner, Hull3IsExact>, JudgedField<&Hull3::end, Hull3IsExact>,
                   JudgedField<&Hull3::face_of, Hull3IsExact>, JudgedField<&FlatHull3::dimension, Hull3IsExact>,
                   JudgedField<&FlatHull3::extreme, Hull3IsExact>>;
};
static_assert(kJudgesEveryField<Hull3Family>);

}  // namespace assay
