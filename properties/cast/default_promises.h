// What the times of casts are held to: the gap that the engine states, or the default that its precision allows.
#pragma once
#include <string_view>

#include "algorithms/model/cast.h"
#include "algorithms/model/semantics.h"
#include "oracles/cast/check_cast.h"

namespace assay {

/// Of gap_absolute: none, as the gap has taken it in.
inline constexpr double kTakenIn = -1;
inline constexpr std::string_view kCastByDefault =
    "by default: at the times told moving bodies are apart, or deep, by at most 1024 roundings of the engine's "
    "arithmetic, "
    "times the condition of the problem";
inline constexpr std::string_view kCastNothingStated = "the engine states that nothing is promised about times";
inline constexpr std::string_view kCastOutOfRange =
    "the engine states no gap, and intermediate results of these numbers leave the range of its arithmetic";
inline constexpr std::string_view kCastIllConditioned =
    "the engine states no gap, and the problem's condition leaves its precision nothing to promise";

/// The statement to judge an answer to this problem by.
///
/// Stated   Promises::gap, where it is 0 or more. Infinite: no promise; hit and miss are then judged without
///          slack, and widths, times and normals not at all.
/// Default  kRoundingsPromised times the unit roundoff u of Precision, times (1 + M / L) (1 + |w|) with M the largest
///          coordinate, displacement and centre, L the reach and |w| the largest entry of a rotation: a moved vertex is
///          off by some roundings of its coordinates, and a turn by u |w| of its arm. Squares must not be smaller than
///          the least number: its root is added, over L. No promise where that is 1 or more, or where squares overflow.
/// Times    may be off by time_absolute where gap_absolute is kTakenIn, as widened() leaves it.
CastStatement cast_statement(const MovingPair& pair, const Stated<CastFamily>& says);

}  // namespace assay
