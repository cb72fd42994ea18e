// When two answers to what is the same program, or to two programs that bound each other, contradict each other.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include "algorithms/model/reply.h"
#include "algorithms/model/semantics.h"
#include "algorithms/model/verdict.h"
#include "oracles/lp/certify_lp.h"

namespace assay {

/// What the truth about a first program says about a second one.
struct LpRelation {
  enum class Values : std::uint8_t {
    kEqual,    ///< optimum of the second = factor * optimum of the first
    kNotAbove  ///< optimum of the second <= factor * optimum of the first
  };
  bool (*may_follow)(LpStatus first, LpStatus second) = [](LpStatus first, LpStatus second) { return first == second; };
  Values values = Values::kEqual;
  double factor = 1;
  std::string_view status_claim, value_claim;
};

/// Whether the two answers can both be what they claim to be.
///
/// Claims  status_claim: the second status cannot follow from the first. value_claim: the values are further from the
///         relation than the promised gaps of both, each relative to max(1, |value|); a value is the exact objective of
///         the basis where that is optimal in rationals, and cost.x otherwise.
///         Neither accuses engines on borderline programs: where both certificates keep the promise on their own
///         programs, neither answer is one that the engine said it would not give, and the verdict is
///         Undecided{kBothKeepPromise}. A status without any proof keeps no promise.
/// Undecided  also where an answer is absent, and for values where nothing is promised.
Verdict consistent(const LpProblem& first, const LpAnswer& first_answer, const LpProblem& second,
                   const LpAnswer& second_answer, const LpRelation& relation, const Semantics& semantics);

inline constexpr std::string_view kBothKeepPromise = "both answers keep the promise";

/// The same for the replies to two questions; Undecided where there are not two.
Verdict consistent(const LpProblem& first, const LpProblem& second, std::span<const Reply<LpFamily>> replies,
                   const LpRelation& relation, const Semantics& semantics);

}  // namespace assay
