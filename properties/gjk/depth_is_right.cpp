#include "properties/gjk/depth_is_right.h"

#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/depth/check_depth.h"
#include "properties/gjk/claimed_contact.h"

namespace assay {

Verdict DepthIsRight::judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                            const Court<GjkFamily>& court) {
  if (replies.size() != 1) return Undecided{"not one reply"};
  const GjkAnswer& answer = replies.front().answer;
  const double promise = court.semantics.depth_gap;
  if (const auto* deep = std::get_if<Penetrating>(&answer)) return check_depth(pair, *deep, promise);
  if (claims_hit(answer) != false) return Undecided{"the answer claims no depth"};
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
