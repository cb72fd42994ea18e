// How work grows with the size of problems: means of counts, and the lines fitted to their logarithms.
#pragma once
#include <array>
#include <cstdint>

#include "reports/store/studies/columns.h"

namespace assay {

inline constexpr StudyFile kPivotsFile{"pivots", "pivots.jsonl", "growth"};
inline constexpr StudyFile kHullsFile{"hulls", "hulls.jsonl", "growth"};
inline constexpr StudyFile kGrowthFile{"growth", "growth.jsonl", "growth"};
/// Apart, since they are of one machine and one moment: everything else of the studies comes back the same.
inline constexpr StudyFile kGrowthTimesFile{"growth", "growth_times.jsonl", "growth"};

/// What log2 of the mean is fitted to a line against: the size, its log2, log2 log2 of it (n fixed) or log2(n
/// log2 n). A slope of 1 under the last two means growth as their names say.
enum class GrowthModel : std::uint8_t { kExponential, kPower, kLogarithm, kLinearithmic };
inline constexpr std::array<std::string_view, 4> kGrowthModels = {"exponential", "power", "n log h", "n log n"};
constexpr std::span<const std::string_view> words_of(GrowthModel) { return kGrowthModels; }
double growth_abscissa(GrowthModel model, std::uint32_t size);

/// What a mean is of. A unit of judging is that of oracles/exact/work_bound.h: of exact
/// arithmetic, so that it stays where the floating-point filter decides.
enum class Counted : std::uint8_t { kPivots, kTurns, kSides, kIterations, kJudging, kNanoseconds };
inline constexpr std::array<std::string_view, 6> kCounted = {"pivots",     "orientation tests", "side tests",
                                                             "iterations", "units of judging",  "nanoseconds"};
constexpr std::span<const std::string_view> words_of(Counted) { return kCounted; }

/// What one rule, algorithm or judge took on the problems of one size.
struct GrowthRow {
  std::string family, rule;
  std::uint32_t size = 0, runs = 0, unfinished = 0;
  double mean = 0;
  std::uint32_t least = 0, greatest = 0;
  Counted counted = Counted::kPivots;
  friend bool operator==(const GrowthRow&, const GrowthRow&) = default;

  static constexpr const char* kRecord = "mean";
  static constexpr auto columns() {
    return std::tuple{
        column("family", &GrowthRow::family, "the problems"),
        column("rule", &GrowthRow::rule, "the pricing rule, algorithm or engine; of judging, the property"),
        column("size", &GrowthRow::size, "of a problem: dimension, rows, points or vertices"),
        column("runs", &GrowthRow::runs, "tried"),
        column("unfinished", &GrowthRow::unfinished, "runs that are in none of the numbers"),
        column("mean", &GrowthRow::mean, "of the finished runs").in("counted"),
        column("least", &GrowthRow::least, "of them").in("counted"),
        column("greatest", &GrowthRow::greatest, "of them").in("counted"),
        column("counted", &GrowthRow::counted, "what the numbers are of")};
  }
};

/// The line by least squares through log2 of the means over growth_abscissa of the sizes.
struct GrowthFit {
  std::string family, rule;
  GrowthModel model = GrowthModel::kPower;
  double slope = 0, standard_error = 0, intercept = 0;
  std::uint32_t points = 0;
  Counted counted = Counted::kPivots;
  friend bool operator==(const GrowthFit&, const GrowthFit&) = default;

  static constexpr const char* kRecord = "fit";
  static constexpr auto columns() {
    return std::tuple{column("family", &GrowthFit::family, "the problems"),
                      column("rule", &GrowthFit::rule, "as of the means"),
                      column("model", &GrowthFit::model, "what log2 of the mean is fitted against"),
                      column("slope", &GrowthFit::slope, "of the line by least squares"),
                      column("standard_error", &GrowthFit::standard_error,
                             "of the slope, from the residuals; times Student's t it is half of an interval"),
                      column("intercept", &GrowthFit::intercept, "of the line"),
                      column("points", &GrowthFit::points, "sizes that it goes through"),
                      column("counted", &GrowthFit::counted, "what is fitted")};
  }
};

struct Growth {
  std::vector<GrowthRow> rows;
  std::vector<GrowthFit> fits;
  bool empty() const { return rows.empty(); }
  friend bool operator==(const Growth&, const Growth&) = default;
};

}  // namespace assay
