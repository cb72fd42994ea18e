#include "bounds/bound.h"

namespace assay {

std::vector<ErrorBound> error_bounds() {
  std::vector<ErrorBound> all;
  for (const auto& some :
       {bounds_of_judges(), bounds_of_predicates(), bounds_of_collisions(), bounds_of_depths(), bounds_of_casts(),
        bounds_of_turns(), bounds_of_fixed_point(), bounds_of_sums(), bounds_of_programs()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace assay
