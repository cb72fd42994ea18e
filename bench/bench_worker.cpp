// What the worker process costs beyond the engine's own time: the same engine called directly and through the worker.
//   scripts/bench.sh build/release   prints the difference, of which there is no bar: it is wall time.
#include <benchmark/benchmark.h>

#include "bench/sphere_pairs.h"
#include "engines/host/catalog.h"

namespace {

using namespace assay;

constexpr std::size_t kPairs = 4096;

std::string plugin_path() { return std::string(ASSAY_ENGINE_DIRECTORY) + "/libccd.so"; }

const std::vector<ConvexPair>& pairs() {
  static const auto list = bench::sphere_pairs(kPairs, 8, 2.5);
  return list;
}

/// The engine in this process, called through the C interface with nothing around it.
void Direct(benchmark::State& state) {
  auto plugin = Plugin::open(plugin_path());
  if (!plugin) return state.SkipWithError(plugin.error().c_str());
  const assay_engine& engine = plugin->engine(0);
  const assay_watch nobody{sizeof(assay_watch), nullptr, nullptr};
  std::size_t i = 0;
  for (auto _ : state) {
    const ConvexPair& pair = pairs()[i++ % kPairs];
    const assay_gjk_problem problem{sizeof(assay_gjk_problem),
                                    {3, pair.a.size(), pair.a.coordinates.data()},
                                    {3, pair.b.size(), pair.b.coordinates.data()}};
    assay_gjk_answer answer{};
    answer.size = sizeof(answer);
    benchmark::DoNotOptimize(engine.solve_gjk(engine.self, &problem, &nobody, &answer));
  }
  state.SetItemsProcessed(state.iterations());
}

void ThroughWorker(benchmark::State& state) {
  auto engines = load_engines<GjkFamily>(plugin_path());
  if (!engines) return state.SkipWithError(engines.error().c_str());
  Engine<GjkFamily>& engine = *engines->front();
  std::vector<Reply<GjkFamily>> replies(kPairs);
  for (auto _ : state) engine.solve(pairs(), replies);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kPairs));
}

BENCHMARK(Direct)->UseRealTime();
BENCHMARK(ThroughWorker)->UseRealTime();

}  // namespace

BENCHMARK_MAIN();
