// What orientation tests say on grids of points: one row for each test on each grid.
#pragma once
#include <array>
#include <cstdint>

#include "reports/store/studies/columns.h"
#include "reports/store/untrusted/limits.h"

namespace assay {

inline constexpr StudyFile kGridsFile{"grids", "grids.jsonl", "grid"};

/// The greatest number of signs that a line may have, and of lines: a count in a damaged file is not to be believed.
inline constexpr std::size_t kMostColumns = 4096;

/// A line of signs: '+' left, '0' straight on, '-' right. On file by its runs, with = for 0: "12-3=" is twelve
/// '-' and three '0'.
struct SignLine : std::string {
  using std::string::string;
};
template <>
struct TextForm<SignLine> {
  static std::string text(const SignLine& signs);
  static std::optional<SignLine> parse(std::string_view text);
  static std::string expected() { return "lines of runs such as \"12-3+\""; }
};

enum class GridTest : std::uint8_t { kNaive, kFma, kExact };
inline constexpr std::array<std::string_view, 3> kGridTests = {"plain double", "fused multiply-add", "exact"};
constexpr std::span<const std::string_view> words_of(GridTest) { return kGridTests; }

/// One test on one grid with one of the three points as the pivot.
struct GridRow {
  std::string grid, pivot;
  GridTest test = GridTest::kExact;
  std::uint32_t rounded_to_zero = 0, rounded_from_zero = 0, inverted = 0;
  std::vector<SignLine> signs;
  friend bool operator==(const GridRow&, const GridRow&) = default;

  /// Signs that the rows of one file may still have.
  struct Budget {
    std::size_t signs = kMostSigns;
  };
  std::optional<Misfit> misfit(Budget& left) const;

  static constexpr auto columns() {
    return std::tuple{
        column("grid", &GridRow::grid, "its letter in Kettner et al., 2008"),
        column("pivot", &GridRow::pivot, "the point that the test is asked about first"),
        column("test", &GridRow::test, "how the sign was computed"),
        column("rounded_to_zero", &GridRow::rounded_to_zero, "points off the line that it calls straight on"),
        column("rounded_from_zero", &GridRow::rounded_from_zero, "points of the line that it puts beside it"),
        column("inverted", &GridRow::inverted, "points that it puts on the wrong side"),
        column("signs", &GridRow::signs, "line j from below, point i: runs of + left, = straight on, - right")
            .at_most(kMostColumns)};
  }
};

}  // namespace assay
