// The distance GJK with the sub-algorithm of its first authors.
#pragma once
#include <string_view>

#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// As gjk/signed_volumes, but the nearest point of a simplex is found by Johnson's cofactors and, where rounding leaves
/// none, by the backup procedure.
///
/// Promise  As gjk/signed_volumes. The cofactors are products of up to six lengths, so that on slivers and small gaps
///          more answers are SeparatedAlong or GaveUp.
/// Source   E. G. Gilbert, D. W. Johnson, S. S. Keerthi, IEEE J. Robot. Autom. 4(2), 1988, 193-203.
struct GjkJohnson {
  static constexpr std::string_view kName = "gjk/johnson";
  static constexpr Statement<GjkFamily> kStatement =
      gjk::proved("distance GJK with Johnson's sub-algorithm and its backup procedure");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
