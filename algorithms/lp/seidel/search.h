// Seidel's incremental search: half-spaces one after the other, an optimum on the boundary of each that is violated.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "algorithms/model/watch.h"

namespace assay::lp {

inline constexpr std::uint32_t kSeidelColumns = 6;

/// A point keeps a half-space when it violates it by at most this, relative to |b| + sum |a_j x_j|: the rounding of the
/// at most five projections that made it, each a few operations on numbers of that size, with room to spare. Raising it
/// makes the final check fail more often, lowering it sends the search after rounding noise.
inline constexpr double kSeidelViolation = 0x1p-42;
/// What a projection leaves of a coefficient or right-hand side is 0 when below this, relative to the sizes of its two
/// terms: rows that are parallel, as the two sides of an equation, then cancel to 0 and not to noise.
inline constexpr double kSeidelNoise = 0x1p-46;

/// Who a half-space or a side of the box belongs to.
struct SeidelLabel {
  enum class Side : std::uint8_t { kRowLower, kRowUpper, kLower, kUpper, kNone, kArtificial } side = Side::kNone;
  std::uint32_t index = 0;  ///< of the row or of the column
};

/// a.x <= b.
struct HalfSpace {
  std::array<double, kSeidelColumns> a{};
  double b = 0;
  SeidelLabel label;
};

/// Where the search may go: low <= x <= high. A side that is no bound of the problem is labelled kArtificial; a
/// variable without bounds and with cost 0 rests at 0, labelled kNone.
struct SeidelBox {
  std::array<double, kSeidelColumns> low{}, high{};
  std::array<SeidelLabel, kSeidelColumns> low_label{}, high_label{};
};

struct SeidelEnd {
  enum class Status : std::uint8_t { kOptimal, kInfeasible, kStopped } status = Status::kStopped;
  std::array<double, kSeidelColumns> x{};
  /// kOptimal: one a column, their boundaries meet in x. kInfeasible: at most one more, they have no common point.
  std::vector<SeidelLabel> tight;
};

/// Violated half-spaces that are taken by how much they are violated, before the rest is taken in random order. A few
/// columns rarely need more than twenty; this bounds the cost and decides no answer.
inline constexpr std::size_t kSeidelChosen = 48;

/// minimise cost.x over the half-spaces within the box.
///
/// Half-spaces are added one after the other. Where the optimum x so far violates the next one, the new optimum lies on
/// its boundary. There one variable, that of the largest coefficient, is a combination of the others, so the
/// half-spaces so far and the variable's two sides of the box are a program with one variable less. The first
/// kSeidelChosen are those that x violates most, each of some, which makes the programs below small. Should that not
/// do, all others come in a random order, from a fixed seed: there the one at place i is violated with probability at
/// most columns / i.
///
/// Shape   1 to kSeidelColumns columns; entries past `columns` are not looked at.
/// Cost    expected O(columns! m) for m half-spaces.
/// Watch   before every descent: the number `run`, then the places of the half-spaces whose boundaries x is to be on.
/// Source  R. Seidel, Small-dimensional linear programming and convex hulls made easy, Discrete Comput. Geom. 6, 1991,
///         423-434. Differs in taking the most violated ones first.
class SeidelSearch {
 public:
  explicit SeidelSearch(std::uint32_t columns) : columns_(columns), levels_(columns + 1) {}
  SeidelEnd run(const std::vector<HalfSpace>& half_spaces, const std::array<double, kSeidelColumns>& cost,
                const SeidelBox& box, std::uint32_t run, const Watch& watch);

 private:
  /// A program in some of the variables.
  struct Level {
    std::vector<HalfSpace> half_spaces;
    std::array<double, kSeidelColumns> cost{}, x{};
    SeidelBox box;
  };

  SeidelEnd::Status add_most_violated(const std::vector<HalfSpace>& half_spaces, const Watch& watch);
  SeidelEnd::Status add_in_order(std::uint32_t columns, std::size_t first, const Watch& watch);
  SeidelEnd::Status solve(std::uint32_t columns, const Watch& watch);
  SeidelEnd::Status descend(std::uint32_t columns, const HalfSpace& onto, std::size_t place, const Watch& watch);
  void rest_in_box(std::uint32_t columns);
  SeidelEnd::Status solve_line(const Level& level, double& x);
  static void project(const Level& from, const HalfSpace& onto, std::uint32_t eliminated, std::size_t count,
                      std::uint32_t columns, Level& to);

  std::uint32_t columns_;
  std::vector<Level> levels_;  // kept between runs for their memory
  std::vector<SeidelLabel> tight_;
  std::vector<std::uint32_t> state_;
};

}  // namespace assay::lp
