// What the domains of moving pairs say alike.
#pragma once
#include <string_view>

#include "properties/domain.h"

namespace assay::moving {

inline constexpr Axis kVertexAxis = size_axis("vertices of both bodies"), kGapAxis = relative_axis("relative gap");

}  // namespace assay::moving
