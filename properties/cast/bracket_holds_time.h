// Claim: the times and directions that an engine tells are right.
#pragma once
#include <span>
#include <string_view>

#include "oracles/cast/check_cast.h"
#include "properties/cast/default_promises.h"
#include "properties/property.h"

namespace assay {

/// A bracket holds the first contact, is as narrow as promised, and its normal parts the bodies where they touch; a
/// bare time is as near as promised; the direction of a miss parts the bodies all the way.
///
/// Claims     check_cast_times.cpp (5) to (12), by what the engine states or by default (default_promises.h).
/// Magnitude  over the reach: the way that two points can approach in the time told wrongly, or how far apart, or deep,
///            the bodies are then.
struct BracketHoldsTime {
  using Family = CastFamily;
  static constexpr std::string_view kName = "cast/bracket_holds_time";
  static constexpr std::string_view kSentence =
      "The first contact lies in the bracket told, or as near the time told as promised; normals part the bodies.";

  static Verdict judge(const MovingPair& pair, std::span<const Reply<CastFamily>> replies,
                       const Court<CastFamily>& court) {
    if (replies.size() != 1) return Undecided{"not one reply"};
    return check_cast_times(pair, replies.front().answer, cast_statement(pair, court.semantics));
  }
};

}  // namespace assay
