#include "properties/gjk/witness_is_valid.h"

#include "oracles/gjk/check_bracket.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/depth/check_depth.h"
#include "oracles/gjk/depth/check_normal.h"
#include "oracles/gjk/integer_pair.h"
#include "properties/gjk/default_promises.h"

namespace assay {

Verdict WitnessIsValid::judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                              const Court<GjkFamily>& court) {
  if (replies.size() != 1) return Undecided{"not one reply"};
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  const GjkAnswer& answer = replies.front().answer;
  if (const auto* separated = std::get_if<Separated>(&answer)) return check_separated(pair, *separated);
  if (const auto* along = std::get_if<SeparatedAlong>(&answer)) return check_separated_along(pair, *along);
  if (const auto* overlapping = std::get_if<Overlapping>(&answer)) return check_overlapping(pair, *overlapping);
  if (const auto* bracketed = std::get_if<Bracketed>(&answer)) return check_bracket_witness(pair, *bracketed);
  if (std::holds_alternative<BareVerdict>(answer)) return Violated{kWitnessGiven, "the answer is yes or no alone", 0};
  if (std::holds_alternative<BareDistance>(answer)) return Violated{kWitnessGiven, "the answer is a number alone", 0};
  const Promise promise = gjk_defaults::depth(court.semantics);
  if (const auto* deep = std::get_if<Penetrating>(&answer); deep != nullptr && promise.binds()) {
    Verdict depth = check_depth(pair, *deep, promise);
    Verdict normal = check_normal(pair, *deep, gjk_defaults::normal(court.semantics));
    if (std::holds_alternative<HarnessDefect>(normal)) return normal;
    const Violated *off = violation(depth), *aside = violation(normal);
    return aside != nullptr && (off == nullptr || aside->magnitude > off->magnitude) ? normal : depth;
  }
  if (std::holds_alternative<MeasuredApart>(answer) || std::holds_alternative<Penetrating>(answer))
    return Violated{kWitnessGiven, "the answer is numbers, not vertices", 0};
  return Undecided{"no answer to judge"};
}

}  // namespace assay
