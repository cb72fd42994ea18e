#include "campaign/commands/commands.h"
#include "campaign/commands/tell_comparison.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/compare/compare.h"

namespace assay {

int run_compare(const std::string& baseline, const std::string& current, bool all, const AcceptanceOptions& accepted) {
  const auto order = read_acceptance(accepted);
  if (!order) return fail(order.error());
  const auto before = read_for_report(baseline);
  if (!before) return fail(before.error());
  const auto after = read_for_report(current);
  if (!after) return fail(after.error());
  const Acceptance acceptance = order->of(after->campaign.header);
  const Comparison comparison =
      acceptance.without_accepted(compare(before->campaign, after->campaign), after->campaign);
  tell_comparison(comparison, all);
  tell_accepted(acceptance, after->campaign.findings);
  return comparison.is_worse() ? kNewFindings : kNothingNew;
}

}  // namespace assay
