// Claim, for every family: what is no problem is refused, and not answered.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/model/fields_of_answers.h"
#include "algorithms/model/joined.h"
#include "properties/property.h"
#include "properties/refusal/no_problem.h"
#include "properties/refusal/spoilt.h"

namespace assay {

inline constexpr std::string_view kRefusesNoProblem = "/refuses_no_problem";
inline constexpr ClaimSentence kNoProblemIsRefused{"what is no problem is refused"};

/// Whether the reply to what is no problem is right though it answers: a body without vertices meets nothing, and an
/// engine may say so.
bool may_be_answered(const ConvexPair& asked, const GjkAnswer& answer);
bool may_be_answered(const MovingPair& asked, const CastAnswer& answer);
template <class Problem, class Answer>
bool may_be_answered(const Problem&, const Answer&) {
  return false;
}

/// A refusal: the engine declines, or gives up because a number is not finite.
template <class Answer>
bool is_refusal(const Answer& answer) {
  const auto* gave_up = std::get_if<GaveUp>(&answer);
  return std::holds_alternative<Declined>(answer) || (gave_up != nullptr && gave_up->why == GaveUp::Why::kNotFinite);
}

/// "answers separated", "gives up (step limit)".
template <class Answer>
std::string done_instead(const Answer& answer) {
  if (const auto* gave_up = std::get_if<GaveUp>(&answer))
    return "it gives up (" + std::string(name_of(gave_up->why)) + ") instead";
  return "it answers " + std::string(std::visit([]<class Kind>(const Kind&) { return kFields<Kind>.kind; }, answer));
}

/// Asked the problem with one thing of it spoilt, so that it is none, the engine refuses. The problem itself is not
/// asked.
///
/// Claims     what is no problem is refused: declined, or given up as not finite.
/// Magnitude  0: an answer is one too many.
/// Error      Not judged for engines that do not state `refuses_no_problem`. Undecided where nothing can be spoilt, and
///            where the engine was stopped.
template <Family F>
struct RefusesNoProblem {
  using Family = F;
  using Problem = typename F::Problem;
  static constexpr std::string_view kName = Joined<F::kName, kRefusesNoProblem>::kValue;
  static constexpr std::string_view kSentence =
      "Asked the problem with one thing of it spoilt, so that it is no problem, the engine refuses.";
  static constexpr bool kJudgesEveryReply = true, kExpectsRefusals = true;
  static constexpr Question kAsks = Question::kRefusal;

  /// The problem itself where nothing of it can be spoilt, as a claim asks something.
  static void ask(const Problem& problem, std::vector<Problem>& questions) {
    questions.clear();
    for (Spoilt<Problem>& made : spoilt(problem)) questions.push_back(std::move(made.asked));
    if (questions.empty()) questions.push_back(problem);
  }

  static std::string_view not_judged(const Stated<F>& says) {
    return says.refuses_no_problem ? "" : "the engine does not state that it refuses what is no problem";
  }

  static Verdict judge(const Problem& problem, std::span<const Reply<F>> replies, const Court<F>& court) {
    if (const auto why = not_judged(court.semantics); !why.empty()) return NotJudged{why};
    const std::vector<Spoilt<Problem>> questions = spoilt(problem);
    if (questions.empty()) return Undecided{"nothing of the problem can be spoilt"};
    if (replies.size() != questions.size()) return Undecided{"not one reply a question"};
    bool was_stopped = false;
    for (std::size_t i = 0; i < questions.size(); ++i) {
      const typename F::Answer& answer = replies[i].answer;
      if (is_refusal(answer) || may_be_answered(questions[i].asked, answer)) continue;
      if (const auto* gave_up = std::get_if<GaveUp>(&answer);
          gave_up != nullptr && gave_up->why == GaveUp::Why::kStopped) {
        was_stopped = true;
        continue;
      }
      return Violated{kNoProblemIsRefused,
                      "asked with " + questions[i].words + ", which is no problem (" +
                          std::string(why_no_problem(questions[i].asked)) + "), " + done_instead(answer),
                      0};
    }
    if (was_stopped) return Undecided{"stopped before it ended by itself"};
    return Holds{};
  }
};

#define ASSAY_CHECK(F) static_assert(Metamorphic<RefusesNoProblem<F>>);
ASSAY_FOR_EACH_FAMILY(ASSAY_CHECK)
#undef ASSAY_CHECK

}  // namespace assay
