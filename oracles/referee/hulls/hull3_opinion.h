// The referee's opinion on an answer to a cloud in space.
#pragma once
#include <string>

#include "algorithms/model/hull3.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/referee/referee.h"
#include "oracles/referee/second_opinion.h"

namespace assay {

/// `truth`: by referee::hull3. Precondition: gives_hull(answer).
SecondOpinion hull3_opinion(const Cloud3& cloud, const Hull3Answer& answer, const referee::Hull3Opinion& truth,
                            const Hull3Statement& statement, const Judged& judged);

inline bool gives_hull(const Hull3Answer& answer) {
  return std::holds_alternative<Hull3>(answer) || std::holds_alternative<FlatHull3>(answer);
}

/// "by the referee the hull has dimension 3, 8 extreme point(s) and 6 face(s)"
std::string sentence_of(const referee::Hull3Opinion& truth);

}  // namespace assay
