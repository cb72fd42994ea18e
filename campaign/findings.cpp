#include "campaign/findings.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>

#include "campaign/clusters.h"
#include "campaign/reduce_cluster.h"
#include "campaign/run/in_threads.h"
#include "properties/catalog/batteries.h"

namespace assay {
namespace {

template <Family F>
bool make_findings(const Cluster& cluster, const EngineSources& engines, std::uint64_t seed, const FindingsDesk& desk,
                   Made& made) {
  const PropertyEntry<F>* property = catalog<F>().property(cluster.property);
  const auto& sources = engines.of<F>();
  const auto source =
      std::find_if(sources.begin(), sources.end(), [&](const auto& s) { return s.info.name == cluster.engine; });
  if (property == nullptr || source == sources.end()) return false;
  made = ClusterReducer<F>(cluster, *source, *property, engines, seed, desk).make();
  return true;
}

/// What all threads share.
class Reducing {
 public:
  Reducing(std::vector<Cluster> clusters, const EngineSources& engines, std::uint64_t seed, const FindingsDesk& desk)
      : clusters_(std::move(clusters)), engines_(engines), seed_(seed), desk_(desk), made_(clusters_.size()) {
    take_from_desk();
  }

  void work() {
    while (!stop_ && !desk_.must_stop()) {
      const std::size_t at = next_++;
      if (at >= clusters_.size()) return;
      if (!made_[at].findings.empty()) continue;
      any_family([&]<Family F>() { return make_findings<F>(clusters_[at], engines_, seed_, desk_, made_[at]); });
      if (!made_[at].is_stopped) keep(at);
    }
  }

  FindingsResult result() && {
    FindingsResult result;
    std::vector<std::vector<Finding>> made;
    for (Made& one : made_) {
      if (one.harness_defect && !result.harness_defect) result.harness_defect = one.harness_defect;
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
    std::map<std::pair<Signature, std::optional<Severity>>, const KeptFinding*> reduced;
    for (const KeptFinding& one : desk_.reduced) {
      const Finding& first = one.findings.front();
      reduced[{{first.engine, first.property, first.claim}, one.severity}] = &one;  // the last line stands
    }
    for (std::size_t at = 0; at < clusters_.size(); ++at) {
      const auto found = reduced.find({clusters_[at], clusters_[at].severity});
      if (found == reduced.end() || found->second->first_index != clusters_[at].first_index) continue;
      made_[at].findings = found->second->findings;
      ++done_;
    }
    if (done_ > 0) desk_.progress(done_, clusters_.size());
  }

  /// A defect of the harness is not kept: it must be found again by whoever mended it.
  void keep(std::size_t at) {
    const std::lock_guard lock(mutex_);
    const Made& made = made_[at];
    if (!made.findings.empty() && !made.harness_defect && !keep_error_) {
      const auto kept = desk_.keep({made.findings, clusters_[at].severity, clusters_[at].first_index});
      if (!kept) {
        keep_error_ = kept.error();
        stop_ = true;
      }
    }
    desk_.progress(++done_, clusters_.size());
  }

  std::vector<Cluster> clusters_;
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
  Reducing reducing(clusters_of(blocks), engines, seed, desk);
  in_threads(jobs, [&] { reducing.work(); });
  return std::move(reducing).result();
}

}  // namespace assay
