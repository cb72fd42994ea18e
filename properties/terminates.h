// Claim, for every family: the engine does not run in a circle.
#pragma once
#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <variant>

#include "properties/property.h"

namespace assay {

inline constexpr ClaimSentence kNoStateComesBack{"no state comes back"};

/// Violated by a cycle in the trace, with its length and states as evidence, unless the engine saw it itself and gave
/// up for it. One stopped from outside without a cycle seen is undecided; one that ended, with or without an answer,
/// terminates.
Verdict judge_termination(const Trace& trace, const GaveUp* gave_up);

/// The engine ends by itself: its combinatorial state never repeats with the same period until it is stopped.
///
/// Claims     (1) no state comes back.
/// Magnitude  0: the claim is combinatorial.
template <Family F>
struct Terminates {
  using Family = F;
  static constexpr auto kLetters = [] {
    constexpr std::string_view kClaim = "/terminates";
    std::array<char, F::kName.size() + kClaim.size()> letters{};
    std::ranges::copy(kClaim, std::ranges::copy(F::kName, letters.begin()).out);
    return letters;
  }();
  static constexpr std::string_view kName = {kLetters.data(), kLetters.size()};
  static constexpr std::string_view kSentence = "The engine ends by itself: none of its states comes back for ever.";
  static constexpr bool kJudgesEveryReply = true;
  static constexpr Question kAsks = Question::kTermination;

  static Verdict judge(const typename F::Problem&, std::span<const Reply<F>> replies, const Court<F>&) {
    if (replies.size() != 1) return Undecided{"not one reply"};
    const Reply<F>& reply = replies.front();
    if (reply.delivery != Delivery::kAnswered) return Undecided{"no answer to judge"};
    return judge_termination(reply.trace, std::get_if<GaveUp>(&reply.answer));
  }
};

#define ASSAY_CHECK(F) static_assert(Property<Terminates<F>>);
ASSAY_FOR_EACH_FAMILY(ASSAY_CHECK)
#undef ASSAY_CHECK

}  // namespace assay
