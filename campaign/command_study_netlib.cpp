#include <fmt/format.h>

#include <filesystem>

#include "campaign/commands.h"
#include "campaign/lp/lp_at_hand.h"
#include "campaign/provenance.h"
#include "campaign/streams/standard_streams.h"
#include "campaign/studies/netlib_study.h"
#include "reports/store/studies.h"

namespace assay {

int run_netlib_study(const NetlibStudyOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  std::error_code ignored;
  if (options.folder == kNetlibFolder && !std::filesystem::exists(options.folder, ignored)) {
    fmt::print("study netlib: skipped, since {} is absent and no --folder is given\n", options.folder);
    return kNothingNew;
  }
  const auto engines = lp_engines(options.engines);
  if (!engines) return fail(engines.error());
  NetlibPlan plan{options.folder, options.seconds, [](const std::string& instance) { tell("  {}\n", instance); }};
  const auto rows = netlib_study(plan, *engines);
  if (!rows) return fail(rows.error());
  const auto written = write_netlib(options.out, *rows);
  if (!written) return fail(written.error());
  fmt::print("{}: {} records\n", (std::filesystem::path(options.out) / kStudiesFolder / kNetlibFile).string(),
             rows->size());
  return kNothingNew;
}

}  // namespace assay
