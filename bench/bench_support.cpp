// What supports cost: a scan of all vertices, climbing from nowhere, and climbing from where the last query ended; one
// run. After the table, the exponent with which each grows from 128 to 32768 vertices, with its 95 % interval.
//   build/release/bin/bench_support
#include <benchmark/benchmark.h>

#include <cstdio>
#include <map>

#include "algorithms/gjk/signed_volumes.h"
#include "bench/moving_spheres.h"
#include "properties/growth/fitted_line.h"

namespace {

using namespace assay;

/// One scene for each number of vertices, made once.
const bench::MovingSpheres& scene(const benchmark::State& state) {
  static std::map<std::int64_t, bench::MovingSpheres> scenes;
  return scenes.try_emplace(state.range(0), static_cast<int>(state.range(0))).first->second;
}

void Scan(benchmark::State& state) {
  std::vector<ConvexPair> pairs;
  for (std::size_t step = 0; step < bench::MovingSpheres::kPlaces; ++step) pairs.push_back(scene(state).pair(step));
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(GjkSignedVolumes::solve(pairs[i++ % pairs.size()], Watch{}));
}

void climb(benchmark::State& state, bool warm_start) {
  const bench::MovingSpheres& spheres = scene(state);
  gjk::WarmStart warm;
  double iterations = 0, evaluations = 0;
  std::size_t step = 0;
  for (auto _ : state) {
    if (!warm_start) warm = {};
    gjk::ClimbingCost cost;
    benchmark::DoNotOptimize(gjk::solve_climbing(spheres.a(), spheres.b(step++), warm, {}, &cost));
    iterations += cost.iterations;
    evaluations += static_cast<double>(cost.evaluations);
  }
  state.counters["iterations"] = iterations / static_cast<double>(step);
  state.counters["evaluations"] = evaluations / static_cast<double>(step);
}
void ClimbCold(benchmark::State& state) { climb(state, false); }
void ClimbWarm(benchmark::State& state) { climb(state, true); }

void sizes(benchmark::internal::Benchmark* benchmark) {
  for (const int n : {128, 512, 2048, 8192, 32768}) benchmark->Arg(n);
}

BENCHMARK(Scan)->Apply(sizes);
BENCHMARK(ClimbCold)->Apply(sizes);
BENCHMARK(ClimbWarm)->Apply(sizes);

/// Prints the table and keeps what the exponents are fitted to.
class Exponents : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      Series& series = series_[run.run_name.function_name];
      series.n.push_back(std::stod(run.run_name.args));
      series.of["time"].push_back(run.GetAdjustedCPUTime());
      for (const auto& [name, counter] : run.counters) series.of[name].push_back(counter.value);
    }
  }
  void Finalize() override {
    for (const auto& [name, series] : series_) {
      for (const auto& [what, values] : series.of) {
        if (const auto line = fitted_power(series.n, values))
          std::printf("%s: %s grows as n^(%.2f ± %.2f)\n", name.c_str(), what.c_str(), line->slope,
                      half_width_95(line->standard_error, values.size()));
      }
    }
  }

 private:
  struct Series {
    std::vector<double> n;
    std::map<std::string, std::vector<double>> of;
  };
  std::map<std::string, Series> series_;
};

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  Exponents reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  return 0;
}
