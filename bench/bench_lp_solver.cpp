// Our revised simplex, alone and with the exact certificate, beside GLPK's in one run, so that ratios mean something.
// The bars, GLPK = 1: certified collision programs of 16, 64 and 256 columns with set-up 1/2; random dense 100 x 200
// and the Netlib starter set 1 in total, 3 with the certificate.
//   build/release/bin/bench_lp_solver --benchmark_repetitions=5 --benchmark_report_aggregates_only=true
#include <benchmark/benchmark.h>

#include <memory>

#include "algorithms/lp/collision/collide.h"
#include "algorithms/lp/revised/revised_simplex.h"
#include "bench/glpk_peer.h"
#include "bench/lp_programs.h"
#include "certified/lp/certified_lp.h"

namespace {

using namespace assay;

benchmark::Counter time_of_each(std::size_t count) {
  return {static_cast<double>(count), benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert,
          benchmark::Counter::kIs1000};
}

void count_each(benchmark::State& state, std::size_t programs, double pivots, double optimal) {
  state.counters["pivots"] = pivots / static_cast<double>(programs);
  state.counters["optimal"] = optimal / static_cast<double>(programs);
  state.counters["each"] = time_of_each(programs);
}

std::uint32_t pivots_of(const lp::RevisedRun& run) { return run.pivots; }
std::uint32_t pivots_of(const CertifiedRun& run) { return run.double_pivots + run.exact_pivots; }

// One object solves all programs, one after the other; an iteration is all of them.
template <class Solver>
void ours(benchmark::State& state, const std::vector<LpProblem>& programs, Solver solver) {
  if (programs.empty()) return state.SkipWithError("../shared/netlib is absent");
  double pivots = 0, optimal = 0;
  for (const LpProblem& program : programs) {
    const auto run = solver.solve(program);
    pivots += pivots_of(run);
    optimal += std::holds_alternative<Optimal>(run.answer);
  }
  for (auto _ : state) {
    for (const LpProblem& program : programs) benchmark::DoNotOptimize(solver.solve(program));
  }
  count_each(state, programs.size(), pivots, optimal);
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
  count_each(state, programs.size(), pivots, optimal);
}

lp::RevisedSimplex in_double() { return lp::RevisedSimplex(); }

// P1 asks A x = b, P2 minimises what is missing (lp/collision/programs.h).
std::vector<LpProblem> collisions(const benchmark::State& state) {
  return bench::collision_programs(static_cast<int>(state.range(0)),
                                   state.range(1) == 1 ? &lp::feasibility_lp : &lp::collision_lp);
}
std::vector<LpProblem> dense(const benchmark::State& state) { return bench::dense_programs(state.range(0) != 0); }

void CollisionOurs(benchmark::State& state) { ours(state, collisions(state), in_double()); }
void CollisionCertified(benchmark::State& state) { ours(state, collisions(state), CertifiedSolver()); }

// The question itself: apart with a direction, or meeting with corners and weights, proved on the corners as they are.
LpAnswer unchecked(const LpProblem& problem, const Watch& watch) {
  thread_local lp::RevisedSimplex solver({.checks_answer = false});
  return solver.solve(problem, watch).answer;
}
void CollisionProved(benchmark::State& state) {
  const auto pairs = bench::collision_pairs(static_cast<int>(state.range(0)));
  const lp::CollisionPlan plan{
      state.range(1) == 1 ? lp::CollisionPlan::Form::kFeasibility : lp::CollisionPlan::Form::kSlack, false};
  double proved = 0;
  for (const ConvexPair& pair : pairs) proved += lp::collide(pair, plan, &unchecked, {}).index() < 2;
  for (auto _ : state) {
    for (const ConvexPair& pair : pairs) benchmark::DoNotOptimize(lp::collide(pair, plan, &unchecked, {}));
  }
  state.counters["proved"] = proved / static_cast<double>(pairs.size());
  state.counters["each"] = time_of_each(pairs.size());
}

void CollisionGlpk(benchmark::State& state) { glpk(state, collisions(state), true); }
void DenseOurs(benchmark::State& state) { ours(state, dense(state), in_double()); }
void DenseCertified(benchmark::State& state) { ours(state, dense(state), CertifiedSolver()); }
void DenseGlpk(benchmark::State& state) { glpk(state, dense(state), false); }
void NetlibOurs(benchmark::State& state) { ours(state, bench::netlib_programs(), in_double()); }
void NetlibCertified(benchmark::State& state) { ours(state, bench::netlib_programs(), CertifiedSolver()); }
void NetlibGlpk(benchmark::State& state) { glpk(state, bench::netlib_programs(), false); }

BENCHMARK(CollisionOurs)->ArgNames({"columns", "P"})->ArgsProduct({{16, 64, 256}, {1, 2}});
BENCHMARK(CollisionCertified)->ArgNames({"columns", "P"})->ArgsProduct({{16, 64, 256}, {1, 2}});
BENCHMARK(CollisionProved)->ArgNames({"columns", "P"})->ArgsProduct({{16, 64, 256}, {1, 2}});
BENCHMARK(CollisionGlpk)->ArgNames({"columns", "P"})->ArgsProduct({{16, 64, 256}, {1, 2}});
BENCHMARK(DenseOurs)->ArgName("mixed")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(DenseCertified)->ArgName("mixed")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(DenseGlpk)->ArgName("mixed")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(NetlibOurs)->Unit(benchmark::kMillisecond);
BENCHMARK(NetlibCertified)->Unit(benchmark::kMillisecond);
BENCHMARK(NetlibGlpk)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
