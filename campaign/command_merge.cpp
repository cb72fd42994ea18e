#include <fmt/format.h>

#include <algorithm>

#include "campaign/commands.h"
#include "campaign/findings.h"
#include "campaign/select_engines.h"
#include "campaign/summary.h"
#include "reports/store/merge.h"
#include "reports/store/store.h"

namespace assay {
namespace {

bool is_engine_of(const CampaignHeader& header, const EngineInfo& info) {
  return std::any_of(header.engines.begin(), header.engines.end(),
                     [&](const EngineRow& row) { return row.name == info.name && row.version == info.version; });
}

bool has_engine(const EngineSources& sources, const std::string& name) {
  return any_family([&]<Family F>() {
    const EngineList<F>& list = sources.of<F>();
    return std::any_of(list.begin(), list.end(), [&](const auto& source) { return source.info.name == name; });
  });
}

/// Adds those engines of the campaign that are not there yet.
void take(const CampaignHeader& header, EngineSources& from, EngineSources& to) {
  for_each_family([&]<Family F>() {
    for (EngineSource<F>& source : from.of<F>())
      if (is_engine_of(header, source.info) && !has_engine(to, source.info.name))
        to.of<F>().push_back(std::move(source));
  });
}

/// The engines of a campaign: those at hand, and plug-ins that were given by path. What is not on this machine is left
/// out; its findings stay as the shards made them.
EngineSources engines_of(const Campaign& campaign) {
  EngineSources sources;
  if (auto at_hand = select_engines({})) {
    sources.propose_collision = at_hand->sources.propose_collision;
    take(campaign.header, at_hand->sources, sources);
  }
  for (const auto& [key, value] : campaign.provenance) {
    if (!key.starts_with("plugin.") || !key.ends_with(".path")) continue;
    for (const std::string& path : joined_parts(value))
      if (auto plugin = select_engines({path})) take(campaign.header, plugin->sources, sources);
  }
  return sources;
}

}  // namespace

int run_merge(const std::vector<std::string>& directories, const std::string& out, unsigned jobs) {
  std::vector<Campaign> shards;
  for (const std::string& directory : directories) {
    auto campaign = read_campaign(directory);
    if (!campaign) return fail(campaign.error());
    shards.push_back(std::move(*campaign));
  }
  auto merged = merge(shards);
  if (!merged) return fail(merged.error());
  const EngineSources engines = engines_of(*merged);
  FindingsResult found = find(merged->blocks, engines, merged->header.seed, jobs, report_findings_progress);
  if (found.harness_defect) return fail("harness defect: the referee contradicts the judges: " + *found.harness_defect);
  // An engine that is not on this machine cannot be asked again: its findings are the union of the shards'.
  for (Finding& finding : merged->findings)
    if (!has_engine(engines, finding.engine)) found.findings.push_back(std::move(finding));
  std::sort(found.findings.begin(), found.findings.end(),
            [](const Finding& a, const Finding& b) { return key_of(a) < key_of(b); });
  merged->findings = std::move(found.findings);
  if (auto written = write_campaign(*merged, out); !written) return fail(written.error());
  const auto missing = missing_blocks(*merged);
  for (const MissingBlocks& one : missing) fmt::print("missing: {}\n", sentence_of(one));
  print_summary(*merged, {}, {}, hash_of(*merged));
  return missing.empty() ? kNothingNew : kBudgetNotReached;
}

}  // namespace assay
