#include <fmt/format.h>

#include <filesystem>

#include "campaign/commands/commands.h"
#include "reports/store/store.h"
#include "reports/writers/report.h"

namespace assay {

int run_report(const std::string& directory, const std::string& baseline) {
  const auto campaign = read_campaign(directory);
  if (!campaign) return fail(campaign.error());
  std::optional<Comparison> comparison;
  if (!baseline.empty()) {
    const auto before = read_campaign(baseline);
    if (!before) return fail(before.error());
    comparison = compare(*before, *campaign);
  }
  const auto studies = read_studies(directory);
  if (!studies) return fail(studies.error());
  const auto written = write_report(*campaign, std::filesystem::path(directory) / "report", comparison, *studies);
  if (!written) return fail(written.error());
  for (const std::string& file : *written) fmt::print("{}\n", std::filesystem::absolute(file).string());
  return kNothingNew;
}

}  // namespace assay
