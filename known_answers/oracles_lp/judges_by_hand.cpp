// Answers that leave parts out, have parts of a wrong length or without a number, or name lines and bases of any kind.
#include <algorithm>
#include <cmath>
#include <vector>

#include "known_answers/drawn/drawn_programs.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/drawn/stream.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/oracles_lp/drawn_breaches.h"
#include "known_answers/tables.h"
#include "oracles/exact/judge_counts.h"
#include "oracles/lp/basis/basis_breaches.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/certificate/line_breaches.h"

namespace assay::known {
namespace {

void take_judged(FoldedRun& run, const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise) {
  const std::uint64_t before = judge_counts().exact;
  const LpJudgement judgement = judge_lp(problem, answer, promise);
  run.take(judgement.verdict);
  run.take(judgement.proven);
  run.take(judge_counts().exact - before);
}

void take_basis(FoldedRun& run, const LpProblem& problem, const Basis& basis) {
  const auto places = places_of(problem, basis);
  run.take(places);
  const auto objective = exact_objective(problem, basis);
  run.take(objective);
  run.take(classify_basis(problem, basis));
  for (const LpPromise& promise : {LpPromise{0, 0, 0}, LpPromise{0.5, 1, 0}, LpPromise{-1, kInfinity, 0}}) {
    bool exactly = false;
    const BasisFindings found = examine_basis(problem, basis, promise, exactly);
    take(run, found.primal), take(run, found.dual);
    run.take(found.optimal), run.take(found.unusable.has_value()), run.take(exactly);
  }
}

/// Every part of an answer left out, right, rounded, too long, and without a number at its end.
KnownWords optima_in_parts() {
  FoldedRun run;
  const LpProblem problem{1, 2, {1, 2}, {3, 1}, {1}, {kInfinity}, {0, 0}, {9, 9}};
  const double third = 1.0 / 3;
  for (const Basis& basis : {Basis{}, Basis{{0}, {}}, Basis{{1}, {}}, Basis{{0}, {1}}, Basis{{0, 0}, {}}})
    for (const auto& x : {std::vector<double>{}, {third, 0}, {1, 0}, {0.5, 0, 0}, {0, kNoNumber}})
      for (const auto& y : {std::vector<double>{}, {third}, {0.5}, {third, 0}, {kNoNumber}, {-kInfinity}})
        for (const LpPromise& promise :
             {LpPromise{0, 0, 0}, LpPromise{0x1p-60, 0x1p-60, 0x1p-60}, LpPromise{0, 0x1p-60, 0x1p-60},
              LpPromise{0x1p-60, 0, 0x1p-60}, LpPromise{0x1p-60, 0x1p-60, 0}, LpPromise{1, 1, 1}})
          take_judged(run, problem, Optimal{basis, x, y}, promise);
  const LpProblem no_rows{0, 2, {1, -1}, {}, {}, {}, {0, -kInfinity}, {1, 1}};
  const LpProblem no_columns{2, 0, {}, {}, {0, -kInfinity}, {1, 0}, {}, {}};
  for (const auto& x : {std::vector<double>{}, {0}, {0, 1}, {0, 2}})
    for (const auto& y : {std::vector<double>{}, {0}, {1, 0}, {0, 1}})
      for (const LpProblem& odd : {no_rows, no_columns}) take_judged(run, odd, Optimal{{}, x, y}, {0, 0, 0});
  take_judged(run, {0, 2, {1, -1}, {}, {}, {}, {0, -kInfinity}, {1, kInfinity}}, Optimal{{}, {0, 0}, {}}, {0, 0, 0});
  return {run.folded(), run.units()};
}

KnownWords proofs_in_parts() {
  FoldedRun run;
  const LpPromise promise{0x1p-20, 0x1p-20, 0x1p-20};
  const std::vector<std::vector<double>> vectors = {
      {}, {1}, {1, -1}, {-1, 1}, {1, 1, 1}, {1, kNoNumber}, {kInfinity, 1}};
  const std::vector<std::optional<TableauLine>> lines = {std::nullopt,
                                                         TableauLine{{{0, 1}, {}}, 0},
                                                         TableauLine{{{0, 2}, {}}, 3},
                                                         TableauLine{{{1, 3}, {}}, 3},
                                                         TableauLine{{{2, 3}, {}}, 0},
                                                         TableauLine{{{2}, {}}, 0}};
  const LpProblem contrary{2, 2, {1, 1}, {1, 1, 1, 1}, {2, -kInfinity}, {kInfinity, 1}, {0, 0}, {3, kInfinity}};
  const LpProblem crossed{2, 2, {1, 1}, {1, 1, 1, 2}, {2, 1}, {1, 3}, {0, 0}, {3, 3}};
  const LpProblem open{2, 2, {-1, 0}, {1, -1, -1, 1}, {-1, -kInfinity}, {kInfinity, 3}, {0, 0}, {kInfinity, kInfinity}};
  for (const auto& line : lines) {
    for (const auto& vector : vectors)
      for (const LpProblem& problem : {contrary, crossed, open}) {
        take_judged(run, problem, Infeasible{vector, line}, promise);
        take_judged(run, problem, Infeasible{vector, line}, {0, 0, 0});
        for (const auto& x : vectors) take_judged(run, problem, Unbounded{x, vector, line}, promise);
      }
  }
  return {run.folded(), run.units()};
}

/// Small whole numbers, with kernels that doubles cannot invert, and lines of any basis, well formed or not.
KnownWords lines_of_drawn_bases() {
  Stream stream{52};
  FoldedRun run;
  for (int k = 0; k < 200; ++k) {
    const auto rows = static_cast<std::uint32_t>(stream.within(1, 3));
    const auto columns = static_cast<std::uint32_t>(stream.within(1, 3));
    const auto bounds = [&](std::vector<double>& lower, std::vector<double>& upper) {
      const double low = stream.within(-2, 2) / (k % 3 == 0 ? 3.0 : 1.0);
      const int kind = stream.within(0, 7), wide = stream.within(0, 3);
      lower.push_back(kind < 2 ? -kInfinity : low);
      upper.push_back(kind == 1 || kind == 2 ? kInfinity : kind == 3 && k % 4 == 0 ? low - 1 : low + wide);
    };
    const auto cost = [&] { return stream.within(-7, 2) / (k % 2 == 0 ? 3.0 : 1.0); };
    const LpProblem problem = drawn_program(rows, columns, cost, bounds, [&] { return stream.within(-1, 2); });
    const std::uint32_t variables = rows + columns;
    Basis basis;
    for (std::uint32_t i = 0; i < rows; ++i)
      basis.basic.push_back(static_cast<std::uint32_t>(stream.next() % variables));
    for (std::uint32_t v = 0; v < variables; ++v) {
      const bool basic = std::count(basis.basic.begin(), basis.basic.end(), v) != 0;
      if (!basic && std::isfinite(lower_of(problem, v)) && stream.within(0, 2) == 0) basis.at_upper.push_back(v);
    }
    const auto take_line = [&](std::uint32_t variable) {
      for (const auto& ask : {row_violation, column_violation}) {
        bool exactly = false;
        const auto violated = ask(problem, {basis, variable}, exactly);
        run.take(violated ? Verdict(*violated) : Verdict(Holds{}));
        run.take(exactly);
      }
    };
    for (std::uint32_t v = 0; v <= variables; ++v) take_line(v);
    take_line(0xffffffff);
    take_basis(run, problem, basis);
  }
  return {run.folded(), run.units()};
}

}  // namespace

void add_judges_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/lp/optima_in_parts", Asked::kByCheck, optima_in_parts, {5429344014265409445u, 1240371u}});
  all.push_back({"oracles/lp/proofs_in_parts", Asked::kByCheck, proofs_in_parts, {14948349288345645843u, 145525u}});
  all.push_back(
      {"oracles/lp/lines_of_drawn_bases", Asked::kByCheck, lines_of_drawn_bases, {14810188084515369208u, 1695590u}});
}

}  // namespace assay::known
