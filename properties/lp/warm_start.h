// What a solver that keeps its memory owes its user: the basis it returned is a start that needs no pivot, and what it
// solved before leaves no trace.
#pragma once
#include <concepts>
#include <string>
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/model/verdict.h"
#include "oracles/lp/certificate/check_lp.h"

namespace assay {

/// An object that solves from a given basis (null: its own start) and says how many pivots it took.
template <class S>
concept WarmStartable = requires(S& solver, const LpProblem& problem, const Watch& watch, const Basis* start) {
  { solver.solve(problem, watch, start).answer } -> std::convertible_to<LpAnswer>;
  { solver.solve(problem, watch, start).pivots } -> std::convertible_to<std::uint32_t>;
};

/// The same answer, bit for bit, whatever was solved before.
struct FreshEqualsReused {
  static constexpr std::string_view kName = "lp/fresh_equals_reused";
  static constexpr std::string_view kSentence = "An object answers as a fresh one does, whatever it solved before.";
  static constexpr ClaimSentence kClaim{"answer does not depend on what was solved before"};

  template <WarmStartable S>
  static Verdict check(S& fresh, S& reused, const LpProblem& problem, bool (*same)(const LpAnswer&, const LpAnswer&)) {
    const auto first = fresh.solve(problem, Watch{}, nullptr), second = reused.solve(problem, Watch{}, nullptr);
    if (first.pivots != second.pivots) {
      return Violated{kClaim, std::to_string(first.pivots) + " pivots became " + std::to_string(second.pivots), 0};
    }
    return same(first.answer, second.answer) ? Verdict(Holds{}) : Violated{kClaim, "the answers differ", 0};
  }
};

/// From a basis that is optimal in exact arithmetic nothing is to be improved: no pivot is needed, and the status
/// stays. A basis that is not exactly optimal, or an answer without one, says nothing here.
struct WarmStartNeedsNoPivot {
  static constexpr std::string_view kName = "lp/warm_start_needs_no_pivot";
  static constexpr std::string_view kSentence = "Started from the optimal basis it returned, a solver takes no pivot.";
  static constexpr ClaimSentence kClaim{"no pivot from an optimal basis"};
  static constexpr ClaimSentence kStatusClaim{"an optimal basis stays optimal"};

  template <WarmStartable S>
  static Verdict check(S& solver, const LpProblem& problem) {
    const auto cold = solver.solve(problem, Watch{}, nullptr);
    const LpAnswer answer = cold.answer;
    const auto* optimal = std::get_if<Optimal>(&answer);
    if (optimal == nullptr || optimal->basis.basic.size() != problem.rows) return Undecided{"no basis"};
    if (classify_basis(problem, optimal->basis) != BasisClass::kOptimal)
      return Undecided{"basis is not exactly optimal"};
    const auto warm = solver.solve(problem, Watch{}, &optimal->basis);
    const LpAnswer again = warm.answer;
    if (std::holds_alternative<GaveUp>(again)) return Undecided{"gave up"};
    if (!std::holds_alternative<Optimal>(again)) return Violated{kStatusClaim, "another status", 0};
    if (warm.pivots == 0) return Holds{};
    return Violated{kClaim, std::to_string(warm.pivots) + " pivots", 0};
  }
};

}  // namespace assay
