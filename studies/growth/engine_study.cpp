#include "studies/growth/engine_study.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <utility>

#include "oracles/exact/work_bound.h"
#include "properties/answered.h"
#include "properties/catalog/batteries.h"
#include "studies/growth/growth_ladder.h"
#include "studies/growth/problem_ladders.h"

namespace assay {
namespace {

constexpr int kAsks = 3;
constexpr std::uint32_t kLongNanoseconds = 250'000'000;

std::uint32_t whole(double count) {
  return static_cast<std::uint32_t>(std::min(count, static_cast<double>(std::numeric_limits<std::uint32_t>::max())));
}

/// Of the quickest of three calls.
template <class Call>
std::uint32_t nanoseconds_of(Call&& call) {
  using Clock = std::chrono::steady_clock;
  double quickest = std::numeric_limits<double>::infinity();
  for (int ask = 0; ask < kAsks && (ask == 0 || quickest < kLongNanoseconds); ++ask) {
    const auto before = Clock::now();
    call();
    quickest = std::min(quickest, std::chrono::duration<double, std::nano>(Clock::now() - before).count());
  }
  return std::max(whole(quickest), 1U);
}

/// One ladder and its problems, each drawn once.
template <Family F>
class Climb {
 public:
  using Problem = typename F::Problem;

  explicit Climb(const ProblemLadder<F>& ladder) : ladder_(ladder) {
    for (const std::uint32_t size : ladder.sizes)
      for (std::uint32_t run = 0; run < kProblemsOfASize; ++run) problems_[{size, run}] = ladder.problem(size, run);
  }

  const Problem& at(std::uint32_t size, std::uint32_t run) const { return problems_.at({size, run}); }

  /// Nothing is added where nothing is counted.
  template <class Count>
  void add(const std::string& rule, Counted counted, Growth& growth, Count count) const {
    Growth own;
    climb({ladder_.family, rule, GrowthModel::kPower, ladder_.sizes, kProblemsOfASize, count, counted}, own);
    std::erase_if(own.rows, [](const GrowthRow& row) { return row.unfinished == row.runs; });
    std::ranges::move(own.rows, std::back_inserter(growth.rows));
    std::ranges::move(own.fits, std::back_inserter(growth.fits));
  }

  void count_steps(const EngineSource<F>& source, Growth& growth) const {
    if (!source.make_watched || !ladder_.steps) return;
    const auto engine = source.make_watched();
    bool tells_steps = true;
    add(source.info.name, *ladder_.steps, growth,
        [&](std::uint32_t size, std::uint32_t run) -> std::optional<std::uint32_t> {
          if (!tells_steps) return std::nullopt;
          const Reply<F> reply = ask(*engine, at(size, run));
          tells_steps = !is_answered(reply) || reply.trace.steps > 0;
          return is_answered(reply) && tells_steps ? std::optional(reply.trace.steps) : std::nullopt;
        });
  }

  bool time(const EngineSource<F>& source, double seconds, Growth& growth) const {
    const auto engine = source.make(seconds);
    if (engine == nullptr) return false;
    bool is_over = false;
    add(source.info.name, Counted::kNanoseconds, growth,
        [&](std::uint32_t size, std::uint32_t run) -> std::optional<std::uint32_t> {
          if (is_over) return std::nullopt;
          Reply<F> reply;
          const std::uint32_t taken = nanoseconds_of([&] { reply = ask(*engine, at(size, run)); });
          is_over = taken > kLongNanoseconds || reply.delivery != Delivery::kAnswered;
          return is_answered(reply) ? std::optional(taken) : std::nullopt;
        });
    return true;
  }

  /// The principal claim on what `source` answers.
  bool judge(const EngineSource<F>& source, const Court<F>& court, double seconds, EngineGrowth& growth) const {
    const auto engine = source.make(seconds);
    if (engine == nullptr) return false;
    const PropertyEntry<F>& property = principal<F>();
    std::map<std::pair<std::uint32_t, std::uint32_t>, Reply<F>> replies;
    for (const auto& [key, problem] : problems_) replies[key] = ask(*engine, problem);
    const auto judged = [&](std::uint32_t size, std::uint32_t run) {
      const Reply<F>& reply = replies.at({size, run});
      return is_answered(reply) && holds(property.judge(at(size, run), {&reply, 1}, court));
    };
    const std::string name(property.name);
    add(name, Counted::kJudging, growth.counts,
        [&](std::uint32_t size, std::uint32_t run) -> std::optional<std::uint32_t> {
          const std::uint64_t before = work_meter().spent;
          if (!judged(size, run)) return std::nullopt;
          return whole(static_cast<double>(work_meter().spent - before));
        });
    add(name, Counted::kNanoseconds, growth.times,
        [&](std::uint32_t size, std::uint32_t run) -> std::optional<std::uint32_t> {
          bool has_held = false;
          const std::uint32_t taken = nanoseconds_of([&] { has_held = judged(size, run); });
          return has_held ? std::optional(taken) : std::nullopt;
        });
    return true;
  }

 private:
  static Reply<F> ask(Engine<F>& engine, const Problem& problem) {
    Reply<F> reply;
    engine.solve({&problem, 1}, {&reply, 1});
    return reply;
  }

  const ProblemLadder<F>& ladder_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, Problem> problems_;
};

template <Family F>
Result<Written> add_family(const EngineGrowthPlan& plan, const EngineSources& sources, EngineGrowth& growth) {
  const auto could_not = [](const EngineSource<F>& source) {
    return Error{"engine " + source.info.name + " cannot be made"};
  };
  for (const ProblemLadder<F>& ladder : problem_ladders<F>()) {
    plan.progress(ladder.family);
    const Climb<F> climb(ladder);
    for (const EngineSource<F>& source : sources.of<F>()) {
      const auto named = std::ranges::find(ladder.engines, source.info.name);
      if (!plan.all_engines && named == ladder.engines.end()) continue;
      climb.count_steps(source, growth.counts);
      if (!climb.time(source, plan.seconds, growth.times)) return could_not(source);
      if (named != ladder.engines.begin()) continue;
      const auto court = sources.court<F>(source.info.semantics);
      if (!climb.judge(source, court, plan.seconds, growth)) return could_not(source);
    }
  }
  return Written{};
}

}  // namespace

Result<EngineGrowth> engine_growth(const EngineGrowthPlan& plan, const EngineSources& sources) {
  EngineGrowth growth;
  std::optional<std::string> error;
  for_each_family([&]<Family F>() {
    if (error) return;
    if (const auto added = add_family<F>(plan, sources, growth); !added) error = added.error();
  });
  if (error) return Error{*error};
  return growth;
}

}  // namespace assay
