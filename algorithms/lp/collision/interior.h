// The origin strictly inside a simplex of vertex differences: what proves an overlap without any weights.
#pragma once
#include <array>
#include <vector>

#include "algorithms/model/convex_pair.h"

namespace assay::lp {

/// A determinant of order 1 to 3 and the sum of the sizes of its products.
struct SizedDeterminant {
  double value = 0, size = 0;

  /// Lemma. Entries are differences of doubles, rounded once. A term of order 3 sees three of these roundings, two of
  /// its product and five of the sum: 10 u of its size while nothing underflows, and 16 u pay for the size's own.
  double error() const;
  /// +1 or -1 where the sign is certain, else 0; where products may underflow nothing is.
  int sign() const;
};
SizedDeterminant determinant_of(const std::vector<std::array<double, 3>>& columns);

/// The origin is an interior point of the simplex of the differences, for certain: Cramer's weights (-1)^k det(all but
/// k) have one sign. False where rounding may have turned one.
///
/// Shape  dimension 1 to 3; a witness of any size.
bool proves_overlap(const ConvexPair& pair, const Overlapping& witness);

}  // namespace assay::lp
