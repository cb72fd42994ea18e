// What judges each field of a planar hull.
#pragma once
#include "properties/hull2/hull2_is_exact.h"
#include "properties/text/answer_fields.h"

namespace assay {

template <>
struct AnswerFields<Hull2Family> {
  using List = JudgedFields<JudgedField<&Hull::ccw, Hull2IsExact>, JudgedField<&FlatHull::extreme, Hull2IsExact>>;
};
static_assert(kJudgesEveryField<Hull2Family>);

}  // namespace assay
