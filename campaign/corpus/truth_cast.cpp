#include <algorithm>

#include "campaign/certificates/certify.h"
#include "campaign/corpus/fractions.h"
#include "campaign/corpus/truth.h"
#include "oracles/cast/first_contact.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/referee/collision/cast_opinion.h"

namespace assay {

Result<ExactTruth> truth_of(const MovingPair& pair) {
  auto certificate = certify(pair);
  if (!certificate) return Error{certificate.error()};
  ExactTruth truth{{}, *std::move(certificate)};
  if (!why_not_a_problem(pair).empty() || has_empty_body(pair.bodies)) return truth;
  using Kind = FirstContact::Kind;
  const FirstContact ours = first_contact(pair, TurningPair(pair));
  if (!ours.verified) return Error{"the proof of a first contact was refused"};
  const auto referee = first_meeting(pair);
  if (!referee) return truth;
  const bool met_too_early = referee->latest && (ours.kind == Kind::kNever || *referee->latest < ours.earliest);
  const bool met_too_late = ours.kind == Kind::kMeets && (referee->never || ours.latest < referee->earliest);
  if (met_too_early || met_too_late) return Error{"the referee has found another first contact"};
  const bool meets = ours.kind == Kind::kMeets && referee->latest, never = ours.kind == Kind::kNever && referee->never;
  truth.facts.push_back({"verdict", meets ? "meets" : never ? "apart" : "open", ShownBy::kReferee});
  if (never) return truth;
  // What both have shown.
  const Rational before = std::min(ours.earliest, referee->earliest);
  truth.facts.push_back({"apart_until", fraction_of(before), ShownBy::kReferee});
  if (meets)
    truth.facts.push_back({"meets_by", fraction_of(std::max(ours.latest, *referee->latest)), ShownBy::kReferee});
  return truth;
}

}  // namespace assay
