// The linear programs that every textbook warns of.
#pragma once
#include <span>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/classics/classic.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// All of them, by size: the number of a classic is its difficulty, and number 0 is the smallest.
std::span<const LpClassic> lp_classics();
/// nullptr where there is none of that name.
const LpClassic* find_classic(std::string_view name);

/// One program of the list, all equally likely.
struct LpClassics {
  static constexpr std::string_view kName = "lp/classics";
  static constexpr Axis kAxis = plain_axis("number of the classic");
  static constexpr std::string_view kAim =
      "published cycles, exponential paths, degenerate and almost dependent vertices";
  static constexpr StatusShares kShares = {{0.6, 0.9}, {0.05, 0.2}, {0.03, 0.2}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
