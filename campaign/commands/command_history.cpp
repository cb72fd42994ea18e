#include <fmt/format.h>

#include <filesystem>

#include "campaign/commands/commands.h"
#include "campaign/commands/tell_comparison.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/history/history.h"
#include "reports/writers/history/history_report.h"
#include "reports/writers/report_rows.h"

namespace assay {

int run_history_add(const std::string& directory, const std::string& file, const AcceptanceOptions& accepted) {
  const auto order = read_acceptance(accepted);
  if (!order) return fail(order.error());
  const auto summed = read_for_report(directory);
  if (!summed) return fail(summed.error());
  const Campaign& campaign = summed->campaign;
  const Digest digest = tables_of(campaign);
  const Answers answers{wrong_rows(campaign.header, digest.totals, digest.apart),
                        effective_epsilons(campaign.header, digest.totals)};
  const Acceptance acceptance = order->of(campaign.header);
  auto history = History::open(file);
  if (!history) return fail(history.error());
  const auto added = history->add({order->today, summed->hash(), campaign, answers, acceptance});
  if (!added) return fail(added.error());
  const std::string day = words_of(order->today);
  if (added->was_there) {
    fmt::print("{}: the night of {} stands there already.\n", file, day);
    return kNothingNew;
  }
  fmt::print("{}: the night of {} is added.\n", file, day);
  if (!added->comparison) {
    fmt::print("There is no night before this one to compare with.\n");
    return kNothingNew;
  }
  tell_comparison(*added->comparison, false);
  tell_accepted(acceptance, campaign.findings);
  return added->comparison->is_worse() ? kNewFindings : kNothingNew;
}

int run_history_report(const std::string& file, const std::string& out) {
  std::error_code problem;
  if (!std::filesystem::is_regular_file(file, problem))
    return fail(file + ": there is no history; assay history add begins one");
  auto history = History::open(file);
  if (!history) return fail(history.error());
  const auto trends = history->read();
  if (!trends) return fail(trends.error());
  const auto written = write_history(*trends, out);
  if (!written) return fail(written.error());
  for (const std::string& name : *written) fmt::print("{}\n", std::filesystem::absolute(name).string());
  return kNothingNew;
}

}  // namespace assay
