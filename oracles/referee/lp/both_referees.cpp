#include "oracles/referee/lp/both_referees.h"

#include "oracles/exact/words.h"

namespace assay {
namespace {

std::string words_of(const referee::LpOpinion& opinion) {
  std::string words(name_of(opinion.status));
  if (opinion.status == referee::LpStatus::kOptimal) words += " with " + in_words(opinion.objective);
  return words;
}

}  // namespace

Result<RefereesOpinion> together(const Result<referee::LpOpinion>& cgal, const Result<referee::LpOpinion>& qsopt) {
  if (!cgal && !qsopt) return Error{cgal.error() + "; " + qsopt.error()};
  if (!qsopt) return RefereesOpinion{*cgal, "CGAL"};
  if (!cgal) return RefereesOpinion{*qsopt, "QSopt_ex"};
  if (cgal->status == qsopt->status && cgal->objective == qsopt->objective)
    return RefereesOpinion{*cgal, "both referees"};
  return RefereesOpinion{
      *cgal, "the referees contradict each other: CGAL says " + words_of(*cgal) + ", QSopt_ex " + words_of(*qsopt),
      true};
}

Result<RefereesOpinion> ask_referees(const LpProblem& problem, referee::Bound bound) {
  return together(referee::lp(problem, bound), referee::lp_by_qsopt(problem, bound));
}

}  // namespace assay
