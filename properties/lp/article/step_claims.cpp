// What the article says about the course of the simplex method on P2, tried in exact arithmetic with Bland's rule.
#include <algorithm>
#include <array>
#include <set>

#include "oracles/lp/exact/certify_lp.h"
#include "properties/lp/article/claim_words.h"

namespace assay::article {
namespace {

Verdict starts_at_two(ArticleCase& at) {
  const Rational& first = at.steps().objective.front();
  return held_or(first == 2, named("value at x = 0:", first));
}

Verdict steps_never_worsen(ArticleCase& at) {
  const auto& value = at.steps().objective;
  for (std::size_t i = 1; i < value.size(); ++i) {
    if (value[i] > value[i - 1]) {
      return refuted("step " + std::to_string(i) + ": " + in_words(value[i - 1]) + " became " + in_words(value[i]));
    }
  }
  return Holds{};
}

Verdict ends_at_the_minimum(ArticleCase& at) {
  if (!at.minimum()) return Undecided{kTooMuchWork};
  return held_or(at.steps().finished && at.steps().objective.back() == *at.minimum(),
                 named("ended at", at.steps().objective.back()) + ", " + named("minimum", *at.minimum()));
}

Verdict no_basis_comes_back(ArticleCase& at) {
  std::set<std::vector<std::uint32_t>> seen;
  for (std::vector<std::uint32_t> state : at.steps().states) {
    std::sort(state.begin(), state.end());
    if (!seen.insert(state).second) return refuted("after " + std::to_string(seen.size()) + " bases one came back");
  }
  return Holds{};
}

/// The code counts from k and stops at rows times columns of its tableau.
Verdict limit_suffices(ArticleCase& at) {
  const std::uint64_t k = at.equations(), limit = (k + 1) * (at.corners() + k + 1) - k;
  return held_or(at.steps().finished && at.steps().pivots() <= limit,
                 std::to_string(at.steps().pivots()) + " pivots, limit " + std::to_string(limit));
}

constexpr std::uint32_t kPivotsAnEquation = 3;

Verdict pivots_are_linear(ArticleCase& at) {
  return held_or(at.steps().pivots() <= kPivotsAnEquation * at.equations(),
                 std::to_string(at.steps().pivots()) + " pivots for " + std::to_string(at.equations()) +
                     " equations, " + std::to_string(at.corners()) + " corners");
}

/// Two points of the optimal face: the least and the greatest slack of each row among all optimal x.
Verdict optimum_is_not_unique(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  if (!at.minimum()) return Undecided{kTooMuchWork};
  LpProblem face = slack_program(at.pair());
  const std::uint32_t k = at.equations();
  // The optimal value as a row needs it to be a double.
  const double value = at.minimum()->convert_to<double>();
  if (exact(value) != *at.minimum()) return Undecided{"the minimum is no double"};
  for (std::uint32_t j = 0; j < face.columns; ++j) face.matrix.push_back(face.cost[j]);
  ++face.rows;
  face.row_lower.push_back(value);
  face.row_upper.push_back(value);
  std::set<Rational> norms;
  for (std::uint32_t i = 0; i < k; ++i) {
    for (const double direction : {1.0, -1.0}) {
      face.cost.assign(face.columns, 0.0);
      face.cost[face.columns - k + i] = direction;
      const auto truth = certify_lp(face, {2000, 400});
      if (!truth || truth->status != LpStatus::kOptimal) return Undecided{kTooMuchWork};
      Rational squares = 0;
      for (std::uint32_t row = 0; row < k; ++row) {
        const Rational& z = truth->x[face.columns - k + row];
        squares += z * z;
      }
      norms.insert(squares);
      if (norms.size() > 1) return Holds{};
    }
  }
  return NotJudged{kConditionNotMet};
}

constexpr std::array kStepClaims = {
    Claim{"starts_at_two", "steps", "x = 0 is feasible for P2 and has the value 2, so the method needs no phase one.",
          "", Claim::Kind::kAlways, &starts_at_two},
    Claim{"steps_never_worsen", "steps", "The method takes no step that worsens the value.", "", Claim::Kind::kAlways,
          &steps_never_worsen},
    Claim{"ends_at_the_minimum", "steps", "With Bland's rule the method ends, and at the minimum.", "",
          Claim::Kind::kAlways, &ends_at_the_minimum},
    Claim{"blands_rule_never_cycles", "steps", "With Bland's rule no basis comes back.", "", Claim::Kind::kAlways,
          &no_basis_comes_back},
    Claim{"limit_suffices", "steps",
          "As many pivots as the tableau has rows times columns are enough (the code's limit of iterations).", "",
          Claim::Kind::kAlways, &limit_suffices, nullptr, true},
    Claim{"pivots_are_linear", "steps",
          "In practice the number of pivots is linear in the number of equations: at most three pivots an equation, as "
          "the "
          "rule of thumb has it.",
          "", Claim::Kind::kAlways, &pivots_are_linear, nullptr, true},
    Claim{"optimum_is_not_unique", "steps",
          "The optimal x* need not be unique, and optimal slacks can have different 2-norms.", "",
          Claim::Kind::kSometimes, &optimum_is_not_unique},
};

}  // namespace

std::span<const Claim> step_claims() { return kStepClaims; }

}  // namespace assay::article
