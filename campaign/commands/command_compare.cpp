#include <fmt/format.h>

#include "campaign/commands/commands.h"
#include "properties/text/foreign_text.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/compare/compare.h"

namespace assay {

int run_compare(const std::string& baseline, const std::string& current) {
  const auto before = read_for_report(baseline);
  if (!before) return fail(before.error());
  const auto after = read_for_report(current);
  if (!after) return fail(after.error());
  const Comparison comparison = compare(before->campaign, after->campaign);
  for (const Change& change : comparison.changes()) fmt::print("{}\n", one_line(change.sentence));
  if (!comparison.is_worse()) fmt::print("nothing worse: {} rates tested\n", comparison.tests);
  return comparison.is_worse() ? kNewFindings : kNothingNew;
}

}  // namespace assay
