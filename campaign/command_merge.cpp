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

/// The engines of a campaign by name; plug-ins that were given by path are found again through the provenance.
EngineSources engines_of(const Campaign& campaign) {
  std::vector<std::string> selectors;
  for (const EngineRow& engine : campaign.header.engines) selectors.push_back(engine.name);
  for (const auto& [key, value] : campaign.provenance)
    if (key.starts_with("plugin.") && key.ends_with(".path")) selectors.push_back(value);
  EngineSources sources;
  for (const std::string& selector : selectors) {
    auto one = select_engines({selector});
    if (!one) continue;  // not on this machine; its findings stay as the shards made them
    const auto take = [&](auto& to, auto& from) {
      for (auto& source : from) {
        const bool wanted = std::any_of(
            campaign.header.engines.begin(), campaign.header.engines.end(),
            [&](const EngineRow& row) { return row.name == source.info.name && row.version == source.info.version; });
        const bool have =
            std::any_of(to.begin(), to.end(), [&](const auto& s) { return s.info.name == source.info.name; });
        if (wanted && !have) to.push_back(std::move(source));
      }
    };
    take(sources.lp, one->sources.lp);
    take(sources.gjk, one->sources.gjk);
    take(sources.hull2, one->sources.hull2);
    sources.propose_collision = one->sources.propose_collision;
  }
  return sources;
}

bool has_engine(const EngineSources& sources, const std::string& name) {
  const auto in = [&](const auto& list) {
    return std::any_of(list.begin(), list.end(), [&](const auto& source) { return source.info.name == name; });
  };
  return in(sources.lp) || in(sources.gjk) || in(sources.hull2);
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
  print_summary(*merged, {}, {});
  return missing.empty() ? kNothingNew : kBudgetNotReached;
}

}  // namespace assay
