#include "reports/writers/matrix/matrix.h"

#include <algorithm>
#include <map>
#include <utility>

#include "reports/store/files.h"
#include "reports/store/given_engines.h"
#include "reports/writers/report.h"

namespace assay {
namespace {

/// What is said of versions is had from one campaign of all of them, in which each engine of a version is called
/// "name@label": rates, intervals and times come of the tables that every report has (trust_tables). Precondition: the
/// runs' engines are under stated names.
Campaign joined(const std::vector<VersionRun>& runs) {
  Campaign all;
  all.header = runs.front().campaign.header;
  all.header.engines.clear();
  all.header.plan.clear();
  all.header.not_judged.clear();
  std::map<std::pair<std::string, std::string>, PlannedRow> plan;
  for (const VersionRun& run : runs) {
    const auto here = [&](const std::string& engine) { return engine + '@' + run.label; };
    for (EngineRow row : run.campaign.header.engines) {
      row.name = here(row.name);
      all.provenance[key_of_given(row.name)] = run.given;
      all.header.engines.push_back(std::move(row));
    }
    for (const PlannedRow& row : run.campaign.header.plan) plan.try_emplace({row.property, row.domain}, row);
    for (NotJudgedRow row : run.campaign.header.not_judged) {
      row.engine = here(row.engine);
      all.header.not_judged.push_back(std::move(row));
    }
    for (BlockRecord block : run.campaign.blocks) {
      block.engine = here(block.engine);
      all.blocks.push_back(std::move(block));
    }
    for (Timing timing : run.campaign.timings) {
      timing.engine = here(timing.engine);
      all.timings.push_back(std::move(timing));
    }
    for (Finding finding : run.campaign.findings) {
      finding.engine = here(finding.engine);
      all.findings.push_back(std::move(finding));
    }
  }
  for (auto& [key, row] : plan) all.header.plan.push_back(std::move(row));
  std::ranges::sort(all.header.engines, {}, &EngineRow::name);
  std::ranges::sort(all.header.not_judged);
  return all;
}

}  // namespace

Result<std::vector<std::string>> write_matrix(const std::vector<VersionRun>& runs, const VersionHistory& history,
                                              const std::filesystem::path& directory) {
  if (const auto made = make_report_folder(directory); !made) return Error{made.error()};
  const Campaign all = joined(runs);
  const Digest digest = tables_of(all);
  const std::vector<TrustTable> tables = trust_tables(all, digest);
  const std::vector<VersionTable> rates = version_tables(tables, runs);
  std::vector<std::string> names;
  for (const auto& [name, text] : {std::pair(kMatrixMarkdownFile, matrix_text(runs, history, rates)),
                                   std::pair(kMatrixJsonFile, matrix_json(runs, history, rates))}) {
    if (const auto written = replace_file(directory / name, text); !written) return Error{written.error()};
    names.push_back((directory / name).string());
  }
  return names;
}

}  // namespace assay
