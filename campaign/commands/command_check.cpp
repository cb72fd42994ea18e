#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <optional>
#include <set>
#include <utility>

#include "campaign/commands/commands.h"
#include "campaign/commands/make_campaign.h"
#include "campaign/commands/tell_comparison.h"
#include "campaign/provenance.h"
#include "campaign/run/campaign_seed.h"
#include "campaign/run/interrupt.h"
#include "campaign/run/plan.h"
#include "campaign/run/reducing_stage.h"
#include "campaign/run/summary.h"
#include "campaign/select_engines.h"
#include "campaign/self_checks/self_checks.h"
#include "campaign/streams/standard_streams.h"
#include "campaign/worker_settings.h"
#include "properties/evaluate.h"
#include "properties/text/foreign_text.h"
#include "reports/store/given_engines.h"
#include "reports/store/store.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

constexpr const char* kTakesNoFiles =
    ": check draws its cases itself; for one file use assay solve FILE, or assay replay FILE --engine NAME --property "
    "NAME";

/// What the run is held against; nothing where no directory is named.
Result<std::optional<Campaign>> read_baseline(const std::string& directory) {
  if (directory.empty()) return std::optional<Campaign>();
  auto read = read_to_compare(directory);
  if (!read) return Error{read.error()};
  return std::optional(std::move(read->campaign));
}

int exit_code(const Campaign& campaign, const std::set<Signature>& known, const Acceptance& accepted, bool is_worse,
              bool complete) {
  bool any_new = is_worse, nondeterministic = false;
  for (const Finding& finding : campaign.findings) {
    if (accepted.of(finding) != nullptr) continue;
    const Outcome failure = failure_of(claim_of_no_judge(finding.claim));
    // A hang is one by a time limit, and one that does not come again may be the machine's: it is told, and no more.
    if (!finding.failed_again && failure == Outcome::kHung) continue;
    // Whatever else failed and then did not has been given two answers to.
    const bool two_answers = !finding.failed_again || failure == Outcome::kNondeterministic;
    const bool fresh = is_new(finding, known);
    any_new = any_new || fresh;
    nondeterministic = nondeterministic || (fresh && two_answers);
  }
  if (nondeterministic) return kNondeterministic;
  if (any_new) return kNewFindings;
  return complete ? kNothingNew : kBudgetNotReached;
}

/// Tells what became worse and what is accepted; an exit code.
int verdict_on(const Campaign& campaign, std::optional<Comparison> comparison, const std::set<Signature>& known,
               const Acceptance& accepted, bool complete) {
  if (comparison) {
    comparison = accepted.without_accepted(*std::move(comparison), campaign);
    tell_comparison(*comparison, false);
  }
  tell_accepted(accepted, campaign.findings);
  return exit_code(campaign, known, accepted, comparison && comparison->is_worse(), complete);
}

/// What of a time limit is left for reducing where judging uses up the rest: a third, ten minutes at most.
double reducing_seconds(double limit) {
  constexpr double kMost = 600;
  return std::min(limit / 3, kMost);
}

RunOptions run_options(const CheckOptions& options, std::uint64_t seed) {
  RunOptions run;
  run.seed = seed;
  run.jobs = options.jobs;
  run.shard = options.shard;
  run.shards = options.shards;
  run.lies = options.lies;
  if (options.seconds)
    run.time_limit = std::chrono::duration<double>(*options.seconds - reducing_seconds(*options.seconds));
  return run;
}

/// When judging and reducing must both have ended, from now on.
Deadline deadline_of(const CheckOptions& options) {
  using Clock = std::chrono::steady_clock;
  if (!options.seconds) return std::nullopt;
  return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*options.seconds));
}

/// Puts what a run finds into the store. After one line could not be kept nothing more is written: then what was
/// observed of a block without a record stands at the end of its file, where a resumed run cuts it off.
class Keeper {
 public:
  explicit Keeper(Store& store) : store_(store) {}

  RunSink sink(bool observations) {
    RunSink sink;
    sink.block = [this](const BlockRecord& block) { return keep([&] { return store_.append(block); }); };
    sink.timing = [this](const Timing& timing) { keep([&] { return store_.append(timing); }); };
    if (observations)
      sink.observation = [this](const std::string& line) { keep([&] { return store_.append_observation(line); }); };
    return sink;
  }
  /// The first failure to write; empty for none.
  const std::string& error() const { return error_; }

 private:
  bool keep(const auto& append) {
    if (!error_.empty()) return false;
    if (const Result<Written> kept = append(); !kept) error_ = kept.error();
    return error_.empty();
  }

  Store& store_;
  std::string error_;
};

void announce(const CheckOptions& options, const std::string& note, const CampaignHeader& header,
              const std::string& directory) {
  if (!note.empty()) tell("assay: battery: {}\n", note);
  tell("assay: battery {}, seed {}, {} engines, {} threads, into {}\n", battery_in_words(header), header.seed,
       header.engines.size(), options.jobs, directory);
  std::uint64_t cases = 0;
  for (const PlannedRow& row : header.plan) cases += row.cases;
  const Battery* battery = find_battery(header.battery);
  if (battery != nullptr)
    tell("assay: {} cases of {} claims on domains; the whole battery takes {}\n", cases, header.plan.size(),
         battery->sentence);
}

}  // namespace

int fail(const std::string& sentence) {
  tell("assay: " + one_line(sentence) + "\n");
  return kHarnessError;
}

int worse_exit_code(int a, int b) {
  for (const int code : {kHarnessError, kNondeterministic, kNewFindings, kBudgetNotReached})
    if (a == code || b == code) return code;
  return kNothingNew;
}

std::variant<int, CampaignMade> make_campaign(const CheckOptions& options, const std::optional<Campaign>& baseline) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  auto selection = select_engines(options.engines);
  if (!selection) return fail(selection.error());
  const Battery* battery = find_battery(options.battery);
  if (battery != nullptr && options.engines.empty() && !battery->asks_control_group)
    leave_out_control_group(selection->sources);
  const PlanRequest request{options.battery, options.properties, options.domains, options.cases};
  auto planned = make_plan(request, selection->sources);
  if (!planned) return fail(planned.error());
  const Plan& plan = planned->rows;
  if (options.self_checks)
    if (const std::string defect = self_checks(); !defect.empty()) return fail(defect);

  const Deadline deadline = deadline_of(options);
  const std::string directory = options.out.empty() ? "out/" + options.battery : options.out;
  const RunOptions run = run_options(options, campaign_seed(options.seed, battery, directory, std::time(nullptr)));
  const CampaignHeader header = make_header(request, plan, selection->sources, run);
  if (const std::string why = baseline ? nothing_in_common(baseline->header, header) : ""; !why.empty())
    return fail(options.baseline + ": " + why);
  auto store = Store::create_or_resume(directory, header);
  if (!store) return fail(store.error());
  auto provenance = collect_provenance(selection->plugins, selection->given);
  if (!selection->plugins.empty()) {
    if (const std::string missing = missing_layers(); !missing.empty()) tell("assay: {}\n", missing);
    provenance.merge(worker_facts());
  }
  if (auto kept = store->set_provenance(provenance); !kept) return fail(kept.error());

  Keeper keeper(*store);
  begin_interruptible_stage();
  for (const std::string& clause : selection->left_out) tell("assay: {}\n", clause);
  announce(options, planned->note, header, directory);
  const RecordedBlocks done = store->recorded();
  CampaignMade made{directory, run_plan(plan, selection->sources, run, done, keeper.sink(options.observations))};
  if (!keeper.error().empty()) return fail(keeper.error());
  if (auto kept = made.run.disagreements.keep_in(*store); !kept) return fail(kept.error());
  if (auto sorted = store->finish(); !sorted) return fail(sorted.error());

  auto summed = read_summed(directory);
  if (!summed) return fail(summed.error());
  made.summed = *std::move(summed);
  Campaign& campaign = made.summed.campaign;
  // A claim that is broken more often than before is no known failure: what is reduced of it comes first, as new.
  if (baseline) {
    made.comparison = compare(*baseline, campaign);
    made.known = known_signatures(*baseline, *made.comparison);
  }
  FindingsResult found =
      reduce_failures(campaign.blocks, made.known, selection->sources, header.seed, options.jobs, *store, deadline);
  if (const auto code = settle_findings(found, *store, !made.run.complete)) return *code;
  campaign.findings = std::move(found.findings);
  made.is_complete = made.run.complete && found.is_complete();
  return made;
}

int run_check(const CheckOptions& options) {
  if (!options.files.empty()) return fail(options.files.front() + kTakesNoFiles);
  const Result<std::optional<Campaign>> baseline = read_baseline(options.baseline);
  if (!baseline) return fail(baseline.error());
  const auto order = read_acceptance(options.accepted);
  if (!order) return fail(order.error());
  auto ended = make_campaign(options, *baseline);
  if (const int* code = std::get_if<int>(&ended)) return *code;
  CampaignMade& made = std::get<CampaignMade>(ended);
  const Campaign& campaign = made.summed.campaign;
  Acceptance accepted = order->of(campaign.header);
  if (options.fail_on) accepted.count_only(*options.fail_on);
  print_summary(campaign, made.run, made.known, made.summed.hash(), accepted);
  const int code = verdict_on(campaign, std::move(made.comparison), made.known, accepted, made.is_complete);
  return print_disagreements(made.directory) ? kHarnessError : code;
}

}  // namespace assay
