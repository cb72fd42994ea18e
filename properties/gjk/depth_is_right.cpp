#include "properties/gjk/depth_is_right.h"

#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/depth/check_depth.h"
#include "oracles/gjk/integer_pair.h"
#include "properties/gjk/parts/claimed_contact.h"

namespace assay {

Verdict DepthIsRight::judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                            const Court<GjkFamily>& court) {
  if (replies.size() != 1) return Undecided{"not one reply"};
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  const GjkAnswer& answer = replies.front().answer;
  const Promise promise = gjk_defaults::depth(court.semantics);
  if (const auto* deep = std::get_if<Penetrating>(&answer)) return check_depth(pair, *deep, promise);
  if (claims_hit(answer) != false) return NotJudged{"the answer says nothing of a depth"};
  if (!promise.stated && !(court.semantics.depth_gap_absolute > 0))
    return NotJudged{"a miss says nothing of a depth, and the engine states no promise on depths"};
  // Bodies that are apart have the depth 0, so a witness that separates them settles it.
  if (const auto* separated = std::get_if<Separated>(&answer)) {
    if (holds(check_separated(pair, *separated))) return Holds{};
  }
  if (const auto* along = std::get_if<SeparatedAlong>(&answer)) {
    if (holds(check_separated_along(pair, *along))) return Holds{};
  }
  return check_no_depth(pair, promise);
}

}  // namespace assay
