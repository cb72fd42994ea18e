// How far an engine's answer to a linear program is from the exact one, and in which word that is summed up.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "algorithms/model/reply.h"
#include "algorithms/model/semantics.h"
#include "campaign/engine_source.h"
#include "campaign/lp/lp_truth.h"
#include "oracles/lp/borderline.h"
#include "oracles/lp/report_card.h"
#include "reports/store/studies/lp_judged.h"

namespace assay {

struct LpMeasure {
  LpJudged judged = LpJudged::kUnsettled;
  std::string status;           ///< "optimal", "infeasible", "unbounded", or why there is none
  std::optional<double> value;  ///< cost.x of the x given, or of the basis where there is no x; nearest double
  std::optional<double> off;    ///< |value - optimum| / max(1, |optimum|)
  LpReportCard card;            ///< violations, gap, slackness and backward error, exactly
  /// Where the status is another than the exact one: the smallest change of the data for which it would be right.
  std::optional<StatusDistance> distance;
  std::string basis;     ///< class of the basis, empty without one
  ClaimId claim;         ///< that is false where judged is kBeyond
  std::string evidence;  ///< of that; an incident's sentence
};

/// What exact solves of changed programs may cost (borderline.h): beyond it less is told.
inline constexpr LpWork kChangedWork{2000, 300};

/// Empty without a truth; kOpen where to prove more would cost more than `allowed`.
std::optional<StabilityVerdict> stability_of(const LpProblem& problem, const std::optional<SettledLp>& truth,
                                             std::uint64_t allowed = kProgramStepWork);

/// "robust: its basis stays optimal"; "not computed: more than 300 rows and columns" where nothing was proved because
/// the changed programs are larger than kChangedWork allows.
std::string stability_words(const LpProblem& problem, const StabilityVerdict& verdict);

/// What measuring may cost, in units of work_bound.h.
struct MeasuringWork {
  std::uint64_t step = kProgramStepWork, all = kProgramWork;
};

/// All differences and violations are computed in rationals. A step that would cost more than `work` allows stays
/// empty; an answer that would cost more in all is unsettled with kTooLargeToJudge and nothing but its status.
/// Precondition: the problem can be judged.
LpMeasure measure_lp(const LpProblem& problem, const Stated<LpFamily>& semantics, const Reply<LpFamily>& reply,
                     const std::optional<SettledLp>& truth, BasisBook& book, const MeasuringWork& work = {});

/// One reply of each engine, in their order, which in all may cost `work.all`.
std::vector<LpMeasure> measure_all(const LpProblem& problem, const EngineList<LpFamily>& engines,
                                   std::span<const Reply<LpFamily>> replies, const std::optional<SettledLp>& truth,
                                   BasisBook& book, MeasuringWork work = {});

}  // namespace assay
