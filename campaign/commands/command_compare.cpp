#include "campaign/commands/commands.h"
#include "campaign/commands/tell_comparison.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/compare/compare.h"

namespace assay {

int run_compare(const std::string& baseline, const std::string& current, bool all, const AcceptanceOptions& accepted) {
  const auto order = read_acceptance(accepted);
  if (!order) return fail(order.error());
  const auto before = read_to_compare(baseline);
  if (!before) return fail(before.error());
  auto opened = open_for_report(current);
  if (!opened) return fail(opened.error());
  const Campaign& after = opened->summed.campaign;
  if (const std::string why = nothing_in_common(before->campaign.header, after.header); !why.empty())
    return fail(baseline + ": " + why);
  const Acceptance acceptance = order->of(after.header);
  if (const auto looked = look_through(*opened, acceptance); !looked) return fail(looked.error());
  const Comparison comparison = acceptance.without_accepted(compare(before->campaign, after), after);
  tell_comparison(comparison, all);
  tell_accepted(acceptance, opened->summed.found->accepted);
  return comparison.is_worse() ? kNewFindings : kNothingNew;
}

}  // namespace assay
