#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <span>

#include "reports/writers/markdown_parts.h"
#include "reports/writers/matrix/matrix.h"
#include "reports/writers/matrix/version_tables.h"
#include "reports/writers/report_rows.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

using At = std::vector<std::optional<FailuresAt>>;

std::string head_of(const std::vector<VersionRun>& runs) {
  std::set<std::string> engines;
  for (const VersionRun& run : runs)
    for (const EngineRow& row : run.campaign.header.engines) engines.insert(row.name);
  const CampaignHeader& header = runs.front().campaign.header;
  return fmt::format(
      "# {} in {} versions\n\nBattery {}, seed {}: every version was asked the same cases, and every answer was judged "
      "in "
      "exact arithmetic.\n\n",
      markdown_cell(fmt::format("{}", fmt::join(engines, ", "))), runs.size(), markdown_cell(battery_in_words(header)),
      header.seed);
}

/// The versions, oldest first, with what their engines call themselves.
std::string versions_of(const std::vector<VersionRun>& runs) {
  std::string text = "| version | given by | its engines say | findings | results |\n|---|---|---|--:|---|\n";
  for (const VersionRun& run : runs) {
    std::set<std::string> stated;
    for (const EngineRow& row : run.campaign.header.engines) stated.insert(row.version);
    text += fmt::format("| {} | {} | {} | {} | `{}` |\n", markdown_cell(run.label), short_cell(run.given),
                        short_cell(fmt::format("{}", fmt::join(stated, ", "))), run.campaign.findings.size(),
                        run.hash.substr(0, 16));
  }
  for (const VersionRun& run : runs)
    if (const std::string far = words_of(run.how_far, run.campaign.findings.size()); !far.empty())
      text += fmt::format("\n{}: {}\n", markdown_cell(run.label), far);
  return text + '\n';
}

/// A heading of one column a version behind `first`, and of `last`.
std::string table_head(std::string_view first, const std::vector<VersionRun>& runs, std::string_view last) {
  std::string names = fmt::format("| {} |", first), rule = "|---|";
  for (const VersionRun& run : runs) {
    names += fmt::format(" {} |", markdown_cell(run.label));
    rule += "--:|";
  }
  return fmt::format("{} {} |\n{}---|\n", names, last, rule);
}

/// Sums over claims have no denominator.
std::string cells_of(const At& at, bool of_one_claim) {
  std::string cells;
  for (const auto& one : at) {
    std::string cell = "–";
    if (one && one->failed == 0) cell = of_one_claim ? "none of " + grouped(one->tried) : "none";
    if (one && one->failed > 0) {
      PopulationCounts counts;
      counts.counts.severities = one->severities, counts.counts.cases = one->cases;
      cell = of_one_claim ? severity_words(counts) : severity_counts(one->severities);
    }
    cells += fmt::format(" {} |", cell);
  }
  return cells;
}

std::string name_of_cluster(const ClusterHistory& cluster) {
  return markdown_cell(fmt::format("{}, {}: {}", cluster.engine, cluster.mode.family, name_of(cluster.mode.mode)));
}

std::string clusters_table(const std::vector<VersionRun>& runs, std::span<const ClusterHistory> shown) {
  std::string text = table_head("what fails", runs, "when");
  for (const ClusterHistory& cluster : shown)
    text += fmt::format("| {} |{} {} |\n", name_of_cluster(cluster), cells_of(cluster.at, false),
                        markdown_cell(turn_words(cluster.at, cluster.turns, runs)));
  return text + '\n';
}

/// What its first bad version does, on one case, and the cluster's claims.
std::string cluster_part(const std::vector<VersionRun>& runs, const ClusterHistory& cluster) {
  std::string text = fmt::format("### {}\n\n", name_of_cluster(cluster));
  const auto with_case = std::ranges::find_if(cluster.findings, [](const Finding* one) { return one != nullptr; });
  if (with_case != cluster.findings.end()) {
    const VersionRun& run = runs[static_cast<std::size_t>(with_case - cluster.findings.begin())];
    text += fmt::format("{}: {}\n\n    {}\n\n", markdown_cell(run.label), short_cell(seen_of(**with_case)),
                        replay_command(run.campaign, **with_case));
  }
  text += table_head("claim", runs, "when");
  const std::size_t count = std::min(cluster.claims.size(), kMatrixClaims);
  for (const ClaimHistory& claim : std::span(cluster.claims).first(count))
    text +=
        fmt::format("| {}: {} |{} {} |\n", markdown_cell(claim.signature.property), short_cell(claim.signature.claim),
                    cells_of(claim.at, true), markdown_cell(turn_words(claim.at, claim.turns, runs)));
  return text + more_text(cluster.claims.size(), count, fmt::format("in {}", kMatrixJsonFile)) + '\n';
}

std::string findings_part(const std::vector<VersionRun>& runs, const VersionHistory& history) {
  if (history.clusters.empty()) return "No version fails anywhere.\n\n";
  const auto shown = std::span(history.clusters).first(std::min(history.clusters.size(), kMatrixClusters));
  std::string text = "Failing cases by severity, over all claims of a cluster:\n\n" + clusters_table(runs, shown) +
                     more_text(history.clusters.size(), shown.size(), fmt::format("in {}", kMatrixJsonFile));
  for (const ClusterHistory& cluster : shown) text += cluster_part(runs, cluster);
  return text;
}

std::string rates_part(const std::vector<VersionRun>& runs, const std::vector<VersionTable>& rates) {
  std::string text =
      "## Rates and times\n\nOf the principal claim of a family: wrong answers by severity, of samples with 95 % "
      "intervals; time relative to the fastest engine of the table, of whatever version.\n\n";
  for (const VersionTable& table : rates) {
    text += fmt::format("**{}: {}** ({})\n\n", markdown_cell(table.engine), markdown_cell(table.title),
                        markdown_cell(table.property)) +
            trust_head("version");
    for (std::size_t i = 0; i < runs.size(); ++i)
      text += table.rows[i] == nullptr
                  ? fmt::format("| {} | no such engine | | | | | | | | |\n", markdown_cell(runs[i].label))
                  : trust_line(markdown_cell(runs[i].label), *table.rows[i]);
    text += '\n';
  }
  return text;
}

std::string steps_part(const std::vector<VersionRun>& runs, const VersionHistory& history) {
  std::string text = "## From version to version\n\n";
  for (std::size_t i = 0; i < history.steps.size(); ++i) {
    const std::vector<Change> changes = history.steps[i].changes();
    text += fmt::format("**{} → {}** {}\n\n", markdown_cell(runs[i].label), markdown_cell(runs[i + 1].label),
                        short_cell(history.steps[i].headline()));
    const std::size_t count = std::min(changes.size(), kMatrixChanges);
    for (const Change& change : std::span(changes).first(count)) text += "- " + short_cell(change.sentence) + '\n';
    text += more_text(changes.size(), count, fmt::format("in {}", kMatrixJsonFile)) + '\n';
  }
  return text;
}

}  // namespace

std::string matrix_text(const std::vector<VersionRun>& runs, const VersionHistory& history,
                        const std::vector<VersionTable>& rates) {
  return head_of(runs) + versions_of(runs) + "## Findings by version\n\n" + findings_part(runs, history) +
         rates_part(runs, rates) + steps_part(runs, history);
}

}  // namespace assay
