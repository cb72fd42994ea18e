// Judging the basis of a random dense 100 x 200 program beside QSopt_ex solving the program. The bar: a judgement takes
// at most 1/20 of the solve, each on the same programs in one run. QSopt_ex is asked through its plug-in, in this
// process.
//   build/release/bin/bench_lp_judge
#include <benchmark/benchmark.h>

#include "algorithms/lp/revised/revised_simplex.h"
#include "bench/lp_programs.h"
#include "engines/host/plugin.h"
#include "oracles/lp/certificate/check_lp.h"

namespace {

using namespace assay;

benchmark::Counter time_of_each(std::size_t count) {
  return {static_cast<double>(count), benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert,
          benchmark::Counter::kIs1000};
}

// The basis alone, as an exact engine answers.
std::vector<Optimal> optima(const std::vector<LpProblem>& programs) {
  std::vector<Optimal> answers;
  lp::RevisedSimplex solver;
  for (const LpProblem& program : programs) answers.push_back({solver.solve(program).basis, {}, {}});
  return answers;
}

void Judge(benchmark::State& state) {
  const auto programs = bench::dense_programs(state.range(0) != 0);
  const auto answers = optima(programs);
  double proven = 0;
  for (std::size_t k = 0; k < programs.size(); ++k) proven += judge_optimal(programs[k], answers[k], {}).proven;
  for (auto _ : state) {
    for (std::size_t k = 0; k < programs.size(); ++k) {
      benchmark::DoNotOptimize(judge_optimal(programs[k], answers[k], {}));
    }
  }
  state.counters["proven"] = proven / static_cast<double>(programs.size());
  state.counters["each"] = time_of_each(programs.size());
}

bool solves(const assay_engine& engine, const LpProblem& program) {
  const assay_lp_problem question{sizeof(assay_lp_problem), program.rows,          program.columns,
                                  program.cost.data(),      program.matrix.data(), program.row_lower.data(),
                                  program.row_upper.data(), program.lower.data(),  program.upper.data()};
  const assay_watch nobody{sizeof(assay_watch), nullptr, nullptr};
  std::vector<double> x(program.columns), y(program.rows), ray(program.columns);
  std::vector<std::uint32_t> basic(program.rows), at_upper(program.rows + program.columns);
  assay_lp_answer answer{sizeof(assay_lp_answer), 0,        0,        0,         0, 0, 0, basic.data(),
                         at_upper.data(),         x.data(), y.data(), ray.data()};
  return engine.solve_lp(engine.self, &question, &nobody, &answer) == ASSAY_ANSWERED && answer.kind == ASSAY_LP_OPTIMAL;
}

void QsoptEx(benchmark::State& state) {
  auto plugin = Plugin::open(std::string(ASSAY_ENGINE_DIRECTORY) + "/qsopt_ex.so");
  if (!plugin) return state.SkipWithError(plugin.error().c_str());
  const assay_engine& engine = plugin->engine(0);
  const auto programs = bench::dense_programs(state.range(0) != 0);
  double optimal = 0;
  for (auto _ : state) {
    optimal = 0;
    for (const LpProblem& program : programs) optimal += solves(engine, program);
  }
  state.counters["optimal"] = optimal / static_cast<double>(programs.size());
  state.counters["each"] = time_of_each(programs.size());
}

BENCHMARK(Judge)->ArgName("mixed")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(QsoptEx)->ArgName("mixed")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace

BENCHMARK_MAIN();
