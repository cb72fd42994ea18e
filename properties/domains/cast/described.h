// What the domains of moving pairs say alike.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domain.h"

namespace assay::moving {

/// A domain of moving pairs that decodes its choices as it always has.
struct FirstVersion {
  using Family = CastFamily;
  static constexpr std::uint32_t kVersion = 1;
};

inline constexpr Axis kVertexAxis = size_axis("vertices of both bodies"), kGapAxis = relative_axis("relative gap");

}  // namespace assay::moving
