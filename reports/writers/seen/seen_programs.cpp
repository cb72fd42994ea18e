#include <cmath>

#include "oracles/exact/words.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/exact/certify_lp.h"
#include "reports/store/json/told.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

/// As in properties/severity/lp.cpp: programs beyond it are not solved again for a sentence.
constexpr LpWork kSentenceWork{2000, 60};

}  // namespace

TruthWords truth_in_words(const LpProblem& problem) {
  TruthWords words{"a program of " + counted(problem.rows, "row") + " and " + counted(problem.columns, "column"), "",
                   ""};
  if (!unjudgeable(problem).empty()) {
    words.how = "with a number that is none";
    return words;
  }
  const auto truth = certify_lp(problem, kSentenceWork);
  if (!truth) return words;
  switch (truth->status) {
    case LpStatus::kOptimal:
      words.how = "whose minimum is @";
      words.expected = "to have the minimum @";
      words.number = approximate(truth->objective);
      break;
    case LpStatus::kInfeasible:
      words.how = "without a solution";
      words.expected = "to have no solution";
      break;
    case LpStatus::kUnbounded:
      words.how = "that falls without end";
      words.expected = "to fall without end";
      break;
  }
  return words;
}

AnswerWords told_of(const LpProblem& problem, std::string_view answer) {
  constexpr const char* kVerb = "is told";
  const auto told = program_of_answer(answer);
  if (!told) return {};
  switch (told->kind) {
    case ToldProgram::Kind::kInfeasible: return {kVerb, "to have no solution"};
    case ToldProgram::Kind::kUnbounded: return {kVerb, "to fall without end"};
    case ToldProgram::Kind::kGaveUp: return {};
    case ToldProgram::Kind::kOptimal: break;
  }
  if (told->x.size() != problem.columns || !unjudgeable(problem).empty()) return {kVerb, "to have a minimum"};
  Rational value = 0;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (!std::isfinite(told->x[j])) return {kVerb, "to have a minimum at a point that is not finite"};
    value += exact(problem.cost[j]) * exact(told->x[j]);
  }
  return {kVerb, "to have the minimum @", approximate(value)};
}

bool is_verdict_right(const LpProblem& problem, std::string_view answer) {
  const auto told = program_of_answer(answer);
  if (!told || !unjudgeable(problem).empty()) return true;
  const auto truth = certify_lp(problem, kSentenceWork);
  if (!truth) return true;
  switch (told->kind) {
    case ToldProgram::Kind::kOptimal: return truth->status == LpStatus::kOptimal;
    case ToldProgram::Kind::kInfeasible: return truth->status == LpStatus::kInfeasible;
    case ToldProgram::Kind::kUnbounded: return truth->status == LpStatus::kUnbounded;
    case ToldProgram::Kind::kGaveUp: return true;
  }
  return true;
}

}  // namespace assay
