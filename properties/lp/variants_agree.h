// Presolve, scaling and pricing are the solver's business: switching them may not change what is true.
#pragma once
#include <span>
#include <string_view>

#include "properties/lp/consistent.h"

namespace assay {

/// The answers of several variants to one program contradict each other nowhere (consistent.h): same status, same
/// value. Each pair is compared, since contradiction is not transitive on borderline programs.
struct VariantsAgree {
  static constexpr std::string_view kName = "lp/variants_agree";
  static constexpr std::string_view kSentence =
      "Variants that differ in presolve, scaling or pricing give consistent answers.";
  static constexpr ClaimSentence kClaim{"status does not depend on presolve, scaling and pricing"};
  static constexpr ClaimSentence kValueClaim{"value does not depend on presolve, scaling and pricing"};

  /// `semantics` is the weakest promise of the variants. Undecided where no pair could be compared.
  static Verdict check(const LpProblem& problem, std::span<const LpAnswer> answers, const Stated<LpFamily>& semantics) {
    LpRelation relation;
    relation.status_claim = kClaim;
    relation.value_claim = kValueClaim;
    Verdict all = Undecided{"fewer than two answers"};
    for (std::size_t i = 0; i < answers.size(); ++i) {
      for (std::size_t k = i + 1; k < answers.size(); ++k) {
        Verdict pair = consistent(problem, answers[i], problem, answers[k], relation, semantics);
        if (violation(pair) != nullptr) return pair;
        if (holds(pair)) all = Holds{};
      }
    }
    return all;
  }
};

}  // namespace assay
