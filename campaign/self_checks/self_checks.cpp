#include "campaign/self_checks/self_checks.h"

#include "campaign/self_checks/bounds_stage.h"
#include "campaign/self_checks/known_answers_stage.h"
#include "known_answers/known_answers.h"

namespace assay {

std::string self_checks(unsigned jobs) {
  if (std::string defect = known_answers_defect(asked_by_check(known_answers()), jobs); !defect.empty()) return defect;
  return bounds_defect(error_bounds(), stored_tapes());
}

}  // namespace assay
