// The planted faults of casts: patches of honest ones (cast/<fault>.patch), and two around them.
#pragma once
#include <string_view>

#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/cast/refusal.h"
#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// ConservativeAdvancement, but the limit of steps, eight, ends with a hit at the last time.
struct CastAnswersAtTheCap {
  static constexpr std::string_view kName = "fault/cast_answers_at_the_cap";
  static constexpr Statement<CastFamily> kStatement = fault::planted<CastFamily>(
      "Gives the last time reached as the contact, when its steps are used up as well as when it is near.");
  static CastAnswer solve(const MovingPair& pair, const Watch& watch);
};

/// ConservativeAdvancement, but the speed of approach leaves out how fast the bodies turn.
struct CastForgetsTheTurn {
  static constexpr std::string_view kName = "fault/cast_forgets_the_turn";
  static constexpr Statement<CastFamily> kStatement = fault::planted<CastFamily>(
      "Advances by the distance over the speed of the displacements alone, without r |w| of the turns.");
  static CastAnswer solve(const MovingPair& pair, const Watch& watch);
};

/// ConservativeAdvancement, but bodies that meet at t = 0 are reported as a miss.
struct CastIgnoresTheStart {
  static constexpr std::string_view kName = "fault/cast_ignores_the_start";
  static constexpr Statement<CastFamily> kStatement =
      fault::planted<CastFamily>("Takes bodies that overlap at t = 0 for a miss.");
  static CastAnswer solve(const MovingPair& pair, const Watch& watch);
};

/// ConservativeAdvancement, but body b is not displaced.
struct CastForgetsB {
  static constexpr std::string_view kName = "fault/cast_forgets_b";
  static constexpr Statement<CastFamily> kStatement =
      fault::planted<CastFamily>("Leaves the displacement of body b out of the relative motion.");

  static CastAnswer solve(const MovingPair& pair, const Watch& watch) {
    if (auto declined = cast::refusal(pair)) return *declined;
    MovingPair still = pair;
    still.of_b.displacement = {};
    return ConservativeAdvancement::solve(still, watch);
  }
};

/// ConservativeAdvancement, but of motions of the plane the third entry of the displacement is never read.
struct CastStaysInThePlane {
  static constexpr std::string_view kName = "fault/cast_stays_in_the_plane";
  static constexpr Statement<CastFamily> kStatement =
      fault::answering_no_problem<CastFamily>("Answers for a displacement out of the plane as if it stayed in it.");

  static CastAnswer solve(const MovingPair& pair, const Watch& watch) {
    MovingPair taken = pair;
    if (pair.bodies.a.dimension == 2)
      for (Motion* motion : {&taken.of_a, &taken.of_b}) motion->displacement[2] = 0;
    return ConservativeAdvancement::solve(taken, watch);
  }
};

}  // namespace assay
