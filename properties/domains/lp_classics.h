// The linear programs that every textbook warns of.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp_status_shares.h"

namespace assay {

/// A program from the literature; decimal data is rounded to double, and that rounded program is the problem.
struct LpClassic {
  std::string_view name, source;
  LpProblem problem;
};
std::span<const LpClassic> lp_classics();

/// One program of the list, as printed up to the sign of the cost and the removal of slack columns.
struct LpClassics {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/classics";
  static constexpr std::uint32_t kVersion = 1;
  static constexpr std::string_view kAxis = "number of the classic";
  static constexpr std::string_view kAim = "published cycles, exponential paths and degenerate vertices";
  static constexpr StatusShares kShares = {{0.7, 1}, {0, 0.15}, {0.02, 0.3}};
  static Case<LpFamily> draw(Choices& choices);
};

static_assert(Domain<LpClassics>);

}  // namespace assay
