// Programs near a program: those that bound all others near it, and single ones that show how far its answer can go.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/exact/rational.h"

namespace assay {

/// A program is within a change of size d when every entry of its matrix differs by at most d |entry|, every cost by at
/// most d max(1, |cost|) and every bound by at most d max(1, |bound|): the scales of the promises (semantics.h).
/// Entries that are 0 and bounds that are absent stay so; the two bounds of an equation or of a fixed variable move as
/// one.
struct ProgramChange {
  double size = 0;
  /// One number a column whose sign says on which side of 0 a free variable is looked at; any will do, a solution of
  /// the program does best. May be empty.
  std::vector<double> near_x;
};

/// Cheaper: less on the side of 0 where the variable is; dearer: more.
enum class CostMove : std::uint8_t { kNone, kCheaper, kDearer };

/// A program, and how much less than its optimum a program within the change may cost where variables may cross 0.
struct BoundingProgram {
  LpProblem problem;
  Rational slack;
};

/// Every point that is feasible for some program within the change is feasible here, and costs no less there than here,
/// up to `slack`, with kCheaper.
///
/// Lemma. Let s_j = 1 where x_j >= 0 and -1 where x_j <= 0. Then a'x <= a x + d |a||x| = sum (a_j + d |a_j| s_j) x_j,
/// with equality for one row a' within the change, and a'x >= sum (a_j - d |a_j| s_j) x_j likewise. A variable that may
/// be on the wrong side of 0 by at most w_j is off by at most 2 d |a_j| w_j, which the bound of the row is moved by.
/// Every number is rounded outwards.
/// Source  W. Oettli, W. Prager, Compatibility of approximate solution of linear equations with given error bounds for
///         coefficients and right-hand sides, Numer. Math. 6, 1964, 405-409.
/// Empty where a column is free: no side can be chosen.
std::optional<BoundingProgram> widest_program(const LpProblem& problem, const ProgramChange& change, CostMove cost);

/// Every feasible point here is feasible for some program within the change, with costs within it that are the cheapest
/// on the chosen sides: the same construction, rounded inwards and without room for the wrong side.
LpProblem wide_program(const LpProblem& problem, const ProgramChange& change, CostMove cost);

/// Every feasible point here is feasible for all programs within the change, and costs none of them more than here,
/// with kDearer; every ray here is one for all of them. Empty where there is an equation or a fixed variable: no point
/// can satisfy all of theirs.
/// Source  J. Rohn, J. Kreslova, Linear interval inequalities, Linear and Multilinear Algebra 38, 1994, 79-82 (that
///         such a point exists wherever all the systems are solvable).
std::optional<LpProblem> narrowest_program(const LpProblem& problem, const ProgramChange& change, CostMove cost);

/// Single programs within the change. Rows with one bound move whole, ranges by their bounds, equations by their bounds
/// alone: not, all up, all down, or in turn.
enum class RowMove : std::uint8_t { kNone, kWider, kNarrower };
enum class EquationMove : std::uint8_t { kNone, kUp, kDown, kInTurn };
LpProblem program_within(const LpProblem& problem, const ProgramChange& change, RowMove rows, EquationMove equations,
                         CostMove cost);

}  // namespace assay
