// One cluster of failures made small: cases of it drawn again, reduced, and put to the referee.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "campaign/clusters.h"
#include "campaign/crash/at_hand.h"
#include "campaign/findings.h"
#include "campaign/make_small.h"
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
  std::optional<std::string> harness_defect;
  bool is_stopped = false;  ///< on the way: nothing is to be kept
};

/// In what two reduced cases are two findings, though engine, claim and severity are the same.
struct CaseKind {
  std::uint64_t dimension = 0;
  std::array<std::uint32_t, 2> sizes{};   ///< vertices of the bodies, the larger first, or points; rows and columns
  std::size_t question = 0, witness = 0;  ///< of shapes what is asked; which kind of answer the engine gave, 0 for none
  bool cycles = false;
  friend bool operator==(const CaseKind&, const CaseKind&) = default;
};

template <Family F>
CaseKind kind_of(const typename F::Problem& problem, const std::vector<Reply<F>>& replies) {
  const Sizes sizes = sizes_of(problem);
  CaseKind kind;
  kind.dimension = complexity_of(problem).dimension;
  kind.sizes = {static_cast<std::uint32_t>(sizes.points + sizes.rows + sizes.numbers),
                static_cast<std::uint32_t>(sizes.points_of_b + sizes.columns)};
  std::ranges::sort(kind.sizes, std::greater());
  if constexpr (requires { problem.question; }) kind.question = static_cast<std::size_t>(problem.question);
  for (const Reply<F>& reply : replies) {
    if (kind.witness == 0 && reply.delivery == Delivery::kAnswered) kind.witness = reply.answer.index() + 1;
    kind.cycles = kind.cycles || reply.trace.cycle;
  }
  return kind;
}

struct ReducedCase {
  Finding finding;
  CaseKind kind;
};

/// A case that a cluster may be reduced from.
template <Family F>
struct Start {
  const DomainEntry<F>* domain = nullptr;
  std::uint64_t index = 0;
  Case<F> drawn;
};

/// Reduces clusters of one family.
template <Family F>
class ClusterReducer {
 public:
  /// Everything given must outlive this.
  ClusterReducer(const Cluster& cluster, const EngineSource<F>& source, const PropertyEntry<F>& property,
                 const EngineSources& engines, std::uint64_t seed, const FindingsDesk& desk)
      : cluster_(cluster),
        source_(source),
        property_(property),
        court_(engines.court<F>(source.info.semantics)),
        seed_(seed),
        maker_(source, property, court_, cluster.claim, kReductionWork,
               {[this](const Trial<F>& trial, const Assessment& assessment) { return belongs(trial, assessment); },
                desk.must_stop}) {}
  ClusterReducer(const ClusterReducer&) = delete;
  ClusterReducer& operator=(const ClusterReducer&) = delete;

  /// The most severe of what the first cases reduce to, of those the one that reads best, and another of its severity
  /// that differs in kind.
  Made make() {
    Made made;
    std::vector<ReducedCase> cases;
    for (const Start<F>& start : starts()) {
      cases.push_back(reduce(start, made));
      if (made.is_stopped || made.harness_defect) return made;
    }
    std::ranges::sort(cases, [](const ReducedCase& left, const ReducedCase& right) {
      if (left.finding.severity != right.finding.severity) return left.finding.severity < right.finding.severity;
      return reads_better(left.finding, right.finding);
    });
    for (ReducedCase& one : cases) {
      const bool is_other = made.findings.empty() ||
                            (one.finding.severity == made.findings.front().severity && one.kind != cases.front().kind);
      if (is_other && made.findings.size() < kReducedCases) made.findings.push_back(std::move(one.finding));
    }
    return made;
  }

 private:
  /// Whether a failure of the same claim is one of the cluster, or a more severe one.
  bool belongs(const Trial<F>& trial, const Assessment& assessment) const {
    if (!cluster_.severity) return true;  // recorded before there were severities, or explained violations
    Assessment own = assessment;
    if (explain<F>(property_, trial.questions(), trial.replies(), court_, own)) return false;
    return severity_of(trial, assessment) <= *cluster_.severity;
  }
  Severity severity_of(const Trial<F>& trial, const Assessment& assessment) const {
    return severity_of_failure<F>(property_, trial.questions(), court_.semantics, assessment);
  }

  /// The smallest of the lowest failing cases of all domains, and the smallest of another dimension, or else the next.
  std::vector<Start<F>> starts() const {
    const HoldAtHand hold({.origin = CaseOrigin::kDrawn,
                           .phase = Phase::kDrawing,
                           .reducing = true,
                           .engine = cluster_.engine,
                           .property = cluster_.property,
                           .seed = seed_});
    std::vector<Start<F>> all;
    for (const auto& [versioned, index] : cluster_.first_index) {
      const DomainEntry<F>* domain = catalog<F>().domain(versioned);
      if (domain == nullptr) continue;
      at_hand().place = versioned;
      at_hand().index = index;
      Choices choices(stream_key(seed_, versioned, index));
      all.push_back({domain, index, domain->draw(choices)});
    }
    const auto dimension = [](const Start<F>& start) { return complexity_of(start.drawn.problem).dimension; };
    std::ranges::stable_sort(all, {}, [](const Start<F>& start) { return size_of(start.drawn.problem); });
    const auto other =
        std::ranges::find_if(all, [&](const Start<F>& start) { return dimension(start) != dimension(all.front()); });
    if (other != all.end()) std::rotate(all.begin() + 1, other, other + 1);
    if (all.size() > kReducedCases) all.resize(kReducedCases);
    return all;
  }

  ReducedCase reduce(const Start<F>& start, Made& made) {
    const std::string versioned = start.domain->versioned_name();
    const HoldAtHand hold({.origin = CaseOrigin::kDrawn,
                           .phase = Phase::kDrawing,
                           .reducing = true,
                           .place = versioned,
                           .engine = cluster_.engine,
                           .property = cluster_.property,
                           .seed = seed_,
                           .index = start.index});
    ReducedCase reduced;
    Finding& finding = reduced.finding;
    finding.engine = cluster_.engine;
    finding.engine_version = source_.info.version;
    finding.property = cluster_.property;
    finding.claim = cluster_.claim;
    finding.domain = versioned;
    finding.difficulty = start.drawn.difficulty;
    finding.index = start.index;
    finding.original_size = size_of(start.drawn.problem);
    MadeSmall<F> small = maker_.make(start.drawn.problem);
    made.is_stopped = small.is_stopped;
    if (!small.is_stopped) confirm(small, reduced, made);
    return reduced;
  }

  /// Tries the reduced case with a fresh engine and puts it to the referee.
  void confirm(const MadeSmall<F>& small, ReducedCase& reduced, Made& made) {
    const typename F::Problem& problem = small.reduced.problem;
    Finding& finding = reduced.finding;
    finding.minimal = small.reduced.minimal;
    const std::string note = small.reproduced ? "" : "did not fail again on its own";
    Trial<F> fresh(source_, property_, court_);
    const Assessment assessment = fresh.run(problem, failure_of(cluster_.claim) == Outcome::kNondeterministic);
    finding.evidence = note.empty() ? assessment.evidence : note;
    if (assessment.outcome == Outcome::kHung) finding.evidence += hang_caveat<F>();
    finding.magnitude = assessment.magnitude;
    finding.size = size_of(problem);
    finding.severity = small.reproduced ? severity_of(fresh, assessment) : cluster_.severity;
    if (!fresh.replies().empty() && fresh.replies().front().delivery == Delivery::kAnswered)
      finding.answer = answer_text(fresh.replies().front().answer);
    if (!fresh.replies().empty()) finding.measured = measured_words(problem, fresh.replies().front());
    for (const Reply<F>& reply : fresh.replies())
      if (reply.trace.cycle && !finding.cycle) finding.cycle = reply.trace.cycle;
    reduced.kind = kind_of<F>(problem, fresh.replies());
    CaseFile file;
    file.header = {{"engine", finding.engine},
                   {"property", finding.property},
                   {"claim", finding.claim},
                   {"domain", finding.domain},
                   {"index", std::to_string(finding.index)}};
    file.problem = problem;
    finding.case_text = write_case(file);
    finding.id = finding_id(finding.case_text);
    if (!note.empty()) {
      finding.referee = "no opinion: " + note;
      return;
    }
    begin(Phase::kReferee);
    const SecondOpinion second =
        second_opinion<F>(property_, problem, fresh.replies(), assessment, source_.info.semantics);
    finding.referee = second.sentence;
    if (second.opinion == Opinion::kDisagrees)
      made.harness_defect = finding.engine + ", " + finding.property + ", " + finding.claim + ": " + second.sentence;
  }

  const Cluster& cluster_;
  const EngineSource<F>& source_;
  const PropertyEntry<F>& property_;
  Court<F> court_;
  std::uint64_t seed_;
  SmallMaker<F> maker_;
};

}  // namespace assay
