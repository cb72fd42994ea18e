// The exact simplex method from bases of every kind, singular ones, too, and with little patience.
#include <cmath>
#include <optional>
#include <vector>

#include "known_answers/drawn/drawn_programs.h"
#include "known_answers/drawn/stream.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/exact/exact_simplex.h"

namespace assay::known {
namespace {

/// Numbers of all sizes, rows through one point in every third program, and a basis to start from.
struct BegunProgram {
  LpProblem problem;
  Basis start;
};

BegunProgram begun_program(Stream& stream, int size, bool degenerate) {
  const auto rows = static_cast<std::uint32_t>(stream.within(2, size));
  const auto columns = static_cast<std::uint32_t>(stream.within(2, size));
  const auto number = [&] { return stream.within(-4, 6) / 3.0; };
  const auto bounds = [&](std::vector<double>& lower, std::vector<double>& upper) {
    const int kind = stream.within(0, 6), wide = stream.within(0, 3);
    const double low = degenerate && stream.within(0, 4) != 0 ? 0 : number();
    lower.push_back(kind == 0 || kind == 1 ? -kInfinity : low);
    upper.push_back(kind == 0 || kind == 2 || kind == 3 ? kInfinity : low + (degenerate ? 0 : wide));
  };
  const auto entry = [&] { return stream.within(0, 2) == 0 ? 0 : degenerate ? stream.within(-1, 1) : number(); };
  BegunProgram drawn{drawn_program(rows, columns, number, bounds, entry), {}};
  const LpProblem& problem = drawn.problem;
  const std::uint32_t variables = rows + columns;
  std::vector<bool> basic(variables, false);
  while (drawn.start.basic.size() < rows) {
    const auto v = static_cast<std::uint32_t>(stream.next() % variables);
    if (basic[v]) continue;
    basic[v] = true;
    drawn.start.basic.push_back(v);
  }
  for (std::uint32_t v = 0; v < variables; ++v)
    if (!basic[v] && std::isfinite(lower_of(problem, v)) && std::isfinite(upper_of(problem, v)) &&
        stream.within(0, 1) == 0)
      drawn.start.at_upper.push_back(v);
  return drawn;
}

/// The ends, the ways to them, and what is known then.
KnownWords ways_from_bases() {
  Stream stream{62};
  FoldedRun run;
  for (int k = 0; k < 60; ++k) {
    const BegunProgram drawn = begun_program(stream, k % 2 == 0 ? 4 : 6, k % 3 == 0);
    const auto take_way = [&](std::optional<std::uint32_t> patience, std::uint32_t most) {
      ExactSimplex simplex(drawn.problem, drawn.start, patience);
      const ExactSimplex::End end = simplex.run(most);
      run.take(end);
      run.take(simplex.pivots()), run.take(simplex.places());
      run.take(simplex.basis().basic), run.take(simplex.basis().at_upper);
      run.take(simplex.proving_variable()), run.take(simplex.proving_rises());
      for (std::uint32_t v = 0; end != ExactSimplex::End::kBroken && v < simplex.places().size(); ++v)
        run.take(simplex.value(v));
    };
    for (const std::uint32_t patience : {0u, 2u, 100u}) take_way(patience, 500);
    for (std::uint32_t most = 0; most < 2; ++most) take_way({}, most);
  }
  return {run.folded(), run.units()};
}

}  // namespace

void add_ways_from_bases(KnownAnswers& all) {
  all.push_back({"oracles/lp/ways_from_bases", Asked::kByCheck, ways_from_bases, {12654382587107356027u, 5107890u}});
}

}  // namespace assay::known
