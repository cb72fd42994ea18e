#include "algorithms/lp/revised/revised_simplex.h"

#include <algorithm>
#include <cmath>

#include "algorithms/lp/revised/answer/answer_check.h"
#include "algorithms/lp/revised/dual_simplex.h"
#include "algorithms/lp/revised/iterate.h"
#include "algorithms/lp/revised/primal_simplex.h"

namespace assay::lp {
namespace {

/// Times that the methods may take over from each other before a run is given up.
constexpr int kRounds = 12;
/// What the tolerances are multiplied by when the final check has failed.
constexpr double kTighten = 0.1;
constexpr int kMostTightenings = 3;

}  // namespace

class RevisedSimplex::Method {
 public:
  explicit Method(const RevisedOptions& options) : options_(options), dual_(it_), primal_(it_), check_(it_) {}

  RevisedRun solve(const LpProblem& problem, const Watch& watch, const Basis* start, const MovedProgram* moved) {
    RevisedRun run;
    run.answer = Declined{};
    if (const std::string_view reason = unsupported(); !reason.empty()) {
      run.answer = Declined{reason};
      return run;
    }
    const Refusal refusal = refusal_of(problem);
    if (refusal == Refusal::kSizes) {
      run.answer = Declined{"inconsistent sizes"};
    } else if (refusal == Refusal::kNotFinite) {
      run.answer = GaveUp{GaveUp::Why::kNotFinite, 0};
    } else if (refusal == Refusal::kCrossed) {
      run.answer = Infeasible{std::vector<double>(problem.rows)};
    } else {
      load(problem, options_.rules.scaling, it_.program);
      if (moved != nullptr) move_to(*moved, it_.program);
      it_.begin(options_, watch);
      if (!it_.take_basis(start)) {
        run.answer = Declined{"start is not a basis"};
        return run;
      }
      line_.reset();
      run.answer = answer();
      run.line = line_;
      run.basis = it_.basis();
      run.pivots = it_.pivots;
      run.flips = it_.flips;
      run.degenerate_pivots = it_.degenerate_pivots;
      run.refactorisations = it_.refactorisations;
    }
    return run;
  }

 private:
  using Kind = RevisedOptions::Method;

  std::string_view unsupported() const {
    const SimplexRules& rules = options_.rules;
    if (rules.anti_cycling == AntiCycling::kLexicographic) return "no lexicographic rule in the revised simplex";
    if (rules.anti_cycling == AntiCycling::kExpand) return "no EXPAND in the revised simplex";
    if (options_.method == Kind::kDual && rules.pricing == Pricing::kGreatestImprovement) {
      return "greatest improvement is a rule of the primal method";
    }
    return {};
  }

  GaveUp gave_up(GaveUp::Why why) const { return {why, it_.pivots}; }

  LpAnswer answer() {
    if (!it_.refactor()) return gave_up(*it_.why);
    may_perturb_ = true;
    tightenings_ = 0;
    bool primal = starts_primal();
    for (int round = 0; round < kRounds; ++round) {
      const End end = primal ? primal_.run(may_perturb_, primal_pricing()) : dual_.run(may_perturb_);
      if (end == End::kGaveUp) return gave_up(*it_.why);
      std::optional<LpAnswer> answer;
      if (end == End::kOptimal) {
        answer = optimal(primal);
      } else if (end == End::kUnbounded) {
        answer = unbounded(primal);
      } else if (end == End::kInfeasible) {
        answer = infeasible(primal);
      } else {  // no multipliers are feasible: the primal method tells unbounded from infeasible
        it_.restore_costs();
        primal = true;
        came_from_dual_ = true;
      }
      if (answer) return *std::move(answer);
      may_perturb_ = may_perturb_ && end == End::kNoDualPoint;
    }
    return gave_up(GaveUp::Why::kUncertain);
  }

  bool starts_primal() {
    came_from_dual_ = options_.method == Kind::kDual;
    switch (options_.method) {
      case Kind::kPrimal: return true;
      case Kind::kDual: return false;
      case Kind::kAuto: break;
    }
    const bool primal =
        options_.rules.pricing == Pricing::kGreatestImprovement || (it_.primal_feasible() && !it_.dual_feasible());
    came_from_dual_ = !primal;
    return primal;
  }

  // A clean-up after the dual method is short: exact lengths of edges, computed for a basis in mid-course, would not
  // pay.
  Pricing primal_pricing() const {
    const bool exact = options_.rules.pricing == Pricing::kSteepestEdge;
    const bool tiny = it_.program.rows <= kFewRows && options_.method == Kind::kAuto;
    return exact && (came_from_dual_ || tiny) ? Pricing::kDevex : options_.rules.pricing;
  }

  // Bounds and costs of the problem again; empty, with the method to go on with, where the basis is not optimal for
  // them.
  std::optional<LpAnswer> optimal(bool& primal) {
    const bool moved = it_.bounds_moved || it_.costs_moved;
    if (moved) {
      it_.restore_bounds();
      it_.restore_costs();
      if (it_.factor.updates() > 0) {
        if (!it_.refactor()) return gave_up(*it_.why);
      } else {
        it_.compute_x();
        it_.compute_d();
      }
      if (!is_optimal(primal)) return std::nullopt;
    }
    if (!options_.checks_answer) return check_.optimal_unchecked();
    if (auto answer = check_.optimal()) return *std::move(answer);
    if (it_.factor.updates() > 0) {
      if (!it_.refactor()) return gave_up(*it_.why);
      if (!is_optimal(primal)) return std::nullopt;
      if (auto answer = check_.optimal()) return *std::move(answer);
    }
    return tighten(primal);
  }

  // Precondition: x and d are those of the basis. Chooses the method that repairs what is wrong.
  bool is_optimal(bool& primal) {
    const bool primal_feasible = it_.primal_feasible(), dual_feasible = it_.dual_feasible();
    if (!primal_feasible || !dual_feasible) {
      primal = !dual_feasible || options_.method == Kind::kPrimal;
      came_from_dual_ = true;
    }
    return primal_feasible && dual_feasible;
  }

  std::optional<LpAnswer> tighten(bool& primal) {
    if (++tightenings_ > kMostTightenings) return gave_up(GaveUp::Why::kUncertain);
    it_.tolerance_share *= kTighten;
    it_.harris_share = 0;
    it_.restore_bounds();
    it_.restore_costs();
    if (!it_.refactor()) return gave_up(*it_.why);
    is_optimal(primal);
    return std::nullopt;
  }

  std::optional<LpAnswer> unbounded(bool& primal) {
    if (it_.bounds_moved) {
      it_.restore_bounds();
      it_.compute_x();
      if (!it_.primal_feasible()) return std::nullopt;
    }
    auto answer = check_.unbounded_by_column(primal_.proof());
    line_ = check_.line();
    if (answer) return *std::move(answer);
    return tighten(primal);
  }

  /// Phase one of the primal method ends with a combination of several rows. The dual method, for costs that make the
  /// basis at hand dual feasible, goes on from there to a single row that proves the same.
  std::optional<LpAnswer> infeasible(bool& primal) {
    it_.restore_bounds();
    if (primal) {
      std::fill(it_.cost.begin(), it_.cost.end(), 0.0);
      it_.costs_moved = true;
      for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
        if (!it_.can_move(v) || it_.place[v] == Iterate::Place::kFree) continue;
        it_.cost[v] = (it_.place[v] == Iterate::Place::kAtUpper ? -1 : 1) * (1 + unit_number(v));
      }
      it_.compute_d();
      const End end = dual_.run_phase_two();
      if (end == End::kGaveUp) return gave_up(*it_.why);
      if (end != End::kInfeasible) {  // feasible after all
        it_.restore_costs();
        if (!it_.refactor()) return gave_up(*it_.why);
        return ++tightenings_ > kMostTightenings ? std::optional<LpAnswer>(gave_up(GaveUp::Why::kUncertain))
                                                 : std::nullopt;
      }
    }
    auto answer = options_.checks_answer ? check_.infeasible_by_row(dual_.proof(), dual_.proof_is_below())
                                         : check_.infeasible_unchecked(dual_.proof(), dual_.proof_is_below());
    line_ = check_.line();
    if (answer) return *std::move(answer);
    return tighten(primal);
  }

  RevisedOptions options_;
  Iterate it_;
  DualSimplex dual_;
  PrimalSimplex primal_;
  AnswerCheck check_;
  bool may_perturb_ = true, came_from_dual_ = false;
  int tightenings_ = 0;
  std::optional<TableauLine> line_;
};

RevisedSimplex::RevisedSimplex(const RevisedOptions& options) : method_(std::make_unique<Method>(options)) {}
RevisedSimplex::~RevisedSimplex() = default;
RevisedSimplex::RevisedSimplex(RevisedSimplex&&) noexcept = default;
RevisedSimplex& RevisedSimplex::operator=(RevisedSimplex&&) noexcept = default;

RevisedRun RevisedSimplex::solve(const LpProblem& problem, const Watch& watch, const Basis* start,
                                 const MovedProgram* moved) {
  return method_->solve(problem, watch, start, moved);
}

LpAnswer solve_by_revised(const LpProblem& problem, const Watch& watch, const RevisedOptions& options) {
  return RevisedSimplex(options).solve(problem, watch).answer;
}

}  // namespace assay::lp
