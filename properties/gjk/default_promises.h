// What collision engines are held to where they state nothing.
#pragma once
#include <cstdint>
#include <string_view>

#include "algorithms/model/semantics.h"
#include "oracles/gjk/promise.h"

namespace assay::gjk_defaults {

/// k: what one answer may be off, in units of 2^-precision_bits times M, the largest absolute coordinate.
///
/// Why u M       subtracting coordinates, placing a body and giving a point back round numbers as large as M, each by
///               at most u M, so nothing below u M is known of a body far from the origin.
/// Why 1024      support values, sub-algorithm, weights and root take some 100 roundings for bodies of a few vertices
///               in space (algorithms/gjk/tolerances.h counts its own); ten times that leaves room for engines of other
///               makes, and a wrong feature is off by far more.
/// Why squares   for the distance d the square is bounded, |d^2 - D^2| <= 2 k u M L: a search that compares |v|^2 with
///               v.w, both rounded, knows |v|^2 - |v| D to within such a bound and the distance itself only to its
///               root.
inline constexpr double kRoundings = 1024;

/// As printed by reports.
inline constexpr std::string_view kSentence =
    "by default: distance d within |d^2 - D^2| <= 2048 u M L of the exact D, the squares of a bracket's ends within "
    "2048 u M L, depth within 1024 u M of the exact depth, "
    "overlap along the normal at most the exact depth and the promise on depths (judged where the depth exceeds that "
    "promise), nearest points within 1024 u M of their bodies and their distance within 1024 u M of the one reported; "
    "u = "
    "2^-bits of the engine's arithmetic, M the largest absolute coordinate, L the largest extent of both bodies";

inline Promise unstated(const Stated<GjkFamily>& semantics) {
  const auto bits = static_cast<int>(semantics.precision_bits);
  // Single precision's least normal number, and double's.
  const double least_normal = bits <= 24 ? 0x1p-126 : 0x1p-1022;
  return Promise::by_default(std::ldexp(kRoundings, -bits), least_normal);
}

inline Promise distance(const Stated<GjkFamily>& semantics) {
  return semantics.distance_gap >= 0 ? Promise(semantics.distance_gap) : unstated(semantics);
}
/// Of the width of brackets; by default of the squares of their ends, as of a distance.
inline Promise bracket(const Stated<GjkFamily>& semantics) {
  return semantics.bracket_width > 0 ? Promise(semantics.bracket_width) : unstated(semantics);
}
inline Promise points(const Stated<GjkFamily>& semantics) {
  return semantics.points_gap >= 0 ? Promise(semantics.points_gap) : unstated(semantics);
}
inline Promise depth(const Stated<GjkFamily>& semantics) {
  return semantics.depth_gap > 0 ? Promise(semantics.depth_gap) : unstated(semantics);
}
/// Not stated: the promise on depths, as a depth that is right to within it comes from a normal that is.
inline Promise normal(const Stated<GjkFamily>& semantics) {
  if (semantics.normal_gap > 0) return {semantics.normal_gap};
  Promise promise = depth(semantics);
  promise.stated = false;
  return promise;
}

}  // namespace assay::gjk_defaults
