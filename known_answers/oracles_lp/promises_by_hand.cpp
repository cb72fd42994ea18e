// Promises, balls, sums and programs at what they turn over at: asked directly.
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "known_answers/drawn/stream.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/exact/certify_lp.h"
#include "oracles/lp/exact/exact_solve.h"
#include "oracles/lp/sums/lp_condition.h"

namespace assay::known {
namespace {

/// Which promises are judged, and violations of just what is allowed, a little less and a little more.
KnownWords violations_allowed() {
  FoldedRun run;
  for (const double relative : {-kInfinity, -1.0, -0x1p-1074, -0.0, 0.0, 0x1p-1074, 1.0, 0x1.fffffffffffffp1023,
                                kInfinity, std::numeric_limits<double>::quiet_NaN()})
    run.take(Allowance(relative).is_judged());
  const Rational little(1, Integer(1) << 90);
  for (const double relative : {0.0, 0x1p-30, 0x1p-12})
    for (const double of_terms : {-0.5, 0.0, 0x1p-40, 0x1p-10, 1.0})
      for (const Rational& scale : {Rational(1), Rational(10, 3)})
        for (const Rational& terms : {Rational(0), Rational(1, 7), Rational(5000)}) {
          const Rational ends[] = {exact(relative) * scale, exact(of_terms) * terms,
                                   exact(Allowance::kTermsCap) * scale, exact(Allowance::kTermsCap / 10) * scale};
          for (const Rational& end : ends)
            for (const Rational& off : {Rational(0), little, Rational(-little)}) {
              int asked = 0;
              run.take(Allowance(relative, of_terms).covers(end + off, scale, [&] { return ++asked, terms; }));
              run.take(asked);
            }
        }
  return {run.folded()};
}

/// From which number on rationals decide, and from which on it is a breach.
KnownWords flips_of_conditions() {
  FoldedRun run;
  for (const double relative : {0.0, 0.1, 0x1p-40 / 3})
    for (const double factor : {0.7, 1e10})
      for (const double other : {1.0, 1.1, 0x1p-1000 / 3})
        for (const auto side : {lp_condition::Side::kAbove, lp_condition::Side::kBelow}) {
          const Allowance promise(relative);
          bool exactly = false;
          const auto breach = [&](double by) {
            const double value = side == lp_condition::Side::kAbove ? by : -by;
            exactly = false;
            return lp_condition::Condition<double>{promise, exactly}(lp_condition::Entry<double>{value}, side, 0,
                                                                     {factor, other}, "x", 0);
          };
          run.take(flip(0, 0x1p40, [&](double by) { return breach(by).has_value(); }));
          run.take(flip(0, 0x1p40, [&](double by) { return breach(by), exactly; }));
        }
  return {run.folded()};
}

/// Products of 2^-968 and next to it, and errors of tiny products that round.
KnownWords balls_of_the_least() {
  Stream stream{64};
  FoldedRun run;
  const auto take = [&](const Ball& ball) { run.take(ball.middle), run.take(ball.radius); };
  for (const double least : {0x1p-484, 0x1.0000000000001p-484, 0x1.fffffffffffffp-485, 0x1p-485, -0x1p-484})
    for (const double radius : {0.0, 0x1p-1074, 0x1p-600})
      take(Ball(least, radius) * Ball(0x1p-484)), take(Ball(0x1p-484) * Ball(least, radius));
  for (int k = 0; k < 400; ++k) {
    const double first = 0x1p-500 * (1 + stream.unit()), of_first = 0x1p-521 * stream.unit();
    const double second = 0x1p-497 * (1 + stream.unit()), of_second = 0x1p-518 * stream.unit();
    take(Ball(first, of_first) * Ball(second, of_second));
  }
  return {run.folded()};
}

/// Sizes of the terms of sums, last ones and negative ones, too.
KnownWords sizes_of_terms() {
  FoldedRun run;
  const LpProblem problem{2, 3, {1, -2, 3}, {1, -5, 0.5, -3, 4, -7}, {0, 0}, {1, 1}, {0, 0, 0}, {1, 1, 1}};
  for (const auto& x : {std::vector<double>{1, 1, 1}, {0, 0, -4}, {-0.5, 0, 0}}) run.take(sizes_of_cost(problem, x));
  for (std::uint32_t j = 0; j < 3; ++j) run.take(largest_in_column(problem, j));
  for (std::uint32_t i = 0; i < 2; ++i) run.take(largest_in_row(problem, i));
  run.take(largest(problem.cost)), run.take(largest(problem.matrix)),
      run.take(largest(std::vector<double>{0.25, -0.5}));
  return {run.folded()};
}

/// The work for systems in which the eliminated row is of few words and the pivot's of many, and the other way round.
KnownWords work_for_long_numbers() {
  FoldedRun run;
  const Rational lengths[] = {Rational(1), Rational(Integer(1) << 400, 3), Rational(7, (Integer(1) << 900) + 1)};
  for (const Rational& a : lengths)
    for (const Rational& b : lengths)
      for (const Rational& c : lengths) {
        const auto x = solve_square({{{0, a}, {1, b}}, {{0, c}, {1, 2}, {2, 1}}, {{1, 1}, {2, a}}}, {1, b, 3});
        run.take(x);
        run.take(run.units());
      }
  return {run.folded(), run.units()};
}

/// Programs that are none or need no work, and as much work as is allowed.
KnownWords truths_without_work() {
  FoldedRun run;
  const auto take = [&](const LpProblem& problem, const LpWork& work) {
    const auto truth = certify_lp(problem, work);
    run.take(static_cast<bool>(truth));
    if (!truth) return run.take(std::string_view(truth.error()));
    run.take(truth->status), run.take(truth->objective), run.take(truth->crossed_bounds);
    run.take(truth->pivots), run.take(truth->x), run.take(truth->farkas), run.take(truth->ray);
  };
  const LpProblem usual{1, 2, {1, 2}, {1, 3}, {1}, {4}, {0, 0}, {9, 9}};
  for (const std::uint32_t pivots : {0u, 1u, 2u, 3u})
    for (const std::uint32_t variables : {0u, 2u, 3u, 4u}) take(usual, {pivots, variables});
  for (auto bounds : {&LpProblem::lower, &LpProblem::row_lower, &LpProblem::upper, &LpProblem::row_upper})
    for (const double bound : {kInfinity, -kInfinity, 9.5, -0.5}) {
      LpProblem odd = usual;
      (odd.*bounds)[0] = bound;
      take(odd, {});
    }
  return {run.folded()};
}

}  // namespace

void add_promises_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/lp/violations_allowed", Asked::kByCheck, violations_allowed, {17467660770819601363u}});
  all.push_back({"oracles/lp/flips_of_conditions", Asked::kByCheck, flips_of_conditions, {1763977921865018611u}});
  all.push_back({"oracles/lp/balls_of_the_least", Asked::kByCheck, balls_of_the_least, {14993571468778720756u}});
  all.push_back({"oracles/lp/sizes_of_terms", Asked::kByCheck, sizes_of_terms, {4756960609553078570u}});
  all.push_back(
      {"oracles/lp/work_for_long_numbers", Asked::kByCheck, work_for_long_numbers, {13526428842077885307u, 2175744u}});
  all.push_back({"oracles/lp/truths_without_work", Asked::kByCheck, truths_without_work, {12953551009101862717u}});
}

}  // namespace assay::known
