// The listing of kreuzer_tableau.h for any number type: in double as printed, in rationals to tell logic from rounding.
#pragma once
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "algorithms/model/family.h"

namespace assay::published::kreuzer {

/// What of the listing a reader can put right, one by one; as printed by default.
template <class Number>
struct Reading {
  Number accuracy = Number(1) / 10000;      ///< the article's default, absolute; in double it is 1e-4
  bool passes_over_first_tie = true;        ///< the tie-break starts at the second tied row
  Number pivot_threshold = 0;               ///< an entry that is not above it is no pivot: what rounding leaves of 0 is
  bool compares_signed_differences = true;  ///< of two single points, coordinate by coordinate
};

inline constexpr std::uint32_t kConvexityConstraints = 2;
inline constexpr std::size_t kEntriesMax = std::size_t{1} << 25;

inline bool same_coordinate(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

inline bool same_point(std::span<const double> a, std::span<const double> b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!same_coordinate(a[i], b[i])) return false;
  }
  return true;
}

// The vertices as a set that remembers the order of insertion.
inline Points distinct(const Points& points) {
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
template <class Number>
class Tableau {
 public:
  Tableau(const Points& a, const Points& b, const Reading<Number>& reading)
      : reading_(reading),
        equations_(a.dimension + kConvexityConstraints),
        rows_(equations_ + 1),
        columns_(std::size_t{a.size()} + b.size() + equations_ + 1),
        entries_(rows_ * columns_, Number(0)) {
    const std::size_t vertices = std::size_t{a.size()} + b.size();
    for (std::size_t k = 0; k < vertices; ++k) {
      const bool of_a = k < a.size();
      const auto vertex = of_a ? a[k] : b[k - a.size()];
      for (std::size_t i = 0; i < a.dimension; ++i) at(i + 1, k) = Number(of_a ? vertex[i] : -vertex[i]);
      at(a.dimension + 1, k) = of_a ? 1 : 0;
      at(a.dimension + 2, k) = of_a ? 0 : 1;
      for (std::size_t i = 1; i < rows_; ++i) at(0, k) -= at(i, k);
    }
    for (std::size_t i = 0; i < equations_; ++i) {
      at(i + 1, vertices + i) = 1;
      basic_.push_back(static_cast<std::uint32_t>(vertices + i));
    }
    for (std::size_t i = 1; i < rows_; ++i) {
      at(i, columns_ - 1) = i <= a.dimension ? 0 : 1;
      at(0, columns_ - 1) -= at(i, columns_ - 1);
    }
  }

  static bool fits(const Points& a, const Points& b) {
    const std::size_t rows = std::size_t{a.dimension} + kConvexityConstraints + 1;
    return rows * (std::size_t{a.size()} + b.size() + rows) <= kEntriesMax;
  }

  // What the run has reached when it stops for any reason; nothing where the watch stopped it.
  std::optional<Number> run(const Watch& watch, std::uint32_t& steps) {
    const std::size_t limit = rows_ * columns_;
    std::size_t loop = equations_;  // where the previous use of the counter left it
    Number infimum = 2;
    std::optional<PivotChoice> choice = select();
    while (infimum >= reading_.accuracy && choice && limit > loop) {
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
  Number& at(std::size_t row, std::size_t column) { return entries_[row * columns_ + column]; }

  void pivot(const PivotChoice& choice) {
    basic_[choice.row - 1] = static_cast<std::uint32_t>(choice.column);
    const Number pivot_entry = at(choice.row, choice.column);
    for (std::size_t i = 0; i < columns_; ++i) {
      at(choice.row, i) = i == choice.column ? Number(1) : Number(at(choice.row, i) / pivot_entry);
    }
    for (std::size_t k = 0; k < rows_; ++k) {
      if (k == choice.row) continue;
      const Number factor = at(k, choice.column);
      for (std::size_t i = 0; i < columns_; ++i) {
        at(k, i) = i == choice.column ? Number(0) : Number(at(k, i) - factor * at(choice.row, i));
      }
    }
  }

  // "Bland's rule" as coded. The negations keep the article's answer for NaN: it enters, and it never leaves.
  std::optional<PivotChoice> select() {
    const std::size_t last = columns_ - 1;
    std::size_t column = 0;
    while (at(0, column) + reading_.accuracy >= 0 && column < last) ++column;
    if (column == last) return std::nullopt;

    Number least = Number(std::numeric_limits<double>::max());
    std::vector<std::size_t> tied;
    for (std::size_t row = 1; row < rows_; ++row) {
      if (!(reading_.pivot_threshold < at(row, column))) continue;
      const Number ratio = at(row, last) / at(row, column);
      if (ratio < least) {
        least = ratio;
        tied.assign(1, row);
      } else if ((ratio < least ? Number(least - ratio) : Number(ratio - least)) < reading_.accuracy) {
        tied.push_back(row);
      }
    }
    if (tied.empty()) return std::nullopt;
    if (tied.size() == 1) return PivotChoice{tied[0], column};
    const std::size_t first = reading_.passes_over_first_tie ? 1 : 0;
    std::size_t best = tied[first];
    for (std::size_t k = first + 1; k < tied.size(); ++k) {
      if (basic_[tied[k] - 1] < basic_[best - 1]) best = tied[k];
    }
    return PivotChoice{best, column};
  }

  Reading<Number> reading_;
  std::size_t equations_, rows_, columns_;
  std::vector<Number> entries_;
  std::vector<std::uint32_t> basic_;
};

template <class Number>
bool points_collide(std::span<const double> a, std::span<const double> b, const Reading<Number>& reading) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Number difference = Number(a[i]) - Number(b[i]);
    if (!(difference < reading.accuracy)) return false;
    if (!reading.compares_signed_differences && !(-reading.accuracy < difference)) return false;
  }
  return true;
}

template <class Number>
GjkAnswer solve(const ConvexPair& pair, const Watch& watch, const Reading<Number>& reading = {}) {
  if (pair.a.dimension != pair.b.dimension) return Declined{"bodies of different dimension"};
  if (pair.a.dimension == 0) return Declined{"dimension 0"};
  if (pair.a.size() == 0 || pair.b.size() == 0) return BareVerdict{false};
  if (!Tableau<Number>::fits(pair.a, pair.b)) return Declined{"tableau too large"};
  const Points a = distinct(pair.a), b = distinct(pair.b);
  if (a.size() == 1 && b.size() == 1) return BareVerdict{points_collide<Number>(a[0], b[0], reading)};
  std::uint32_t steps = 0;
  const auto infimum = Tableau<Number>(a, b, reading).run(watch, steps);
  if (!infimum) return GaveUp{GaveUp::Why::kStopped, steps};
  return BareVerdict{*infimum < reading.accuracy};
}

}  // namespace assay::published::kreuzer
