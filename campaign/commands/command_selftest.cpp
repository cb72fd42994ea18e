#include <fmt/format.h>
#include <fnmatch.h>

#include "campaign/commands/commands.h"
#include "campaign/self_checks/bounds_stage.h"
#include "campaign/streams/standard_streams.h"
#include "known_answers/ask.h"
#include "known_answers/known_answers.h"
#include "properties/evaluate.h"

namespace assay {

int run_selftest(const SelftestOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  KnownAnswers asked = options.as_check ? asked_by_check(known_answers()) : known_answers();
  if (!options.only.empty())
    std::erase_if(asked,
                  [&](const KnownAnswer& known) { return fnmatch(options.only.c_str(), known.name.c_str(), 0) != 0; });
  if (asked.empty()) return fail("--only " + options.only + ": no known answer has such a name");
  const std::vector<Difference> different = differences(asked, options.jobs);
  for (const Difference& one : different) fmt::print("{}: {}\n", one.name, one.words());
  tell("assay: {} known answers asked, {} differ\n", asked.size(), different.size());
  if (options.only.empty())
    if (const std::string defect = bounds_defect(error_bounds(), stored_tapes()); !defect.empty()) return fail(defect);
  return different.empty() ? kNothingNew : kHarnessError;
}

}  // namespace assay
