// The program with a referee of planar hulls that contradicts the judge: on every answer that it is asked about and
// that the judge passes, or convicts, as ASSAY_TEST_REFEREE says ("passes", "findings"). Linked with the program's main
// before the definition that is replaced, it is what the end-to-end test of disagreements runs.
#include <cstdlib>
#include <string_view>

#include "campaign/referee/confirm.h"

namespace assay {

template <>
SecondOpinion second_opinion<Hull2Family>(const PropertyEntry<Hull2Family>&, const Cloud2&,
                                          std::span<const Reply<Hull2Family>>, const Assessment& assessment,
                                          const Stated<Hull2Family>&) {
  const char* which = std::getenv("ASSAY_TEST_REFEREE");
  const bool passes = which != nullptr && std::string_view(which) == "passes";
  if (passes == (assessment.outcome == Outcome::kHolds)) return disagrees("by the planted referee it is otherwise");
  return confirms("by the planted referee");
}

}  // namespace assay
