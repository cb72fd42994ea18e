// A property is one claim about engines of a family. It names no engine: it asks questions and judges the replies.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "algorithms/model/reply.h"
#include "algorithms/model/semantics.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// What a property may lean on besides the replies.
template <Family F>
struct Court {
  Stated<F> semantics;
  /// Tier 1: a solver of ours that proposes a witness where the engine gave none. May be null: the exact finish then
  /// works alone.
  typename F::Answer (*propose)(const typename F::Problem&) = nullptr;
};

/// What a claim asks of an answer, for those who ask the same in another way: referees, and reports of wrong verdicts.
enum class Question : std::uint8_t {
  kOther,
  kVerdict,      ///< collisions, casts: hit or miss
  kStatus,       ///< programs: optimal, infeasible or unbounded
  kValue,        ///< programs: the optimal value
  kCertificate,  ///< programs: what the answer's own vectors show
  kHull,         ///< hulls: the whole answer
  kNames,        ///< hulls: which of coinciding points are named
  kShapes,       ///< shapes: the whole answer
  kDistance,     ///< collisions, as are those below
  kDepth,
  kNormal,
  kNearestPoints,
  kWitness,
  kGrowth,       ///< a relation: a hit of a part is a hit of the whole
  kTermination,  ///< no state of the engine comes back
  kRefusal,      ///< what is no problem is not answered
};

/// The violations of a claim that make a verdict wrong, told from answers that are right but badly supported.
struct WrongVerdicts {
  bool all = false;                   ///< every violation does
  std::span<const ClaimId> claims{};  ///< else those of these; static storage
};

/// A property is a stateless type.
///
/// By default the engine is asked the drawn problem itself and nothing else. A metamorphic property adds
///     static void ask(const Problem&, std::vector<Problem>& questions);   // clears and fills; the replies come in
///     this order
/// A property that judges replies of engines that gave up, too, sets kJudgesEveryReply. One that asks what is no
/// problem, so that declining is right, sets kExpectsRefusals, and judges every reply. One that engines of its family
/// are to be told apart by first sets kRanksEngines: reports order engines and findings by it. The one claim of a
/// family that says what an answer of it means at all sets kIsPrincipal. One whose question others ask, too, sets
/// kAsks; one whose violations make a verdict wrong sets kWrongVerdicts. A property that makes sense only for some
/// engines adds
///     static std::string_view not_judged(const Stated<F>&);   // why, in plain words; empty where the claim is judged
template <class P>
concept Property = requires(const typename P::Family::Problem& problem,
                            std::span<const Reply<typename P::Family>> replies,
                            const Court<typename P::Family>& court) {
  { P::kName } -> std::convertible_to<std::string_view>;      // "gjk/verdict_is_right"
  { P::kSentence } -> std::convertible_to<std::string_view>;  // the claim, a sentence that can be false
  { P::judge(problem, replies, court) } -> std::same_as<Verdict>;
};

template <class P>
concept Metamorphic = Property<P> &&
    requires(const typename P::Family::Problem& problem, std::vector<typename P::Family::Problem>& questions) {
  P::ask(problem, questions);
};

/// Why the claim is not judged for an engine that states this; empty where it is.
template <class P>
std::string_view why_not_judged(const Stated<typename P::Family>& semantics) {
  // By its name alone: one that reads another family's statement must not compile, rather than be passed over.
  if constexpr (requires { &P::not_judged; }) return P::not_judged(semantics);
  return {};
}

template <class P>
constexpr bool judges_every_reply() {
  if constexpr (requires { P::kJudgesEveryReply; }) return P::kJudgesEveryReply;
  return false;
}

template <class P>
constexpr bool expects_refusals() {
  if constexpr (requires { P::kExpectsRefusals; }) return P::kExpectsRefusals;
  return false;
}

template <class P>
constexpr bool ranks_engines() {
  if constexpr (requires { P::kRanksEngines; }) return P::kRanksEngines;
  return false;
}

template <class P>
constexpr bool is_principal() {
  if constexpr (requires { P::kIsPrincipal; }) return P::kIsPrincipal;
  return false;
}

template <class P>
constexpr Question question_of() {
  if constexpr (requires { P::kAsks; }) return P::kAsks;
  return Question::kOther;
}

template <class P>
constexpr WrongVerdicts wrong_verdicts_of() {
  if constexpr (requires { P::kWrongVerdicts; }) return P::kWrongVerdicts;
  return {};
}

}  // namespace assay
