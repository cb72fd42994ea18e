#include "algorithms/lp/tableau/tableau_run.h"

#include <algorithm>
#include <cmath>

#include "algorithms/lp/final_check.h"
#include "algorithms/lp/tableau/perturbation.h"
#include "algorithms/lp/tableau/present_costs.h"
#include "algorithms/lp/tableau/pricing.h"
#include "algorithms/lp/tableau/scaled_problem.h"
#include "algorithms/lp/tableau/without_tableau.h"
#include "algorithms/lp/tableau/witnesses.h"
#include "algorithms/lp/tolerances.h"

namespace assay::lp {
namespace {

/// What one run works with; the references live as long as the call of run_tableau.
struct Setting {
  const LpProblem& original;
  const ScaledProblem& scaled;
  const SimplexRules& rules;
  const Watch& watch;
  const TableauOptions& options;

  bool relaxes() const {
    return rules.anti_cycling == AntiCycling::kPerturbation || rules.anti_cycling == AntiCycling::kExpand ||
           (rules.ratio == RatioTest::kHarris && rules.anti_cycling != AntiCycling::kLexicographic);
  }
  /// Rules under which no basis comes back in exact arithmetic: where one does, rounding has decided about a sign.
  bool never_returns() const {
    if (rules.ratio != RatioTest::kTextbook) return false;
    const bool is_bland = rules.pricing == Pricing::kBland && rules.tie == TieBreak::kLowestIndex;
    return is_bland || rules.anti_cycling == AntiCycling::kBland || rules.anti_cycling == AntiCycling::kLexicographic;
  }
};

class Simplex {
 public:
  explicit Simplex(const Setting& setting)
      : setting_(setting),
        limit_(setting.options.step_limit > 0 ? setting.options.step_limit
                                              : pivot_limit(setting.original.rows, setting.original.columns)),
        tableau_(setting.scaled.problem),
        stopper_(tableau_),
        memory_(setting.original.columns, setting.options.seed),
        is_strict_(!setting.relaxes()) {
    if (setting.rules.anti_cycling == AntiCycling::kPerturbation) perturb_rows(tableau_);
    begin_act();
    if (!tableau_.is_finite()) stopped_ = gave_up(GaveUp::Why::kNotFinite);
    note_trace();
  }

  TableauRun solve() {
    run_.answer = work();
    run_.cycle = proof_.cycle();
    run_.repetition = proof_.repetition();
    return std::move(run_);
  }

 private:
  enum class End : std::uint8_t { kMoved, kNothingImproves, kRay, kNoPivot };

  std::uint32_t steps() const { return run_.pivots + run_.bound_flips; }
  GaveUp gave_up(GaveUp::Why why) const { return {why, steps()}; }
  bool is_small() const { return std::size_t{tableau_.rows()} * tableau_.columns() <= kPreciseEntriesMax; }
  bool is_expanding() const { return !is_strict_ && setting_.rules.anti_cycling == AntiCycling::kExpand; }

  LpAnswer work() {
    while (!stopped_) {
      find_costs();
      const End end = step();
      if (stopped_ || end == End::kMoved) continue;
      if (!is_strict_) {
        tighten();
      } else {
        finish(end);
      }
    }
    return *std::move(stopped_);
  }

  // What the ratio test does depends on the act.
  void begin_act() {
    mode_ = RatioMode::kTextbook;
    stopper_.allowance = {0, kRoundsToZero};
    if (setting_.rules.anti_cycling == AntiCycling::kLexicographic) mode_ = RatioMode::kLexicographic;
    if (!is_strict_ && setting_.rules.ratio == RatioTest::kHarris) {
      mode_ = RatioMode::kHarris;
      stopper_.allowance = {kHarrisRoom, kHarrisRoom};
    }
    if (is_expanding()) {
      mode_ = RatioMode::kExpand;
      stopper_.least_change = (kExpandLast - kExpandFirst) * kExpandTolerance / kExpandPivots;
      restart_expand();
    }
    stopper_.anchor = anchor_at(tableau_, stopper_.allowance);
  }
  void restart_expand() {
    stopper_.allowance = {kExpandFirst * kExpandTolerance, kRoundsToZero};
    expanded_ = 0;
  }

  // The second act: true bounds, everything nonbasic on them, textbook steps.
  void tighten() {
    restore_rows(tableau_, setting_.scaled.problem);
    is_strict_ = true;
    in_stall_ = false;
    begin_act();
    renew();
  }
  void renew() {
    tableau_.place_nonbasics();
    compute_anew();
  }
  void compute_anew() {
    if (!(is_precise_ ? tableau_.rebuild<Twofold>() : tableau_.rebuild<double>()))
      stopped_ = gave_up(GaveUp::Why::kSingularBasis);
    if (!tableau_.is_finite()) stopped_ = gave_up(GaveUp::Why::kNotFinite);
    is_fresh_ = true;
  }

  void find_costs() {
    costs_.find(tableau_, stopper_.allowance);
    // What was feasible once is outside again by rounding only: a wider allowance keeps the phases from taking turns.
    if (!costs_.is_infeasible()) stopper_.allowance.relative = std::max(stopper_.allowance.relative, kFeasible);
  }

  End step() {
    costs_.collect_improving(tableau_, improving_);
    if (improving_.empty()) return End::kNothingImproves;
    const bool is_bland =
        in_stall_ && (setting_.rules.anti_cycling == AntiCycling::kBland || (is_strict_ && setting_.relaxes()));
    stopper_.tie = is_bland ? TieBreak::kLowestIndex : setting_.rules.tie;
    stopper_.mode = is_bland ? RatioMode::kTextbook : mode_;
    entering_ = chosen(improving_, is_bland ? Pricing::kBland : setting_.rules.pricing, tableau_, stopper_, memory_);
    const Move move = stopper_(entering_.column, entering_.direction);
    if (std::isinf(move.step)) return costs_.is_infeasible() ? End::kNoPivot : End::kRay;
    if (steps() == limit_) {
      stopped_ = gave_up(GaveUp::Why::kStepLimit);
    } else {
      make(move);
    }
    return End::kMoved;
  }

  void make(const Move& move) {
    const double step = move.step * entering_.direction;
    if (move.row == kNoChoice) {
      tableau_.move_to(entering_.column, step, move.place);
      ++run_.bound_flips;
    } else {
      if (setting_.rules.pricing == Pricing::kDevex) memory_.note_pivot(tableau_, move.row, entering_.column);
      tableau_.pivot(move.row, entering_.column, step, move.place, is_expanding());
      ++run_.pivots;
    }
    is_fresh_ = false;
    in_stall_ = move.is_degenerate;
    stall_ = in_stall_ ? stall_ + 1 : 0;
    run_.longest_stall = std::max(run_.longest_stall, stall_);
    if (!in_stall_ && mode_ == RatioMode::kLexicographic) stopper_.anchor = anchor_at(tableau_, stopper_.allowance);
    const bool is_reset = is_expanding() && expand();
    note_state(is_reset);
  }

  // One step of EXPAND's tolerance; true where it went back to its start.
  bool expand() {
    stopper_.allowance.absolute += stopper_.least_change;
    if (++expanded_ < kExpandPivots) return false;
    restart_expand();
    renew();
    ++run_.resets;
    return true;
  }

  void note_trace() {
    if (!setting_.options.keeps_trace) return;
    run_.objective.push_back(tableau_.objective());
    run_.bases.push_back(basis_words());
  }
  std::vector<std::uint32_t> basis_words() const {
    Basis basis = tableau_.basis();
    basis.basic.insert(basis.basic.end(), basis.at_upper.begin(), basis.at_upper.end());
    return std::move(basis.basic);
  }

  void note_state(bool is_reset) {
    const std::vector<std::uint32_t> basis = basis_words();
    const bool is_known = proof_.note(basis);
    if (!setting_.watch(basis)) stopped_ = gave_up(GaveUp::Why::kStopped);
    if (!stopped_ && !tableau_.is_finite()) stopped_ = gave_up(GaveUp::Why::kNotFinite);
    is_pinned_ = is_pinned_ || (is_known && is_small());
    is_precise_ = is_precise_ || is_pinned_;
    if (is_pinned_ && !stopped_) compute_anew();
    if (is_expanding() ? is_reset : is_pinned_) proof_.note_whole(whole_state(basis));
    if (!stopped_ && proof_.cycle() && setting_.never_returns()) stopped_ = gave_up(GaveUp::Why::kUncertain);
    if (!stopped_ && proof_.is_shown()) stopped_ = gave_up(GaveUp::Why::kCycling);
    note_trace();
  }

  // The basis with everything else that decides what follows. Precondition: the tableau was just computed anew.
  std::vector<std::uint32_t> whole_state(std::vector<std::uint32_t> words) const {
    words.push_back(is_strict_ ? 1 : 0);
    words.push_back(in_stall_ ? 1 : 0);
    memory_.append_to(words);
    if (mode_ == RatioMode::kLexicographic) {
      for (const std::uint32_t v : stopper_.anchor.variable) words.push_back(v);
      for (const double side : stopper_.anchor.side) words.push_back(static_cast<std::uint32_t>(side + 1));
    }
    return words;
  }

  void finish(End end) {
    if (end == End::kNoPivot) {
      renew_or(GaveUp::Why::kSingularBasis);
    } else if (end == End::kRay) {
      unbounded();
    } else if (costs_.is_infeasible()) {
      infeasible();
    } else {
      optimal();
    }
  }
  // A tableau worn by pivots is computed anew, a small one in twice the precision, before anything is given up.
  void renew_or(GaveUp::Why why) {
    if (is_fresh_) {
      stopped_ = gave_up(why);
    } else {
      is_precise_ = is_small();
      renew();
    }
  }
  void optimal() {
    bool singular = false;
    if (auto answer = optimal_from_basis(setting_.original, tableau_.basis(), singular)) {
      stopped_ = *std::move(answer);
    } else {
      renew_or(singular ? GaveUp::Why::kSingularBasis : GaveUp::Why::kUncertain);
    }
  }
  void infeasible() {
    Infeasible answer{multipliers_of(tableau_, setting_.scaled, costs_.reduced(), costs_.outside())};
    if (proves_infeasible(setting_.original, answer.farkas)) {
      stopped_ = std::move(answer);
    } else if (is_fresh_ && stopper_.allowance.absolute < kFeasible) {
      stopper_.allowance = {kFeasible, kFeasible};  // outside by too little to prove: then by too little to matter
    } else {
      renew_or(GaveUp::Why::kUncertain);
    }
  }
  void unbounded() {
    Unbounded answer{point_of(tableau_, setting_.scaled),
                     ray_of(tableau_, setting_.scaled, entering_.column, entering_.direction)};
    if (proves_unbounded(setting_.original, answer.x, answer.ray)) {
      stopped_ = std::move(answer);
    } else {
      renew_or(GaveUp::Why::kUncertain);
    }
  }

  const Setting& setting_;
  std::uint32_t limit_;
  Dictionary tableau_;
  Stopper stopper_;
  PricingMemory memory_;
  CycleProof proof_;
  TableauRun run_;
  std::optional<LpAnswer> stopped_;
  RatioMode mode_ = RatioMode::kTextbook;
  std::vector<Improving> improving_;
  Improving entering_;
  PresentCosts costs_;
  std::uint32_t stall_ = 0, expanded_ = 0;
  bool is_strict_ = true, is_fresh_ = true, in_stall_ = false;
  bool is_precise_ = false, is_pinned_ = false;
};

}  // namespace

TableauRun run_tableau(const LpProblem& problem, const SimplexRules& rules, const Watch& watch,
                       const TableauOptions& options) {
  if (auto answer = without_tableau(problem, rules)) {
    TableauRun run;
    run.answer = *std::move(answer);
    return run;
  }
  const ScaledProblem rescaled = scaled(problem, rules.scaling);
  const Setting setting{problem, rescaled, rules, watch, options};
  return Simplex(setting).solve();
}

}  // namespace assay::lp
