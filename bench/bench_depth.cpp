// What a proved penetration depth costs, beside Bullet's EPA on shapes made ready beforehand, and what judging it
// costs: one run, so ratios mean something.
//   build/release/bin/bench_depth
#include <benchmark/benchmark.h>

#include "algorithms/gjk/depth/epa.h"
#include "algorithms/gjk/depth/mpr.h"
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/gjk/tolerances.h"
#include "bench/bullet_peer.h"
#include "bench/sphere_pairs.h"
#include "oracles/gjk/depth/check_depth.h"
#include "oracles/gjk/depth/exact_depth.h"

namespace {

using namespace assay;

constexpr std::size_t kPairs = 256;

std::vector<ConvexPair> overlapping_pairs(const benchmark::State& state) {
  return bench::sphere_pairs(kPairs, static_cast<int>(state.range(0)), 0.5);
}

template <class A>
void Query(benchmark::State& state) {
  const auto pairs = overlapping_pairs(state);
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(A::solve(pairs[i++ % kPairs], Watch{}));
}

void BulletEpa2(benchmark::State& state) {
  const auto pairs = overlapping_pairs(state);
  const bench::BulletPairs peers(pairs);
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(peers.depth(i++ % kPairs));
}

void Tier0(benchmark::State& state) {
  const auto pairs = overlapping_pairs(state);
  std::vector<GjkAnswer> answers;
  for (const ConvexPair& pair : pairs) answers.push_back(Epa::solve(pair, Watch{}));
  std::size_t i = 0, held = 0, asked = 0;
  for (auto _ : state) {
    const std::size_t at = i++ % kPairs;
    const auto* deep = std::get_if<Penetrating>(&answers[at]);
    held += deep != nullptr && holds(check_depth(pairs[at], *deep, gjk::kDepthGap));
    ++asked;
  }
  state.counters["held"] = static_cast<double>(held) / static_cast<double>(asked);
}

void Exact(benchmark::State& state) {
  const auto pairs = overlapping_pairs(state);
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(exact_depth(pairs[i++ % kPairs]));
}

BENCHMARK(Query<GjkSignedVolumes>)->Arg(8)->Arg(32)->Arg(128);
BENCHMARK(Query<Mpr>)->Arg(8)->Arg(32)->Arg(128);
BENCHMARK(Query<Epa>)->Arg(8)->Arg(32)->Arg(128);
BENCHMARK(BulletEpa2)->Arg(8)->Arg(32)->Arg(128);
BENCHMARK(Tier0)->Arg(8)->Arg(32)->Arg(128);
BENCHMARK(Exact)->Arg(8)->Arg(32)->Arg(128);

}  // namespace

BENCHMARK_MAIN();
