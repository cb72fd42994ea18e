// What the collision variants of ours state.
#pragma once
#include <string_view>

#include "algorithms/gjk/tolerances.h"
#include "algorithms/model/statement.h"

namespace assay::gjk {

inline constexpr std::string_view kProved =
    "answers only what it has proved; gives up where rounding leaves more than one verdict";

/// Distances with a witness.
inline constexpr Promises<GjkFamily> kDistance{
    .witness = true, .distance_gap = kDistanceGap, .refuses_no_problem = true};
/// The same, and a depth where bodies overlap.
inline constexpr Promises<GjkFamily> kDepth{
    .witness = true, .distance_gap = kDistanceGap, .depth_gap = kDepthGap, .refuses_no_problem = true};

constexpr Statement<GjkFamily> proved(std::string_view sentence, const Promises<GjkFamily>& promises = kDistance) {
  return {.sentence = sentence, .promises = promises, .note = kProved};
}

}  // namespace assay::gjk
