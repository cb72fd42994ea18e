#include "campaign/runner.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>

#include "campaign/block_runner.h"
#include "campaign/in_threads.h"
#include "campaign/interrupt.h"
#include "campaign/observation.h"
#include "campaign/progress.h"

namespace assay {
namespace {

/// One block of one planned row: the unit of work of a thread.
struct Task {
  std::string_view family;
  std::size_t row = 0;
  std::uint64_t block = 0, first = 0, count = 0;
};

/// Whether a row's wall time is worth recording: its difficulty is a size.
bool is_timed(std::string_view axis) {
  return axis.starts_with("log2") &&
         (axis.find("vertices") != axis.npos || axis.find("points") != axis.npos || axis.find("size") != axis.npos);
}

template <Family F>
void add_tasks(const BatteryRows<F>& rows, const RunOptions& options, std::vector<Task>& tasks) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::uint64_t block = 0, first = 0; first < rows[row].cases; ++block, first += options.block_size) {
      if ((block + row) % options.shards != options.shard) continue;
      tasks.push_back({F::kName, row, block, first, std::min(options.block_size, rows[row].cases - first)});
    }
  }
}

/// Breadth first: every row's first block comes before any row's second, so a short run sees everything.
std::vector<Task> tasks_of(const Plan& plan, const RunOptions& options) {
  std::vector<Task> tasks;
  for_each_family([&]<Family F>() { add_tasks<F>(plan.of<F>(), options, tasks); });
  std::stable_sort(tasks.begin(), tasks.end(), [](const Task& a, const Task& b) { return a.block < b.block; });
  return tasks;
}

/// What all threads share.
struct Shared {
  const Plan& plan;
  const EngineSources& engines;
  const RunOptions& options;
  const std::set<BlockKey>& done;
  const RunSink& sink;
  const std::vector<Task>& tasks;
  Progress& progress;
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  std::atomic<std::size_t> next{0};
  std::atomic<bool> stop{false};
  std::mutex mutex{};
  RunSummary summary{};

  bool must_stop() const {
    if (stop || interrupted()) return true;
    return options.time_limit && std::chrono::steady_clock::now() - start > *options.time_limit;
  }
};

std::uint64_t failures_in(const BlockRecord& record) {
  std::uint64_t failures = 0;
  for (const auto& [difficulty, cell] : record.cells)
    for (const Outcome outcome : {Outcome::kViolated, Outcome::kCrashed, Outcome::kHung, Outcome::kNondeterministic})
      failures += cell.outcomes[static_cast<std::size_t>(outcome)];
  return failures;
}

/// One thread's engines and buffers for family F.
template <Family F>
struct Bench {
  std::map<std::string, std::unique_ptr<Engine<F>>> engines;
  BlockRunner<F> runner;
  DrawnBlock<F> block;

  void run(Shared& shared, const Task& task) {
    const BatteryRow<F>& row = shared.plan.of<F>()[task.row];
    bool drawn = false;
    for (const EngineSource<F>& source : shared.engines.of<F>()) {
      if (shared.must_stop()) return;
      if (!row.property->judges(source.info.semantics)) continue;
      if (shared.done.contains(
              {source.info.name, std::string(row.property->name), row.domain->versioned_name(), task.block}))
        continue;
      if (!drawn) draw_block(*row.domain, shared.options.seed, task.first, task.count, block);
      drawn = true;
      auto& engine = engines[source.info.name];
      if (!engine) engine = source.make(kSecondsPerCase<F>);
      const BlockRecord key{
          source.info.name, std::string(row.property->name), row.domain->versioned_name(), 0, 0, 0, {}, {}};
      std::vector<std::string> observations;
      auto output =
          runner.run(source.info, *engine, *row.property, *row.domain, shared.engines.court<F>(source.info.semantics),
                     block, task.block, is_timed(row.domain->axis), [&](const Observation<F>& seen) {
                       if (shared.sink.observation) observations.push_back(observation_line(key, seen));
                     });
      keep(shared, output.record, output.timings, observations, output.harness_defect);
    }
  }

  static void keep(Shared& shared, const BlockRecord& record, const std::vector<Timing>& timings,
                   const std::vector<std::string>& observations, const std::optional<std::string>& defect) {
    {
      const std::lock_guard lock(shared.mutex);
      if (defect && !shared.summary.harness_defect) shared.summary.harness_defect = defect;
      if (defect) shared.stop = true;
      for (const std::string& line : observations) shared.sink.observation(line);
      for (const Timing& timing : timings) shared.sink.timing(timing);
      if (!shared.sink.block(record)) {
        shared.summary.sink_error = "the record could not be written";
        shared.stop = true;
      }
      shared.summary.judged += record.count;
    }
    shared.progress.add(record.count, failures_in(record));
  }
};

void work(Shared& shared) {
  PerFamily<Bench> benches;
  while (!shared.must_stop()) {
    const std::size_t at = shared.next++;
    if (at >= shared.tasks.size()) return;
    const Task& task = shared.tasks[at];
    for_each_family([&]<Family F>() {
      if (task.family == F::kName) benches.of<F>().run(shared, task);
    });
  }
}

template <Family F>
std::uint64_t cases_left(const Plan& plan, const EngineSources& engines, const Task& task,
                         const std::set<BlockKey>* done) {
  const BatteryRow<F>& row = plan.of<F>()[task.row];
  std::uint64_t cases = 0;
  for (const EngineSource<F>& source : engines.of<F>()) {
    if (!row.property->judges(source.info.semantics)) continue;
    const BlockKey key{source.info.name, std::string(row.property->name), row.domain->versioned_name(), task.block};
    if (done == nullptr || !done->contains(key)) cases += task.count;
  }
  return cases;
}

std::uint64_t cases_left(const Plan& plan, const EngineSources& engines, const std::vector<Task>& tasks,
                         const std::set<BlockKey>* done) {
  std::uint64_t cases = 0;
  for (const Task& task : tasks) {
    for_each_family([&]<Family F>() {
      if (task.family == F::kName) cases += cases_left<F>(plan, engines, task, done);
    });
  }
  return cases;
}

}  // namespace

RunSummary run_plan(const Plan& plan, const EngineSources& engines, const RunOptions& options,
                    const std::set<BlockKey>& done, const RunSink& sink) {
  const std::vector<Task> tasks = tasks_of(plan, options);
  const std::uint64_t total = cases_left(plan, engines, tasks, nullptr);
  const std::uint64_t left = cases_left(plan, engines, tasks, &done);
  Progress progress(total, total - left);
  Shared shared{plan, engines, options, done, sink, tasks, progress};
  in_threads(options.jobs, [&] { work(shared); });
  shared.summary.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - shared.start).count();
  shared.summary.complete =
      shared.summary.judged == left && !shared.summary.harness_defect && !shared.summary.sink_error;
  return shared.summary;
}

}  // namespace assay
