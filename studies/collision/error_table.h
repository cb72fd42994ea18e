// How far off distances and depths are, and whether witnesses hold, on ordinary pairs of size one.
#pragma once
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "studies/collision/collision_study.h"

namespace assay {

/// The exact order statistics of the errors; nothing for none.
std::optional<ErrorQuantiles> quantiles_of(std::vector<double> errors);

/// A domain of ordinary pairs.
struct ErrorDomain {
  std::string_view name;
  /// Appends to each engine's rows one for the domain, where the engine did not decline every pair.
  ///
  /// Error  a certificate of ours was refused: a defect that ends the study.
  Result<Written> (*add)(const CollisionPlan& plan, const std::vector<EngineAsked>& engines,
                         std::vector<CollisionRows>& rows) = nullptr;
};
std::span<const ErrorDomain> error_domains();

}  // namespace assay
