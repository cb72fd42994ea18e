// The referee's opinion on an answer to a moving pair.
#pragma once
#include <optional>
#include <string>

#include "algorithms/model/cast.h"
#include "algorithms/model/result.h"
#include "oracles/cast/check_cast.h"
#include "oracles/exact/rational.h"
#include "oracles/referee/second_opinion.h"

namespace assay {

/// The first contact by the referee: apart before `earliest`, and meeting at `latest` at the latest where that is
/// given.
struct FirstMeeting {
  Rational earliest;
  std::optional<Rational> latest;
  bool never = false;
};

Result<FirstMeeting> first_meeting(const MovingPair& pair);

/// "by the referee they first meet at t = 1/2"
std::string sentence_of(const FirstMeeting& contact);

/// `contact`: of the pair, by first_meeting; `of_the_verdict`: only hit and miss were judged. Precondition: the answer
/// is neither GaveUp nor Declined.
SecondOpinion cast_opinion(const MovingPair& pair, const CastAnswer& answer, const FirstMeeting& contact,
                           const CastStatement& says, bool of_the_verdict, const Judged& judged);

}  // namespace assay
