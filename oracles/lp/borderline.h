// Whether the truth about a linear program survives small changes of its numbers, and whether a wrong status would be
// right for a program that is hardly different.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "oracles/lp/exact/certify_lp.h"

namespace assay {

/// Promised: the relative change of the data (changed_program.h) that a robust truth survives. The promise of our own
/// solvers (algorithms/lp/tolerances.h) and the tightest that a solver on trial makes: a truth that it overturns is one
/// that data of nine digits do not settle.
inline constexpr double kBorderlineChange = 1e-9;
/// Promised: the optimum of a robust program moves by at most this, relative to max(1, |optimum|): a thousand times the
/// change, three of the nine digits.
inline constexpr double kBorderlineValue = 1e-6;

/// kRobust      proved: every program within the change has the same status, and an optimum within kBorderlineValue.
/// kBorderline  proved: some program within the change has not.
/// kOpen        neither was proved.
enum class Stability : std::uint8_t { kRobust, kBorderline, kOpen };

constexpr std::string_view name_of(Stability stability) {
  switch (stability) {
    case Stability::kRobust: return "robust";
    case Stability::kBorderline: return "borderline";
    case Stability::kOpen: return "open";
  }
  return "unknown";
}

struct StabilityVerdict {
  Stability stability = Stability::kOpen;
  std::string proof;  ///< one clause
};

/// Robust by a basis that stays optimal (steady_basis.h) or by the two programs that bound all others (widest_program
/// and narrowest_program), each solved exactly; borderline by a program within the change whose exact status or optimum
/// differs. Where all rows are inequalities and no variable is free nothing but a sliver of rounding stays open;
/// equations at a degenerate vertex do.
/// Precondition: `truth` is that of `problem`; 0 < change < 1.
/// Cost   one dense inverse, or up to half a dozen exact solves of programs of the same size.
StabilityVerdict stability_of(const LpProblem& problem, const LpTruth& truth, double change = kBorderlineChange,
                              const LpWork& work = {});

/// kReached: proved that a program within the change has the status; kUnreachable: proved that none has.
enum class Reach : std::uint8_t { kReached, kUnreachable, kOpen };

/// Whether `status` is right for some program within a change of `change`. Preconditions as above.
Reach reach_of(const LpProblem& problem, const LpTruth& truth, LpStatus status, double change, const LpWork& work = {});

/// Whether some program within a change of `change` has an optimum that is at least as far from the truth as `value`,
/// on its side and up to `room`; one without an optimum on that side (unbounded below, infeasible above) counts.
/// Preconditions as above; the truth is optimal, and value is not its objective.
Reach reach_of_value(const LpProblem& problem, const LpTruth& truth, const Rational& value, const Rational& room,
                     double change, const LpWork& work = {});

/// The smallest change of the data for which a status would be right, enclosed by powers of two.
struct StatusDistance {
  double more_than = 0;        ///< proved unreachable within this; 0 where nothing is proved
  double at_most = kInfinity;  ///< proved reached within this; infinite where nothing up to 1/2 was
};
/// 0 and 0 where it is the status of the truth. Cost  about a dozen times that of reach_of.
StatusDistance status_distance(const LpProblem& problem, const LpTruth& truth, LpStatus status,
                               const LpWork& work = {});

}  // namespace assay
