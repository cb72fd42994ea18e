// Claims of exact hulls that the judge in the plane, the one in space and the referee name alike.
#pragma once
#include <string_view>

namespace assay {

inline constexpr std::string_view kEnclosesEveryPoint = "encloses every point";
inline constexpr std::string_view kVerticesAreExtreme = "vertices are extreme";

}  // namespace assay
