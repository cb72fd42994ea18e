// When two answers to what is the same program, or to two programs that bound each other, contradict each other.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include "algorithms/model/reply.h"
#include "algorithms/model/semantics.h"
#include "algorithms/model/verdict.h"
#include "oracles/lp/exact/certify_lp.h"

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
  ClaimId status_claim, value_claim;
};

/// Whether the two answers can both be what they claim to be.
///
/// Claims  status_claim: the second status cannot follow from the first. value_claim: the values are further from the
///         relation than the promised gaps of both (stated or default, default_promises.h), each relative to max(1,
///         |value|); a value is cost.x of the x given, or the exact objective of the basis where none is.
///         Neither accuses engines on borderline programs: where both answers keep lp/status_is_right (for values
///         lp/value_is_right) on their own programs, neither is one that the engine said it would not give, and the
///         verdict is Undecided{kBothKeepPromise}. Where a program is too large to be solved the certificate stands in
///         for both.
/// Undecided  also where an answer is absent. Not judged: values where an answer gives none, or where the engine states
///            that
///         it promises nothing about them.
Verdict consistent(const LpProblem& first, const LpAnswer& first_answer, const LpProblem& second,
                   const LpAnswer& second_answer, const LpRelation& relation, const Stated<LpFamily>& semantics);

inline constexpr std::string_view kBothKeepPromise = "both answers keep the promise";
inline constexpr std::string_view kPromiseOpen =
    "the answers contradict each other; whether both keep the promise is open";
inline constexpr std::string_view kNoValueToCompare = "an answer gives no value";

/// The same for the replies to two questions; Undecided where there are not two.
Verdict consistent(const LpProblem& first, const LpProblem& second, std::span<const Reply<LpFamily>> replies,
                   const LpRelation& relation, const Stated<LpFamily>& semantics);

}  // namespace assay
