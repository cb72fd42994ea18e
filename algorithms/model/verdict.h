// What a judge says, and the closed list of what can come of a case.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "algorithms/model/claim.h"

namespace assay {

/// Every numbered claim of the judge was verified.
struct Holds {};

/// One claim is false.
struct Violated {
  ClaimId claim;
  std::string evidence;  ///< in words and hexfloat, enough for a person to check
  double magnitude = 0;  ///< by how much, relative to the problem's size; 0 for a purely combinatorial claim
};

/// The judge could not tell, or the answer is not the exact one and still none that the engine said it would not give:
/// that is recorded apart. Never counted as a pass.
struct Undecided {
  std::string_view why;
  bool inside_promise = false;
  bool too_large = false;  ///< the judge was to do more than a judgement may cost (oracles/exact/work_limits.h)
};

/// Neither the engine's statement nor its answer has anything that the claim is about. Never counted as a pass.
struct NotJudged {
  std::string_view why;  ///< in plain words; static storage
};

/// The judges contradict themselves or each other: no number is worth anything, and the run ends.
struct HarnessDefect {
  std::string_view what;  ///< static storage
};

using Verdict = std::variant<Holds, Violated, Undecided, NotJudged, HarnessDefect>;

inline bool holds(const Verdict& verdict) { return std::holds_alternative<Holds>(verdict); }
/// Why there is no verdict; empty where there is one.
inline std::string_view why_open(const Verdict& verdict) {
  if (const auto* undecided = std::get_if<Undecided>(&verdict)) return undecided->why;
  if (const auto* not_judged = std::get_if<NotJudged>(&verdict)) return not_judged->why;
  if (const auto* defect = std::get_if<HarnessDefect>(&verdict)) return defect->what;
  return {};
}
inline const Violated* violation(const Verdict& verdict) { return std::get_if<Violated>(&verdict); }

/// The closed list of outcomes of (engine, property, case). Reports use these names and no others.
enum class Outcome : std::uint8_t {
  kHolds,
  kViolated,
  kUndecided,
  kGaveUp,
  kDeclined,
  kCrashed,
  kHung,
  kNondeterministic,
  kNotJudged,
  kNotAsked,         ///< too many cases of its block had ended the engine's process: nothing is known
  kWithinDocumented  ///< not right, and the engine's own statement excuses it (is_within_documented)
};
inline constexpr std::size_t kOutcomes = 11;
inline constexpr std::array<std::string_view, kOutcomes> kOutcomeNames = {
    "holds", "violated",         "undecided",  "gave_up",   "declined",         "crashed",
    "hung",  "nondeterministic", "not_judged", "not_asked", "within_documented"};

constexpr std::string_view name_of(Outcome outcome) { return kOutcomeNames[static_cast<std::size_t>(outcome)]; }

}  // namespace assay
