// Claims of the verdict
//   (1) no wrong hit: the bodies are apart all the way       (2) no wrong miss: they meet, and small changes keep that
//   (3) touching counted as stated: they only touch          (4) meeting from the beginning told as it is
//
// Inside the promise: a wrong verdict of an engine that states g > 0 is no violation where bodies at most g L apart, or
// deep, stand for bodies that meet, or do not. That is proved: for a moment by the measure and its error, for all times
// after the first contact by directions along which the bodies overlap by no more (depth_on_the_way). What neither
// proves is undecided, and not inside. Of an engine whose times may be off by s, a contact that is over, or no deeper
// than g L, from s after its beginning on may be missed: the time told may lie behind it.
#include <algorithm>
#include <optional>

#include "oracles/cast/cast_scene.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

using namespace cast_claims;
using Kind = FirstContact::Kind;

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

/// `wrong` where g L is exceeded, inside the promise where it is not; `exceeded` is nothing where that is not told.
Verdict unless_inside(std::optional<bool> exceeded, Violated wrong) {
  if (!exceeded) return kNearPromise;
  if (*exceeded) return wrong;
  return kInsidePromise;
}

Verdict judge_hit(const CastScene& scene, const CastAnswer& answer, const CastStatement& says) {
  const FirstContact& truth = scene.truth();
  const bool initially = std::holds_alternative<InitiallyOverlapping>(answer);
  if (initially && truth.at_start == Contact::kSeparated) {
    const MomentMeasure start = scene.measured_at(0);
    const auto exceeded = says.gap > 0 ? scene.exceeds(says.gap, start.distance, start.error) : true;
    return unless_inside(
        exceeded, {kBeginningAsItIs, "the engine has them meet at t = 0; then they are apart, and " + scene.words(),
                   approximate(exact(start.distance) / scene.reach())});
  }
  if (truth.kind == Kind::kOpen) return Undecided{"whether bodies that turn past each other meet is not decided"};
  if (truth.kind == Kind::kNever) {
    const MomentMeasure told = scene.measured_at(time_told(answer));
    const auto exceeded = says.gap > 0 ? scene.exceeds(says.gap, told.distance, told.error) : true;
    return unless_inside(exceeded, {kNoWrongHit, "the engine reports a contact; " + scene.words(),
                                    approximate(exact(told.distance) / scene.reach())});
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
    const auto exceeded = says.gap > 0 ? scene.exceeds(says.gap, start.depth, start.error) : true;
    return unless_inside(exceeded, {kBeginningAsItIs, "the engine has them apart at t = 0; " + scene.words(),
                                    approximate(exact(start.depth) / scene.reach())});
  }
  return Holds{};
}

Verdict judge_miss(const CastScene& scene, const CastStatement& says) {
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
  std::optional<bool> exceeded = true;
  if ((says.gap > 0 || says.time > 0) && truth.at_start != Contact::kOverlapping) {
    const DepthOnTheWay depth = scene.depth_until(1, std::max(says.gap, 0.0), exact(says.time));
    exceeded = depth.kind == DepthOnTheWay::Kind::kOpen ? std::nullopt
                                                        : std::optional(depth.kind == DepthOnTheWay::Kind::kDeeper);
  }
  return unless_inside(exceeded, {kNoWrongMiss, "the engine reports no contact; " + scene.words(), 0});
}

}  // namespace

Verdict check_cast_verdict(const MovingPair& pair, const CastAnswer& answer, const CastStatement& says) {
  const auto hit = claims_contact(answer);
  if (!hit) return Undecided{"no answer to judge"};
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair.bodies)) {
    if (!*hit) return Holds{};
    return Violated{kNoWrongHit, "a body without vertices meets nothing", 0};
  }
  const CastScene scene(pair);
  if (!scene.truth().verified) return kCastDefect;
  const CastStatement promise = with_promise_or_none(says);
  return *hit ? judge_hit(scene, answer, promise) : judge_miss(scene, promise);
}

}  // namespace assay
