#include <fmt/format.h>

#include <ctime>
#include <filesystem>
#include <utility>

#include "campaign/commands/make_campaign.h"
#include "campaign/run/campaign_seed.h"
#include "campaign/run/interrupt.h"
#include "campaign/select_engines.h"
#include "campaign/streams/standard_streams.h"
#include "campaign/versions/version_list.h"
#include "properties/text/foreign_text.h"
#include "reports/store/compare/versions.h"
#include "reports/writers/matrix/matrix.h"
#include "reports/writers/matrix/version_tables.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

constexpr const char* kVersionsFolder = "versions";

Result<VersionRun> read_run(const EngineVersion& version, const std::filesystem::path& out) {
  const std::string folder = std::string(kVersionsFolder) + '/' + version.label;
  auto read = read_for_report(out / folder);
  if (!read) return Error{read.error()};
  std::string hash = read->hash();
  return VersionRun{version.label,   version.selector, folder,
                    std::move(hash), read->how_far,    under_stated_names(std::move(read->campaign))};
}

/// One line a cluster of failures, with the versions at which something happened to it.
void tell_history(const std::vector<VersionRun>& runs, const VersionHistory& history) {
  if (history.clusters.empty()) fmt::print("No version fails anywhere.\n");
  for (const ClusterHistory& cluster : history.clusters) {
    fmt::print("{}, {}: {}: {}\n", cluster.engine, cluster.mode.family, name_of(cluster.mode.mode),
               turn_words(cluster.at, cluster.turns, runs));
    for (std::size_t i = 0; i < runs.size(); ++i) {
      const auto& at = cluster.at[i];
      const std::string counts = at ? severity_counts(at->severities) : "not asked";
      fmt::print("  {:<16} {}\n", runs[i].label, counts.empty() ? "none" : counts);
    }
  }
}

}  // namespace

int run_matrix(const MatrixOptions& options) {
  const auto versions = read_versions(options.versions);
  if (!versions) return fail(versions.error());
  const std::filesystem::path out = options.check.out.empty() ? "out/matrix" : options.check.out;
  // One seed for all: what the first version's campaign has, or what check would draw from.
  const std::uint64_t seed = campaign_seed(options.check.seed, find_battery(options.check.battery),
                                           out / kVersionsFolder / versions->front().label, std::time(nullptr));
  for (const EngineVersion& version : *versions)  // before hours are spent on those before it
    if (const auto selection = select_engines({version.selector}); !selection)
      return fail("--version " + version.label + ": " + selection.error());
  bool is_complete = true;
  for (const EngineVersion& version : *versions) {
    CheckOptions check = options.check;
    check.engines = {version.selector};
    check.seed = seed;
    check.self_checks &= &version == &versions->front();  // of one program
    check.out = (out / kVersionsFolder / version.label).string();
    tell("assay: version {}: {}\n", version.label, one_line(version.selector));
    const auto ended = make_campaign(check, std::nullopt);
    if (const int* code = std::get_if<int>(&ended)) return *code;
    const bool ended_whole = std::get<CampaignMade>(ended).is_complete;
    if (!ended_whole && (!check.seconds || is_ending()))
      return kBudgetNotReached;  // stopped by the user, who goes on by the same command
    is_complete = is_complete && ended_whole;
  }
  std::vector<VersionRun> runs;
  for (const EngineVersion& version : *versions) {
    auto run = read_run(version, out);
    if (!run) return fail(run.error());
    runs.push_back(*std::move(run));
  }
  const VersionHistory history = history_of(runs);
  const auto written = write_matrix(runs, history, out);
  if (!written) return fail(written.error());
  tell_history(runs, history);
  for (const std::string& file : *written) fmt::print("{}\n", std::filesystem::absolute(file).string());
  bool is_contested = false;
  for (const VersionRun& run : runs) is_contested |= print_disagreements(out / kVersionsFolder / run.label);
  if (is_contested) return kHarnessError;
  if (history.is_worse_anywhere()) return kNewFindings;
  return is_complete ? kNothingNew : kBudgetNotReached;
}

}  // namespace assay
