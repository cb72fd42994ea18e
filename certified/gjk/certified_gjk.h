// Collision answered so that nothing about the answer is left to rounding: double proposes with a proof, integers
// decide where there is none.
#pragma once
#include <cstdint>
#include <string_view>

#include "algorithms/gjk/tolerances.h"
#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"
#include "certified/gjk/exact_finish.h"

namespace assay {

/// An answer and how it came about.
struct CollisionRun {
  enum class Way : std::uint8_t {
    kProvedInDouble,  ///< by the forward error bounds of algorithms/gjk/tolerances.h
    kSolvedExactly,   ///< by the exact search from where the double one ended
    kRefused,         ///< not finite, declined, or the watch said stop
  };
  GjkAnswer answer;
  Way way = Way::kRefused;
};

/// Whether conv(a) and conv(b) have a point in common, touching included; or how far they are apart.
///
/// Shape    Both bodies of dimension 1, 2 or 3, one vertex or more, no order, duplicates and flat bodies allowed. An
///          empty body meets nothing: SeparatedAlong without a direction.
/// Promise  Overlapping and only that is a hit, and its differences have the origin in their hull. SeparatedAlong and
///          Bracketed are misses. A direction that is given separates. low <= distance <= high, high - low <=
///          gjk::kBracketWidth
///          * L or no double between, as always where the integers had to decide. All of it for every finite input.
/// Error    GaveUp: kNotFinite for NaN and infinity, kStopped, kStepLimit where the integers would take more work than
///          a judge may spend (kJudgeWork), which bodies of certified::kAlwaysAnswered vertices do not. Declined:
///          dimensions that differ, 0, or above 3.
/// Cost     As a rule one search in double; touching bodies, and those nearer than about 1e-15 L, cost some
///          microseconds.
/// Source   The search after E. G. Gilbert, D. W. Johnson, S. S. Keerthi, IEEE J. Robot. Autom. 4(2), 1988, 193-203;
///          filters before exact arithmetic after S. Fortune, C. J. Van Wyk, Static analysis yields efficient exact
///          integer arithmetic for computational geometry, ACM Trans. Graph. 15(3), 1996, 223-248.
CollisionRun certified_collision(const ConvexPair& pair, certified::Ask ask, const Watch& watch = {});

namespace certified {
/// Vertices of both bodies together up to which every finite pair is answered: all work that counts is an exact sum a
/// vertex along one direction, far less than kJudgeWork (tests/certified/gjk/always_answered_test.cpp).
inline constexpr double kAlwaysAnswered = 1024;
}  // namespace certified

/// The distance, as a bracket; Overlapping where the bodies meet.
struct CertifiedGjk {
  static constexpr std::string_view kName = "gjk/certified";
  /// Overlapping answers claim the distance 0, and exactly.
  static constexpr Statement<GjkFamily> kStatement{
      .sentence = "distance GJK that answers by a bracket, in integers where double cannot",
      .promises = {.touching = Touching::kHit,
                   .witness = true,
                   .distance_gap = 0,
                   .bracket_width = gjk::kBracketWidth,
                   .refuses_no_problem = true,
                   .answers_up_to = certified::kAlwaysAnswered},
      .note = "exact: hit or miss is right for every finite input, and the distance lies in the bracket given"};
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// Yes or no, with a witness.
struct CertifiedGjkBoolean {
  static constexpr std::string_view kName = "gjk/certified_boolean";
  static constexpr Statement<GjkFamily> kStatement{
      .sentence = "yes-or-no GJK that decides in integers where double cannot",
      .promises = {.touching = Touching::kHit,
                   .witness = true,
                   .refuses_no_problem = true,
                   .answers_up_to = certified::kAlwaysAnswered},
      .note = "exact: hit or miss is right for every finite input"};
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
