#include "properties/gjk/nearest_points_are_right.h"

#include "oracles/gjk/check_points.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {

Verdict NearestPointsAreRight::judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                                     const Court<GjkFamily>& court) {
  if (replies.size() != 1) return Undecided{"not one reply"};
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair)) return NotJudged{"an empty body has no nearest point"};
  const GjkAnswer& answer = replies.front().answer;
  if (const auto* apart = std::get_if<MeasuredApart>(&answer))
    return check_points(pair, *apart, gjk_defaults::points(court.semantics));
  if (const auto* separated = std::get_if<Separated>(&answer))
    return check_weighted_points(pair, separated->on_a, separated->on_b);
  if (const auto* bracketed = std::get_if<Bracketed>(&answer);
      bracketed != nullptr && (bracketed->on_a.size > 0 || bracketed->on_b.size > 0))
    return check_bracket_points(pair, *bracketed, gjk_defaults::points(court.semantics));
  return NotJudged{"the answer has no nearest points"};
}

}  // namespace assay
