// The referee's opinion on an answer to a cloud of the plane.
#pragma once
#include <vector>

#include "algorithms/model/hull.h"
#include "oracles/hull2/check_hull2.h"
#include "oracles/referee/second_opinion.h"

namespace assay {

/// `truth`: the extreme points in order, by referee::hull2. Precondition: gives_hull(answer).
SecondOpinion hull2_opinion(const Cloud2& cloud, const Hull2Answer& answer, const std::vector<Point2>& truth,
                            const Hull2Statement& statement, const Judged& judged);

inline bool gives_hull(const Hull2Answer& answer) {
  return std::holds_alternative<Hull>(answer) || std::holds_alternative<FlatHull>(answer);
}

}  // namespace assay
