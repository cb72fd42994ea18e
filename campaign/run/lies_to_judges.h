// Lies put to the judges: of answers of our own engines a share is judged once more with something in it changed, so
// that judges meet wrong answers where every engine is right.
#pragma once
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "campaign/referee/confirm.h"
#include "campaign/run/case_digest.h"
#include "campaign/run/sampled_cases.h"
#include "properties/answered.h"
#include "properties/lies/any_statement.h"
#include "properties/lies/lie.h"
#include "reports/store/record.h"

namespace assay {

/// One in so many of the early cases of a row is lied about. A lie that is nearly right costs up to 50 judgements, as
/// no filter decides it: more would take over 3 % of a long campaign (docs/judges.md).
inline constexpr std::uint64_t kLied = 64;
/// One lie in so many is judged under another statement: most are to be about what engines do state.
inline constexpr std::uint64_t kOtherStatements = 32;

/// The lies about the answers of one row. Which cases, and what is changed, follows from the row's key and the index
/// alone, so that each sharding has the same ones.
template <Family F>
class LiesToJudges {
 public:
  using Problem = typename F::Problem;

  LiesToJudges(const PropertyEntry<F>& property, std::uint64_t key) : property_(property), key_(key) {}

  bool are_told_of(std::uint64_t index) const { return SampledCases(kLied, key_).has(index); }

  /// Has one lie judged; three in four change an answer, the others, of claims on the problem itself, the problem. One
  /// in kOtherStatements is judged as if the engine had stated something else. A judge that rejects it is right or not;
  /// a judge and a referee, who sees eight times the share of passes, that contradict each other are defective.
  ///
  /// Promise  the counts of judgements are as before: lies are no cases.
  /// Error    the sentence of a defect of the harness.
  std::optional<std::string> tell(const Problem& problem, std::span<const Reply<F>> replies, const Court<F>& engines,
                                  std::uint64_t index, SelfCheck& check) {
    if (!std::ranges::all_of(replies, is_answered<F>)) return std::nullopt;
    const JudgeCounts counted = judge_counts();
    Choices choices(key_of_case(key_, index));
    std::optional<std::string> defect;
    Court<F> court = engines;
    if (choices.chance(1, kOtherStatements))
      if (const Stated<F> other = any_statement<F>(choices); property_.judges(other)) court.semantics = other;
    if (!property_.is_metamorphic() && choices.chance(1, 4)) {
      spoilt_ = problem;
      if (move_a_number(spoilt_, choices)) defect = defect_of(judge(spoilt_, replies, court, check));
    } else {
      lying_.assign(replies.begin(), replies.end());
      lie<F>(lying_[choices.below(lying_.size())].answer, choices);
      const Assessment said = judge(problem, lying_, court, check);
      defect = defect_of(said);
      if (!defect && choices.chance(8, kRefereed<F>)) {
        const SecondOpinion second = second_opinion<F>(property_, problem, lying_, said, court.semantics);
        if (second.opinion == Opinion::kDisagrees) defect = second.sentence;
      }
    }
    judge_counts() = counted;
    if (defect) return "an answer of ours with one place changed: " + *defect;
    return std::nullopt;
  }

 private:
  static std::optional<std::string> defect_of(const Assessment& said) {
    return said.harness_defect ? std::optional(said.evidence) : std::nullopt;
  }

  Assessment judge(const Problem& problem, std::span<const Reply<F>> replies, const Court<F>& court,
                   SelfCheck& check) const {
    const JudgementDigest done;
    Assessment said = assess_strictly<F>(property_, problem, replies, court);
    check.digest = done.of(said, check.digest);
    ++check.lies;
    if (said.outcome == Outcome::kViolated) ++check.caught;
    return said;
  }

  const PropertyEntry<F>& property_;
  std::uint64_t key_;
  Problem spoilt_;
  std::vector<Reply<F>> lying_;
};

}  // namespace assay
