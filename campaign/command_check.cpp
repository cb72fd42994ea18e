#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <set>

#include "campaign/commands.h"
#include "campaign/findings.h"
#include "campaign/interrupt.h"
#include "campaign/plan.h"
#include "campaign/provenance.h"
#include "campaign/select_engines.h"
#include "campaign/summary.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/store.h"

namespace assay {
namespace {

/// What an earlier campaign found.
std::set<Signature> known_findings(const Campaign& baseline) {
  std::set<Signature> known;
  for (const Finding& finding : baseline.findings) known.insert({finding.engine, finding.property, finding.claim});
  return known;
}

int exit_code(const Campaign& campaign, const std::set<Signature>& known, bool complete) {
  bool any_new = false, nondeterministic = false;
  for (const Finding& finding : campaign.findings) {
    const bool fresh = !known.contains({finding.engine, finding.property, finding.claim});
    any_new = any_new || fresh;
    nondeterministic = nondeterministic || (fresh && finding.claim == name_of(Outcome::kNondeterministic));
  }
  if (nondeterministic) return kNondeterministic;
  if (any_new) return kNewFindings;
  return complete ? kNothingNew : kBudgetNotReached;
}

}  // namespace

int fail(const std::string& sentence) {
  std::fputs(("assay: " + sentence + "\n").c_str(), stderr);
  return kHarnessError;
}

int worse_exit_code(int a, int b) {
  for (const int code : {kHarnessError, kNondeterministic, kNewFindings, kBudgetNotReached})
    if (a == code || b == code) return code;
  return kNothingNew;
}

int run_check(const CheckOptions& options) {
  if (!options.files.empty())
    return fail(options.files.front() +
                ": check draws its cases itself; for one file use assay solve FILE, or assay replay FILE --engine NAME "
                "--property NAME");
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  auto selection = select_engines(options.engines);
  if (!selection) return fail(selection.error());
  const PlanRequest request{options.battery, options.properties, options.domains, options.cases};
  auto plan = make_plan(request, selection->sources);
  if (!plan) return fail(plan.error());
  std::optional<Campaign> baseline;
  if (!options.baseline.empty()) {
    auto read = read_campaign(options.baseline);
    if (!read) return fail(read.error());
    baseline = std::move(*read);
  }

  RunOptions run;
  run.seed = options.seed;
  run.jobs = options.jobs;
  run.shard = options.shard;
  run.shards = options.shards;
  if (options.seconds) run.time_limit = std::chrono::duration<double>(*options.seconds);
  const CampaignHeader header = make_header(request, *plan, selection->sources, run);
  const std::string directory = options.out.empty() ? "out/" + options.battery : options.out;
  auto store = Store::create_or_resume(directory, header);
  if (!store) return fail(store.error());
  if (auto kept = store->set_provenance(collect_provenance(selection->plugins)); !kept) return fail(kept.error());

  std::string write_error;
  RunSink sink;
  sink.block = [&](const BlockRecord& block) {
    auto kept = store->append(block);
    if (!kept) write_error = kept.error();
    return static_cast<bool>(kept);
  };
  sink.timing = [&](const Timing& timing) { (void)static_cast<bool>(store->append(timing)); };
  if (options.observations)
    sink.observation = [&](const std::string& line) { (void)static_cast<bool>(store->append_observation(line)); };

  install_interrupt_handlers();
  fmt::print(stderr, "assay: battery {}, seed {}, {} engines, {} threads, into {}\n", options.battery, options.seed,
             header.engines.size(), options.jobs, directory);
  const RecordedBlocks done = store->recorded();
  const RunSummary summary = run_plan(*plan, selection->sources, run, done, sink);
  if (summary.sink_error) return fail(write_error.empty() ? *summary.sink_error : write_error);
  if (summary.harness_defect) return fail("harness defect: the tiers disagree: " + *summary.harness_defect);
  if (auto sorted = store->finish(); !sorted) return fail(sorted.error());

  auto summed = read_summed(directory);
  if (!summed) return fail(summed.error());
  Campaign& campaign = summed->campaign;
  FindingsResult found =
      find(campaign.blocks, selection->sources, options.seed, options.jobs, report_findings_progress);
  if (auto kept = store->set_findings(found.findings); !kept) return fail(kept.error());
  if (found.harness_defect) return fail("harness defect: the referee contradicts the judges: " + *found.harness_defect);
  campaign.findings = std::move(found.findings);

  const auto known = baseline ? known_findings(*baseline) : std::set<Signature>{};
  print_summary(campaign, summary, known, summed->hash());
  return exit_code(campaign, known, summary.complete);
}

}  // namespace assay
