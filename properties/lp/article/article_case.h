// One pair of bodies as the article on collision by linear programming sees it, everything about it exact.
//
// Source  A. M. Kreuzer, On Convex Polytopes, Collision Detection, and the Simplex Method, CodeProject article 1077502,
//         19 May 2016. S and T are the corners of the bodies, n the dimension, k = n + 2 the equations, m the
//         corners of both. P1: A x = b, x >= 0. P2: minimise e.(b - A x), A x <= b, x >= 0.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/model/family.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/contact.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/lp/article/exact_steps.h"

namespace assay::article {

/// What solving a program of the article exactly may cost; beyond, its claims are undecided.
inline constexpr LpWork kArticleWork{2000, 400};

/// P2 with its slack as columns: minimise e.s subject to A x + s = b, x, s >= 0. No number is rounded, whatever the
/// corners; the first m columns are x, the last k are s.
LpProblem slack_program(const ConvexPair& pair);

/// P1.
LpProblem feasibility_program(const ConvexPair& pair);

/// minimise sum of u + v subject to sum x_k s_k - sum z_l t_l = v - u, sum of x = sum of z = 1, all >= 0: the 1-norm
/// distance. With `below_only` there is no v, and the minimum is over those differences p - q that have no positive
/// coordinate: infeasible where there is none.
LpProblem distance_program(const ConvexPair& pair, bool below_only);

/// The article's own code, as an engine; its states are the basic variables after every pivot.
using Code = GjkAnswer (*)(const ConvexPair&, const Watch&);
using Program = LpProblem (*)(const ConvexPair&);

struct CodeRun {
  GjkAnswer answer = Declined{"no code"};
  std::vector<std::vector<std::uint32_t>> states;
  bool stopped = false;  ///< more states than kStatesMax
};

/// Computes what a claim asks for, once. Empty optionals mean more work than allowed.
class ArticleCase {
 public:
  /// `under_trial` may be null: claims about the code are then undecided.
  /// `program` is P2; another one only where a test plants a defect that the claims must refute. `in_rationals` is the
  /// same code without rounding.
  ArticleCase(ConvexPair bodies, Code under_trial, Program program = &slack_program, Code in_rationals = nullptr)
      : pair_(std::move(bodies)), code_(under_trial), in_rationals_(in_rationals), program_(program) {}

  const ConvexPair& pair() const { return pair_; }
  Code code() const { return code_; }
  std::uint32_t equations() const { return pair_.a.dimension + 2; }
  std::uint32_t corners() const { return pair_.a.size() + pair_.b.size(); }
  bool has_empty_body() const { return pair_.a.empty() || pair_.b.empty(); }

  /// Whether the bodies meet; an empty one meets nothing.
  bool meet();
  /// Of P2, and the slack b - A x* of the optimal x* that comes with it.
  const std::optional<Rational>& minimum();
  const std::vector<Rational>& slack();
  /// In the 1-norm. Precondition: no body is empty.
  const std::optional<Rational>& distance();
  /// Over points of K - L without a positive coordinate; empty where there is none.
  const std::optional<Rational>& distance_below();
  const Rational& squared_distance();
  /// P2 by the tableau with Bland's rule, in rationals.
  const ExactSteps& steps();
  const CodeRun& code_run();
  bool has_code_in_rationals() const { return in_rationals_ != nullptr; }
  const CodeRun& code_run_in_rationals();

 private:
  void solve_slack_program();

  ConvexPair pair_;
  Code code_, in_rationals_;
  Program program_;
  std::optional<bool> meet_;
  bool has_minimum_ = false, has_distance_ = false, has_distance_below_ = false;
  std::optional<Rational> minimum_, distance_, distance_below_, squared_distance_;
  std::vector<Rational> slack_;
  std::optional<ExactSteps> steps_;
  std::optional<CodeRun> code_run_, code_run_in_rationals_;
};

/// The greatest 1-norm of a corner of either body.
Rational reach_of(const ConvexPair& pair);
Rational sum_of(const std::vector<Rational>& values);

}  // namespace assay::article
