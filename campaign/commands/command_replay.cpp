#include <fmt/format.h>

#include <algorithm>

#include "campaign/commands/case_at_hand.h"
#include "campaign/commands/commands.h"
#include "campaign/crash/at_hand.h"
#include "campaign/input/trial_words.h"
#include "campaign/input/visit_inputs.h"
#include "campaign/provenance.h"
#include "campaign/referee/confirm.h"
#include "campaign/referee/measured_words.h"
#include "campaign/run/trial.h"
#include "campaign/worker_settings.h"
#include "properties/severity/failure.h"
#include "properties/text/foreign_text.h"
#include "reports/store/json/answer_text.h"

namespace assay {
namespace {

template <Family F>
void print_replies(const PropertyEntry<F>& property, const CaseAtHand<F>& at_hand,
                   const std::vector<Reply<F>>& replies) {
  for (const Reply<F>& reply : replies)
    if (reply.delivery == Delivery::kAnswered) fmt::print("answer    {}\n", one_line(answer_text(reply.answer)));
  if (replies.empty() || !property.asks_the_problem()) return;
  const std::string measured = measured_words(at_hand.problem, replies.front());
  if (!measured.empty()) fmt::print("measured  {}\n", measured);
}

template <Family F>
void print_cycles(const std::vector<Reply<F>>& replies) {
  for (const Reply<F>& reply : replies) {
    if (!reply.trace.cycle) continue;
    fmt::print("cycle     length {} from step {}\n", reply.trace.cycle->states.size(), reply.trace.cycle->first);
    for (const auto& state : reply.trace.cycle->states) fmt::print("          {{{}}}\n", fmt::join(state, ", "));
  }
}

/// Whether the problem, with what the property asks of it, is of a severity that is wanted.
template <Family F>
bool is_wanted(const CaseAtHand<F>& at_hand, const PropertyEntry<F>& property,
               const std::vector<Severity>& severities) {
  if (severities.empty()) return true;
  std::vector<typename F::Problem> questions;
  questions_of(property, at_hand.problem, questions);
  return std::ranges::find(severities, severity_of_questions<F>(questions)) != severities.end();
}

/// A claim that does not apply to the engine is said to be not judged, and the engine is neither started nor asked.
template <Family F>
int replay_one(const CaseAtHand<F>& at_hand, const EngineSource<F>& source, const PropertyEntry<F>& property,
               std::shared_ptr<Engine<F>>& engine, std::vector<TrialLine>& done) {
  fmt::print("{}file      {}\n", done.empty() ? "" : "\n", one_line(at_hand.name));
  if (!at_hand.taken_for.empty()) fmt::print("family    {}\n", at_hand.taken_for);
  fmt::print("engine    {} {}\nproperty  {}: {}\n", source.info.name, one_line(source.info.version), property.name,
             property.sentence);
  TrialLine line{at_hand.name, source.info.name, std::string(property.name), Outcome::kNotJudged, {}, {}};
  if (const std::string_view why = property.why_not_judged(source.info.semantics); !why.empty()) {
    fmt::print("outcome   {}\nevidence  {}\n", name_of(line.outcome), why);
    line.evidence = why;
    done.push_back(std::move(line));
    return kNothingNew;
  }
  const Court<F> court = at_hand.court(source);
  const HoldAtHand hold({.origin = CaseOrigin::kFile,
                         .place = at_hand.name,
                         .command = "replay",
                         .engine = source.info.name,
                         .property = property.name});
  if (engine == nullptr) engine = source.make(F::kSecondsPerCase);
  Trial<F> trial(source, property, court, engine);
  const Assessment assessment = trial.run(at_hand.problem, true);
  fmt::print("outcome   {}\n", name_of(assessment.outcome));
  print_replies(property, at_hand, trial.replies());
  if (assessment.claim) fmt::print("claim     {}\n", assessment.claim.sentence());
  if (assessment.is_failure()) fmt::print("severity  {}\n", name_of(severity_of_questions<F>(trial.questions())));
  if (!assessment.evidence.empty()) fmt::print("evidence  {}\n", one_line(assessment.evidence));
  if (assessment.magnitude != 0) fmt::print("magnitude {:a} = {:.6g}\n", assessment.magnitude, assessment.magnitude);
  print_cycles(trial.replies());
  line.outcome = assessment.outcome;
  line.claim = assessment.claim.sentence();
  line.evidence = assessment.evidence;
  done.push_back(std::move(line));
  if (assessment.harness_defect) return fail(at_hand.name + ": harness defect: " + assessment.evidence);
  begin(Phase::kReferee);
  const SecondOpinion second =
      second_opinion<F>(property, at_hand.problem, trial.replies(), assessment, court.semantics);
  fmt::print("referee   {}\n", second.sentence);
  if (second.opinion == Opinion::kDisagrees)
    return fail(at_hand.name + ": harness defect: the referee contradicts the judges on this case");
  if (assessment.outcome == Outcome::kNondeterministic) return kNondeterministic;
  return assessment.is_failure() ? kNewFindings : kNothingNew;
}

template <Family F>
int replay(const CaseAtHand<F>& at_hand, const std::vector<Severity>& severities, std::vector<TrialLine>& done,
           std::size_t& left_out) {
  int code = kNothingNew;
  for (const EngineSource<F>& source : at_hand.engines) {
    std::shared_ptr<Engine<F>>
        engine;  // a fresh process a case, for all claims: some take longer to start than to answer
    for (const PropertyEntry<F>* property : at_hand.properties) {
      if (is_wanted(at_hand, *property, severities))
        code = worse_exit_code(code, replay_one(at_hand, source, *property, engine, done));
      else
        ++left_out;
    }
  }
  return code;
}

}  // namespace

int run_replay(const FileOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  plugins_run_here() = own_engines() == OwnEngines::kInProcess;
  CaseOpener opener(options);
  if (const std::string complaint = opener.complaint(); !complaint.empty()) return fail(complaint);
  std::vector<TrialLine> done;
  std::size_t left_out = 0;
  const int code = visit_inputs(options, [&](Input input) {
    const auto at_hand = opener.open(std::move(input));
    if (!at_hand) return fail(at_hand.error());
    return std::visit([&](const auto& one) { return replay(one, options.severities, done, left_out); }, *at_hand);
  });
  if (left_out > 0) fmt::print("\n{} left out: of another severity\n", left_out);
  if (done.size() > 1) fmt::print("\n{}{}\n", lines_of(done), counts_of(done));
  return code;
}

}  // namespace assay
