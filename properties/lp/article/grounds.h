// Where the article makes each claim, what it says as a formula, and the proof where there is one.
#pragma once
#include <span>
#include <string_view>

namespace assay::article {

/// Notation: K, L the bodies, S, T their corners, n the dimension, k = n + 2, A, b and f = e.(b - A x) those of P2, m
/// the minimum of f, v = b - A x* the slack of an optimal x*, d_1 and d_2 the distances in the 1-norm and the 2-norm.
struct Ground {
  std::string_view claim;      ///< name of the claim
  std::string_view place;      ///< section of the article
  std::string_view statement;  ///< formal
  std::string_view lemma;      ///< why it holds, under its condition where it has one; empty: we have no proof
  std::string_view without_condition = {};  ///< of one with a condition: the claim that is refuted outside it
};

std::span<const Ground> grounds();
/// Null where there is no claim of that name.
const Ground* find_ground(std::string_view claim);

}  // namespace assay::article
