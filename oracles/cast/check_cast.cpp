// Claims of the verdict
//   (1) no wrong hit: the bodies are apart all the way       (2) no wrong miss: they meet, and small changes keep that
//   (3) touching counted as stated: they only touch          (4) meeting from the beginning told as it is
// Claims of the times, t* the first contact, g the promise, L the reach
//   HitAt     (5) finite (6) times in [0, 1], in order (7) no contact before: t0 <= t* (8) contact within: t* <= t1
//             (9) bracket narrow: within it the bodies close by at most g L (10) the normal parts them at t0 up to g L
//   BareTime  (5), (6), (11) time within promise: then they are at most g L apart and have met, by then, at most g L deep
//   Missed    (5), (12) the direction parts them all the way, where no body turns
//
// Closing (9): moving straight on with the exact normal n at t*, the bodies come nearer along it by (t1 - t0) n.v / |n|;
// turning, by at most (t1 - t0) times the greatest speed of any two points. Compared as squares: no square root.
//
// Inside the promise: a wrong verdict of an engine that states g > 0 is no violation where bodies at most g L apart, or deep,
// stand for bodies that meet, or do not. How deep they get is asked at times that halve the way from the first contact to
// the end, and at one and a half of each: the depth is concave while bodies moving straight on overlap, so one of these
// times shows two thirds of the greatest.
#include "oracles/cast/check_cast.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <string>

#include "oracles/cast/enclosed_cast.h"
#include "oracles/cast/exact_cast.h"
#include "oracles/cast/first_contact.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/exact/filter.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

using namespace cast_claims;
using Kind = FirstContact::Kind;

constexpr Undecided kDefect{"harness defect: an exact certificate was refused"};

/// The problem with its truth, and lengths in the unit of its TurningPair.
class Scene {
 public:
  explicit Scene(const MovingPair& pair)
      : pair_(pair),
        turning_(pair),
        reach_(reach_of(pair) * power_of_two(-turning_.exponent())),
        truth_(first_contact(pair, turning_)) {}

  const MovingPair& pair() const { return pair_; }
  const TurningPair& turning() const { return turning_; }
  const FirstContact& truth() const { return truth_; }
  const Rational& reach() const { return reach_; }
  std::string words() const { return in_words(pair_, truth_); }

  MomentMeasure measured_at(const Rational& time) const { return assay::measured_at(turning_, turning_.at(time)); }
  bool farther_apart_than(double gap, const MomentMeasure& contact) const {
    return exact(contact.distance) - exact(contact.error) > exact(gap) * reach_;
  }
  bool deeper_than(double gap, const MomentMeasure& contact) const {
    return exact(contact.depth) - exact(contact.error) > exact(gap) * reach_;
  }
  /// Whether, after the first contact, some time shows the bodies deeper in each other than g L.
  bool gets_deeper_than(double gap) const {
    const Rational rest = 1 - truth_.latest;
    for (int k = 0; k <= 40; ++k)
      for (const int thirds : {3, 2}) {
        const Rational time = truth_.latest + rest * power_of_two(-k) * thirds / 3;
        if (deeper_than(gap, measured_at(time))) return true;
      }
    return false;
  }
  /// (later - earlier) times the greatest speed, in the unit.
  Rational closed_at_most(const Rational& way) const {
    return way * Rational(Integer(turning_.greatest_speed())) *
           power_of_two(-static_cast<int>(FixedBall::kFractionBits));
  }
  double relative(const Rational& way) const {
    return sign(reach_) > 0 ? approximate(closed_at_most(way) / reach_) : 0;
  }

 private:
  const MovingPair& pair_;
  TurningPair turning_;
  Rational reach_;
  FirstContact truth_;
};

std::optional<bool> claims_contact(const CastAnswer& answer) {
  if (std::holds_alternative<HitAt>(answer) || std::holds_alternative<InitiallyOverlapping>(answer) ||
      std::holds_alternative<BareTime>(answer))
    return true;
  if (std::holds_alternative<Missed>(answer)) return false;
  return std::nullopt;
}

/// The time that the answer tells, for asking how near the bodies are then.
Rational time_told(const CastAnswer& answer) {
  double time = 0;
  if (const auto* hit = std::get_if<HitAt>(&answer)) time = hit->t0;
  if (const auto* bare = std::get_if<BareTime>(&answer)) time = bare->time;
  return exact(time >= 0 && time <= 1 ? time : 0);
}

constexpr Undecided kInsidePromise{"not exact, but inside the promise", true};

Verdict judge_hit(const Scene& scene, const CastAnswer& answer, const CastStatement& says) {
  const FirstContact& truth = scene.truth();
  const bool initially = std::holds_alternative<InitiallyOverlapping>(answer);
  if (initially && truth.at_start == Contact::kSeparated) {
    const MomentMeasure start = scene.measured_at(0);
    if (says.gap > 0 && !scene.farther_apart_than(says.gap, start)) return kInsidePromise;
    return Violated{kBeginningAsItIs, "the engine has them meet at t = 0; then they are apart, and " + scene.words(),
                    approximate(exact(start.distance) / scene.reach())};
  }
  if (truth.kind == Kind::kOpen) return Undecided{"whether bodies that turn past each other meet is not decided"};
  if (truth.kind == Kind::kNever) {
    const MomentMeasure told = scene.measured_at(time_told(answer));
    if (says.gap > 0 && !scene.farther_apart_than(says.gap, told)) return kInsidePromise;
    return Violated{kNoWrongHit, "the engine reports a contact; " + scene.words(),
                    approximate(exact(told.distance) / scene.reach())};
  }
  if (truth.outlasts != true) {
    if (says.touching != Touching::kMiss) return Holds{};
    if (!truth.outlasts) return Undecided{"whether bodies that touch at t = 0 overlap later is not decided"};
    return Violated{kTouchingAsStated, "the engine reports a contact and states that a touch is none; " + scene.words(),
                    0};
  }
  const bool told_as_hit = std::holds_alternative<HitAt>(answer);
  if (told_as_hit && truth.at_start == Contact::kOverlapping) {
    const MomentMeasure start = scene.measured_at(0);
    if (says.gap > 0 && !scene.deeper_than(says.gap, start)) return kInsidePromise;
    return Violated{kBeginningAsItIs, "the engine has them apart at t = 0; " + scene.words(),
                    approximate(exact(start.depth) / scene.reach())};
  }
  return Holds{};
}

Verdict judge_miss(const Scene& scene, const CastStatement& says) {
  const FirstContact& truth = scene.truth();
  if (truth.kind == Kind::kNever) return Holds{};
  if (truth.kind == Kind::kOpen) return Undecided{"whether bodies that turn past each other meet is not decided"};
  if (truth.outlasts != true) {
    if (says.touching != Touching::kHit && truth.outlasts) return Holds{};
    if (says.touching == Touching::kHit)
      return Violated{kTouchingAsStated,
                      "the engine reports no contact and states that a touch is one; " + scene.words(), 0};
    return Undecided{"whether bodies that touch at t = 0 overlap later is not decided"};
  }
  if (says.gap > 0 && truth.at_start != Contact::kOverlapping && !scene.gets_deeper_than(says.gap))
    return kInsidePromise;
  return Violated{kNoWrongMiss, "the engine reports no contact; " + scene.words(), 0};
}

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

std::optional<Violated> refuse_normal(const Scene& scene, const HitAt& hit, double gap) {
  if (zero(hit.normal) || gap < 0) return std::nullopt;
  if (scene.turning().dimension() == 2 && hit.normal[2] != 0)
    return Violated{kNormalSupports, "the normal leaves the plane", 0};
  Rational squared;
  const TurningPair::Vector normal = scaled_normal(hit.normal, squared);
  const Integer parted(TurningPair::greatest_gap(scene.turning().at(exact(hit.t0)), normal));
  const Rational depth = -Rational(parted) * power_of_two(-static_cast<int>(FixedBall::kFractionBits));
  const Rational promised = exact(gap) * scene.reach();
  if (sign(depth) <= 0 || depth * depth <= promised * promised * squared) return std::nullopt;
  return Violated{kNormalSupports,
                  "along the normal " + in_words(hit.normal) + " the bodies overlap at t0 by " +
                      in_words(approximate(depth / scene.reach())) + " L times its length, promised " + in_words(gap),
                  approximate(depth / scene.reach())};
}

/// Whether the bodies close by more than g L between the times.
bool closes_more_than(const Scene& scene, const Rational& way, double gap) {
  const FirstContact& truth = scene.truth();
  const Rational promised = exact(gap) * scene.reach();
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

Verdict judge_bracket(const Scene& scene, const HitAt& hit, double gap) {
  const FirstContact& truth = scene.truth();
  const Rational t0 = exact(hit.t0), t1 = exact(hit.t1);
  if (truth.kind == Kind::kNever) return Undecided{"there is no contact to be told"};
  if (truth.at_start == Contact::kOverlapping) return Undecided{"the bodies meet at t = 0"};
  if (truth.kind == Kind::kMeets && t0 > truth.latest)
    return Violated{kNoContactBefore, "t0 = " + in_words(hit.t0) + "; " + scene.words(),
                    scene.relative(t0 - truth.latest)};
  if (t1 < truth.earliest)
    return Violated{kContactWithin, "t1 = " + in_words(hit.t1) + "; " + scene.words(),
                    scene.relative(truth.earliest - t1)};
  if (gap >= 0 && closes_more_than(scene, t1 - t0, gap))
    return Violated{kBracketNarrow,
                    "the bracket is " + in_words(Rational(t1 - t0)) + " wide, promised " + in_words(gap) +
                        " of the reach; " + scene.words(),
                    scene.relative(t1 - t0)};
  if (auto refused = refuse_normal(scene, hit, gap)) return *std::move(refused);
  if (truth.kind == Kind::kOpen || t0 > truth.earliest || t1 < truth.latest)
    return Undecided{"the bracket ends where the judge cannot tell a touch from a gap"};
  return Holds{};
}

Verdict judge_time(const Scene& scene, double time, double gap) {
  const FirstContact& truth = scene.truth();
  const Rational t = exact(time);
  if (truth.kind != Kind::kMeets) return Undecided{"there is no contact to be told, or it is not decided"};
  if (gap < 0) return Undecided{"nothing is promised about times"};
  const MomentMeasure then = scene.measured_at(t);
  if (t < truth.earliest) {
    if (!scene.farther_apart_than(gap, then)) return Holds{};
    return Violated{kTimeWithinPromise,
                    "at t = " + in_words(time) + " they are still " +
                        in_words(approximate(exact(then.distance) / scene.reach())) + " L apart, promised " +
                        in_words(gap) + "; " + scene.words(),
                    approximate(exact(then.distance) / scene.reach())};
  }
  // A bare 0 may also stand for an initial overlap.
  if (sign(t) == 0 || scene.closed_at_most(t - truth.earliest) <= exact(gap) * scene.reach()) return Holds{};
  const MomentMeasure between = scene.measured_at((t + truth.latest) / 2);
  const double depth = std::max(then.depth, between.depth);
  if (!scene.deeper_than(gap, then) && !scene.deeper_than(gap, between)) return Holds{};
  return Violated{kTimeWithinPromise,
                  "by t = " + in_words(time) + " they have been " +
                      in_words(approximate(exact(depth) / scene.reach())) + " L deep in each other, promised " +
                      in_words(gap) + "; " + scene.words(),
                  approximate(exact(depth) / scene.reach())};
}

/// min over b of n.b - max over a of n.a, then of n.(a + v): exactly.
Verdict judge_direction(const MovingPair& pair, const Missed& missed, Touching touching) {
  if (pair.bodies.a.dimension == 2 && missed.direction[2] != 0)
    return Violated{kDirectionParts, "the direction leaves the plane", 0};
  const std::span<const double> n(missed.direction.data(), pair.bodies.a.dimension);
  Rational least = exact_dot(n, pair.bodies.b[0]), greatest = exact_dot(n, pair.bodies.a[0]), along = 0;
  for (std::uint32_t j = 0; j < pair.bodies.b.size(); ++j) least = std::min(least, exact_dot(n, pair.bodies.b[j]));
  for (std::uint32_t i = 0; i < pair.bodies.a.size(); ++i)
    greatest = std::max(greatest, exact_dot(n, pair.bodies.a[i]));
  const std::vector<Rational> v = relative_displacement(pair);
  for (std::size_t k = 0; k < v.size(); ++k) along += exact(n[k]) * v[k];
  const Rational gap = least - greatest, end = gap - along, worst = std::min(gap, end);
  if (sign(worst) > 0 || (sign(worst) == 0 && touching == Touching::kMiss)) return Holds{};
  return Violated{kDirectionParts,
                  "along " + in_words(missed.direction) + " the gap is " + in_words(gap) + " at t = 0 and " +
                      in_words(end) + " at t = 1",
                  0};
}

/// What keeps every judge from its work, if anything does.
std::optional<Undecided> no_case(const MovingPair& pair) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  return std::nullopt;
}

}  // namespace

Verdict check_cast_verdict(const MovingPair& pair, const CastAnswer& answer, const CastStatement& says) {
  const auto hit = claims_contact(answer);
  if (!hit) return Undecided{"no answer to judge"};
  if (auto none = no_case(pair)) return *none;
  if (has_empty_body(pair.bodies)) {
    if (!*hit) return Holds{};
    return Violated{kNoWrongHit, "a body without vertices meets nothing", 0};
  }
  const Scene scene(pair);
  if (!scene.truth().verified) return kDefect;
  return *hit ? judge_hit(scene, answer, says) : judge_miss(scene, says);
}

Verdict check_cast_times(const MovingPair& pair, const CastAnswer& answer, const CastStatement& says) {
  const auto* hit = std::get_if<HitAt>(&answer);
  const auto* bare = std::get_if<BareTime>(&answer);
  const auto* missed = std::get_if<Missed>(&answer);
  if (hit == nullptr && bare == nullptr && missed == nullptr) return Undecided{"no time and no direction to judge"};
  if (auto none = no_case(pair)) return *none;
  if (has_empty_body(pair.bodies)) return Undecided{"a body without vertices meets nothing"};
  if (missed != nullptr) {
    if (!finite(missed->direction)) return Violated{kAnswerIsFinite, "a direction of NaN or infinity", 0};
    if (zero(missed->direction)) return Undecided{"no direction is given"};
    if (pair.turns()) return Undecided{"one direction says nothing about bodies that turn"};
    return judge_direction(pair, *missed, says.touching);
  }
  const double t0 = hit != nullptr ? hit->t0 : bare->time, t1 = hit != nullptr ? hit->t1 : bare->time;
  if (!std::isfinite(t0) || !std::isfinite(t1) || (hit != nullptr && !finite(hit->normal)))
    return Violated{kAnswerIsFinite, "the answer contains NaN or infinity", 0};
  if (!(0 <= t0 && t0 <= t1 && t1 <= 1))
    return Violated{kTimesInRange, "the times are " + in_words(t0) + " and " + in_words(t1), 0};
  const Scene scene(pair);
  if (!scene.truth().verified) return kDefect;
  return hit != nullptr ? judge_bracket(scene, *hit, says.gap) : judge_time(scene, bare->time, says.gap);
}

}  // namespace assay
