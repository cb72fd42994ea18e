#include <cmath>

#include "oracles/exact/words.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/exact/certify_lp.h"
#include "reports/store/json/told.h"
#include "reports/writers/seen/phrases.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

/// As in properties/severity/lp.cpp: programs beyond it are not solved again for a sentence.
constexpr LpWork kSentenceWork{2000, 60};

}  // namespace

std::string situation_of(const LpProblem& problem) {
  const std::string program =
      "a program of " + counted(problem.rows, "row") + " and " + counted(problem.columns, "column");
  if (!unjudgeable(problem).empty()) return program + " with a number that is none";
  const auto truth = certify_lp(problem, kSentenceWork);
  if (!truth) return program;
  switch (truth->status) {
    case LpStatus::kOptimal: return program + " whose minimum is " + figure_of(approximate(truth->objective));
    case LpStatus::kInfeasible: return program + " without a solution";
    case LpStatus::kUnbounded: return program + " that falls without end";
  }
  return program;
}

std::string told_of(const LpProblem& problem, std::string_view answer) {
  const auto told = program_of_answer(answer);
  if (!told) return "";
  switch (told->kind) {
    case ToldProgram::Kind::kInfeasible: return "is told to have no solution";
    case ToldProgram::Kind::kUnbounded: return "is told to fall without end";
    case ToldProgram::Kind::kGaveUp: return "";
    case ToldProgram::Kind::kOptimal: break;
  }
  if (told->x.size() != problem.columns || !unjudgeable(problem).empty()) return "is told to have a minimum";
  Rational value = 0;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (!std::isfinite(told->x[j])) return "is told to have a minimum at a point that is not finite";
    value += exact(problem.cost[j]) * exact(told->x[j]);
  }
  return "is told to have the minimum " + figure_of(approximate(value));
}

}  // namespace assay
