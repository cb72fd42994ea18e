// Relations: one linear program in other words.
#pragma once
#include "properties/lp/transform.h"
#include "properties/relations/relation.h"

namespace assay {

template <class F>
struct Signs;

/// Every second row times -1, its bounds exchanged and negated; every second variable replaced by its negative
/// likewise. Negation rounds nothing. Codes that know one form only may decline the second question.
template <>
struct Signs<LpFamily> : Relation<Signs<LpFamily>, LpFamily> {
  static constexpr std::string_view kName = "lp/sign_keeps_answer";
  static constexpr std::string_view kSentence =
      "Turning the sign of rows and variables, bounds and all, changes neither status nor value.";
  static constexpr WayBack<LpFamily>::Claims kClaims{"status does not depend on signs",
                                                     "value does not depend on signs"};

  static Images<LpFamily> images(const LpProblem& problem) {
    return one_image<LpFamily>("signs changed", lp_transform::with_signs_turned(problem));
  }
};

template <class F>
struct ExplicitSlacks;

/// a x with bounds [l, u] becomes a x - s = 0 with l <= s <= u: one more column a row, every row an equation with
/// right-hand side 0. Nothing is rounded. Codes without equations or bounds decline the second question.
template <>
struct ExplicitSlacks<LpFamily> : Relation<ExplicitSlacks<LpFamily>, LpFamily> {
  static constexpr std::string_view kName = "lp/explicit_slacks_keep_answer";
  static constexpr std::string_view kSentence =
      "Writing the activity of every row as a variable of its own changes neither status nor value.";
  static constexpr WayBack<LpFamily>::Claims kClaims{"status does not depend on the form of the slack",
                                                     "value does not depend on the form of the slack"};

  static Images<LpFamily> images(const LpProblem& problem) {
    return one_image<LpFamily>("slacks written out", lp_transform::with_explicit_slacks(problem));
  }
};

template <class F>
struct RedundantRows;

/// The program with its first row a second time at the end, and with the sum of its first two rows where every entry of
/// that sum is exact and either both upper bounds are finite or both lower ones are: then it follows from the two.
template <>
struct RedundantRows<LpFamily> : Relation<RedundantRows<LpFamily>, LpFamily> {
  static constexpr std::string_view kName = "lp/redundant_rows_keep_answer";
  static constexpr std::string_view kSentence = "Rows that follow from others change neither status nor value.";
  static constexpr WayBack<LpFamily>::Claims kClaims{"status does not depend on rows that follow from others",
                                                     "value does not depend on rows that follow from others"};

  static Images<LpFamily> images(const LpProblem& problem) {
    return one_image<LpFamily>("with rows that follow", lp_transform::with_redundant_rows(problem));
  }
};

template <class F>
struct Relaxing;

/// Every finite upper row bound grows by 1 and every finite lower one, of rows that are no equations, falls by 1, where
/// the sum is exact; the feasible set grows. Optimal allows optimal and unbounded, unbounded allows unbounded,
/// infeasible all.
template <>
struct Relaxing<LpFamily> : Relation<Relaxing<LpFamily>, LpFamily> {
  static constexpr std::string_view kName = "lp/relaxing_never_worsens";
  static constexpr std::string_view kSentence =
      "Raising right-hand sides never makes a minimum larger or a feasible program infeasible.";
  static constexpr WayBack<LpFamily>::Claims kClaims{"status fits a larger feasible set",
                                                     "value of a larger feasible set is not above"};

  static Images<LpFamily> images(const LpProblem& problem) {
    LpRelation relation;
    relation.may_follow = [](LpStatus before, LpStatus after) {
      if (before == LpStatus::kInfeasible) return true;
      return after == LpStatus::kUnbounded || (before == LpStatus::kOptimal && after == LpStatus::kOptimal);
    };
    relation.values = LpRelation::Values::kNotAbove;
    return one_image<LpFamily>("relaxed", lp_transform::relaxed(problem), {relation});
  }
};

template <class F>
struct Dual;

/// min c x, A x <= b, x >= 0 against min b z, -A^T z <= c, z >= 0, whose optimum is the negative of the first: its
/// matrix and right-hand sides are copied with their signs, exactly, and the dual of the dual is the program itself.
/// Unbounded allows infeasible, infeasible allows infeasible and unbounded.
///
/// Programs in another form, or with an absent right-hand side, are asked twice as they are.
template <>
struct Dual<LpFamily> : Relation<Dual<LpFamily>, LpFamily> {
  static constexpr std::string_view kName = "lp/dual_has_same_value";
  static constexpr std::string_view kSentence =
      "The dual of a program has the status that duality allows, and the same optimum.";
  static constexpr WayBack<LpFamily>::Claims kClaims{"status of the dual fits", "value of the dual is the same"};

  static Images<LpFamily> images(const LpProblem& problem) {
    const auto dual = lp_transform::dual_of(problem);
    LpRelation relation;
    relation.may_follow = [](LpStatus primal, LpStatus of_dual) {
      if (primal == LpStatus::kOptimal) return of_dual == LpStatus::kOptimal;
      return of_dual == LpStatus::kInfeasible || (primal == LpStatus::kInfeasible && of_dual == LpStatus::kUnbounded);
    };
    relation.factor = -1;
    return one_image<LpFamily>("its dual", dual.value_or(problem), {relation},
                               dual ? "" : "not of the form A x <= b, x >= 0");
  }
};

}  // namespace assay
