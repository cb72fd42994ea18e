// What the exact work about a linear program may cost that somebody else made, in the unit of work_bound.h.
#pragma once
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "oracles/exact/work_limits.h"

namespace assay {

/// One step of `assay solve` and `assay study netlib`: a basis solved again, a proof checked, a solve by exact pivots,
/// one answer measured. Beyond, what it would tell stays open.
inline constexpr std::uint64_t kProgramStepWork = 32 * kJudgeWork;
/// All steps that settle what is true of one program, and again all that measure the answers to it. Beyond, it is not
/// settled, and what is not measured yet stays open.
inline constexpr std::uint64_t kProgramWork = 4 * kProgramStepWork;

/// What `call` returns, or nothing where it would cost more than `allowed`.
template <class Call>
auto if_within_work(std::uint64_t allowed, Call&& call) -> std::optional<decltype(call())> {
  auto found = within_work(allowed, std::forward<Call>(call));
  if (std::holds_alternative<TooLarge>(found)) return std::nullopt;
  return std::get<0>(std::move(found));
}

}  // namespace assay
