// How far an engine's answer to a linear program is from the exact one, and in which of six words that is summed up.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "algorithms/model/reply.h"
#include "algorithms/model/semantics.h"
#include "campaign/lp/lp_truth.h"

namespace assay {

/// kRight     the exact status; a witness, where there is one, proves it exactly
/// kInside    another status, or a witness that does not prove its own exactly, but within what the engine promises
/// kBeyond    further off than it promises, or another status without any witness
/// kGaveUp    gave up or declined
/// kUnsettled nothing at hand settles what is true
enum class LpJudged : std::uint8_t { kRight, kInside, kBeyond, kGaveUp, kHung, kCrashed, kUnsettled };

constexpr std::string_view name_of(LpJudged judged) {
  switch (judged) {
    case LpJudged::kRight: return "right";
    case LpJudged::kInside: return "inside its own tolerance";
    case LpJudged::kBeyond: return "beyond it";
    case LpJudged::kGaveUp: return "gave up";
    case LpJudged::kHung: return "hung";
    case LpJudged::kCrashed: return "crashed";
    case LpJudged::kUnsettled: return "not settled";
  }
  return "unknown";
}

struct LpMeasure {
  LpJudged judged = LpJudged::kUnsettled;
  std::string status;            ///< "optimal", "infeasible", "unbounded", or why there is none
  std::optional<double> value;   ///< cost.x of the x given, or of the basis where there is no x; nearest double
  std::optional<double> off;     ///< |value - optimum| / max(1, |optimum|)
  std::optional<double> primal;  ///< the largest violation of x, relative to max(1, |bound|), as lp_primal is
  std::optional<double> dual;    ///< the same of y and cost - A^T y, relative as lp_dual is
  std::string basis;             ///< class of the basis, empty without one
  std::string claim, evidence;   ///< of the judge where judged is kBeyond; an incident's sentence
};

/// All differences and violations are computed in rationals and rounded once. Precondition: the problem can be judged.
LpMeasure measure_lp(const LpProblem& problem, const Semantics& semantics, const Reply<LpFamily>& reply,
                     const std::optional<SettledLp>& truth, BasisBook& book);

}  // namespace assay
