#include "algorithms/published/gjk/kreuzer_tableau.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace assay {
namespace {

constexpr double kAccuracy = 1e-4;  // the article's default, absolute
constexpr std::uint32_t kConvexityConstraints = 2;
constexpr std::size_t kEntriesMax = std::size_t{1} << 25;

bool same_coordinate(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

bool same_point(std::span<const double> a, std::span<const double> b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!same_coordinate(a[i], b[i])) return false;
  }
  return true;
}

// The vertices as a set that remembers the order of insertion.
Points distinct(const Points& points) {
  Points set{points.dimension, {}};
  for (std::uint32_t i = 0; i < points.size(); ++i) {
    bool seen = false;
    for (std::uint32_t k = 0; k < set.size() && !seen; ++k) seen = same_point(set[k], points[i]);
    if (!seen) set.coordinates.insert(set.coordinates.end(), points[i].begin(), points[i].end());
  }
  return set;
}

struct PivotChoice {
  std::size_t row = 0, column = 0;
};

// Row 0 is the cost with minus the objective at its end; rows 1..n+2 are the equations.
class Tableau {
 public:
  Tableau(const Points& a, const Points& b)
      : equations_(a.dimension + kConvexityConstraints),
        rows_(equations_ + 1),
        columns_(std::size_t{a.size()} + b.size() + equations_ + 1),
        entries_(rows_ * columns_, 0.0) {
    const std::size_t vertices = std::size_t{a.size()} + b.size();
    for (std::size_t k = 0; k < vertices; ++k) {
      const bool of_a = k < a.size();
      const auto vertex = of_a ? a[k] : b[k - a.size()];
      for (std::size_t i = 0; i < a.dimension; ++i) at(i + 1, k) = of_a ? vertex[i] : -vertex[i];
      at(a.dimension + 1, k) = of_a ? 1.0 : 0.0;
      at(a.dimension + 2, k) = of_a ? 0.0 : 1.0;
      for (std::size_t i = 1; i < rows_; ++i) at(0, k) -= at(i, k);
    }
    for (std::size_t i = 0; i < equations_; ++i) {
      at(i + 1, vertices + i) = 1.0;
      basic_.push_back(static_cast<std::uint32_t>(vertices + i));
    }
    for (std::size_t i = 1; i < rows_; ++i) {
      at(i, columns_ - 1) = i <= a.dimension ? 0.0 : 1.0;
      at(0, columns_ - 1) -= at(i, columns_ - 1);
    }
  }

  static bool fits(const Points& a, const Points& b) {
    const std::size_t rows = std::size_t{a.dimension} + kConvexityConstraints + 1;
    return rows * (std::size_t{a.size()} + b.size() + rows) <= kEntriesMax;
  }

  // What the run has reached when it stops for any reason; nothing where the watch stopped it.
  std::optional<double> run(const Watch& watch, std::uint32_t& steps) {
    const std::size_t limit = rows_ * columns_;
    std::size_t loop = equations_;  // where the previous use of the counter left it
    double infimum = 2.0;
    std::optional<PivotChoice> choice = select();
    while (infimum >= kAccuracy && choice && limit > loop) {
      pivot(*choice);
      ++steps;
      if (!watch(basic_)) return std::nullopt;
      infimum = -at(0, columns_ - 1);
      choice = select();
      ++loop;
    }
    return infimum;
  }

 private:
  double& at(std::size_t row, std::size_t column) { return entries_[row * columns_ + column]; }

  void pivot(const PivotChoice& choice) {
    basic_[choice.row - 1] = static_cast<std::uint32_t>(choice.column);
    const double pivot_entry = at(choice.row, choice.column);
    for (std::size_t i = 0; i < columns_; ++i) {
      at(choice.row, i) = i == choice.column ? 1.0 : at(choice.row, i) / pivot_entry;
    }
    for (std::size_t k = 0; k < rows_; ++k) {
      if (k == choice.row) continue;
      const double factor = at(k, choice.column);
      for (std::size_t i = 0; i < columns_; ++i) {
        at(k, i) = i == choice.column ? 0.0 : at(k, i) - factor * at(choice.row, i);
      }
    }
  }

  // "Bland's rule" as coded. The negations keep the article's answer for NaN: it enters, and it never leaves.
  std::optional<PivotChoice> select() {
    const std::size_t last = columns_ - 1;
    std::size_t column = 0;
    while (at(0, column) + kAccuracy >= 0 && column < last) ++column;
    if (column == last) return std::nullopt;

    double least = std::numeric_limits<double>::max();
    std::vector<std::size_t> tied;
    for (std::size_t row = 1; row < rows_; ++row) {
      if (!(0 < at(row, column))) continue;
      const double ratio = at(row, last) / at(row, column);
      if (ratio < least) {
        least = ratio;
        tied.assign(1, row);
      } else if (std::fabs(ratio - least) < kAccuracy) {
        tied.push_back(row);
      }
    }
    if (tied.empty()) return std::nullopt;
    if (tied.size() == 1) return PivotChoice{tied[0], column};
    std::size_t best = tied[1];
    for (std::size_t k = 2; k < tied.size(); ++k) {  // tied[0] is passed over, as in the article
      if (basic_[tied[k] - 1] < basic_[best - 1]) best = tied[k];
    }
    return PivotChoice{best, column};
  }

  std::size_t equations_, rows_, columns_;
  std::vector<double> entries_;
  std::vector<std::uint32_t> basic_;
};

bool points_collide(std::span<const double> a, std::span<const double> b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!(a[i] - b[i] < kAccuracy)) return false;
  }
  return true;
}

}  // namespace

GjkAnswer KreuzerTableau::solve(const ConvexPair& pair, const Watch& watch) {
  if (pair.a.dimension != pair.b.dimension) return Declined{"bodies of different dimension"};
  if (pair.a.dimension == 0) return Declined{"dimension 0"};
  if (pair.a.size() == 0 || pair.b.size() == 0) return BareVerdict{false};
  if (!Tableau::fits(pair.a, pair.b)) return Declined{"tableau too large"};
  const Points a = distinct(pair.a), b = distinct(pair.b);
  if (a.size() == 1 && b.size() == 1) return BareVerdict{points_collide(a[0], b[0])};
  std::uint32_t steps = 0;
  const auto infimum = Tableau(a, b).run(watch, steps);
  if (!infimum) return GaveUp{GaveUp::Why::kStopped, steps};
  return BareVerdict{*infimum < kAccuracy};
}

}  // namespace assay
