// Assignment problems as linear programs.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// minimise the cost of an assignment of k rows to k columns, k of [1, 5]: sum over columns = 1 a row, sum over rows =
/// 1 a column, x >= 0, integer costs of [0, 5].
///
/// The 2 k equations have rank 2 k - 1, each vertex is a permutation with k ones and k - 1 basic variables 0: one row
/// too many, and nearly half of the basis degenerate.
/// Source  G. Birkhoff, Tres observaciones sobre el algebra lineal, Univ. Nac. Tucuman Rev. Ser. A 5, 1946, 147-151.
struct LpAssignment {
  static constexpr std::string_view kName = "lp/assignment";
  static constexpr Axis kAxis = size_axis("rows of the cost matrix");
  static constexpr std::string_view kAim =
      "assignment polytopes: every vertex has as many zero basic variables as it can, ties everywhere";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
