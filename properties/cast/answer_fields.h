// What judges each field of an answer about moving bodies.
#pragma once
#include "properties/cast/bracket_holds_time.h"
#include "properties/cast/verdict_is_right.h"
#include "properties/relations/swap.h"
#include "properties/text/answer_fields.h"

namespace assay {

template <>
struct AnswerFields<CastFamily> {
  using List =
      JudgedFields<JudgedField<&HitAt::t0, BracketHoldsTime, Swap<CastFamily>>,
                   JudgedField<&HitAt::t1, BracketHoldsTime, Swap<CastFamily>>,
                   JudgedField<&HitAt::normal, BracketHoldsTime>, JudgedField<&Missed::direction, BracketHoldsTime>,
                   JudgedField<&BareTime::time, BracketHoldsTime>>;
};
static_assert(kJudgesEveryField<CastFamily>);

}  // namespace assay
