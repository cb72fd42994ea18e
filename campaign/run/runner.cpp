#include "campaign/run/runner.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>

#include "campaign/observation.h"
#include "campaign/run/block_runner.h"
#include "campaign/run/in_threads.h"
#include "campaign/run/interrupt.h"
#include "campaign/run/progress.h"
#include "campaign/run/task_list.h"

namespace assay {
namespace {

/// What all threads share.
struct Shared {
  const Plan& plan;
  const EngineSources& engines;
  const RunOptions& options;
  const RecordedBlocks& done;
  const RunSink& sink;
  TaskList& tasks;
  Progress& progress;
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
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
      if (!engine) engine = source.make(F::kSecondsPerCase);
      const BlockRecord key{
          source.info.name, std::string(row.property->name), row.domain->versioned_name(), 0, 0, 0, {}, {}};
      std::vector<std::string> observations;
      auto output =
          runner.run(source.info, *engine, *row.property, *row.domain, shared.engines.court<F>(source.info.semantics),
                     block, task.block, row.domain->axis.is_timed(), [&](const Observation<F>& seen) {
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
    const std::optional<Task> task = shared.tasks.next();
    if (!task) return;
    for_each_family([&]<Family F>() {
      if (task->family == Families::place_of<F>()) benches.of<F>().run(shared, *task);
    });
  }
}

/// Cases of this shard: all that are planned, and those of them that are recorded.
struct Workload {
  std::uint64_t planned = 0, recorded = 0;
};

template <Family F>
void add_workload(const Plan& plan, const EngineSources& engines, const TaskList& tasks, const RecordedBlocks& done,
                  Workload& work) {
  const BatteryRows<F>& rows = plan.of<F>();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::uint64_t cases = tasks.cases_of(row, rows[row].cases);
    for (const EngineSource<F>& source : engines.of<F>()) {
      if (!rows[row].property->judges(source.info.semantics)) continue;
      work.planned += cases;
      const RowKey key{source.info.name, std::string(rows[row].property->name), rows[row].domain->versioned_name()};
      for (const auto& [first, last] : done.ranges_of(key))
        for (std::uint64_t block = first; block <= last && tasks.is_planned(block, rows[row].cases); ++block)
          if (tasks.is_ours(row, block)) work.recorded += tasks.cases_of_block(block, rows[row].cases);
    }
  }
}

}  // namespace

RunSummary run_plan(const Plan& plan, const EngineSources& engines, const RunOptions& options,
                    const RecordedBlocks& done, const RunSink& sink) {
  TaskList tasks(plan, options);
  Workload cases;
  for_each_family([&]<Family F>() { add_workload<F>(plan, engines, tasks, done, cases); });
  const std::uint64_t left = cases.planned - cases.recorded;
  Progress progress(cases.planned, cases.recorded);
  Shared shared{plan, engines, options, done, sink, tasks, progress};
  in_threads(options.jobs, [&] { work(shared); });
  shared.summary.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - shared.start).count();
  shared.summary.complete =
      shared.summary.judged == left && !shared.summary.harness_defect && !shared.summary.sink_error;
  return shared.summary;
}

}  // namespace assay
