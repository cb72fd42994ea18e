#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "campaign/commands/commands.h"
#include "campaign/crash/at_hand.h"
#include "campaign/doctor/diagnosis.h"
#include "campaign/doctor/plain_cases.h"
#include "campaign/engine_source.h"
#include "campaign/provenance.h"
#include "campaign/run/trial.h"
#include "campaign/select_engines.h"
#include "properties/answered.h"
#include "properties/catalog/batteries.h"
#include "properties/default_words.h"
#include "reports/store/json/answer_text.h"
#include "reports/writers/range_words.h"

namespace assay {
namespace {

/// Batches grow until one takes so long, or to the largest; of the last size the quickest of three is told, since
/// whatever else a machine does makes none quicker.
inline constexpr std::chrono::milliseconds kMeasuredFor{20};
inline constexpr std::size_t kMostAtOnce = 4096;
inline constexpr int kMeasuredTimes = 3;

/// The mean time of a question of these, asked in batches as a campaign does, the way to a worker process and back
/// included. Empty where there is none, and where one brings no answer after all.
template <Family F>
std::string pace_words(const EngineSource<F>& source, const std::vector<typename F::Problem>& answered) {
  using Clock = std::chrono::steady_clock;
  if (answered.empty()) return "";
  const auto engine = source.make(F::kSecondsPerCase);
  std::vector<typename F::Problem> questions = answered;
  std::vector<Reply<F>> replies(questions.size());
  engine->solve(questions, replies);  // whatever is made at the first question is not counted
  using Microseconds = std::chrono::duration<double, std::micro>;
  Microseconds quickest{0};
  const auto ask = [&] {
    const auto start = Clock::now();
    engine->solve(questions, replies);
    quickest = std::min(quickest, Microseconds(Clock::now() - start));
    return std::ranges::all_of(replies, is_answered<F>);
  };
  for (;;) {
    quickest = Microseconds::max();
    for (int times = 0; times < kMeasuredTimes; ++times)
      if (!ask()) return "";
    if (quickest >= kMeasuredFor || 2 * questions.size() > kMostAtOnce) break;
    questions.resize(2 * questions.size());
    const auto half = questions.begin() + static_cast<std::ptrdiff_t>(replies.size());
    std::copy(questions.begin(), half, half);
    replies.resize(questions.size());
  }
  const double each = quickest.count() / static_cast<double>(questions.size());
  return fmt::format("answers in {:.{}f} microseconds a question on this machine, {} at once{}", each,
                     each < 10 ? 1 : 0, questions.size(),
                     engine->runs_here() ? "" : ", the way to its process and back included");
}

/// What all cases came to.
struct Tally {
  std::map<Outcome, std::uint64_t> outcomes;
  bool harness_defect = false;
};

/// What the engine answered to the case itself, or what came instead.
template <Family F>
std::string answer_words(const std::vector<Reply<F>>& replies) {
  if (replies.empty()) return "was asked nothing";
  const Reply<F>& reply = replies.front();
  return reply.delivery == Delivery::kAnswered ? answer_text(reply.answer) : reply.incident;
}

std::string_view heading_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::kHolds: return "holds";
    case Outcome::kViolated: return "VIOLATED";
    case Outcome::kUndecided: return "open";
    case Outcome::kGaveUp: return "gave up";
    case Outcome::kDeclined: return "declined";
    case Outcome::kCrashed: return "CRASHED";
    case Outcome::kHung: return "HUNG";
    case Outcome::kNondeterministic: return "TWO ANSWERS";
    case Outcome::kNotJudged: return "not judged";
    case Outcome::kNotAsked: return "not asked";
    case Outcome::kWithinDocumented: return "AS STATED";
  }
  return "";
}

template <Family F>
void print_assessment(const PropertyEntry<F>& property, const Assessment& assessment) {
  fmt::print("    {:<12} {}", heading_of(assessment.outcome), property.name);
  const bool is_stated = assessment.outcome == Outcome::kWithinDocumented;
  if (assessment.is_failure() || is_stated)
    fmt::print(": {}{}\n    {:<12} {}\n", assessment.claim.sentence(),
               is_stated ? " (within what it states: no failure)" : "", "", assessment.evidence);
  else
    fmt::print("{}{}\n", assessment.evidence.empty() ? "" : ": ", assessment.evidence);
}

/// One case under every claim; the claims that hold share a line, at the end.
template <Family F>
void try_case(const PlainCase<F>& plain,
              std::vector<std::pair<const PropertyEntry<F>*, std::unique_ptr<Trial<F>>>>& trials,
              Diagnosis<F>& diagnosis, std::vector<typename F::Problem>& answered, Tally& tally) {
  const HoldAtHand hold({.origin = CaseOrigin::kPlain, .place = plain.words});
  fmt::print("  {}\n", plain.words);
  std::string held;
  bool told = false;
  for (auto& [property, trial] : trials) {
    const Assessment assessment = trial->run(plain.problem, !told);
    const bool tells = !told && property->asks_the_problem();
    if (tells) fmt::print("    {:<12} {}\n", "answered", answer_words(trial->replies()));
    if (tells && !trial->replies().empty()) {
      const Reply<F>& reply = trial->replies().front();
      diagnosis.see_reply(plain.words, plain.problem, reply);
      if (is_answered(reply)) answered.push_back(plain.problem);
    }
    told = told || tells;
    if (assessment.outcome == Outcome::kViolated && !trial->replies().empty())
      diagnosis.see_violation(*property, plain.problem, trial->replies().front());
    ++tally.outcomes[assessment.outcome];
    tally.harness_defect = tally.harness_defect || assessment.harness_defect;
    if (assessment.outcome == Outcome::kHolds)
      held += (held.empty() ? "" : ", ") + std::string(property->name);
    else
      print_assessment(*property, assessment);
    // A question that brings no answer brings none under another claim, and a hang costs its time limit each time.
    if (assessment.delivery == Delivery::kCrashed || assessment.delivery == Delivery::kHung) break;
  }
  if (!held.empty()) fmt::print("    {:<12} {}\n", heading_of(Outcome::kHolds), held);
}

template <Family F>
void try_engine(const EngineSource<F>& source, const EngineSources& sources, Tally& tally) {
  const EngineInfo& info = source.info;
  fmt::print("{} {} ({}): {}\n", info.name, info.version, F::kName, info.sentence);
  if (!info.semantics.note.empty()) fmt::print("  states: {}\n", info.semantics.note);
  if (const std::string words = range_words(info.semantics); !words.empty()) fmt::print("  works with: {}\n", words);
  if (const std::string words = default_words(static_cast<const Stated<F>&>(info.semantics)); !words.empty())
    fmt::print("  {}\n", words);
  std::vector<std::pair<const PropertyEntry<F>*, std::unique_ptr<Trial<F>>>> trials;
  for (const bool principal : {true, false})
    for (const PropertyEntry<F>& property : catalog<F>().properties) {
      if (property.is_principal != principal) continue;
      if (property.judges(info.semantics))
        trials.emplace_back(&property, std::make_unique<Trial<F>>(source, property, sources.court<F>(info.semantics)));
      else
        fmt::print("  not judged: {}: {}\n", property.name, property.why_not_judged(info.semantics));
    }
  const Court<F> court = sources.court<F>(info.semantics);
  Diagnosis<F> diagnosis(court);
  std::vector<typename F::Problem> answered;
  for (const PlainCase<F>& plain : plain_cases<F>()) try_case(plain, trials, diagnosis, answered, tally);
  std::vector<std::string> lines = diagnosis.lines();
  if (const std::string words = pace_words<F>(source, answered); !words.empty()) lines.push_back(words);
  for (const std::string& line : lines) fmt::print("  in short: {}\n", line);
}

}  // namespace

int run_try(const std::vector<std::string>& engines) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  const auto selection = select_engines(engines);
  if (!selection) return fail(selection.error());
  Tally tally;
  for_each_family([&]<Family F>() {
    for (const EngineSource<F>& source : selection->sources.of<F>()) try_engine(source, selection->sources, tally);
  });
  std::string words;
  for (const auto& [outcome, count] : tally.outcomes)
    words += fmt::format("{}{} {}", words.empty() ? "" : ", ", count, heading_of(outcome));
  fmt::print("in all: {}\n", words.empty() ? "nothing was judged" : words);
  if (tally.harness_defect) return fail("harness defect: the judges contradict themselves on a plain case");
  const auto any = [&](Outcome outcome) { return tally.outcomes[outcome] > 0; };
  if (any(Outcome::kNondeterministic)) return kNondeterministic;
  return any(Outcome::kViolated) || any(Outcome::kCrashed) || any(Outcome::kHung) ? kNewFindings : kNothingNew;
}

}  // namespace assay
