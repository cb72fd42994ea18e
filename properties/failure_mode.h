// How an engine fails, whatever claim notices it.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "properties/evaluate.h"

namespace assay {

/// The closed list; docs/severity.md says what belongs where.
enum class FailureMode : std::uint8_t {
  kWrongAnswer,       ///< the answer itself: the verdict, the hull, the status
  kWrongDetail,       ///< what an answer adds: distance, depth, normal, nearest points, brackets
  kInconsistent,      ///< a relation between answers that are not wrong one by one
  kCycles,            ///< a state comes back
  kNondeterministic,  ///< two answers to one question
  kSideEffects,       ///< writes outside its buffers, changes the floating-point environment
  kCrashes,
  kHangs,
  kGivesUp,  ///< where it states that it answers
};
inline constexpr std::size_t kFailureModes = 9;
/// As docs/severity.md calls them.
inline constexpr std::array<std::string_view, kFailureModes> kFailureModeNames = {
    "wrong answer", "wrong detail", "inconsistent", "cycles",  "nondeterministic",
    "side effects", "crashes",      "hangs",        "gives up"};

constexpr std::string_view name_of(FailureMode mode) { return kFailureModeNames[static_cast<std::size_t>(mode)]; }

/// Of a failure under one claim of a property.
template <Family F>
FailureMode failure_mode(const PropertyEntry<F>& property, ClaimId claim) {
  switch (failure_of(claim)) {
    case Outcome::kCrashed: return FailureMode::kCrashes;
    case Outcome::kHung: return FailureMode::kHangs;
    case Outcome::kNondeterministic: return FailureMode::kNondeterministic;
    default: break;
  }
  if (claim == kClaimAnswers) return FailureMode::kGivesUp;
  if (is_about_delivery(claim)) return FailureMode::kSideEffects;
  if (property.is_metamorphic() && !property.expects_refusals) return FailureMode::kInconsistent;
  switch (property.asks) {
    case Question::kVerdict:
    case Question::kStatus:
    case Question::kValue:
    case Question::kCertificate:
    case Question::kHull:
    case Question::kShapes:
    case Question::kRefusal: return FailureMode::kWrongAnswer;
    case Question::kTermination: return FailureMode::kCycles;
    case Question::kGrowth: return FailureMode::kInconsistent;
    case Question::kDistance:
    case Question::kDepth:
    case Question::kNormal:
    case Question::kNearestPoints:
    case Question::kNames:
    case Question::kWitness:
    case Question::kOther: return FailureMode::kWrongDetail;
  }
  return FailureMode::kWrongDetail;
}

}  // namespace assay
