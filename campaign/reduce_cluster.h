// One cluster of failures made small: cases of it drawn again, reduced, and put to the referee.
#pragma once
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "campaign/certificates/certify.h"
#include "campaign/clusters.h"
#include "campaign/crash/at_hand.h"
#include "campaign/findings.h"
#include "campaign/make_small.h"
#include "campaign/reduced_case.h"
#include "campaign/referee/confirm.h"
#include "campaign/referee/measured_words.h"
#include "fuzz/reduce/complexity.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "properties/explained.h"
#include "properties/severity/failure.h"
#include "reports/store/json/answer_text.h"
#include "reports/store/sha256.h"

namespace assay {

/// What comes of a cluster.
struct Made {
  std::vector<Finding> findings;  ///< of one severity; the second differs in kind
  Disagreements disagreements;    ///< cases of which no finding is made
  bool is_stopped = false;        ///< on the way: nothing is to be kept
};

/// How many findings come of a cluster at most: plain answers can be wrong in opposite ways that both matter.
inline std::size_t most_findings(const Cluster& cluster) {
  return cluster.mode == FailureMode::kWrongAnswer && cluster.severity() == Severity::kPlain ? kReducedCases : 1;
}

/// A case that a cluster may be reduced from.
template <Family F>
struct Start {
  const PropertyEntry<F>* property = nullptr;
  std::string claim;
  const DomainEntry<F>* domain = nullptr;
  std::uint64_t index = 0;
  std::string incident;  ///< what was seen when it failed first, of a crash
  Case<F> drawn;
};

/// Reduces clusters of one family.
template <Family F>
class ClusterReducer {
 public:
  /// Everything given must outlive this.
  ClusterReducer(const Cluster& cluster, const EngineSource<F>& source, const EngineSources& engines,
                 std::uint64_t seed, const FindingsDesk& desk)
      : cluster_(cluster), source_(source), court_(engines.court<F>(source.info.semantics)), seed_(seed), desk_(desk) {}
  ClusterReducer(const ClusterReducer&) = delete;
  ClusterReducer& operator=(const ClusterReducer&) = delete;

  /// The most severe of what its cases reduce to, of those one that the referee confirms, of those the one that reads
  /// best; and another that is as severe and confirmed, and differs in kind.
  Made make() {
    Made made;
    std::vector<ReducedCase<F>> cases;
    const std::size_t wanted = most_findings(cluster_);
    bool is_confirmed = false;
    for (const Start<F>& start : starts()) {
      if (cases.size() >= wanted && is_confirmed) break;
      ReducedCase<F> reduced = reduce(start, made);
      if (made.is_stopped) return made;
      if (reduced.is_contested) continue;
      cases.push_back(std::move(reduced));
      is_confirmed = is_confirmed || cases.back().is_confirmed;
    }
    std::ranges::stable_sort(cases, {}, &ReducedCase<F>::place);
    for (ReducedCase<F>& one : cases) {
      const bool is_other = made.findings.empty() || (one.finding.severity == made.findings.front().severity &&
                                                      one.is_confirmed && one.kind != cases.front().kind);
      if (!is_other || made.findings.size() >= wanted) continue;
      if (!one.is_fresh && !is_borne_out(one)) {
        always_fresh_ = true;
        return make();
      }
      made.findings.push_back(std::move(one.finding));
    }
    return made;
  }

 private:
  /// Whether a failure of the same claim is one of the cluster, or a more severe one.
  bool belongs(const PropertyEntry<F>& property, const Trial<F>& trial, const Assessment& assessment) const {
    Assessment own = assessment;
    if (explain<F>(property, trial.questions(), trial.replies(), court_, own)) return false;
    return severity_of_questions<F>(trial.questions()) <= cluster_.severity();
  }

  /// The lowest failing case of each of the worst claims and domains that the catalog knows.
  std::vector<Start<F>> all_starts() const {
    std::vector<Start<F>> all;
    for (const Failures& failures : cluster_.worst()) {
      const PropertyEntry<F>* property = catalog<F>().property(failures.property);
      if (property == nullptr) continue;
      const HoldAtHand hold({.origin = CaseOrigin::kDrawn,
                             .phase = Phase::kDrawing,
                             .reducing = true,
                             .engine = cluster_.engine,
                             .property = failures.property,
                             .seed = seed_});
      for (const auto& [versioned, index] : failures.first_index) {
        const DomainEntry<F>* domain = catalog<F>().domain(versioned);
        if (domain == nullptr) continue;
        at_hand().place = versioned;
        at_hand().index = index;
        Choices choices(stream_key(seed_, versioned, index));
        const auto incident = failures.incidents.find(versioned);
        all.push_back({property, failures.claim, domain, index,
                       incident == failures.incidents.end() ? std::string() : incident->second, domain->draw(choices)});
      }
    }
    return all;
  }

  /// The smallest under each claim, then the next; kTriedCases at most. Of one size the principal claim's comes first,
  /// then what was drawn decides, never a claim's sentence.
  std::vector<Start<F>> starts() const {
    std::vector<Start<F>> all = all_starts();
    std::ranges::stable_sort(all, {}, [](const Start<F>& start) {
      return std::tuple(size_of(start.drawn.problem), !start.property->is_principal, start.property->name,
                        start.domain->versioned_name(), start.index);
    });
    std::set<std::string> claims;
    std::vector<Start<F>> first, next;
    for (Start<F>& start : all) (claims.insert(start.claim).second ? first : next).push_back(std::move(start));
    std::ranges::move(next, std::back_inserter(first));
    if (first.size() > kTriedCases) first.resize(kTriedCases);
    return first;
  }

  ReducedCase<F> reduce(const Start<F>& start, Made& made) {
    const std::string versioned = start.domain->versioned_name();
    const HoldAtHand hold({.origin = CaseOrigin::kDrawn,
                           .phase = Phase::kDrawing,
                           .reducing = true,
                           .place = versioned,
                           .engine = cluster_.engine,
                           .property = start.property->name,
                           .seed = seed_,
                           .index = start.index});
    ReducedCase<F> reduced;
    reduced.property = start.property;
    Finding& finding = reduced.finding;
    finding.engine = cluster_.engine;
    finding.engine_version = source_.info.version;
    finding.property = start.property->name;
    finding.claim = start.claim;
    finding.domain = versioned;
    finding.difficulty = start.drawn.difficulty;
    finding.index = start.index;
    finding.original_size = size_of(start.drawn.problem);
    const MadeSmall<F> small = maker_of(start).make(start.drawn.problem);
    if (!small.is_stopped) confirm(start, small, reduced, made);
    made.is_stopped = small.is_stopped || (desk_.must_stop && desk_.must_stop());  // an engine was not waited for
    return reduced;
  }

  /// The same for two starts under one claim, which share what is asked.
  SmallMaker<F>& maker_of(const Start<F>& start) {
    if (maker_ && made_for_ == std::pair(start.property, start.claim)) return *maker_;
    made_for_ = {start.property, start.claim};
    maker_.emplace(
        source_, *start.property, court_, start.claim, kReductionWork,
        ReducingTerms<F>{[this, property = start.property](const Trial<F>& trial, const Assessment& assessment) {
                           return belongs(*property, trial, assessment);
                         },
                         desk_.must_stop},
        engine());
    return *maker_;
  }

  /// The one that makes all starts small: to begin it costs some engines half a second.
  std::shared_ptr<Engine<F>> engine() {
    if (!engine_) engine_ = source_.make(F::kSecondsPerCase);
    return engine_;
  }

  /// Whether a fresh process says the same.
  bool is_borne_out(const ReducedCase<F>& reduced) {
    Trial<F> fresh(source_, *reduced.property, court_);
    fresh.run(reduced.asked);
    return are_same<F>(reduced.replies, fresh.replies());
  }

  /// Puts the reduced case to the process at hand where that is enough to choose by, and to a fresh one otherwise. Few
  /// cases become findings, and a fresh process bears out those (is_borne_out): to begin one costs some engines half a
  /// second.
  Assessment try_again(const Start<F>& start, const MadeSmall<F>& small, std::optional<Trial<F>>& trial,
                       ReducedCase<F>& reduced) {
    const Outcome failure = failure_of(claim_of_no_judge(start.claim));
    if (!always_fresh_ && small.reproduced && failure == Outcome::kViolated) {
      Assessment assessment = trial.emplace(source_, *start.property, court_, engine()).run(small.reduced.problem);
      reduced.is_fresh = !assessment.is_failure() || assessment.claim.sentence() != start.claim;
      if (!reduced.is_fresh) return assessment;
    }
    return trial.emplace(source_, *start.property, court_)
        .run(small.reduced.problem, failure == Outcome::kNondeterministic);
  }

  /// Tries the reduced case and puts it to the referee.
  void confirm(const Start<F>& start, const MadeSmall<F>& small, ReducedCase<F>& reduced, Made& made) {
    const PropertyEntry<F>& property = *start.property;
    const typename F::Problem& problem = small.reduced.problem;
    Finding& finding = reduced.finding;
    finding.minimal = small.reduced.minimal;
    std::optional<Trial<F>> trial;
    const Assessment assessment = try_again(start, small, trial, reduced);
    const std::string note = note_on(finding, small.reproduced, assessment);
    finding.failed_again = assessment.is_failure();
    finding.by_default = rests_on_default<F>(property, problem, trial->replies(), court_, assessment);
    finding.evidence = note.empty() ? assessment.evidence : note;
    if (!finding.failed_again && !start.incident.empty()) finding.evidence += "; the first time: " + start.incident;
    if (assessment.outcome == Outcome::kHung) finding.evidence += hang_caveat<F>();
    finding.magnitude = assessment.magnitude;
    finding.size = size_of(problem);
    finding.severity = small.reproduced ? severity_of_questions<F>(trial->questions()) : cluster_.severity();
    reduced.asked = problem;
    reduced.replies = trial->replies();
    if (!reduced.replies.empty() && property.asks_the_problem()) {
      const Reply<F>& reply = reduced.replies.front();
      if (reply.delivery == Delivery::kAnswered) finding.answer = answer_text(reply.answer);
      finding.measured = measured_words(problem, reply);
    }
    for (const Reply<F>& reply : reduced.replies)
      if (reply.trace.cycle && !finding.cycle) finding.cycle = reply.trace.cycle;
    reduced.kind = kind_of<F>(problem, reduced.replies);
    CaseFile file;
    file.header = {{"engine", finding.engine},
                   {"property", finding.property},
                   {"claim", finding.claim},
                   {"domain", finding.domain},
                   {"index", std::to_string(finding.index)}};
    file.problem = problem;
    finding.case_text = write_case(file);
    reduced.problem = write_case({{}, problem});
    finding.id = finding_id(finding.case_text);
    if (property.asks_the_problem()) certify(problem, reduced, made);
    if (!note.empty()) {
      finding.referee = "no opinion: " + note;
      return;
    }
    begin(Phase::kReferee);
    const SecondOpinion second =
        second_opinion<F>(property, problem, reduced.replies, assessment, source_.info.semantics);
    finding.referee = second.sentence;
    reduced.is_confirmed = second.opinion == Opinion::kConfirms;
    if (second.opinion == Opinion::kDisagrees) contest(reduced, second.sentence, made);
  }

  static void contest(ReducedCase<F>& reduced, const std::string& why, Made& made) {
    const Finding& of = reduced.finding;
    reduced.is_contested = true;
    made.disagreements.add(of.engine + ", " + of.property + ", " + of.claim + ", reduced from " + of.domain +
                           ", case " + std::to_string(of.index) + ": " + why);
  }

  /// Why a fresh process does not bear out what is claimed; empty where it does. What takes about as long to crash as
  /// makes it a hang may do either.
  static std::string note_on(const Finding& finding, bool reproduced, const Assessment& again) {
    if (again.is_failure() && again.claim.sentence() == finding.claim) return {};
    if (!reproduced && !again.is_failure()) return "did not fail again on its own";
    return "did not fail again in this way: " + (again.is_failure() ? again.evidence : "a fresh process answered");
  }

  /// A proof of ours that does not hold is a defect of the harness.
  static void certify(const typename F::Problem& problem, ReducedCase<F>& reduced, Made& made) {
    auto certificate = assay::certify(problem);
    if (certificate) {
      reduced.finding.certificate = *std::move(certificate);
    } else {
      contest(reduced, certificate.error(), made);
    }
  }

  const Cluster& cluster_;
  const EngineSource<F>& source_;
  Court<F> court_;
  std::uint64_t seed_;
  const FindingsDesk& desk_;
  std::shared_ptr<Engine<F>> engine_;
  bool always_fresh_ = false;  ///< the process at hand has said what a fresh one does not say
  std::optional<SmallMaker<F>> maker_;
  std::pair<const PropertyEntry<F>*, std::string> made_for_;
};

/// Whether the engine of the cluster serves family F; then what comes of the cluster is in `made`.
template <Family F>
bool reduce_cluster(const Cluster& cluster, const EngineSources& engines, std::uint64_t seed, const FindingsDesk& desk,
                    Made& made) {
  const auto& sources = engines.of<F>();
  const auto source = std::ranges::find_if(sources, [&](const auto& one) { return one.info.name == cluster.engine; });
  if (source == sources.end()) return false;
  if (std::ranges::none_of(cluster.failures, [](const Failures& one) { return catalog<F>().property(one.property); }))
    return false;  // an engine of several families
  made = ClusterReducer<F>(cluster, *source, engines, seed, desk).make();
  return true;
}

}  // namespace assay
