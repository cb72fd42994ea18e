#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

#include "campaign/second_opinion_words.h"
#include "oracles/exact/rational.h"
#include "oracles/referee/referee.h"
#include "properties/gjk/claimed_contact.h"
#include "properties/gjk/growing_keeps_hit.h"

namespace assay {
namespace {

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

/// L, the largest coordinate extent of both bodies together.
Rational largest_extent(const ConvexPair& pair) {
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
  return largest;
}

/// distance_gap * L^2; 0 where the engine promises brackets alone.
Rational promised_gap(const ConvexPair& pair, const Semantics& semantics) {
  const Rational largest = largest_extent(pair);
  return exact(std::max(0.0, semantics.distance_gap)) * largest * largest;
}

/// Whether moving b by `most` along the normal leaves an overlap along it: H(n) > most |n|, H(n) the greatest n.(a - b).
bool still_overlaps(const ConvexPair& pair, const Penetrating& answer, const Rational& most) {
  Rational length2 = 0;
  std::optional<Rational> greatest;
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k) length2 += exact(answer.normal[k]) * exact(answer.normal[k]);
  for (std::uint32_t i = 0; i < pair.a.size(); ++i)
    for (std::uint32_t j = 0; j < pair.b.size(); ++j) {
      Rational value = 0;
      for (std::uint32_t k = 0; k < pair.a.dimension; ++k)
        value += exact(answer.normal[k]) * (exact(pair.a[i][k]) - exact(pair.b[j][k]));
      if (!greatest || value > *greatest) greatest = value;
    }
  return greatest && *greatest > 0 && *greatest * *greatest > most * most * length2;
}

/// The depth claimed, 0 by a miss, against the referee's D: wrong where it is off by more than the promise, asked without a
/// square root. A right number may have a wrong normal: then every difference is looked at along it.
SecondOpinion depth_opinion(const ConvexPair& pair, const GjkAnswer& answer, const Semantics& semantics,
                            bool claimed_wrong) {
  const auto* deep = std::get_if<Penetrating>(&answer);
  if (deep == nullptr && claims_hit(answer) != false) return no_opinion("the answer claims no depth");
  if (deep != nullptr && !std::isfinite(deep->depth)) {
    return claimed_wrong ? confirms("the depth is not a number") : disagrees("the depth is not a number");
  }
  const auto squared = referee::squared_depth(pair);
  if (!squared) return no_opinion(squared.error());
  const Rational depth = deep == nullptr ? Rational(0) : exact(deep->depth);
  const Rational gap = exact(semantics.depth_gap) * largest_extent(pair);
  const Rational least = depth - gap, most = depth + gap;
  const bool too_deep = least > 0 && least * least > *squared, too_shallow = most < 0 || most * most < *squared;
  if (too_deep || too_shallow) {
    const std::string sentence =
        std::string("by the referee the depth is ") + (too_deep ? "less" : "greater") + " by more than the promise";
    return claimed_wrong ? confirms(sentence) : disagrees(sentence);
  }
  const auto finite = [](double entry) { return std::isfinite(entry); };
  if (deep != nullptr && std::all_of(deep->normal.begin(), deep->normal.end(), finite) &&
      still_overlaps(pair, *deep, most)) {
    const std::string sentence = "moved by the depth along the normal the bodies still overlap beyond the promise";
    return claimed_wrong ? confirms(sentence) : disagrees(sentence);
  }
  if (!claimed_wrong) return confirms("by the referee the depth is right within the promise");
  return no_opinion("depth and overlap along the normal are right; tier 0 judged the facet in rationals");
}

/// |v| >= distance always; a gap |v|^2 - h(v) above the promise is confirmed where |v|^2 - |v| distance alone exceeds
/// it, because h(v) <= |v| distance. Without a square root: (|v|^2 - promise)^2 > |v|^2 distance^2 with |v|^2 >
/// promise.
/// A witness that was passed for separating alone may be longer: `gap_was_judged` tells.
SecondOpinion distance_opinion(const ConvexPair& pair, const Separated& answer, const Rational& squared_distance,
                               const Semantics& semantics, bool gap_was_judged, bool claimed_wrong) {
  const auto v = difference(pair, answer);
  if (!v) return no_opinion("the witness is no pair of points");
  const Rational length2 = dot(*v, *v);
  if (length2 < squared_distance) return disagrees("the witness is shorter than the referee's distance");
  const Rational promise = promised_gap(pair, semantics);
  const Rational rest = length2 - promise;
  const bool too_long = rest > 0 && rest * rest > length2 * squared_distance;
  if (too_long) {
    if (claimed_wrong) return confirms("the witness is longer than the referee's distance by more than the promise");
    if (gap_was_judged)
      return disagrees("the witness was passed, but it is longer than the referee's distance by more than the promise");
  }
  return no_opinion("the referee computes the distance only; tier 0 judged the witness in rationals");
}

/// A number d is right where |d^2 - D^2| <= 2 distance_gap L^2: what DistanceIsCertified derives for numbers.
SecondOpinion number_opinion(const ConvexPair& pair, double distance, const Rational& squared_distance,
                             const Semantics& semantics, bool claimed_wrong) {
  const auto as_claimed = [&](bool wrong, std::string sentence) {
    return wrong == claimed_wrong ? confirms(std::move(sentence)) : disagrees(std::move(sentence));
  };
  if (!std::isfinite(distance) || distance < 0) return as_claimed(true, "the number is no distance");
  const Rational off = abs(Rational(exact(distance) * exact(distance) - squared_distance));
  if (off > 2 * promised_gap(pair, semantics))
    return as_claimed(true, "by the referee the distance is another by more than the promise");
  return as_claimed(false, "by the referee the distance is right within the promise");
}

/// A bracket is wrong where the referee's distance is not in it, or where it is wider than promised.
SecondOpinion bracket_opinion(const ConvexPair& pair, const Bracketed& answer, const Rational& squared_distance,
                              const Semantics& semantics, bool claimed_wrong) {
  const auto as_claimed = [&](bool wrong, std::string sentence) {
    return wrong == claimed_wrong ? confirms(std::move(sentence)) : disagrees(std::move(sentence));
  };
  if (!(0 <= answer.low && answer.low <= answer.high && std::isfinite(answer.low)))
    return as_claimed(true, "the numbers are no bracket");
  const auto square = [](double end) { return Rational(exact(end) * exact(end)); };
  if (square(answer.low) > squared_distance)
    return as_claimed(true, "by the referee the distance is below the bracket");
  if (std::isfinite(answer.high) && square(answer.high) < squared_distance)
    return as_claimed(true, "by the referee the distance is above the bracket");
  if (std::isinf(answer.high)) return no_opinion("the bracket is open");
  if (semantics.bracket_width > 0 && answer.high > std::nextafter(answer.low, HUGE_VAL) &&
      exact(answer.high) - exact(answer.low) > exact(semantics.bracket_width) * largest_extent(pair))
    return as_claimed(true, "the bracket is wider than promised");
  if (claimed_wrong) return no_opinion("the bracket is right; tier 0 judged its witness");
  return confirms("by the referee the distance is in the bracket");
}

/// An overlap answers the distance 0: wrong where the distance is above what the promise forgives twice over, right where
/// it is below the promise.
SecondOpinion zero_distance_opinion(const ConvexPair& pair, const Rational& squared_distance,
                                    const Semantics& semantics, bool claimed_wrong) {
  const Rational promise = promised_gap(pair, semantics);
  if (squared_distance > 2 * promise)
    return claimed_wrong ? confirms("the answer says distance 0, by the referee it is not")
                         : disagrees("the answer says distance 0, by the referee it is not");
  if (squared_distance <= promise)
    return claimed_wrong ? disagrees("the answer says distance 0, by the referee it is, within the promise")
                         : confirms("by the referee the distance is 0 within the promise");
  return no_opinion("the distance is at the edge of the promise");
}

/// The origin is in conv{a_i - b_i} iff some l >= 0 with sum 1 has sum l_i a_i = sum l_i b_i: as a program whose numbers are
/// the given doubles, with one copy of l for each body, so that the referee decides it and nothing is rounded.
LpProblem simplex_program(const ConvexPair& pair, const Overlapping& answer) {
  const std::uint32_t n = pair.a.dimension, k = answer.size;
  LpProblem program;
  program.rows = n + k + 1;
  program.columns = 2 * k;
  program.cost.assign(program.columns, 0);
  program.lower.assign(program.columns, 0);
  program.upper.assign(program.columns, kInfinity);
  program.matrix.assign(std::size_t{program.rows} * program.columns, 0);
  program.row_lower.assign(program.rows, 0);
  program.row_upper.assign(program.rows, 0);
  const auto entry = [&](std::uint32_t row, std::uint32_t column) -> double& {
    return program.matrix[std::size_t{row} * program.columns + column];
  };
  for (std::uint32_t i = 0; i < k; ++i) {
    for (std::uint32_t d = 0; d < n; ++d) {
      entry(d, i) = pair.a[answer.on_a[i]][d];
      entry(d, k + i) = -pair.b[answer.on_b[i]][d];
    }
    entry(n + i, i) = 1;
    entry(n + i, k + i) = -1;
    entry(n + k, i) = 1;
  }
  program.row_lower[n + k] = program.row_upper[n + k] = 1;
  return program;
}

SecondOpinion overlap_opinion(const ConvexPair& pair, const Overlapping& answer, Contact contact,
                              const std::string& truth, bool claimed_wrong) {
  const auto in_range = [&](std::uint32_t i) {
    return answer.on_a[i] < pair.a.size() && answer.on_b[i] < pair.b.size();
  };
  bool sound = answer.size > 0 && answer.size <= kWitnessCapacity;
  for (std::uint32_t i = 0; sound && i < answer.size; ++i) sound = in_range(i);
  if (!sound)
    return claimed_wrong ? confirms("the witness names vertices that are not there")
                         : disagrees("the witness names vertices that are not there");
  if (contact == Contact::kSeparated) return claimed_wrong ? confirms(truth) : disagrees(truth);
  const auto program = referee::lp(simplex_program(pair, answer));
  if (!program) return no_opinion(program.error());
  const bool inside = program->status != referee::LpStatus::kInfeasible;
  const std::string sentence =
      std::string("by the referee the origin is ") + (inside ? "" : "not ") + "in the simplex of the differences";
  return inside != claimed_wrong ? confirms(sentence) : disagrees(sentence);
}

constexpr std::size_t kRefereeVertexLimit = 64;

}  // namespace

SecondOpinion second_opinion(std::string_view property, const ConvexPair& problem,
                             std::span<const Reply<GjkFamily>> replies, const Assessment& assessment,
                             const Semantics& semantics) {
  if (auto settled = without_geometry(property, replies, assessment)) return *settled;
  if (problem.a.size() + problem.b.size() > kRefereeVertexLimit && assessment.outcome == Outcome::kHolds)
    return no_opinion("too large to re-solve as a sample");
  if (property == "gjk/depth_is_right") {
    if (replies.size() != 1) return no_opinion("not one reply");
    return depth_opinion(problem, replies[0].answer, semantics, assessment.outcome == Outcome::kViolated);
  }
  const auto opinion = referee::collision(problem);
  if (!opinion) return no_opinion(opinion.error());
  const Contact contact = opinion->contact;
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  const std::string truth = "by the referee the bodies are " + std::string(name_of(contact));
  if (property == "gjk/distance_is_certified" || property == "gjk/witness_is_valid") {
    if (replies.size() != 1) return no_opinion("not one reply");
    if (const auto* overlapping = std::get_if<Overlapping>(&replies[0].answer)) {
      if (property == "gjk/distance_is_certified")
        return zero_distance_opinion(problem, opinion->squared_distance, semantics, claimed_wrong);
      return overlap_opinion(problem, *overlapping, contact, truth, claimed_wrong);
    }
    if (const auto* bracketed = std::get_if<Bracketed>(&replies[0].answer);
        bracketed != nullptr && property == "gjk/distance_is_certified")
      return bracket_opinion(problem, *bracketed, opinion->squared_distance, semantics, claimed_wrong);
    if (property == "gjk/distance_is_certified" && semantics.distance_gap >= 0) {
      const GjkAnswer& answer = replies[0].answer;
      std::optional<double> number;
      if (const auto* bare = std::get_if<BareDistance>(&answer)) number = bare->distance;
      if (const auto* apart = std::get_if<MeasuredApart>(&answer)) number = apart->distance;
      if (std::holds_alternative<Penetrating>(answer)) number = 0;
      if (number) return number_opinion(problem, *number, opinion->squared_distance, semantics, claimed_wrong);
    }
    const auto* separated = std::get_if<Separated>(&replies[0].answer);
    if (separated == nullptr || semantics.distance_gap < 0)
      return no_opinion("the referee does not look at this witness");
    // A distance of 0 may be answered by a witness that is short enough; a separating direction may not exist.
    if (contact != Contact::kSeparated && property == "gjk/witness_is_valid")
      return claimed_wrong ? confirms(truth + ", the witness says separated")
                           : disagrees(truth + ", the witness was passed");
    return distance_opinion(problem, *separated, opinion->squared_distance, semantics,
                            property == "gjk/distance_is_certified", claimed_wrong);
  }
  // Verdicts; metamorphic questions are exact images of the problem, so all of them have the problem's contact.
  bool any_wrong = false, all_say = !replies.empty(), mixed = false;
  for (const Reply<GjkFamily>& reply : replies) {
    const auto hit = claims_hit(reply.answer);
    if (!hit) {
      all_say = false;
      continue;
    }
    any_wrong = any_wrong || is_wrong(*hit, contact, semantics.touching);
    mixed = mixed || *hit != claims_hit(replies[0].answer).value_or(*hit);
  }
  if (!all_say) return no_opinion("an answer without a verdict");
  bool wrong = replies.size() > 1 ? mixed : any_wrong;
  if (property == GrowingKeepsHit::kName) {  // parts of the pair, not images: a hit of a part is a hit of the whole
    const auto hits = [](const Reply<GjkFamily>& reply) { return claims_hit(reply.answer) == true; };
    wrong = !hits(replies[0]) && std::any_of(replies.begin() + 1, replies.end(), hits);
  }
  if (wrong == claimed_wrong)
    return claimed_wrong ? confirms(truth) : SecondOpinion{Opinion::kConfirms, "confirmed: " + truth};
  if (claimed_wrong && assessment.claim.find("finite") != std::string::npos)
    return confirms("the answer is not a number");
  return disagrees(truth + (claimed_wrong ? ", so the answer was right" : ", so the answer was wrong"));
}

}  // namespace assay
