#include "campaign/findings.h"

#include <atomic>
#include <map>
#include <mutex>

#include "campaign/clusters.h"
#include "campaign/reduce_cluster.h"
#include "campaign/run/in_threads.h"

namespace assay {
namespace {

/// What all threads share.
class Reducing {
 public:
  Reducing(std::vector<Cluster> clusters, const EngineSources& engines, std::uint64_t seed, const FindingsDesk& desk)
      : clusters_(std::move(clusters)),
        ids_(clusters_.size()),
        engines_(engines),
        seed_(seed),
        desk_(desk),
        made_(clusters_.size()) {
    take_from_desk();
  }

  void work() {
    while (!stop_ && !desk_.must_stop()) {
      const std::size_t at = next_++;
      if (at >= clusters_.size()) return;
      if (!made_[at].findings.empty()) continue;
      any_family([&]<Family F>() { return reduce_cluster<F>(clusters_[at], engines_, seed_, desk_, made_[at]); });
      if (!made_[at].is_stopped) keep(at);
    }
  }

  FindingsResult result() && {
    FindingsResult result;
    std::vector<std::vector<Finding>> made;
    for (Made& one : made_) {
      result.disagreements.add(one.disagreements);
      made.push_back(one.is_stopped ? std::vector<Finding>() : std::move(one.findings));
    }
    result.findings = findings_of(clusters_, std::move(made));
    result.keep_error = keep_error_;
    result.reduced = done_;
    result.clusters = clusters_.size();
    return result;
  }

 private:
  void take_from_desk() {
    std::map<std::string_view, const KeptFinding*> reduced;
    for (const KeptFinding& one : desk_.reduced) reduced[one.cluster] = &one;
    for (std::size_t at = 0; at < clusters_.size(); ++at) {
      const auto found = reduced.find(ids_[at] = clusters_[at].id());
      if (found == reduced.end()) continue;
      made_[at].findings = found->second->findings;
      ++done_;
    }
    if (done_ > 0) desk_.progress(done_, clusters_.size());
  }

  /// Where judges disagree nothing is kept: it must be found again by whoever mended them.
  void keep(std::size_t at) {
    const std::lock_guard lock(mutex_);
    const Made& made = made_[at];
    if (!made.findings.empty() && made.disagreements.empty() && !keep_error_) {
      const auto kept = desk_.keep({ids_[at], made.findings});
      if (!kept) {
        keep_error_ = kept.error();
        stop_ = true;
      }
    }
    desk_.progress(++done_, clusters_.size());
  }

  std::vector<Cluster> clusters_;
  std::vector<std::string> ids_;
  const EngineSources& engines_;
  std::uint64_t seed_;
  const FindingsDesk& desk_;
  std::vector<Made> made_;
  std::atomic<std::size_t> next_{0};
  std::atomic<bool> stop_{false};
  std::mutex mutex_;
  std::size_t done_ = 0;
  std::optional<std::string> keep_error_;
};

}  // namespace

FindingsResult find(const std::vector<BlockRecord>& blocks, const EngineSources& engines, std::uint64_t seed,
                    unsigned jobs, const FindingsDesk& desk) {
  Reducing reducing(clusters_of(blocks, desk.known), engines, seed, desk);
  in_threads(jobs, [&] { reducing.work(); });
  return std::move(reducing).result();
}

}  // namespace assay
