// The way of the exact simplex method: no answer depends on its choices, but how much it does for one. More pivots than
// before need a reason.
#include "oracles/lp/exact/exact_simplex.h"

#include <algorithm>

#include "known_answers/drawn/stream.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/exact/exact_solve.h"

namespace assay::known {
namespace {

using End = ExactSimplex::End;

/// Columns of entries `low` to `high`, two in three of them 0, bounds of every kind.
LpProblem sparse_program(Stream& stream, int size, int low, int high, bool degenerate) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(stream.within(2, size));
  problem.columns = static_cast<std::uint32_t>(stream.within(2, size));
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const int kind = stream.within(0, 7);
    problem.cost.push_back(stream.within(low, high));
    problem.lower.push_back(kind == 0 ? -kInfinity : kind == 1 ? -2 : 0);
    problem.upper.push_back(kind == 2 ? 3 : kInfinity);
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const int kind = stream.within(0, 5);
    const double bound = degenerate ? 0 : stream.within(-2, 9);
    problem.row_lower.push_back(kind <= 1 ? bound : -kInfinity);
    problem.row_upper.push_back(kind == 1 ? kInfinity : bound);
    for (std::uint32_t j = 0; j < problem.columns; ++j)
      problem.matrix.push_back(stream.within(0, 2) == 0 ? stream.within(low, high) : 0);
  }
  return problem;
}

std::uint64_t with_way_of(std::uint64_t folded, const ExactSimplex& simplex) {
  Stream fold{folded ^ simplex.pivots()};
  for (const Place place : simplex.places()) fold.state = fold.next() ^ static_cast<std::uint64_t>(place);
  return fold.next();
}

/// The way, its pivots, and how many programs are optimal, infeasible, unbounded and without an end.
KnownWords way_of(int programs, int size, bool degenerate) {
  std::uint64_t folded = 0, pivots = 0, without_end = 0, ends[3] = {};
  Stream stream{static_cast<std::uint64_t>(size)};
  for (int k = 0; k < programs; ++k) {
    const LpProblem problem = sparse_program(stream, size, -3, 5, degenerate);
    ExactSimplex simplex(problem, {});
    const End end = simplex.run(5000);
    without_end += end >= End::kOutOfPivots;
    ++ends[std::min<std::size_t>(2, static_cast<std::size_t>(end))];
    pivots += simplex.pivots();
    folded = with_way_of(folded, simplex);
  }
  return {folded, pivots, ends[0], ends[1], ends[2], without_end};
}

/// Phase 1b and Bland's rule, which are for programs that the usual choices do not end, end every program as they do:
/// the way, its pivots, and how many ends are others, which is none.
KnownWords way_without_patience() {
  std::uint64_t folded = 0, pivots = 0, other_ends = 0;
  for (const bool degenerate : {false, true}) {
    Stream stream{31};
    for (int k = 0; k < 150; ++k) {
      const LpProblem problem = sparse_program(stream, 9, degenerate ? -1 : -3, degenerate ? 1 : 5, degenerate);
      ExactSimplex usual(problem, {});
      const End end = usual.run(5000);
      for (const std::uint32_t patience : {0u, 1u, 3u}) {
        ExactSimplex simplex(problem, {}, patience);
        other_ends += simplex.run(5000) != end;
        pivots += simplex.pivots();
        folded = with_way_of(folded, simplex);
      }
    }
  }
  return {folded, pivots, other_ends};
}

/// The solutions, the work for them, how many systems have one, and how many equations do not hold, which is none.
KnownWords solved_squares() {
  Stream stream{32};
  FoldedRun run;
  std::uint64_t solved = 0, broken = 0;
  for (int k = 0; k < 200; ++k) {
    const auto n = static_cast<std::uint32_t>(stream.within(1, 9));
    std::vector<SparseRow> rows(n);
    std::vector<Rational> right;
    for (std::uint32_t i = 0; i < n; ++i) {
      right.emplace_back(stream.within(-5, 5));
      for (std::uint32_t j = 0; j < n; ++j) {
        if (stream.within(0, 2) != 0) continue;
        const int denominator = stream.within(1, 4);
        rows[i].emplace_back(j, Rational(stream.within(1, 9), denominator));
      }
    }
    const auto x = solve_square(rows, right);
    run.take(x.has_value());
    if (!x) continue;
    ++solved;
    run.take(*x);
    for (std::uint32_t i = 0; i < n; ++i) {
      Rational sum = 0;
      for (const auto& [j, value] : rows[i]) sum += value * (*x)[j];
      broken += sum != right[i];
    }
  }
  return {run.folded(), run.units(), solved, broken};
}

}  // namespace

void add_exact_simplex(KnownAnswers& all) {
  all.push_back({"oracles/lp/exact_simplex",
                 Asked::kByCheck,
                 [] { return way_of(200, 8, false); },
                 {6676802539331629433u, 231, 20, 120, 60, 0}});
  all.push_back({"oracles/lp/exact_simplex_on_degenerate_programs",
                 Asked::kByCheck,
                 [] { return way_of(200, 14, true); },
                 {14879162090308872965u, 617, 84, 0, 116, 0}});
  all.push_back({"oracles/lp/exact_simplex_without_patience",
                 Asked::kByCheck,
                 way_without_patience,
                 {14887306110970425907u, 1075, 0}});
  all.push_back({"oracles/lp/solved_squares", Asked::kByCheck, solved_squares, {3592004727835812026u, 670320, 61, 0}});
}

}  // namespace assay::known
