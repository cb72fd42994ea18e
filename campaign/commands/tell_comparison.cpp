#include "campaign/commands/tell_comparison.h"

#include <fmt/format.h>

#include "properties/text/foreign_text.h"

namespace assay {
namespace {

constexpr std::size_t kMostTold = 10;

void tell_change(const Change& change, std::size_t number) {
  fmt::print("{}{}\n", change.sense == Change::Sense::kWorse ? fmt::format("{:2}. ", number) : "    ",
             one_line(change.sentence));
  if (!change.again.empty()) fmt::print("      {}\n", one_line(change.again));
}

}  // namespace

void tell_comparison(const Comparison& comparison, bool all) {
  fmt::print("{}\n", one_line(comparison.headline()));
  const std::vector<Change> changes = comparison.changes();
  std::size_t worse = 0, others = 0, left_out = 0;
  for (const Change& change : changes) {
    std::size_t& count = change.sense == Change::Sense::kWorse ? worse : others;
    ++count;
    if (all || count <= kMostTold)
      tell_change(change, count);
    else
      ++left_out;
  }
  if (left_out > 0) fmt::print("    {} more changes: assay compare --all, or the page\n", left_out);
}

}  // namespace assay
