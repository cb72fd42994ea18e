#include <fmt/format.h>

#include "campaign/commands/commands.h"
#include "campaign/crash/at_hand.h"
#include "campaign/input/open_input.h"
#include "campaign/lp/lp_at_hand.h"
#include "campaign/lp/lp_measure.h"
#include "campaign/lp/show_solution.h"
#include "campaign/provenance.h"
#include "formats/mps.h"
#include "oracles/exact/words.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "reports/store/files.h"

namespace assay {
namespace {

/// In the file's own sense: maximised where it maximises, with its constant.
double as_the_file_counts(const LpFile& file, const Rational& minimum) {
  const Rational value = (file.maximise ? Rational(-minimum) : minimum) + exact(file.constant);
  return approximate(value);
}

std::string words_of(const std::optional<double>& number) { return number ? fmt::format("{:.3g}", *number) : "-"; }
std::string words_of(const std::optional<Rational>& number) {
  return number ? fmt::format("{:.3g}", approximate(*number)) : "-";
}

void print_truth(const LpFile& file, const std::optional<SettledLp>& truth) {
  if (!truth) {
    fmt::print(
        "exact    not settled: no engine's answer is a proof, and the program is too large for the certified "
        "solver\n");
  } else if (truth->status == LpStatus::kOptimal) {
    fmt::print("exact    optimal, {:.17g}, proved by {}\n", as_the_file_counts(file, truth->objective), truth->proof);
  } else {
    fmt::print("exact    {}, proved by {}\n", name_of(truth->status), truth->proof);
  }
}

/// One program by every engine.
int solve_one(const std::string& name, const LpFile& file, const EngineList<LpFamily>& engines,
              const SolveOptions& options) {
  const LpProblem& problem = file.problem;
  if (const auto reason = unjudgeable(problem); !reason.empty())
    return fail(name + ": " + std::string(reason) + ", so that nothing about it is exactly true");

  const HoldAtHand hold({.origin = CaseOrigin::kFile, .phase = Phase::kJudging, .place = name, .command = "solve"});
  const auto replies = ask_each(engines, problem, options.seconds);
  std::vector<std::string> names;
  for (const auto& engine : engines) names.push_back(engine.info.name);
  BasisBook book(problem);
  const std::uint64_t begun = work_meter().spent;
  const auto truth = settle_lp(problem, names, replies, book);
  const std::uint64_t settled = work_meter().spent;
  const std::vector<LpMeasure> measures = measure_all(problem, engines, replies, truth, book);
  const std::uint64_t measured = work_meter().spent;

  fmt::print("program  {} rows, {} columns, {}{}\n", problem.rows, problem.columns,
             file.maximise ? "maximised" : "minimised", file.name.empty() ? "" : ", " + file.name);
  print_truth(file, truth);
  if (const auto stable = stability_of(problem, truth))
    fmt::print("change   by {}, relative to the data: {}\n", kBorderlineChange, stability_words(problem, *stable));
  fmt::print("work     {} units to settle it, {} to measure the answers, of at most {} each\n", settled - begun,
             measured - settled, kProgramWork);
  fmt::print("\n{:<24} {:<22} {:>24} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}  {:<12} {}\n", "engine", "status", "value",
             "off", "primal", "dual", "gap", "slackness", "backward", "basis", "judged");
  bool any_failure = false;
  for (std::size_t i = 0; i < replies.size(); ++i) {
    const LpMeasure& measure = measures[i];
    any_failure |= is_failure(measure.judged);
    const std::string value =
        measure.value ? fmt::format("{:.17g}", (file.maximise ? -*measure.value : *measure.value) + file.constant)
                      : "-";
    fmt::print("{:<24} {:<22} {:>24} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}  {:<12} {}\n", names[i], measure.status, value,
               words_of(measure.off), words_of(measure.card.primal), words_of(measure.card.dual),
               words_of(measure.card.gap), words_of(measure.card.slackness), words_of(measure.card.backward),
               measure.basis.empty() ? "-" : measure.basis, name_of(measure.judged));
    if (measure.claim) fmt::print("{:<24}   {}: {}\n", "", measure.claim.sentence(), measure.evidence);
    if (!measure.claim && !measure.evidence.empty()) fmt::print("{:<24}   {}\n", "", measure.evidence);
    if (measure.distance)
      fmt::print("{:<24}   {}: wrong within a relative change of {:.3g}, right after one of {:.3g}\n", "",
                 measure.status, measure.distance->more_than, measure.distance->at_most);
    if (replies[i].trace.cycle)
      fmt::print("{:<24}   runs in a circle of {} bases from step {}\n", "", replies[i].trace.cycle->states.size(),
                 replies[i].trace.cycle->first);
  }
  const auto shown = show_solution(file, name, truth, names, replies, options.wishes);
  if (!shown) return fail(shown.error());
  return any_failure ? kNewFindings : kNothingNew;
}

}  // namespace

int run_solve(const SolveOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  const auto engines = lp_engines(options.engines);
  if (!engines) return fail(engines.error());
  int code = kNothingNew;
  bool first = true;
  for (const std::string& path : options.files) {
    const auto inputs = open_lps(path);
    if (!inputs) {
      code = worse_exit_code(code, fail(inputs.error()));
      continue;
    }
    if (!options.wishes.file.empty() && options.files.size() * inputs->size() > 1)
      return fail("--solution: a file holds one solution, and " + path + " is not the only program");
    for (const Input& input : *inputs) {
      // One file alone needs no heading.
      if (options.files.size() > 1 || inputs->size() > 1) fmt::print("{}file     {}\n", first ? "" : "\n", input.name);
      first = false;
      code = worse_exit_code(code, solve_one(input.name, std::get<LpFile>(input.content.problem), *engines, options));
    }
  }
  return code;
}

}  // namespace assay
