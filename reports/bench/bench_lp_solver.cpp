// Our revised simplex beside GLPK's in one run, so that ratios mean something. The bars, GLPK = 1: collision programs of
// 16, 64 and 256 columns with set-up 1/2 (the exact certificate included, so well below for the solve), random dense
// 100 x 200 and the Netlib starter set 1 in total.
//   build/release/bin/bench_lp_solver --benchmark_repetitions=5 --benchmark_report_aggregates_only=true
#include <benchmark/benchmark.h>

#include <filesystem>
#include <memory>

#include "algorithms/lp/collision/programs.h"
#include "algorithms/lp/revised/revised_simplex.h"
#include "formats/mps.h"
#include "reports/bench/glpk_peer.h"
#include "reports/bench/sphere_pairs.h"

namespace {

using namespace assay;

// Half of the pairs apart, half overlapping.
std::vector<LpProblem> collision_programs(int columns) {
  std::vector<LpProblem> programs;
  for (const double distance : {2.5, 0.5}) {
    for (const ConvexPair& pair : bench::sphere_pairs(64, columns / 2, distance)) {
      programs.push_back(lp::collision_lp(pair));
    }
  }
  return programs;
}

// Positive: A x <= b, x >= 0 with positive A, b and gains. Mixed: entries of both signs around a planted optimum.
LpProblem dense_program(std::uint64_t seed, bool mixed) {
  constexpr std::uint32_t kRows = 100, kColumns = 200;
  Choices c(mix64(seed));
  LpProblem problem;
  problem.rows = kRows;
  problem.columns = kColumns;
  problem.lower.assign(kColumns, 0.0);
  problem.upper.assign(kColumns, kInfinity);
  problem.row_lower.assign(kRows, -kInfinity);
  for (std::uint32_t k = 0; k < kRows * kColumns; ++k) {
    problem.matrix.push_back(mixed ? 2 * c.dyadic(20) - 1 : c.dyadic(20));
  }
  if (!mixed) {
    for (std::uint32_t i = 0; i < kRows; ++i) problem.row_upper.push_back(50 + 50 * c.dyadic(20));
    for (std::uint32_t j = 0; j < kColumns; ++j) problem.cost.push_back(-0.5 - c.dyadic(20));
    return problem;
  }
  std::vector<double> x(kColumns), y(kRows);
  for (double& entry : x) entry = c.chance(1, 2) ? c.dyadic(10) : 0;
  for (double& entry : y) entry = c.chance(1, 2) ? -c.dyadic(10) : 0;
  for (std::uint32_t i = 0; i < kRows; ++i) {
    double activity = y[i] == 0 ? 1 : 0;
    for (std::uint32_t j = 0; j < kColumns; ++j) activity += problem.at(i, j) * x[j];
    problem.row_upper.push_back(activity);
  }
  for (std::uint32_t j = 0; j < kColumns; ++j) {
    double cost = x[j] == 0 ? 1 : 0;
    for (std::uint32_t i = 0; i < kRows; ++i) cost += problem.at(i, j) * y[i];
    problem.cost.push_back(cost);
  }
  return problem;
}

std::vector<LpProblem> dense_programs(bool mixed) {
  std::vector<LpProblem> programs;
  for (std::uint64_t seed = 0; seed < 8; ++seed) programs.push_back(dense_program(seed, mixed));
  return programs;
}

std::vector<LpProblem> netlib_programs() {
  std::vector<LpProblem> programs;
  for (const char* name : {"afiro", "kb2", "sc50a", "sc50b", "adlittle", "blend", "sc105", "share2b", "recipe",
                           "stocfor1", "scagr7", "lotfi", "israel", "degen2"}) {
    const std::filesystem::path path = std::string(ASSAY_SOURCE_DIR "/../shared/netlib/") + name + ".mps";
    if (auto file = read_mps(path)) programs.push_back(std::move((*file).problem));
  }
  return programs;
}

lp::RevisedOptions options_of(std::int64_t method) {
  lp::RevisedOptions options;
  options.method = static_cast<lp::RevisedOptions::Method>(method);
  return options;
}

// One object solves all programs, one after the other; an iteration is all of them.
void ours(benchmark::State& state, const std::vector<LpProblem>& programs, std::int64_t method) {
  if (programs.empty()) return state.SkipWithError("../shared/netlib is absent");
  lp::RevisedSimplex solver(options_of(method));
  double pivots = 0, optimal = 0;
  for (const LpProblem& program : programs) {
    const lp::RevisedRun run = solver.solve(program);
    pivots += run.pivots;
    optimal += std::holds_alternative<Optimal>(run.answer);
  }
  for (auto _ : state) {
    for (const LpProblem& program : programs) benchmark::DoNotOptimize(solver.solve(program));
  }
  const auto count = static_cast<double>(programs.size());
  state.counters["pivots"] = pivots / count;
  state.counters["optimal"] = optimal / count;
  state.counters["each"] = benchmark::Counter(
      count, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert, benchmark::Counter::kIs1000);
}

void glpk(benchmark::State& state, const std::vector<LpProblem>& programs, bool with_set_up) {
  if (programs.empty()) return state.SkipWithError("../shared/netlib is absent");
  std::vector<std::unique_ptr<bench::GlpkProgram>> built;
  double pivots = 0, optimal = 0;
  for (const LpProblem& program : programs) {
    built.push_back(std::make_unique<bench::GlpkProgram>(program));
    built.back()->solve();
    pivots += built.back()->iterations();
    optimal += built.back()->is_optimal();
  }
  for (auto _ : state) {
    for (std::size_t k = 0; k < programs.size(); ++k) {
      benchmark::DoNotOptimize(with_set_up ? bench::GlpkProgram(programs[k]).solve() : built[k]->solve());
    }
  }
  const auto count = static_cast<double>(programs.size());
  state.counters["pivots"] = pivots / count;
  state.counters["optimal"] = optimal / count;
  state.counters["each"] = benchmark::Counter(
      count, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert, benchmark::Counter::kIs1000);
}

constexpr std::int64_t kDual = 1, kAuto = 2;

void CollisionOurs(benchmark::State& state) {
  ours(state, collision_programs(static_cast<int>(state.range(0))), kAuto);
}
void CollisionGlpk(benchmark::State& state) { glpk(state, collision_programs(static_cast<int>(state.range(0))), true); }
void DenseOurs(benchmark::State& state) { ours(state, dense_programs(state.range(0) != 0), kAuto); }
void DenseGlpk(benchmark::State& state) { glpk(state, dense_programs(state.range(0) != 0), false); }
void NetlibOurs(benchmark::State& state) { ours(state, netlib_programs(), kAuto); }
void NetlibOursDual(benchmark::State& state) { ours(state, netlib_programs(), kDual); }
void NetlibGlpk(benchmark::State& state) { glpk(state, netlib_programs(), false); }

BENCHMARK(CollisionOurs)->ArgName("columns")->Arg(16)->Arg(64)->Arg(256);
BENCHMARK(CollisionGlpk)->ArgName("columns")->Arg(16)->Arg(64)->Arg(256);
BENCHMARK(DenseOurs)->ArgName("mixed")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(DenseGlpk)->ArgName("mixed")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(NetlibOurs)->Unit(benchmark::kMillisecond);
BENCHMARK(NetlibOursDual)->Unit(benchmark::kMillisecond);
BENCHMARK(NetlibGlpk)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
