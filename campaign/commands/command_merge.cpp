#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "campaign/commands/commands.h"
#include "campaign/run/reducing_stage.h"
#include "campaign/run/summary.h"
#include "campaign/select_engines.h"
#include "properties/text/foreign_text.h"
#include "reports/store/blocks/block_file.h"
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

/// The engines of a campaign: those of the plug-ins that the user names, then those at hand. A path that a record holds
/// is never loaded: whoever made the record would choose what runs here. What is not at hand is left out; its findings
/// stay as the shards made them.
Result<EngineSources> engines_of(const CampaignHeader& header, const std::vector<std::string>& plugins) {
  EngineSources sources;
  if (!plugins.empty()) {
    auto named = select_engines(plugins);
    if (!named) return Error{named.error()};
    take(header, named->sources, sources);
  }
  if (auto at_hand = every_engine()) {
    sources.propose_collision = at_hand->sources.propose_collision;
    take(header, at_hand->sources, sources);
  }
  return sources;
}

}  // namespace

int run_merge(const std::vector<std::string>& directories, const std::vector<std::string>& plugins,
              const std::string& out, unsigned jobs) {
  const std::vector<std::filesystem::path> parts(directories.begin(), directories.end());
  const auto header = common_header(parts);
  if (!header) return fail(header.error());
  const Result<EngineSources> at_hand = engines_of(*header, plugins);
  if (!at_hand) return fail(at_hand.error());
  const EngineSources& engines = *at_hand;
  // An engine that is not on this machine cannot be asked again: its findings are the union of the shards'.
  auto merged =
      merge_into(out, *header, parts, [&](const Finding& finding) { return !has_engine(engines, finding.engine); });
  if (!merged) return fail(merged.error());
  Store& store = merged->store;
  auto summed = read_summed(out);
  if (!summed) return fail(summed.error());
  Campaign& campaign = summed->campaign;
  FindingsResult found = reduce_failures(campaign.blocks, {}, engines, campaign.header.seed, jobs, store);
  for (Finding& finding : merged->findings) found.findings.push_back(std::move(finding));
  found.findings = merge_findings(std::span(&found.findings, 1));
  if (const auto code = settle_findings(found, store, false)) return *code;
  campaign.findings = std::move(found.findings);
  for (const EngineRow& row : campaign.header.engines)
    if (!has_engine(engines, row.name))
      fmt::print("not at hand: {} {}; its findings are those of the parts (--engine PATH.so names a plug-in)\n",
                 row.name, one_line(row.version));
  const auto missing = missing_blocks(campaign.header, summed->recorded);
  for (const MissingBlocks& one : missing) fmt::print("missing: {}\n", sentence_of(one));
  print_summary(campaign, {}, {}, summed->hash());
  if (print_disagreements(out)) return kHarnessError;
  return missing.empty() && found.is_complete() ? kNothingNew : kBudgetNotReached;
}

}  // namespace assay
