#include "campaign/run/self_checks.h"

#include "campaign/run/bounds_stage.h"

namespace assay {

Result<CheckedFacts> self_checks() { return bounds_stage(error_bounds(), stored_tapes()); }

}  // namespace assay
