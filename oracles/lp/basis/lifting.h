// Linear systems of integers solved exactly by p-adic lifting. Part of the trusted core.
#pragma once
#include <optional>
#include <vector>

#include "oracles/lp/basis/integer_matrix.h"
#include "oracles/lp/basis/modular_lu.h"

namespace assay {

/// x_k = numerator[k] / denominator, denominator > 0.
struct CommonFractions {
  std::vector<Integer> numerator;
  Integer denominator = 1;
};

enum class Orientation : std::uint8_t { kPlain, kTransposed };

/// The x with K x = right, or K^T x = right.
///
/// Lemma (the lifting). With x_0 = 0, r_0 = right, every step takes z = K^-1 r_t modulo p and sets x_t+1 = x_t + p^t z,
/// r_t+1 = (r_t - K z) / p. The division is checked to leave no rest, so right = K x_t + p^t r_t holds in integers
/// whatever z was.
/// Lemma (the proof). Let D x_t = N modulo p^t, in every entry. Then D right - K N is a multiple of p^t by the first
/// lemma. If (sum of |K_ik|) max |N_k| + D |right_i| < p^t for every row i it is smaller than that, hence 0: K (N / D)
/// = right, and K, being regular, allows no other solution. So how N and D were guessed needs no trust.
///
/// Error   empty when a division leaves a rest, which a regular K modulo p excludes; empty beyond twice the length that
///         Hadamard's bound allows for N and D, likewise excluded.
/// Cost    as many steps as N and D have words, each a solve modulo p and a product with K.
/// Source  J. D. Dixon, Exact solution of linear equations using p-adic expansions, Numerische Mathematik 40, 1982,
///         137-141; guessing early instead of lifting to the bound: W. Cook, D. E. Steffy, Solving very sparse rational
///         systems of equations, ACM Trans. Math. Software 37(4), 2011, article 39.
std::optional<CommonFractions> lift(const IntegerMatrix& matrix, const ModularLu& factors,
                                    const std::vector<Integer>& right, Orientation orientation);

}  // namespace assay
