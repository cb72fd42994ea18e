// Programs that make the largest-coefficient rule cycle.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// A program on which the largest-coefficient rule with lowest-number ties, slacks numbered last, repeats its bases
/// with period 6: Beale's, as printed and in the form with dyadic data, or Chvatal's, the cost times a power of two;
/// then up to three rows that are far from binding and up to three columns that never pay, numbered last.
/// Source   As in lp_classics.cpp.
struct LpCyclers {
  static constexpr std::string_view kName = "lp/cyclers";
  static constexpr Axis kAxis = plain_axis("rows and columns added to the cycling core");
  static constexpr std::string_view kAim = "pivot rules that come back to a basis: zero steps for ever";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
