// Conditions of certificates asked one by one, with promises of every kind.
#include <optional>
#include <vector>

#include "known_answers/folded/folded_run.h"
#include "known_answers/oracles_lp/drawn_breaches.h"
#include "known_answers/tables.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/certificate/lp_breaches.h"

namespace assay::known {
namespace {

KnownWords breaches_of_drawn_programs() {
  Stream stream{50};
  FoldedRun run;
  bool exactly = false;
  const auto take_next = [&](const std::optional<Breach>& breach) {
    take(run, breach);
    run.take(exactly);
    exactly = false;
  };
  for (int k = 0; k < 60; ++k) {
    const LpProblem problem = program_to_breach(stream);
    const std::vector<double> x = numbers_to_breach(stream, problem.columns, k % 2 == 0 ? 1 : 0.7),
                              y = numbers_to_breach(stream, problem.rows, k % 3 == 0 ? 1 : 0.3);
    std::vector<Place> places;
    for (std::uint32_t v = 0; v < problem.columns + problem.rows; ++v)
      places.push_back(static_cast<Place>(stream.within(0, 1)));
    for (const Allowance& promise : {Allowance(-1), Allowance(0), Allowance(kInfinity), Allowance(0.25, 0x1p-12)}) {
      take_next(primal_breach(problem, x, promise, exactly));
      take_next(dual_breach(problem, y, promise, exactly));
      take_next(gap_breach(problem, x, y, promise, exactly));
      take_next(gap_breach(problem, Rational(7, 3), y, promise));
      if (!promise.is_judged()) take_next(place_breach(problem, places, x, promise, exactly));
      take_next(farkas_sign_breach(problem, y, promise, exactly));
      take_next(recession_breach(problem, x, promise, exactly));
      const std::vector<Rational> exact_x(x.begin(), x.end()), exact_y(y.begin(), y.end());
      take_next(gap_breach(problem, exact_x, exact_y, promise, exactly));
    }
    take_next(farkas_bound_breach(problem, y, exactly));
    take_next(descent_breach(problem, x, exactly));
  }
  return {run.folded(), run.units()};
}

/// Values of 1 and 3 next to an optimum, with promises that cover the difference or do not.
KnownWords values_by_hand() {
  FoldedRun run;
  const LpProblem problem{0, 2, {1, 2}, {}, {}, {}, {0, 0}, {1, 1}};
  for (const double x : {1.0, 1.25, -3.0, 1 + 0x1p-40})
    for (const Allowance& promise : {Allowance(-1), Allowance(0), Allowance(kInfinity), Allowance(0.25),
                                     Allowance(0, 0x1p-41), Allowance(0x1p-42)}) {
      const LpPromise promised{0, 0, promise};
      run.take(check_value(problem, {x, 1}, Rational(3), promised));
      run.take(check_value(problem, Rational(x), nullptr, Rational(1), promised));
    }
  return {run.folded()};
}

}  // namespace

void add_breaches_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/lp/breaches_of_drawn_programs",
                 Asked::kByCheck,
                 breaches_of_drawn_programs,
                 {8666823963806914062u, 1116864u}});
  all.push_back({"oracles/lp/values_by_hand", Asked::kByCheck, values_by_hand, {14897514540369941466u}});
}

}  // namespace assay::known
