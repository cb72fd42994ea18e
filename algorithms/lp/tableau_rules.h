// The rules of a tableau simplex as exchangeable parts: which variable enters, which leaves. A variant is a choice of
// rules, a planted fault is a wrong one.
#pragma once
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

#include "algorithms/lp/tolerances.h"

namespace assay::lp {

inline constexpr std::uint32_t kNoChoice = std::numeric_limits<std::uint32_t>::max();

/// One candidate row of the ratio test: its ratio right-hand side / entry >= 0, its basic variable, its pivot entry.
struct RatioCandidate {
  double ratio = 0, entry = 0;
  std::uint32_t basic = 0, row = 0;
};

/// Largest improvement per unit of the entering variable; the lowest number where several are equally good.
/// Source  G. B. Dantzig, Linear Programming and Extensions, Princeton 1963, chapter 5.
struct DantzigPricing {
  static constexpr std::string_view kName = "lp/tableau_dantzig";
  /// reduced[j] belongs to tableau column j, columns are numbered as variables; those of basic variables are 0.
  static std::uint32_t entering(std::span<const double> reduced, double threshold) {
    std::uint32_t best = kNoChoice;
    double least = -threshold;
    for (std::uint32_t j = 0; j < reduced.size(); ++j) {
      if (reduced[j] < least) {
        least = reduced[j];
        best = j;
      }
    }
    return best;
  }
};

/// The lowest-numbered improving variable; with LowestNumberLeaves no basis comes back in exact arithmetic.
/// Source  R. G. Bland, New finite pivoting rules for the simplex method, Math. Oper. Res. 2(2), 1977, 103-107.
struct BlandPricing {
  static constexpr std::string_view kName = "lp/tableau_bland";
  static std::uint32_t entering(std::span<const double> reduced, double threshold) {
    for (std::uint32_t j = 0; j < reduced.size(); ++j) {
      if (reduced[j] < -threshold) return j;
    }
    return kNoChoice;
  }
};

/// Least ratio; among equal ratios the lowest-numbered basic variable.
struct LowestNumberLeaves {
  static bool is_better(const RatioCandidate& candidate, const RatioCandidate& best) {
    return candidate.ratio < best.ratio || (candidate.ratio == best.ratio && candidate.basic < best.basic);
  }
};

}  // namespace assay::lp
