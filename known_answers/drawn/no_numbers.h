// What is a double and no number.
#pragma once
#include <limits>

namespace assay::known {

inline constexpr double kEndless = std::numeric_limits<double>::infinity();
inline constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

}  // namespace assay::known
