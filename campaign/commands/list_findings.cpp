#include <fmt/format.h>

#include <algorithm>

#include "campaign/commands/commands.h"
#include "properties/text/foreign_text.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/json/json.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/words.h"

namespace assay {

int list_findings(const ListOptions& options) {
  auto read = read_for_report(options.findings);
  if (!read) return fail(read.error());
  Campaign& campaign = read->campaign;
  std::ranges::stable_sort(campaign.findings, {}, &Finding::severity);
  for (const Finding& finding : campaign.findings) {
    if (!options.severities.empty() &&
        std::ranges::find(options.severities, finding.severity) == options.severities.end())
      continue;
    if (options.json)
      fmt::print("{}\n", json_text(finding));
    else
      fmt::print("{:<10} {}: {}\n           {}\n", name_of(finding.severity), finding.engine,
                 one_line(seen_of(finding)), replay_command(campaign, finding));
  }
  return kNothingNew;
}

}  // namespace assay
