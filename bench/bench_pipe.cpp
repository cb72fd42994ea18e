// What a command as an engine costs beyond the engine's own time: engines that answer at once, through worker and pipe.
//   bench_pipe   prints microseconds a case in batches; the bar is 30 us.
#include <benchmark/benchmark.h>

#include <string>

#include "bench/sphere_pairs.h"
#include "engines/host/catalog.h"

namespace {

using namespace assay;

constexpr std::size_t kPairs = 4096;

void through_pipe(benchmark::State& state, const std::string& command) {
  static const auto pairs = bench::sphere_pairs(kPairs, 8, 2.5);
  const auto listed = describe_command(command);
  if (!listed) return state.SkipWithError(listed.error().c_str());
  WorkerEngine<GjkFamily> engine(listed->front().info, 0, options_of_command({}));
  std::vector<Reply<GjkFamily>> replies(kPairs);
  engine.solve(pairs, replies);  // starts the process, and compiles it
  for (auto _ : state) engine.solve(pairs, replies);
  for (const Reply<GjkFamily>& reply : replies)
    if (reply.delivery != Delivery::kAnswered) return state.SkipWithError(reply.incident.c_str());
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kPairs));
  state.counters["us_a_case"] = benchmark::Counter(static_cast<double>(state.iterations() * kPairs) * 1e-6,
                                                   benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void Node(benchmark::State& state) { through_pipe(state, "node " ASSAY_SOURCE_DIR "/bench/pipe/at_once.mjs"); }
void Python(benchmark::State& state) { through_pipe(state, "python3 " ASSAY_SOURCE_DIR "/bench/pipe/at_once.py"); }

BENCHMARK(Node)->UseRealTime();
BENCHMARK(Python)->UseRealTime();

}  // namespace

BENCHMARK_MAIN();
