// The opinion that fits the kind of answer given.
#include <optional>
#include <variant>

#include "oracles/referee/collision/opinions.h"

namespace assay {

SecondOpinion distance_opinion(const ConvexPair& pair, const GjkAnswer& answer, const CollisionPromises& promises,
                               const Rational& squared, bool claimed_wrong) {
  if (const auto* bracketed = std::get_if<Bracketed>(&answer))
    return bracket_opinion(pair, *bracketed, squared, promises.bracket, claimed_wrong);
  if (const auto* separated = std::get_if<Separated>(&answer))
    return distance_opinion(pair, *separated, squared, promises.distance, claimed_wrong);
  std::optional<double> number;
  if (const auto* bare = std::get_if<BareDistance>(&answer)) number = bare->distance;
  if (const auto* apart = std::get_if<MeasuredApart>(&answer)) number = apart->distance;
  if (std::holds_alternative<Penetrating>(answer) || std::holds_alternative<Overlapping>(answer)) number = 0;
  if (number) return number_opinion(pair, *number, squared, promises.distance, claimed_wrong);
  return no_opinion("the answer says no distance");
}

SecondOpinion witness_opinion(const ConvexPair& pair, const GjkAnswer& answer, const CollisionPromises& promises,
                              Contact contact, const std::string& truth, bool claimed_wrong) {
  if (const auto* overlapping = std::get_if<Overlapping>(&answer))
    return overlap_opinion(pair, *overlapping, contact, truth, claimed_wrong);
  if (const auto* separated = std::get_if<Separated>(&answer))
    return separation_opinion(pair, *separated, claimed_wrong);
  if (const auto* along = std::get_if<SeparatedAlong>(&answer))
    return separation_opinion(pair, along->direction, claimed_wrong);
  if (const auto* bracketed = std::get_if<Bracketed>(&answer)) {
    if (bracketed->on_a.size > 0 || bracketed->on_b.size > 0)
      return no_opinion("the referee does not look at the points of a bracket");
    return separation_opinion(pair, bracketed->direction, claimed_wrong);
  }
  if (std::holds_alternative<Penetrating>(answer)) {
    const SecondOpinion depth = depth_opinion(pair, answer, promises.depth, claimed_wrong);
    const SecondOpinion normal = normal_opinion(pair, answer, promises.normal, claimed_wrong);
    const Opinion settles = claimed_wrong ? Opinion::kConfirms : Opinion::kDisagrees;
    if (depth.opinion == settles) return depth;
    if (normal.opinion == settles) return normal;
    return depth.opinion == Opinion::kNoOpinion ? depth : normal;
  }
  return as_claimed(true, claimed_wrong, "the answer has no witness");
}

}  // namespace assay
