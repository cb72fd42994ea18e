#include "campaign/self_checks/self_checks.h"

#include "campaign/build_info.h"
#include "campaign/self_checks/bounds_stage.h"
#include "selftest/selftest.h"

namespace assay {

std::string self_checks() {
  for (const auto group : selftest::all_vectors())
    if (std::string defect = selftest::defect_of(group, kBuildFlags); !defect.empty()) return defect;
  return bounds_defect(error_bounds(), stored_tapes());
}

}  // namespace assay
