#include "campaign/confirm.h"

#include <algorithm>
#include <optional>

#include "oracles/exact/rational.h"
#include "oracles/referee/referee.h"

namespace assay {
namespace {

SecondOpinion confirms(std::string sentence) { return {Opinion::kConfirms, "confirmed: " + std::move(sentence)}; }
SecondOpinion disagrees(std::string sentence) { return {Opinion::kDisagrees, "disagrees: " + std::move(sentence)}; }
SecondOpinion no_opinion(std::string sentence) { return {Opinion::kNoOpinion, "no opinion: " + std::move(sentence)}; }

/// Outcomes that need no geometry: the run in front of us is the evidence, and it was made in a fresh engine.
template <Family F>
std::optional<SecondOpinion> without_geometry(std::span<const Reply<F>> replies, const Assessment& assessment) {
  switch (assessment.outcome) {
    case Outcome::kCrashed: return confirms("it crashed again in a fresh process");
    case Outcome::kHung: return confirms("it hung again in a fresh process");
    case Outcome::kNondeterministic: return confirms("asked again, it gave two answers again");
    case Outcome::kViolated: break;
    default: return std::nullopt;
  }
  if (assessment.claim == kClaimInsideBuffers || assessment.claim == kClaimFloatEnvironment)
    return confirms("it happened again in a fresh process");
  for (const Reply<F>& reply : replies)
    if (reply.trace.cycle && assessment.claim.find("state") != std::string::npos)
      return confirms("run again, the same " + std::to_string(reply.trace.cycle->states.size()) +
                      " state(s) came back in the same order");
  return std::nullopt;
}

/// What a collision answer says: hit, miss, or nothing.
std::optional<bool> says_hit(const GjkAnswer& answer) {
  if (std::holds_alternative<Separated>(answer) || std::holds_alternative<SeparatedAlong>(answer)) return false;
  if (std::holds_alternative<Overlapping>(answer)) return true;
  if (const auto* verdict = std::get_if<BareVerdict>(&answer)) return verdict->colliding;
  if (const auto* distance = std::get_if<BareDistance>(&answer)) return !(distance->distance > 0);
  return std::nullopt;
}

/// Whether saying `hit` is wrong for this contact under the engine's statement about touching.
bool is_wrong(bool hit, Contact contact, Touching touching) {
  switch (contact) {
    case Contact::kSeparated: return hit;
    case Contact::kOverlapping: return !hit;
    case Contact::kTouching: return touching != Touching::kUnspecified && hit != (touching == Touching::kHit);
  }
  return false;
}

Rational dot(const std::vector<Rational>& left, const std::vector<Rational>& right) {
  Rational sum = 0;
  for (std::size_t i = 0; i < left.size(); ++i) sum += left[i] * right[i];
  return sum;
}

/// v = on_a - on_b with the weights normalised; nullopt where weights or indices make no points.
std::optional<std::vector<Rational>> difference(const ConvexPair& pair, const Separated& answer) {
  std::vector<Rational> v(pair.a.dimension, Rational(0));
  for (const auto& [body, point, side] :
       {std::tuple{&pair.a, &answer.on_a, 1}, std::tuple{&pair.b, &answer.on_b, -1}}) {
    Rational total = 0;
    for (std::uint32_t i = 0; i < point->size && i < kWitnessCapacity; ++i) {
      if (point->vertex[i] >= body->size() || !(point->weight[i] >= 0) || point->weight[i] > 1e300) return std::nullopt;
      total += exact(point->weight[i]);
    }
    if (total == 0) return std::nullopt;
    for (std::uint32_t i = 0; i < point->size && i < kWitnessCapacity; ++i)
      for (std::uint32_t k = 0; k < pair.a.dimension; ++k)
        v[k] += side * exact(point->weight[i]) * exact((*body)[point->vertex[i]][k]) / total;
  }
  return v;
}

/// |v| >= distance always; a gap |v|^2 - h(v) above the promise is confirmed where |v|^2 - |v| distance alone exceeds
/// it, because h(v) <= |v| distance. Without a square root: (|v|^2 - promise)^2 > |v|^2 distance^2 with |v|^2 >
/// promise.
SecondOpinion distance_opinion(const ConvexPair& pair, const Separated& answer, const Rational& squared_distance,
                               const Semantics& semantics, bool claimed_wrong) {
  const auto v = difference(pair, answer);
  if (!v) return no_opinion("the witness is no pair of points");
  const Rational length2 = dot(*v, *v);
  if (length2 < squared_distance) return disagrees("the witness is shorter than the referee's distance");
  Rational largest = 0;
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k) {
    Rational low = exact(pair.a[0][k]), high = low;
    for (const Points* body : {&pair.a, &pair.b})
      for (std::uint32_t i = 0; i < body->size(); ++i) {
        low = std::min(low, exact((*body)[i][k]));
        high = std::max(high, exact((*body)[i][k]));
      }
    largest = std::max(largest, Rational(high - low));
  }
  const Rational promise = exact(semantics.distance_gap) * largest * largest;
  const Rational rest = length2 - promise;
  const bool too_long = rest > 0 && rest * rest > length2 * squared_distance;
  if (too_long) {
    if (claimed_wrong) return confirms("the witness is longer than the referee's distance by more than the promise");
    return disagrees("the witness was passed, but it is longer than the referee's distance by more than the promise");
  }
  return no_opinion("the referee computes the distance only; tier 0 judged the witness in rationals");
}

constexpr std::size_t kRefereeVertexLimit = 64;

}  // namespace

SecondOpinion second_opinion(std::string_view property, const ConvexPair& problem,
                             std::span<const Reply<GjkFamily>> replies, const Assessment& assessment,
                             const Semantics& semantics) {
  if (auto settled = without_geometry(replies, assessment)) return *settled;
  if (problem.a.size() + problem.b.size() > kRefereeVertexLimit && assessment.outcome == Outcome::kHolds)
    return no_opinion("too large to re-solve as a sample");
  const auto opinion = referee::collision(problem);
  if (!opinion) return no_opinion(opinion.error());
  const Contact contact = opinion->contact;
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  const std::string truth = "by the referee the bodies are " + std::string(name_of(contact));
  if (property == "gjk/distance_is_certified" || property == "gjk/witness_is_valid") {
    const auto* separated = replies.empty() ? nullptr : std::get_if<Separated>(&replies[0].answer);
    if (separated == nullptr || semantics.distance_gap < 0) return no_opinion("the referee does not look at witnesses");
    if (contact != Contact::kSeparated)
      return claimed_wrong ? confirms(truth + ", the witness says separated")
                           : disagrees(truth + ", the witness was passed");
    return distance_opinion(problem, *separated, opinion->squared_distance, semantics, claimed_wrong);
  }
  // Verdicts; metamorphic questions are exact images of the problem, so all of them have the problem's contact.
  bool any_wrong = false, all_say = !replies.empty(), mixed = false;
  for (const Reply<GjkFamily>& reply : replies) {
    const auto hit = says_hit(reply.answer);
    if (!hit) {
      all_say = false;
      continue;
    }
    any_wrong = any_wrong || is_wrong(*hit, contact, semantics.touching);
    mixed = mixed || *hit != says_hit(replies[0].answer).value_or(*hit);
  }
  if (!all_say) return no_opinion("an answer without a verdict");
  const bool wrong = replies.size() > 1 ? mixed : any_wrong;
  if (wrong == claimed_wrong)
    return claimed_wrong ? confirms(truth) : SecondOpinion{Opinion::kConfirms, "confirmed: " + truth};
  if (claimed_wrong && assessment.claim.find("finite") != std::string::npos)
    return confirms("the answer is not a number");
  return disagrees(truth + (claimed_wrong ? ", so the answer was right" : ", so the answer was wrong"));
}

SecondOpinion second_opinion(std::string_view, const Cloud2& problem, std::span<const Reply<Hull2Family>> replies,
                             const Assessment& assessment, const Semantics&) {
  if (auto settled = without_geometry(replies, assessment)) return *settled;
  const auto truth = referee::hull2(problem);
  if (!truth) return no_opinion(truth.error());
  bool all_right = true;
  for (const Reply<Hull2Family>& reply : replies) {
    const std::vector<std::uint32_t>* listed = nullptr;
    if (const auto* hull = std::get_if<Hull>(&reply.answer)) listed = &hull->ccw;
    if (const auto* flat = std::get_if<FlatHull>(&reply.answer)) listed = &flat->extreme;
    if (listed == nullptr) return no_opinion("an answer without a hull");
    if (replies.size() > 1) continue;  // questions are images of the cloud; only the first is the cloud itself
    std::vector<Point2> corners;
    bool in_range = true;
    for (const std::uint32_t index : *listed) {
      in_range = in_range && index < problem.points.size();
      if (in_range) corners.push_back(problem.points[index]);
    }
    if (!corners.empty() && std::holds_alternative<Hull>(reply.answer)) {
      const auto first = std::min_element(corners.begin(), corners.end(), [](const Point2& p, const Point2& q) {
        return p.x < q.x || (p.x == q.x && p.y < q.y);
      });
      std::rotate(corners.begin(), first, corners.end());
    }
    if (std::holds_alternative<FlatHull>(reply.answer) && corners.size() == 2 && truth->size() == 2 &&
        corners[0] == (*truth)[1])
      std::swap(corners[0], corners[1]);
    all_right =
        all_right && in_range && corners == *truth && std::holds_alternative<Hull>(reply.answer) == (truth->size() > 2);
  }
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  if (replies.size() > 1) {
    if (!claimed_wrong) return no_opinion("a relation between answers");
    return confirms("the questions are exact images of one cloud, whose hull has " + std::to_string(truth->size()) +
                    " corners by the referee; the answers contradict each other");
  }
  const std::string sentence = "by the referee the hull has " + std::to_string(truth->size()) + " corner(s)";
  if (all_right != claimed_wrong)
    return confirms(sentence + (claimed_wrong ? ", not the ones listed" : ", the ones listed"));
  return disagrees(sentence + (claimed_wrong ? ", exactly the ones listed" : ", not the ones listed"));
}

SecondOpinion second_opinion(std::string_view, const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                             const Assessment& assessment, const Semantics&) {
  if (auto settled = without_geometry(replies, assessment)) return *settled;
  if (replies.size() != 1) {
    return assessment.outcome == Outcome::kViolated
               ? confirms("the questions are exact images of one program; the answers contradict each other")
               : no_opinion("a relation between answers");
  }
  const auto opinion = referee::lp(problem);
  if (!opinion) return no_opinion(opinion.error());
  const LpAnswer& answer = replies[0].answer;
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  std::optional<referee::LpStatus> status;
  if (std::holds_alternative<Optimal>(answer)) status = referee::LpStatus::kOptimal;
  if (std::holds_alternative<Infeasible>(answer)) status = referee::LpStatus::kInfeasible;
  if (std::holds_alternative<Unbounded>(answer)) status = referee::LpStatus::kUnbounded;
  if (!status) return no_opinion("an answer without a status");
  constexpr std::string_view kNames[] = {"optimal", "infeasible", "unbounded"};
  const std::string truth = "by the referee the program is " + std::string(kNames[static_cast<int>(opinion->status)]);
  if (*status != opinion->status) {
    if (claimed_wrong) return confirms(truth + ", the engine says " + std::string(kNames[static_cast<int>(*status)]));
    return no_opinion(truth + "; the witness holds within the engine's promise");
  }
  if (!claimed_wrong) return confirms(truth);
  const auto* optimal = std::get_if<Optimal>(&answer);
  if (optimal != nullptr && optimal->x.size() == problem.columns &&
      std::all_of(optimal->x.begin(), optimal->x.end(), [](double x) { return x - x == 0; })) {
    Rational objective = 0;
    for (std::uint32_t j = 0; j < problem.columns; ++j) objective += exact(problem.cost[j]) * exact(optimal->x[j]);
    if (objective != opinion->objective)
      return confirms(truth + " with value " + std::to_string(opinion->objective.convert_to<double>()) +
                      "; the engine's point gives " + std::to_string(objective.convert_to<double>()));
  }
  return no_opinion(truth + ", as the engine says; tier 0 refused its witness in rationals");
}

}  // namespace assay
