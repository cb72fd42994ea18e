#include "studies/collision/collision_study.h"

#include <atomic>
#include <iterator>
#include <mutex>
#include <optional>

#include "campaign/run/in_threads.h"
#include "studies/collision/error_table.h"
#include "studies/collision/gap_map.h"

namespace assay {
namespace {

/// The engines of one thread: a worker process serves the thread that started it.
struct Bench {
  std::vector<std::unique_ptr<Engine<GjkFamily>>> made;
  std::vector<EngineAsked> asked;
};

Result<Bench> bench_of(const CollisionPlan& plan, const EngineList<GjkFamily>& engines) {
  Bench bench;
  for (const auto& source : engines) {
    bench.made.push_back(source.make_watched ? source.make_watched() : source.make(plan.seconds));
    if (bench.made.back() == nullptr) return Error{"engine " + source.info.name + " cannot be made"};
    bench.asked.push_back({&source.info, bench.made.back().get()});
  }
  return bench;
}

/// The domains of both tables, shared out to threads. Each has rows of its own, so that it does not matter who was
/// first.
class Work {
 public:
  Work(const CollisionPlan& plan, const EngineList<GjkFamily>& engines)
      : plan_(plan), engines_(engines), rows_(domains(), std::vector<CollisionRows>(engines.size())) {}

  /// For each thread.
  void do_some() {
    const Result<Bench> bench = bench_of(plan_, engines_);
    if (!bench) return keep(bench.error());
    for (std::size_t at = next_++; at < domains() && !has_failed_; at = next_++) {
      tell(at);
      if (const Result<Written> added = add(at, bench->asked); !added) return keep(added.error());
    }
  }

  const std::optional<std::string>& error() const { return error_; }

  CollisionStudy in_one_list() {
    CollisionStudy study;
    for (std::size_t e = 0; e < engines_.size(); ++e) {
      for (const std::vector<CollisionRows>& of_domain : rows_)
        for (const WrongPair& one : of_domain[e].wrong) plan_.wrong(one);
      std::vector<CollisionGapRow> gaps;
      for (std::vector<CollisionRows>& of_domain : rows_) {
        std::ranges::move(of_domain[e].gaps, std::back_inserter(gaps));
        std::ranges::move(of_domain[e].errors, std::back_inserter(study.errors));
      }
      sort_gap_map(gaps);
      std::ranges::move(gaps, std::back_inserter(study.gaps));
    }
    return study;
  }

 private:
  static std::size_t domains() { return near_contacts().size() + error_domains().size(); }
  static bool is_near(std::size_t at) { return at < near_contacts().size(); }
  static const ErrorDomain& ordinary(std::size_t at) { return error_domains()[at - near_contacts().size()]; }

  Result<Written> add(std::size_t at, const std::vector<EngineAsked>& asked) {
    return is_near(at) ? add_gap_map(plan_, near_contacts()[at], asked, rows_[at])
                       : ordinary(at).add(plan_, asked, rows_[at]);
  }

  void tell(std::size_t at) {
    const std::lock_guard lock(mutex_);
    plan_.progress(std::string(is_near(at) ? near_contacts()[at].in_double.name : ordinary(at).name));
  }

  void keep(const std::string& error) {
    const std::lock_guard lock(mutex_);
    if (!error_) error_ = error;
    has_failed_ = true;
  }

  const CollisionPlan& plan_;
  const EngineList<GjkFamily>& engines_;
  std::vector<std::vector<CollisionRows>> rows_;  ///< by domain and engine
  std::atomic<std::size_t> next_{0};
  std::atomic<bool> has_failed_{false};
  std::mutex mutex_;
  std::optional<std::string> error_;
};

}  // namespace

Result<CollisionStudy> collision_study(const CollisionPlan& plan, const EngineList<GjkFamily>& engines) {
  Work work(plan, engines);
  in_threads(plan.jobs, [&] { work.do_some(); });
  if (work.error()) return Error{*work.error()};
  return work.in_one_list();
}

}  // namespace assay
