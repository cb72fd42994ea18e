// In which of seven words an engine's answer to a linear program is summed up.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace assay {

/// kRight     the exact status; a witness, where there is one, proves it exactly
/// kInside    not that, but nothing that the engine said it would not give (properties/lp/weigh_answer.h)
/// kBeyond    further off than it promises
/// kGaveUp    gave up or declined
/// kUnsettled nothing at hand settles what is true, or whether another status than the exact one is inside the promise
enum class LpJudged : std::uint8_t { kRight, kInside, kBeyond, kGaveUp, kHung, kCrashed, kUnsettled };

/// Best first.
inline constexpr std::array<std::string_view, 7> kLpJudgedWords = {
    "right", "inside its own tolerance", "beyond it", "gave up", "hung", "crashed", "not settled"};
constexpr std::span<const std::string_view> words_of(LpJudged) { return kLpJudgedWords; }
constexpr std::string_view name_of(LpJudged judged) { return kLpJudgedWords[static_cast<std::size_t>(judged)]; }

/// Wrong beyond what was promised, or no answer at all.
constexpr bool is_failure(LpJudged judged) {
  return judged == LpJudged::kBeyond || judged == LpJudged::kHung || judged == LpJudged::kCrashed;
}

}  // namespace assay
