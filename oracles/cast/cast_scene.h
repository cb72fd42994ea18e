// A cast problem with its truth, as both judges of casts look at it. Part of the trusted core.
#pragma once
#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "oracles/cast/check_cast.h"
#include "oracles/cast/enclosed_cast.h"
#include "oracles/cast/first_contact.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/exact/words.h"

namespace assay {

inline constexpr HarnessDefect kCastDefect{"an exact certificate was refused"};
inline constexpr Undecided kNearPromise{"too near to what is promised to tell"};

/// The statement with -1 for every gap that is no promise.
inline CastStatement with_promise_or_none(CastStatement says) {
  if (!(says.gap >= 0 && std::isfinite(says.gap))) says.gap = -1;
  return says;
}

inline std::string promised_words(const CastStatement& says) {
  return "promised " + in_words(says.gap) + (says.by_default ? " by default" : "");
}

/// The problem with its truth, and lengths in the unit of its TurningPair.
class CastScene {
 public:
  explicit CastScene(const MovingPair& pair)
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
  /// g L.
  Rational length_of(double gap) const { return exact(gap) * reach_; }
  /// Whether a length measured is at most g L, or more; nothing where its error leaves both possible.
  std::optional<bool> exceeds(double gap, double measured, double error) const {
    if (exact(measured) - exact(error) > length_of(gap)) return true;
    if (exact(measured) + exact(error) <= length_of(gap)) return false;
    return std::nullopt;
  }
  /// From `after` the first contact until `end`: times at which the depth may be greatest are looked at first for one
  /// that is more than g L, then all times are.
  DepthOnTheWay depth_until(const Rational& end, double gap, const Rational& after = 0) const {
    const Rational from = truth_.earliest + after, begin = std::min<Rational>(truth_.latest + after, end);
    if (from >= end) return {DepthOnTheWay::Kind::kWithin, {}};
    const Rational rest = end - begin;
    for (int k = 0; k <= 40; ++k)
      for (const int thirds : {3, 2}) {
        const MomentMeasure here = measured_at(begin + rest * power_of_two(-k) * thirds / 3);
        if (exceeds(gap, here.depth, here.error) == true) return {DepthOnTheWay::Kind::kDeeper, here};
      }
    return depth_on_the_way(turning_, from, end, length_of(gap));
  }
  /// (later - earlier) times the greatest speed, in the unit.
  Rational closed_at_most(const Rational& way) const {
    return way * Rational(Integer(turning_.greatest_speed())) *
           power_of_two(-static_cast<int>(FixedBall::kFractionBits));
  }
  /// How far turns may move points of both bodies in the unit of time, in the unit; 0 where none turns.
  Rational turned_at_most() const { return greatest_turn(pair_) * power_of_two(-turning_.exponent()); }
  double relative(const Rational& way) const {
    return sign(reach_) > 0 ? approximate(closed_at_most(way) / reach_) : 0;
  }

 private:
  const MovingPair& pair_;
  TurningPair turning_;
  Rational reach_;
  FirstContact truth_;
};

}  // namespace assay
