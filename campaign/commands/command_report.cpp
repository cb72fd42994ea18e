#include <fmt/format.h>

#include <filesystem>

#include "campaign/commands/commands.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/blocks/block_stream.h"
#include "reports/store/json/json.h"
#include "reports/store/store_files.h"
#include "reports/writers/report.h"
#include "reports/writers/words.h"

namespace assay {

int run_report(const std::string& directory, const std::string& baseline, const AcceptanceOptions& accepted) {
  const auto order = read_acceptance(accepted);
  if (!order) return fail(order.error());
  auto summed = read_for_report(directory);
  if (!summed) return fail(summed.error());
  const Acceptance acceptance = order->of(summed->campaign.header);
  const std::vector<std::string> told = acceptance.sentences(summed->campaign.findings);
  std::optional<Comparison> comparison;
  if (!baseline.empty()) {
    const auto before = read_for_report(baseline);
    if (!before) return fail(before.error());
    comparison = acceptance.without_accepted(compare(before->campaign, summed->campaign), summed->campaign);
  }
  const auto studies = read_studies(directory);
  if (!studies) return fail(studies.error());
  const std::string far = words_of(summed->how_far, summed->campaign.findings.size());
  const auto written =
      write_report(*std::move(summed), std::filesystem::path(directory) / "report", comparison, *studies, acceptance);
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
