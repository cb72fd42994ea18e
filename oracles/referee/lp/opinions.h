// The referees on answers to linear programs, one opinion for each question; `claimed_wrong` is what the judge said.
#pragma once
#include "algorithms/model/lp.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/referee/second_opinion.h"

namespace assay {

/// Is the witness false beyond the promise? The status does not matter.
SecondOpinion certificate_opinion(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise,
                                  bool claimed_wrong);

/// Is the value further from the referee's optimum than the promise allows?
SecondOpinion value_opinion(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise,
                            bool claimed_wrong);

/// Is the status another one than that of the program?
SecondOpinion status_opinion(const LpProblem& problem, const LpAnswer& answer, bool claimed_another);

}  // namespace assay
