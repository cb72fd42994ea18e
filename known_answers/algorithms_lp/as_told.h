// A simplex code that answers what it is told to, whatever it is asked.
#pragma once
#include <utility>

#include "algorithms/model/family.h"

namespace assay::known {

inline LpAnswer& told() {
  thread_local LpAnswer answer;
  return answer;
}
inline LpAnswer as_told(const LpProblem&, const Watch&) { return told(); }
/// A vertex and multipliers, of no basis.
inline void tell(std::vector<double> x, std::vector<double> y) { told() = Optimal{{}, std::move(x), std::move(y)}; }

}  // namespace assay::known
