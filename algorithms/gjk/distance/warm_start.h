// The distance GJK that starts where the query before it ended.
#pragma once
#include <string_view>

#include "algorithms/gjk/distance_search.h"
#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

namespace gjk {

/// The answer of gjk/signed_volumes, from a warm start, which is replaced by where this query ends. Anything may be in
/// it: vertices that do not exist are passed over, and differences are computed anew.
///
/// Claims  warm equals cold: no verdict differs from that of an empty warm start, and where both give distances these
///         differ by no more than the two promises. One may give up where the other answers.
GjkAnswer solve_warm(const ConvexPair& pair, WarmStart& warm, const Watch& watch = {});

/// The same pair a little earlier: b moved by 1/8 of its own box, along all axes, from where it is now.
ConvexPair moved_a_little(const ConvexPair& pair);

}  // namespace gjk

/// solve_warm for the pair, started from the end of a query on the pair with b moved.
///
/// Promise  As gjk/signed_volumes.
/// Source   S. Cameron, Enhancing GJK, Proc. IEEE Int. Conf. Robot. Autom., 1997, 3112-3117.
struct GjkWarmStart {
  static constexpr std::string_view kName = "gjk/warm_start";
  static constexpr Statement<GjkFamily> kStatement =
      gjk::proved("distance GJK started where a query on the pair moved a little ended");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
