#include <fmt/format.h>

#include "campaign/commands/commands.h"
#include "properties/text/foreign_text.h"
#include "reports/store/compare/compare.h"
#include "reports/store/store.h"

namespace assay {

int run_compare(const std::string& baseline, const std::string& current) {
  const auto before = read_campaign(baseline);
  if (!before) return fail(before.error());
  const auto after = read_campaign(current);
  if (!after) return fail(after.error());
  const Comparison comparison = compare(*before, *after);
  for (const Change& change : comparison.changes()) fmt::print("{}\n", one_line(change.sentence));
  if (!comparison.is_worse()) fmt::print("nothing worse: {} rates tested\n", comparison.tests);
  return comparison.is_worse() ? kNewFindings : kNothingNew;
}

}  // namespace assay
