// The cubes of Klee and Minty as a point against n corners in R^n: P2 of the first article takes exponentially many
// pivots.
#pragma once
#include <cstdint>

#include "algorithms/model/convex_pair.h"

namespace assay {

/// K = {p}, L with n - 1 corners in R^n, on which Bland's rule on P2 from x = 0 takes 2 F_n pivots, F the Fibonacci
/// numbers (verified pivot by pivot in the study, not proved for all n).
///
/// P2 with the weight of p at 1 is: maximise sum e^(D-1-j) x_j subject to x_i + 2 sum_(j<i) e^(i-j) x_j <= 1/32 with D
/// = n - 1 and e = 1/4, for p has coordinates -1/32 there; the sum of the weights of L is then at most D / 32 < 1 and
/// its row never binds. The last coordinate of each corner gives its column the cost above and is never binding either.
/// Every coordinate is an exact double up to n = 20.
/// Source  D. Avis, V. Chvatal, Notes on Bland's pivoting rule, Math. Program. Study 8, 1978, 24-34.
ConvexPair klee_minty_bodies(std::uint32_t dimension);

}  // namespace assay
