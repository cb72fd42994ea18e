// Conservative advancement that answers with its last time when its steps are used up.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// ConservativeAdvancement, but the limit of steps, eight, ends with a hit at the last time.
struct CastAnswersAtTheCap {
  static constexpr std::string_view kName = "fault/cast_answers_at_the_cap";
  static constexpr Statement<CastFamily> kStatement = fault::planted<CastFamily>(
      "Gives the last time reached as the contact, when its steps are used up as well as when it is near.");
  static CastAnswer solve(const MovingPair& pair, const Watch& watch);
};

}  // namespace assay
