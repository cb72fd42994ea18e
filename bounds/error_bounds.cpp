#include "bounds/bound.h"

namespace assay {

std::vector<ErrorBound> error_bounds() { return bounds_of_all_parts(); }

}  // namespace assay
