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
    bool drawn = false;
    runner.tells_lies = shared.options.lies;
    for (const EngineSource<F>& source : shared.engines.of<F>()) {
      const auto open = rows_left(shared, task, source.info);
      if (open.empty()) continue;
      if (shared.must_stop()) return;
      const DomainEntry<F>& domain = *open.front()->domain;
      if (!drawn) draw_block(domain, shared.options.seed, task.first, task.count, block);
      drawn = true;
      auto& engine = engines[source.info.name];
      if (!engine) engine = source.make(F::kSecondsPerCase);
      const auto timings =
          runner.ask(source.info, *engine, *open.front()->property, domain, block, domain.axis.is_timed());
      if (shared.must_stop()) return;  // a wait that was cut short is no time
      keep_times(shared, timings);
      for (const BatteryRow<F>* row : open) {
        if (shared.must_stop()) return;
        judge(shared, task, source, *row);
      }
    }
  }

  /// Of the task's rows, those that the engine is judged by and that are not recorded.
  static std::vector<const BatteryRow<F>*> rows_left(const Shared& shared, const Task& task, const EngineInfo& info) {
    std::vector<const BatteryRow<F>*> left;
    for (const std::size_t at : task.rows) {
      const BatteryRow<F>& row = shared.plan.of<F>()[at];
      if (!row.property->judges(info.semantics)) continue;
      if (shared.done.contains({info.name, std::string(row.property->name), row.domain->versioned_name(), task.block}))
        continue;
      left.push_back(&row);
    }
    return left;
  }

  void judge(Shared& shared, const Task& task, const EngineSource<F>& source, const BatteryRow<F>& row) {
    const BlockRecord key{
        source.info.name, std::string(row.property->name), row.domain->versioned_name(), 0, 0, 0, {}, {}};
    std::vector<std::string> observations;
    const auto output =
        runner.judge(source.info, *row.property, *row.domain, shared.engines.court<F>(source.info.semantics), block,
                     task.block, shared.tasks.cases_of_block(task.block, row.cases), [&](const Observation<F>& seen) {
                       if (shared.sink.observation) observations.push_back(observation_line(key, seen));
                     });
    keep(shared, output.record, observations, output.disagreements);
  }

  static void keep_times(Shared& shared, const std::vector<Timing>& timings) {
    const std::lock_guard lock(shared.mutex);
    for (const Timing& timing : timings) shared.sink.timing(timing);
  }

  static void keep(Shared& shared, const BlockRecord& record, const std::vector<std::string>& observations,
                   const Disagreements& disagreements) {
    {
      const std::lock_guard lock(shared.mutex);
      shared.summary.disagreements.add(disagreements);
      for (const std::string& line : observations) shared.sink.observation(line);
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
    const std::size_t lead = lead_of<F>(rows, row);
    const std::uint64_t cases = tasks.cases_of(lead, rows[row].cases);
    for (const EngineSource<F>& source : engines.of<F>()) {
      if (!rows[row].property->judges(source.info.semantics)) continue;
      work.planned += cases;
      const RowKey key{source.info.name, std::string(rows[row].property->name), rows[row].domain->versioned_name()};
      for (const auto& [first, last] : done.ranges_of(key))
        for (std::uint64_t block = first; block <= last && tasks.is_planned(block, rows[row].cases); ++block)
          if (tasks.is_ours(lead, block)) work.recorded += tasks.cases_of_block(block, rows[row].cases);
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
  shared.summary.complete = shared.summary.judged == left && !shared.summary.sink_error;
  return shared.summary;
}

}  // namespace assay
