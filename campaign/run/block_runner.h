// Runs one block of case indices of one domain through one engine: draw, ask once, judge for every claim, count.
#pragma once
#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "campaign/asked_twice.h"
#include "campaign/crash/at_hand.h"
#include "campaign/referee/confirm.h"
#include "campaign/referee/disagreements.h"
#include "campaign/run/case_digest.h"
#include "campaign/run/drawn_block.h"
#include "campaign/run/lies_to_judges.h"
#include "campaign/run/observed_case.h"
#include "campaign/run/sampled_cases.h"
#include "engines/engine.h"
#include "engines/patience.h"
#include "oracles/exact/judge_counts.h"
#include "properties/explained.h"
#include "properties/free_of_library.h"
#include "properties/severity/failure.h"
#include "properties/text/foreign_text.h"
#include "reports/store/compare/aggregate.h"

namespace assay {

/// Every kNondeterminismSample-th case is asked twice. Chosen by index, so a share of any campaign is the same share in
/// any sharding.
inline constexpr std::uint64_t kNondeterminismSample = 64;

/// One thread's runner for family F; keeps its buffers between blocks, so memory does not grow with the number of
/// cases.
template <Family F>
class BlockRunner {
 public:
  struct Output {
    BlockRecord record;
    Disagreements disagreements;  ///< cases of these are undecided
  };

  bool tells_lies = true;  ///< to the judges of answers of ours (lies_to_judges.h)

  /// Puts the questions of the property to the engine; every judge() until the next call is on these replies. `timed`
  /// solves case by difficulty and gives wall time, which is advisory.
  std::vector<Timing> ask(const EngineInfo& info, Engine<F>& engine, const PropertyEntry<F>& property,
                          const DomainEntry<F>& domain, const DrawnBlock<F>& block, bool timed) {
    const std::string place = domain.versioned_name();
    const HoldAtHand hold = hold_at_hand(info, property, place, block);
    std::vector<Timing> timings;
    ask_engine(info, engine, property, domain, block, timed, timings);
    ask_again(engine, block);
    digests_.clear();
    if (info.kind == EngineKind::kOurs)
      for (std::size_t i = 0; i < block.problems.size(); ++i) digests_.push_back(digest_of<F>(replies_of(i)));
    return timings;
  }

  /// Judges the replies to the first `count` cases of the block. Precondition: ask() with the same engine, domain and
  /// block, and a property that puts the same questions. `observe` may be empty.
  template <class Observe>
  Output judge(const EngineInfo& info, const PropertyEntry<F>& property, const DomainEntry<F>& domain,
               const Court<F>& court, const DrawnBlock<F>& block, std::uint64_t block_number, std::uint64_t count,
               Observe&& observe) {
    Output output;
    BlockRecord& record = output.record;
    record.engine = info.name;
    record.property = property.name;
    record.domain = domain.versioned_name();
    record.block = block_number;
    record.first = block.first;
    record.count = count;
    const HoldAtHand hold = hold_at_hand(info, property, record.domain, block);
    const std::uint64_t key = key_of_row(record.engine, record.property, record.domain);
    const SampledCases refereed(kRefereed<F>, key);
    LiesToJudges<F> lies(property, key);
    const auto told = [&](std::uint64_t index, const std::string& sentence) {
      output.disagreements.add(record.engine + ", " + record.property + ", " + record.domain + ", case " +
                               std::to_string(index) + ", seed " + std::to_string(block.seed) + ": " + sentence);
    };

    for (std::size_t i = 0; i < block.problems.size(); ++i) {
      const std::uint64_t index = block.indices[i];
      if (index >= block.first + count) continue;
      const auto replies = replies_of(i);
      CellCounts& cell = record.cells[block.difficulties[i]];
      const JudgeCounts before = judge_counts();
      const JudgementDigest done;
      now_at(index, 1, Phase::kJudging);
      Assessment assessment = assess<F>(property, block.problems[i], replies, court);
      cell.filtered += judge_counts().filtered - before.filtered;
      cell.exact += judge_counts().exact - before.exact;
      if (info.kind == EngineKind::kOurs) {
        const std::uint64_t digest = done.of(assessment, folded(record.self_check.digest, digests_[i]));
        if (const auto defect = check_ourselves(lies, domain, block, i, digest, court, record.self_check))
          told(index, *defect);
      }
      if (answers_otherwise(i)) assessment = nondeterministic();
      if (assessment.outcome == Outcome::kHolds && refereed.has(index)) {
        now_at(index, 1, Phase::kReferee);
        const SecondOpinion second =
            second_opinion<F>(property, block.problems[i], replies, assessment, court.semantics);
        if (second.opinion != Opinion::kNoOpinion) ++cell.refereed;
        if (second.opinion == Opinion::kDisagrees) assessment = contested(second.sentence);
      }
      const auto questions = questions_of_case(i);
      if (explain<F>(property, questions, replies, court, assessment)) ++cell.explained;
      if (assessment.harness_defect) told(index, assessment.evidence);
      enter(cell, replies, assessment);
      if (is_tried(assessment.outcome)) {
        std::optional<Severity>& severity = block.severities[i];
        if (!severity) severity = severity_of_questions<F>(questions);
        add_tried(cell, record, index, assessment, *severity,
                  rests_on_default<F>(property, block.problems[i], replies, court, assessment));
      }
      observe(Observation<F>{index, block.problems[i], block.difficulties[i], replies, assessment});
    }
    record.self_check.digest &= kDigestBits;
    return output;
  }

 private:
  using Problem = typename F::Problem;

  static HoldAtHand hold_at_hand(const EngineInfo& info, const PropertyEntry<F>& property, const std::string& place,
                                 const DrawnBlock<F>& block) {
    return HoldAtHand({.origin = CaseOrigin::kDrawn,
                       .place = place,
                       .engine = info.name,
                       .property = property.name,
                       .seed = block.seed});
  }

  /// Fills replies_; starts_[i] is the first reply of case i.
  void ask_engine(const EngineInfo& info, Engine<F>& engine, const PropertyEntry<F>& property,
                  const DomainEntry<F>& domain, const DrawnBlock<F>& block, bool timed, std::vector<Timing>& timings) {
    const std::size_t cases = block.problems.size();
    starts_.resize(cases + 1);
    std::span<const Problem> questions = block.problems;
    if (property.is_metamorphic()) {
      questions_.clear();
      for (std::size_t i = 0; i < cases; ++i) {
        starts_[i] = questions_.size();
        now_at(block.indices[i], 1, Phase::kQuestions);
        questions_of(property, block.problems[i], asked_);
        questions_.insert(questions_.end(), std::make_move_iterator(asked_.begin()),
                          std::make_move_iterator(asked_.end()));
      }
      starts_[cases] = questions_.size();
      questions = questions_;
    } else {
      for (std::size_t i = 0; i <= cases; ++i) starts_[i] = i;
    }
    asked_questions_ = questions;
    replies_.resize(questions.size());
    Patience patience;
    if (!timed || property.is_metamorphic()) {
      ask_cases(engine, block, 0, cases, patience);
      return;
    }
    for (std::size_t begin = 0; begin < cases;) {
      std::size_t end = begin + 1;
      while (end < cases && block.difficulties[end] == block.difficulties[begin]) ++end;
      const auto start = std::chrono::steady_clock::now();
      ask_cases(engine, block, begin, end, patience);
      const auto spent = std::chrono::steady_clock::now() - start;
      if (!patience.is_over())
        timings.push_back(
            {info.name, domain.versioned_name(), block.difficulties[begin], end - begin,
             static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(spent).count())});
      begin = end;
    }
  }

  /// Puts the questions of the cases from `begin` to before `end`. One that runs in this process gets them case by
  /// case, so that a crash of it has a case; a worker process names the case itself and gets all at once. Once the
  /// patience is over, which is the whole block's, nothing is put.
  void ask_cases(Engine<F>& engine, const DrawnBlock<F>& block, std::size_t begin, std::size_t end,
                 Patience& patience) {
    const bool runs_here = engine.runs_here();
    const std::size_t step = runs_here ? 1 : end - begin;
    for (std::size_t i = begin; i < end; i += step) {
      now_at(runs_here ? block.indices[i] : block.first, runs_here ? 1 : block.indices.size(), Phase::kAsking);
      const std::size_t first = starts_[i], size = starts_[i + step] - first;
      const auto replies = std::span(replies_).subspan(first, size);
      if (!patience.is_over()) engine.solve(asked_questions_.subspan(first, size), replies);
      hold_to<F>(patience, replies);
    }
  }

  /// No verdict: the judge passed the case, and the referee does not.
  static Assessment contested(const std::string& sentence) {
    Assessment assessment;
    assessment.evidence = sentence;
    assessment.harness_defect = true;
    return assessment;
  }

  static void now_at(std::uint64_t index, std::uint64_t count, Phase phase) {
    at_hand().index = index;
    at_hand().count = count;
    assay::begin(phase);
  }

  std::span<const Reply<F>> replies_of(std::size_t i) const {
    return std::span<const Reply<F>>(replies_).subspan(starts_[i], starts_[i + 1] - starts_[i]);
  }

  std::span<const Problem> questions_of_case(std::size_t i) const {
    return asked_questions_.subspan(starts_[i], starts_[i + 1] - starts_[i]);
  }

  /// Whether a reply came; a crash and a hang are failures already, and asking again would cost as much again.
  static bool came(const Reply<F>& reply) {
    return reply.delivery != Delivery::kNotAsked && reply.delivery != Delivery::kCrashed &&
           reply.delivery != Delivery::kHung;
  }

  /// Asks cases a second time, for all properties that are judged on their replies, and a worker process all at once:
  /// what it costs to wake it is paid once a block.
  void ask_again(Engine<F>& engine, const DrawnBlock<F>& block) {
    again_.clear();
    second_questions_.clear();
    for (std::size_t i = 0; i < block.problems.size(); ++i) {
      if (block.indices[i] % kNondeterminismSample != 0 || !std::ranges::all_of(replies_of(i), came)) continue;
      again_.emplace(i, second_questions_.size());
      const auto questions = questions_of_case(i);
      second_questions_.insert(second_questions_.end(), questions.begin(), questions.end());
    }
    second_replies_.resize(second_questions_.size());
    if (!engine.runs_here()) {
      now_at(block.first, block.indices.size(), Phase::kAsking);
      engine.solve(second_questions_, second_replies_);
      return;
    }
    for (const auto& [i, first] : again_) {
      now_at(block.indices[i], 1, Phase::kAsking);
      const std::size_t size = questions_of_case(i).size();
      engine.solve(std::span<const Problem>(second_questions_).subspan(first, size),
                   std::span(second_replies_).subspan(first, size));
    }
  }

  /// Whether case `i` was asked twice, and answered otherwise the second time.
  bool answers_otherwise(std::size_t i) const {
    const auto at = again_.find(i);
    if (at == again_.end()) return false;
    const auto first = replies_of(i);
    const auto second = std::span(second_replies_).subspan(at->second, first.size());
    const bool was_asked =
        std::ranges::none_of(second, [](const Reply<F>& reply) { return reply.delivery == Delivery::kNotAsked; });
    return was_asked && !are_same<F>(first, second);
  }

  /// Keeps the digest that case `i` makes of the one before, and has one lie about the case judged where one is told of
  /// it. Digests of cases that a mathematical library has a part in are not kept: another one rounds otherwise.
  ///
  /// Error  the sentence of a defect of the harness.
  std::optional<std::string> check_ourselves(LiesToJudges<F>& lies, const DomainEntry<F>& domain,
                                             const DrawnBlock<F>& block, std::size_t i, std::uint64_t digest,
                                             const Court<F>& court, SelfCheck& check) const {
    const bool is_kept = is_free_of_library(domain.name) && is_free_of_library(block.problems[i]);
    const std::uint64_t before = check.digest, index = block.indices[i];
    check.digest = digest;
    std::optional<std::string> defect;
    if (tells_lies && lies.are_told_of(index)) {
      now_at(index, 1, Phase::kLying);
      defect = lies.tell(block.problems[i], replies_of(i), court, index, check);
    }
    if (!is_kept) check.digest = before;
    return defect;
  }

  static void enter(CellCounts& cell, std::span<const Reply<F>> replies, const Assessment& assessment) {
    ++cell.outcomes[static_cast<std::size_t>(assessment.outcome)];
    if (assessment.inside_promise) ++cell.inside;
    if (assessment.outcome == Outcome::kViolated) ++cell.violations[std::string(assessment.claim.sentence())];
    if (assessment.is_failure()) cell.magnitude_max = std::max(cell.magnitude_max, assessment.magnitude);
    for (const Reply<F>& reply : replies) {
      cell.steps += reply.trace.steps;
      if (reply.trace.steps > cell.steps_max) cell.steps_max = reply.trace.steps;
      if (reply.trace.cycle) ++cell.cycles;
    }
  }

  static void add_tried(CellCounts& cell, BlockRecord& record, std::uint64_t index, const Assessment& assessment,
                        Severity severity, bool is_by_default) {
    ++cell.cases[static_cast<std::size_t>(severity)];
    if (!assessment.is_failure()) return;
    ++cell.severities[static_cast<std::size_t>(severity)];
    Candidate one{std::string(assessment.claim.sentence()), index, severity, 1, {}, is_by_default};
    if (assessment.outcome == Outcome::kCrashed)
      one.incident = one_line(std::string_view(assessment.evidence).substr(0, kMostIncidentBytes));
    add_candidate(record.candidates, one);
  }

  std::vector<Problem> questions_, asked_, second_questions_;
  std::span<const Problem> asked_questions_;
  std::vector<std::size_t> starts_;
  std::vector<Reply<F>> replies_, second_replies_;
  std::vector<std::uint64_t> digests_;        ///< of the replies to each case, where the engine is ours
  std::map<std::size_t, std::size_t> again_;  ///< the cases asked twice, and where their second questions begin
};

}  // namespace assay
