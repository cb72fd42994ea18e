// What judging a collision costs beside answering it and beside solving it exactly: one run, so ratios mean something.
//   scripts/bench.sh build/release   prints the ratios; the bars are: judge <= query, judge <= exact LP / 300.
#include <benchmark/benchmark.h>

#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/lp/collision/collision_lp.h"
#include "bench/sphere_pairs.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/referee/referee.h"

namespace {

using namespace assay;

constexpr std::size_t kPairs = 256;

double centre_distance(bool separated) { return separated ? 2.5 : 0.5; }

void Query(benchmark::State& state) {
  const auto pairs =
      bench::sphere_pairs(kPairs, static_cast<int>(state.range(0)), centre_distance(state.range(1) != 0));
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(GjkSignedVolumes::solve(pairs[i++ % kPairs], Watch{}));
}

void Tier0(benchmark::State& state) {
  const auto pairs =
      bench::sphere_pairs(kPairs, static_cast<int>(state.range(0)), centre_distance(state.range(1) != 0));
  std::vector<GjkAnswer> answers;
  for (const ConvexPair& pair : pairs) answers.push_back(GjkSignedVolumes::solve(pair, Watch{}));
  std::size_t i = 0, held = 0, asked = 0;
  for (auto _ : state) {
    const std::size_t at = i++ % kPairs;
    Verdict verdict = Undecided{"no witness"};
    if (const auto* separated = std::get_if<Separated>(&answers[at])) verdict = check_separated(pairs[at], *separated);
    if (const auto* overlapping = std::get_if<Overlapping>(&answers[at]))
      verdict = check_overlapping(pairs[at], *overlapping);
    held += holds(verdict);
    ++asked;
    benchmark::DoNotOptimize(verdict);
  }
  state.counters["held"] = static_cast<double>(held) / static_cast<double>(asked);
}

void ExactLp(benchmark::State& state) {
  const auto pairs = bench::sphere_pairs(16, static_cast<int>(state.range(0)), centre_distance(state.range(1) != 0));
  std::vector<LpProblem> programs;
  for (const ConvexPair& pair : pairs) programs.push_back(lp::collision_lp(pair));
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(referee::lp(programs[i++ % programs.size()], {.seconds = 600}));
}

void sizes(benchmark::internal::Benchmark* benchmark) {
  benchmark->ArgNames({"vertices", "separated"});
  for (const int vertices : {8, 32, 128})
    for (const int separated : {1, 0}) benchmark->Args({vertices, separated});
}

BENCHMARK(Query)->Apply(sizes);
BENCHMARK(Tier0)->Apply(sizes);
BENCHMARK(ExactLp)->Apply(sizes)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
