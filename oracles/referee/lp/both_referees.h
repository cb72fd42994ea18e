// The two referees of linear programs, asked together.
#pragma once
#include <string>
#include <string_view>

#include "algorithms/model/lp.h"
#include "algorithms/model/result.h"
#include "oracles/referee/referee.h"

namespace assay {

constexpr std::string_view name_of(referee::LpStatus status) {
  switch (status) {
    case referee::LpStatus::kOptimal: return "optimal";
    case referee::LpStatus::kInfeasible: return "infeasible";
    case referee::LpStatus::kUnbounded: return "unbounded";
  }
  return "unknown";
}

struct RefereesOpinion {
  referee::LpOpinion opinion;
  std::string who;          ///< "both referees", "CGAL" or "QSopt_ex"
  bool contradict = false;  ///< they differ; `who` then says in what. A defect of the harness
};

/// What was proved by either, given what each said. Error  both sentences where neither has an opinion.
Result<RefereesOpinion> together(const Result<referee::LpOpinion>& cgal, const Result<referee::LpOpinion>& qsopt);

/// Both asked, one after the other, each within `bound`.
Result<RefereesOpinion> ask_referees(const LpProblem& problem, referee::Bound bound = {});

}  // namespace assay
