#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "campaign/commands/commands.h"
#include "campaign/naming/suggestions.h"
#include "properties/text/foreign_text.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/blocks/block_stream.h"
#include "reports/store/json/json.h"
#include "reports/store/store_files.h"
#include "reports/writers/card/card.h"
#include "reports/writers/report.h"
#include "reports/writers/words.h"

namespace assay {

namespace {

/// Why the campaign has no report card of that name; empty where it has one.
std::string unknown_engine(const std::string& engine, const std::string& directory, const CampaignHeader& header) {
  std::vector<std::string> names;
  for (const EngineRow& row : header.engines) names.push_back(row.name);
  if (std::ranges::find(names, engine) != names.end()) return "";
  return directory + ": --engine: the campaign has no engine \"" + one_line(engine) + '"' + did_you_mean(engine, names);
}

}  // namespace

int run_report(const std::string& directory, const std::string& baseline, const std::string& engine,
               const std::vector<Severity>& severities, const AcceptanceOptions& accepted) {
  const auto order = read_acceptance(accepted);
  if (!order) return fail(order.error());
  auto opened = open_for_report(directory);
  if (!opened) return fail(opened.error());
  SummedCampaign& summed = opened->summed;
  if (!engine.empty())
    if (const std::string why = unknown_engine(engine, directory, summed.campaign.header); !why.empty())
      return fail(why);
  const Acceptance acceptance = order->of(summed.campaign.header);
  if (const auto looked = look_through(*opened, acceptance); !looked) return fail(looked.error());
  const std::vector<std::string> told = acceptance.sentences(summed.found->accepted);
  std::optional<Comparison> comparison;
  if (!baseline.empty()) {
    const auto before = read_to_compare(baseline);
    if (!before) return fail(before.error());
    if (const std::string why = nothing_in_common(before->campaign.header, summed.campaign.header); !why.empty())
      return fail(baseline + ": " + why);
    comparison = acceptance.without_accepted(compare(before->campaign, summed.campaign), summed.campaign);
    if (!engine.empty()) comparison = of_engine(*std::move(comparison), engine);
  }
  for (const Severity severity : severities)
    summed.how_far.only += (summed.how_far.only.empty() ? "" : " or ") + std::string(name_of(severity));
  opened->source.show_only(severities);
  const std::string far = words_of(summed.how_far, sum_of(summed.found->counts));
  const std::filesystem::path folder = std::filesystem::path(directory) / "report";
  const auto studies = engine.empty() ? read_studies(directory) : Result<Studies>(Studies());
  if (!studies) return fail(studies.error());
  const auto written = engine.empty()
                           ? write_report(std::move(summed), opened->source, folder, comparison, *studies, acceptance)
                           : write_card(std::move(summed), opened->source, folder, engine, comparison);
  if (!written) return fail(written.error());
  if (!far.empty()) fmt::print("{}\n", far);
  for (const std::string& sentence : told) fmt::print("{}\n", sentence);
  for (const std::string& file : *written) fmt::print("{}\n", std::filesystem::absolute(file).string());
  return kNothingNew;
}

int run_blocks(const std::string& directory) {
  const auto header = store_detail::read_header(directory);
  if (!header) return fail(header.error());
  const auto read = each_block(directory, *header, [](BlockRecord&& block) {
    fmt::print("{}\n", json_text(block));
    return std::string();
  });
  return read ? kNothingNew : fail(read.error());
}

}  // namespace assay
