#include "properties/gjk/normal_is_right.h"

#include "oracles/gjk/depth/check_normal.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {

Verdict NormalIsRight::judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                             const Court<GjkFamily>& court) {
  if (replies.size() != 1) return Undecided{"not one reply"};
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  const auto* deep = std::get_if<Penetrating>(&replies.front().answer);
  if (deep == nullptr) return NotJudged{"the answer has no normal"};
  return check_normal(pair, *deep, gjk_defaults::normal(court.semantics));
}

}  // namespace assay
