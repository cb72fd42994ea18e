// What every study of growth does: count over problems of growing size, and fit a line to the logarithms.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "reports/store/studies/studies.h"

namespace assay {

/// One rule or algorithm on problems of growing size.
struct GrowthLadder {
  std::string family, rule;
  GrowthModel model = GrowthModel::kPower;
  std::vector<std::uint32_t> sizes;
  std::uint32_t runs = 1;  ///< of each size
  /// What one run took; empty where it did not come to its end.
  std::function<std::optional<std::uint32_t>(std::uint32_t size, std::uint32_t run)> count;
  Counted counted = Counted::kPivots;
};

/// Adds a row for each size and, if a line fits, the fit.
void climb(const GrowthLadder& ladder, Growth& growth);

}  // namespace assay
