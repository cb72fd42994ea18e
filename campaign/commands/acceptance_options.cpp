#include "campaign/commands/acceptance_options.h"

#include <fmt/format.h>

#include <chrono>

namespace assay {
namespace {

Day today_in_utc() { return Day{std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())}; }

}  // namespace

Result<AcceptanceOrder> read_acceptance(const AcceptanceOptions& options) {
  AcceptanceOrder order{options.file, {}, today_in_utc()};
  if (!options.date.empty()) {
    const auto day = parse_day(options.date);
    if (!day) return Error{"--date " + options.date + ": not a day such as 2026-12-31"};
    order.today = *day;
  }
  if (options.file.empty()) return order;
  auto clusters = read_accepted(options.file);
  if (!clusters) return Error{clusters.error()};
  order.clusters = *std::move(clusters);
  return order;
}

void tell_accepted(const Acceptance& acceptance, const std::vector<Finding>& findings) {
  for (const std::string& sentence : acceptance.sentences(findings)) fmt::print("{}\n", sentence);
}

void tell_accepted(const Acceptance& acceptance, const Acceptance::Counts& counts) {
  for (const std::string& sentence : acceptance.sentences(counts)) fmt::print("{}\n", sentence);
}

}  // namespace assay
