// Planted faults that are patches of honest solvers of programs: <fault>.patch beside <fault>.cpp.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// The EXPAND tableau that never takes its tolerance back: what stands outside its bound at the end is handed out.
struct LpExpandNeverResets {
  static constexpr std::string_view kName = "fault/lp_expand_never_resets";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "EXPAND never resets, not even at the end, and the final check is left out: variables stay outside their bounds "
      "by "
      "its tolerance.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

/// The Harris tableau whose second pass keeps the smallest pivot instead of the largest.
struct LpHarrisSmallPivot {
  static constexpr std::string_view kName = "fault/lp_harris_small_pivot";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "The second pass of Harris's ratio test takes the smallest pivot within the tolerance, and the final check is "
      "left "
      "out.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

/// The Bland tableau with the ratio test turned round: steps past the nearest constraint.
struct LpLargestRatio {
  static constexpr std::string_view kName = "fault/lp_largest_ratio";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "The ratio test takes the largest ratio instead of the least, and the final check is left out.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

/// The lexicographic tableau whose order looks at the one column that cannot decide.
struct LpLexicographicBlind {
  static constexpr std::string_view kName = "fault/lp_lexicographic_blind";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "The lexicographic test compares the column of right-hand sides again, where tied rows are equal, and not those "
      "after it.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

/// The Dantzig tableau that is content too soon: reduced costs down to -1 count as optimal.
struct LpStopsEarly {
  static constexpr std::string_view kName = "fault/lp_stops_early";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "Pricing overlooks reduced costs above -1 - a tolerance in the wrong unit - and the final check is left out.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

}  // namespace assay
