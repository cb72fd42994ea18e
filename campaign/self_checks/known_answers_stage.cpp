#include "campaign/self_checks/known_answers_stage.h"

#include <fmt/format.h>

#include "known_answers/ask.h"

namespace assay {

std::string known_answers_defect(const KnownAnswers& asked, unsigned jobs) {
  const std::vector<Difference> different = differences(asked, jobs);
  if (different.empty()) return {};
  return fmt::format(
      "known answer {} of our own code differs: {}{}: this build computes otherwise than what was reviewed; no verdict "
      "of it is worth anything (assay selftest has all that differ)",
      different.front().name, different.front().words(),
      different.size() == 1 ? std::string() : fmt::format(", and {} more", different.size() - 1));
}

}  // namespace assay
