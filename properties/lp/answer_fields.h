// What judges each field of an answer about a linear program.
#pragma once
#include "properties/lp/answer_is_certified.h"
#include "properties/lp/value_is_right.h"
#include "properties/text/answer_fields.h"

namespace assay {

template <>
struct AnswerFields<LpFamily> {
  using List =
      JudgedFields<JudgedField<&Optimal::basis, AnswerIsCertified>,
                   JudgedField<&Optimal::x, ValueIsRight, AnswerIsCertified>,
                   JudgedField<&Optimal::y, AnswerIsCertified>, JudgedField<&Infeasible::farkas, AnswerIsCertified>,
                   JudgedField<&Infeasible::line, AnswerIsCertified>, JudgedField<&Unbounded::x, AnswerIsCertified>,
                   JudgedField<&Unbounded::ray, AnswerIsCertified>, JudgedField<&Unbounded::line, AnswerIsCertified>>;
};
static_assert(kJudgesEveryField<LpFamily>);

}  // namespace assay
