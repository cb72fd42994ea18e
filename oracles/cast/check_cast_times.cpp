// Claims of the times, t* the first contact, g the promise, L the reach; (1) to (4) are those of check_cast_verdict.cpp
//   HitAt     (5) finite (6) times in [0, 1], in order (7) no contact before: t0 <= t* (8) contact within: t* <= t1
//             (9) bracket narrow: within it the bodies close by at most g L (10) the normal parts them at t0 up to g L
//   BareTime  (5), (6), (11) time within promise: then they are at most g L apart and have met, by then, at most g L
//             deep; where times may be off by s, so it is then or s nearer to the contact
//   Missed    (5), (12) the direction parts them all the way, where no body turns
//
// Closing (9): moving straight on with the exact normal n at t*, the bodies come nearer along it by (t1 - t0) n.v /
// |n|; turning, by at most (t1 - t0) times the greatest speed of any two points. Compared as squares: no square root.
// Depth (11): at any time the bodies are as deep in each other as they overlap along some direction, at most. So what
// bounds their approach, or their overlap along a direction for a span of time (depth_on_the_way), proves the claim,
// and a depth measured at one time refutes it. What neither does is undecided.
// Of (7) to (10) the worst is named, a late t0 taken off the overlap of (10); the width is asked only of a bracket that
// holds the contact.
#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "oracles/cast/cast_scene.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/filter.h"
#include "oracles/exact/worst_breach.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

using namespace cast_claims;
using Kind = FirstContact::Kind;

bool finite(const std::array<double, 3>& vector) { return all_finite(vector); }
bool zero(const std::array<double, 3>& vector) { return vector == std::array<double, 3>{}; }

/// n / 2^k with its greatest entry in [1, 2); an entry of 0 where that underflows, which moves no point by 2^-900.
TurningPair::Vector scaled_normal(const std::array<double, 3>& normal, Rational& squared) {
  double greatest = 0;
  for (const double entry : normal) greatest = std::max(greatest, std::abs(entry));
  TurningPair::Vector scaled;
  squared = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const Rational entry = exact(normal[k]) * power_of_two(-std::ilogb(greatest));
    scaled[k] = FixedBall::of(entry);
    squared += entry * entry;
  }
  return scaled;
}

std::string_view why_not_judged(const CastStatement& says) {
  return says.why_not.empty() ? "nothing is promised about times" : says.why_not;
}

/// min over b of n.b - max over a of n.a at t = 0, and how much less n.(a - b) displaced makes it until t = 1: exactly.
struct GapAlong {
  Rational start = 0, closing = 0;
};
GapAlong gap_along(const MovingPair& pair, const std::array<double, 3>& direction) {
  const std::span<const double> n(direction.data(), pair.bodies.a.dimension);
  Rational least = exact_dot(n, pair.bodies.b[0]), greatest = exact_dot(n, pair.bodies.a[0]);
  for (std::uint32_t j = 0; j < pair.bodies.b.size(); ++j) least = std::min(least, exact_dot(n, pair.bodies.b[j]));
  for (std::uint32_t i = 0; i < pair.bodies.a.size(); ++i)
    greatest = std::max(greatest, exact_dot(n, pair.bodies.a[i]));
  GapAlong along{least - greatest, 0};
  const std::vector<Rational> v = relative_displacement(pair);
  for (std::size_t k = 0; k < v.size(); ++k) along.closing += exact(n[k]) * v[k];
  return along;
}

/// How far the bodies overlap along the normal at t0, in the unit times the normal's length, which scaled_normal gives:
/// between two numbers, which are one where nothing turns.
struct Overlap {
  Rational least, most, squared_length;
};
Overlap overlap_at(const CastScene& scene, const HitAt& hit) {
  Overlap overlap;
  const TurningPair::Vector normal = scaled_normal(hit.normal, overlap.squared_length);
  if (!scene.pair().turns()) {
    const GapAlong along = gap_along(scene.pair(), hit.normal);
    double greatest = 0;
    for (const double entry : hit.normal) greatest = std::max(greatest, std::abs(entry));
    overlap.most = (exact(hit.t0) * along.closing - along.start) *
                   power_of_two(-std::ilogb(greatest) - scene.turning().exponent());
    overlap.least = overlap.most;
    return overlap;
  }
  const TurningPair::Moment moment = scene.turning().at(exact(hit.t0));
  const Rational unit = power_of_two(-static_cast<int>(FixedBall::kFractionBits));
  overlap.least = -Rational(Integer(TurningPair::greatest_gap(moment, normal))) * unit;
  overlap.most = -Rational(Integer(TurningPair::least_gap(moment, normal))) * unit;
  return overlap;
}

/// Nothing where the normal is no breach; what is not told is `open`.
std::optional<Violated> refuse_normal(const CastScene& scene, const HitAt& hit, const CastStatement& says, bool& open) {
  if (zero(hit.normal) || says.gap < 0) return std::nullopt;
  if (scene.turning().dimension() == 2 && hit.normal[2] != 0)
    return Violated{kNormalSupports, "the normal leaves the plane", 0};
  const Overlap overlap = overlap_at(scene, hit);
  const Rational promised = scene.length_of(says.gap);
  const auto exceeds = [&](const Rational& by) {
    return sign(by) > 0 && by * by > promised * promised * overlap.squared_length;
  };
  const Rational& depth = overlap.least;
  open = !exceeds(depth) && exceeds(overlap.most);
  if (!exceeds(depth)) return std::nullopt;
  return Violated{kNormalSupports,
                  "along the normal " + in_words(hit.normal) + " the bodies overlap at t0 by " +
                      in_words(approximate(depth / scene.reach())) + " L times its length, " + promised_words(says),
                  approximate(depth / scene.reach())};
}

/// Whether the bodies close by more than g L between the times.
bool closes_more_than(const CastScene& scene, const Rational& way, double gap) {
  const FirstContact& truth = scene.truth();
  const Rational promised = scene.length_of(gap);
  if (truth.normal.empty()) return scene.closed_at_most(way) > promised;
  const std::vector<Rational> v = relative_displacement(scene.pair());
  Rational along = 0, squared = 0;
  for (std::size_t k = 0; k < v.size(); ++k) {
    along += truth.normal[k] * v[k];
    squared += truth.normal[k] * truth.normal[k];
  }
  const Rational closed = way * along * power_of_two(-scene.turning().exponent());
  return closed * closed > promised * promised * squared;
}

Verdict judge_bracket(const CastScene& scene, const HitAt& hit, const CastStatement& says) {
  const FirstContact& truth = scene.truth();
  const Rational t0 = exact(hit.t0), t1 = exact(hit.t1);
  if (truth.kind == Kind::kNever) return Undecided{"there is no contact to be told"};
  if (truth.at_start == Contact::kOverlapping) return Undecided{"the bodies meet at t = 0"};
  WorstBreach worst;
  if (truth.kind == Kind::kMeets && t0 > truth.latest)
    worst.add(Violated{kNoContactBefore, "t0 = " + in_words(hit.t0) + "; " + scene.words(),
                       scene.relative(t0 - truth.latest)});
  if (t1 < truth.earliest)
    worst.add(Violated{kContactWithin, "t1 = " + in_words(hit.t1) + "; " + scene.words(),
                       scene.relative(truth.earliest - t1)});
  const bool holds_it = truth.kind != Kind::kMeets || (t0 <= truth.latest && t1 >= truth.earliest);
  if (holds_it && says.gap >= 0 && closes_more_than(scene, t1 - t0, says.gap))
    worst.add(Violated{kBracketNarrow,
                       "the bracket is " + in_words(Rational(t1 - t0)) + " wide, " + promised_words(says) +
                           " of the reach; " + scene.words(),
                       scene.relative(t1 - t0)});
  bool open = false;
  auto refused = refuse_normal(scene, hit, says, open);
  // A bracket that begins late lets no normal part the bodies: that much of the overlap is not the normal's.
  if (refused && truth.kind == Kind::kMeets && t0 > truth.latest)
    refused->magnitude = std::max(0.0, refused->magnitude - scene.relative(t0 - truth.latest));
  worst.add(std::move(refused));
  if (Verdict verdict = std::move(worst).verdict(); !holds(verdict)) return verdict;
  if (truth.kind == Kind::kOpen || t0 > truth.earliest || t1 < truth.latest)
    return Undecided{"the bracket ends where the judge cannot tell a touch from a gap"};
  if (says.gap < 0) return NotJudged{why_not_judged(says)};
  if (open) return kNearPromise;
  return Holds{};
}

Verdict judge_moment(const CastScene& scene, const Rational& t, const CastStatement& says) {
  const double gap = says.gap;
  const FirstContact& truth = scene.truth();
  const MomentMeasure then = scene.measured_at(t);
  if (t < truth.earliest) {
    const auto exceeded = scene.exceeds(gap, then.distance, then.error);
    if (!exceeded) return kNearPromise;
    if (!*exceeded) return Holds{};
    return Violated{kTimeWithinPromise,
                    "at t = " + in_words(approximate(t)) + " they are still " +
                        in_words(approximate(exact(then.distance) / scene.reach())) + " L apart, " +
                        promised_words(says) + "; " + scene.words(),
                    approximate(exact(then.distance) / scene.reach())};
  }
  // A bare 0 may also stand for an initial overlap.
  if (sign(t) == 0 || scene.closed_at_most(t - truth.earliest) <= scene.length_of(gap)) return Holds{};
  double depth = then.depth;
  if (scene.exceeds(gap, then.depth, then.error) != true) {
    const DepthOnTheWay passed = depth_on_the_way(scene.turning(), truth.earliest, t, scene.length_of(gap));
    if (passed.kind == DepthOnTheWay::Kind::kWithin) return Holds{};
    if (passed.kind == DepthOnTheWay::Kind::kOpen) return kNearPromise;
    depth = passed.deeper.depth;
  }
  return Violated{kTimeWithinPromise,
                  "by t = " + in_words(approximate(t)) + " they have been " +
                      in_words(approximate(exact(depth) / scene.reach())) + " L deep in each other, " +
                      promised_words(says) + "; " + scene.words(),
                  approximate(exact(depth) / scene.reach())};
}

/// The time told as it is, and where that is no answer moved by what times may be off towards the contact, which lies
/// between earliest and latest: there at most. Who advances by what bodies may come nearer knows of a turn no more than
/// how fast it moves any point: as much of a way, in what the time may be off, an early time may leave besides.
Verdict judge_time(const CastScene& scene, double time, const CastStatement& says) {
  if (says.gap < 0) return NotJudged{why_not_judged(says)};
  const FirstContact& truth = scene.truth();
  if (truth.kind != Kind::kMeets) return Undecided{"there is no contact to be told, or it is not decided"};
  const Rational t = exact(time), off = exact(says.time);
  Verdict told = judge_moment(scene, t, says);
  if (!violation(told) || sign(off) == 0) return told;
  if (t < truth.earliest && t + off >= truth.latest) return Holds{};
  CastStatement then_says = says;
  if (t < truth.earliest) then_says.gap = approximate(exact(says.gap) + off * scene.turned_at_most() / scene.reach());
  const Rational moved =
      t < truth.earliest ? std::min<Rational>(t + off, truth.earliest) : std::max<Rational>(t - off, truth.earliest);
  const Verdict then = judge_moment(scene, moved, then_says);
  return violation(then) ? told : then;
}

Verdict judge_direction(const MovingPair& pair, const Missed& missed, Touching touching) {
  if (pair.bodies.a.dimension == 2 && missed.direction[2] != 0)
    return Violated{kDirectionParts, "the direction leaves the plane", 0};
  const GapAlong along = gap_along(pair, missed.direction);
  const Rational gap = along.start, end = gap - along.closing, worst = std::min(gap, end);
  if (sign(worst) > 0 || (sign(worst) == 0 && touching == Touching::kMiss)) return Holds{};
  return Violated{kDirectionParts,
                  "along " + in_words(missed.direction) + " the gap is " + in_words(gap) + " at t = 0 and " +
                      in_words(end) + " at t = 1",
                  0};
}

}  // namespace

Verdict check_cast_times(const MovingPair& pair, const CastAnswer& answer, const CastStatement& says) {
  const auto* hit = std::get_if<HitAt>(&answer);
  const auto* bare = std::get_if<BareTime>(&answer);
  const auto* missed = std::get_if<Missed>(&answer);
  if (std::holds_alternative<InitiallyOverlapping>(answer))
    return NotJudged{"a contact from the beginning comes with no time and no direction"};
  if (hit == nullptr && bare == nullptr && missed == nullptr) return Undecided{"no answer to judge"};
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair.bodies)) return Undecided{"a body without vertices meets nothing"};
  if (missed != nullptr) {
    if (!finite(missed->direction)) return Violated{kAnswerIsFinite, "a direction of NaN or infinity", 0};
    if (zero(missed->direction)) return NotJudged{"no direction is given with the miss"};
    if (pair.turns()) return NotJudged{"one direction says nothing about bodies that turn"};
    return judge_direction(pair, *missed, says.touching);
  }
  const double t0 = hit != nullptr ? hit->t0 : bare->time, t1 = hit != nullptr ? hit->t1 : bare->time;
  if (!std::isfinite(t0) || !std::isfinite(t1) || (hit != nullptr && !finite(hit->normal)))
    return Violated{kAnswerIsFinite, "the answer contains NaN or infinity", 0};
  if (!(0 <= t0 && t0 <= t1 && t1 <= 1))
    return Violated{kTimesInRange, "the times are " + in_words(t0) + " and " + in_words(t1), 0};
  const CastScene scene(pair);
  if (!scene.truth().verified) return kCastDefect;
  const CastStatement promise = with_promise_or_none(says);
  return hit != nullptr ? judge_bracket(scene, *hit, promise) : judge_time(scene, bare->time, promise);
}

}  // namespace assay
