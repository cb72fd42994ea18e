#include "campaign/findings.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <tuple>

#include "campaign/crash/at_hand.h"
#include "campaign/make_small.h"
#include "campaign/referee/confirm.h"
#include "campaign/referee/measured_words.h"
#include "campaign/run/in_threads.h"
#include "campaign/run/interrupt.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "reports/store/compare/compare.h"
#include "reports/store/json/answer_text.h"
#include "reports/store/keys.h"
#include "reports/store/sha256.h"

namespace assay {
namespace {

/// The lowest failing index of each domain, for one signature.
struct Group : Signature {
  std::map<std::string, std::uint64_t> first_index;  ///< by versioned domain
};

std::vector<Group> groups_of(const std::vector<BlockRecord>& blocks) {
  std::map<Signature, Group> groups;
  for (const BlockRecord& block : blocks) {
    for (const Candidate& candidate : block.candidates) {
      const Signature signature{block.engine, block.property, candidate.claim};
      Group& group = groups.try_emplace(signature, Group{signature, {}}).first->second;
      const auto [at, fresh] = group.first_index.try_emplace(block.domain, candidate.index);
      if (!fresh) at->second = std::min(at->second, candidate.index);
    }
  }
  std::vector<Group> list;
  for (auto& [key, group] : groups) list.push_back(std::move(group));
  return list;
}

/// Smaller is better to read: size first, then the text itself, so that the choice is unique.
bool reads_better(const Finding& left, const Finding& right) {
  return std::tuple(left.size, left.case_text.size(), left.case_text) <
         std::tuple(right.size, right.case_text.size(), right.case_text);
}

struct Made {
  std::optional<Finding> finding;
  std::optional<std::string> harness_defect;
};

template <Family F>
Made make_from(const Group& group, const std::string& versioned_domain, std::uint64_t index,
               const EngineSource<F>& source, const PropertyEntry<F>& property, const DomainEntry<F>& domain,
               const Court<F>& court, SmallMaker<F>& maker, std::uint64_t seed) {
  const HoldAtHand hold({.origin = CaseOrigin::kDrawn,
                         .phase = Phase::kDrawing,
                         .reducing = true,
                         .place = versioned_domain,
                         .engine = group.engine,
                         .property = group.property,
                         .seed = seed,
                         .index = index});
  Choices choices(stream_key(seed, versioned_domain, index));
  const Case<F> drawn = domain.draw(choices);
  Finding finding;
  finding.engine = group.engine;
  finding.engine_version = source.info.version;
  finding.property = group.property;
  finding.claim = group.claim;
  finding.domain = versioned_domain;
  finding.difficulty = drawn.difficulty;
  finding.index = index;
  finding.original_size = size_of(drawn.problem);
  MadeSmall<F> small = maker.make(drawn.problem);
  const typename F::Problem problem = std::move(small.reduced.problem);
  finding.minimal = small.reduced.minimal;
  const std::string note = small.reproduced ? "" : "did not fail again on its own";
  Trial<F> fresh(source, property, court);
  const Assessment assessment = fresh.run(problem, failure_of(group.claim) == Outcome::kNondeterministic);
  finding.evidence = note.empty() ? assessment.evidence : note;
  if (assessment.outcome == Outcome::kHung) finding.evidence += hang_caveat<F>();
  finding.magnitude = assessment.magnitude;
  finding.size = size_of(problem);
  if (!fresh.replies().empty() && fresh.replies().front().delivery == Delivery::kAnswered)
    finding.answer = answer_text(fresh.replies().front().answer);
  if (!fresh.replies().empty()) finding.measured = measured_words(problem, fresh.replies().front());
  for (const Reply<F>& reply : fresh.replies())
    if (reply.trace.cycle && !finding.cycle) finding.cycle = reply.trace.cycle;
  CaseFile file;
  file.header = {{"engine", group.engine},
                 {"property", group.property},
                 {"claim", group.claim},
                 {"domain", versioned_domain},
                 {"index", std::to_string(index)}};
  file.problem = problem;
  finding.case_text = write_case(file);
  finding.id = finding_id(finding.case_text);
  if (!note.empty()) {
    finding.referee = "no opinion: " + note;
    return {std::move(finding), std::nullopt};
  }
  begin(Phase::kReferee);
  const SecondOpinion second = second_opinion<F>(property, problem, fresh.replies(), assessment, source.info.semantics);
  finding.referee = second.sentence;
  if (second.opinion == Opinion::kDisagrees)
    return {std::move(finding), group.engine + ", " + group.property + ", " + group.claim + ": " + second.sentence};
  return {std::move(finding), std::nullopt};
}

template <Family F>
bool make_group(const Group& group, const EngineSources& engines, std::uint64_t seed, Made& best) {
  const PropertyEntry<F>* property = catalog<F>().property(group.property);
  const auto& sources = engines.of<F>();
  const auto source =
      std::find_if(sources.begin(), sources.end(), [&](const auto& s) { return s.info.name == group.engine; });
  if (property == nullptr || source == sources.end()) return false;
  const Court<F> court = engines.court<F>(source->info.semantics);
  SmallMaker<F> maker(*source, *property, court, group.claim);
  std::size_t reduced = 0;
  for (const auto& [versioned_domain, index] : group.first_index) {
    const DomainEntry<F>* domain = catalog<F>().domain(versioned_domain);
    if (domain == nullptr || reduced == kReducedDomains) continue;
    ++reduced;
    Made made = make_from<F>(group, versioned_domain, index, *source, *property, *domain, court, maker, seed);
    if (made.harness_defect && !best.harness_defect) best.harness_defect = made.harness_defect;
    if (made.finding && (!best.finding || reads_better(*made.finding, *best.finding)))
      best.finding = std::move(made.finding);
  }
  if (best.finding) {
    for (const auto& [versioned_domain, index] : group.first_index)
      if (versioned_domain != best.finding->domain) best.finding->also_in.push_back(versioned_domain);
  }
  return best.finding.has_value();
}

/// What all threads share.
class Reducing {
 public:
  Reducing(std::vector<Group> groups, const EngineSources& engines, std::uint64_t seed, const FindingsDesk& desk)
      : groups_(std::move(groups)), engines_(engines), seed_(seed), desk_(desk), made_(groups_.size()) {
    take_from_desk();
  }

  void work() {
    while (!stop_ && !interrupted()) {
      const std::size_t at = next_++;
      if (at >= groups_.size()) return;
      if (made_[at].finding) continue;
      any_family([&]<Family F>() { return make_group<F>(groups_[at], engines_, seed_, made_[at]); });
      keep(at);
    }
  }

  FindingsResult result() && {
    FindingsResult result;
    for (Made& one : made_) {
      if (one.harness_defect && !result.harness_defect) result.harness_defect = one.harness_defect;
      if (one.finding) result.findings.push_back(std::move(*one.finding));
    }
    std::sort(result.findings.begin(), result.findings.end(),
              [](const Finding& left, const Finding& right) { return key_of(left) < key_of(right); });
    result.keep_error = keep_error_;
    result.complete = done_ == groups_.size();
    return result;
  }

 private:
  void take_from_desk() {
    std::map<Signature, const KeptFinding*> reduced;
    for (const KeptFinding& one : desk_.reduced)
      reduced[{one.finding.engine, one.finding.property, one.finding.claim}] = &one;  // the last line stands
    for (std::size_t at = 0; at < groups_.size(); ++at) {
      const auto found = reduced.find(groups_[at]);
      if (found == reduced.end() || found->second->first_index != groups_[at].first_index) continue;
      made_[at].finding = found->second->finding;
      ++done_;
    }
    if (done_ > 0) desk_.progress(done_, groups_.size());
  }

  /// A defect of the harness is not kept: it must be found again by whoever mended it.
  void keep(std::size_t at) {
    const std::lock_guard lock(mutex_);
    const Made& made = made_[at];
    if (made.finding && !made.harness_defect && !keep_error_) {
      const auto kept = desk_.keep({*made.finding, groups_[at].first_index});
      if (!kept) {
        keep_error_ = kept.error();
        stop_ = true;
      }
    }
    desk_.progress(++done_, groups_.size());
  }

  std::vector<Group> groups_;
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
  Reducing reducing(groups_of(blocks), engines, seed, desk);
  in_threads(jobs, [&] { reducing.work(); });
  return std::move(reducing).result();
}

}  // namespace assay
