#include "properties/refusal/refuses_no_problem.h"

#include "oracles/cast/moving_problem.h"
#include "oracles/gjk/claims_hit.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {

bool may_be_answered(const ConvexPair& asked, const GjkAnswer& answer) {
  return has_empty_body(asked) && why_not_a_problem(asked).empty() && claims_hit(answer) == false;
}

bool may_be_answered(const MovingPair& asked, const CastAnswer& answer) {
  return has_empty_body(asked.bodies) && why_not_a_problem(asked).empty() && std::holds_alternative<Missed>(answer);
}

}  // namespace assay
