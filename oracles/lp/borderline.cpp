#include "oracles/lp/borderline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "oracles/exact/words.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/change/changed_program.h"
#include "oracles/lp/change/steady_basis.h"

namespace assay {
namespace {

constexpr std::array kEquationMoves = {EquationMove::kNone, EquationMove::kUp, EquationMove::kDown,
                                       EquationMove::kInTurn};

/// The programs around one, solved exactly as they are asked for.
class Neighbourhood {
 public:
  Neighbourhood(const LpProblem& problem, const LpTruth& truth, double change, const LpWork& work)
      : problem_(problem), truth_(truth), work_(work) {
    change_.size = change;
    for (const Rational& x : truth.x) change_.near_x.push_back(approximate(x));
  }

  /// What the widest program allows; the objective is a lower bound of all optima. Empty where it is not known.
  std::optional<LpTruth> widest(CostMove cost) const {
    const auto wide = widest_program(problem_, change_, cost);
    auto solved = wide ? solve(wide->problem) : std::nullopt;
    if (solved) solved->objective -= wide->slack;
    return solved;
  }
  std::optional<LpTruth> wide(CostMove cost) const { return solve(wide_program(problem_, change_, cost)); }
  std::optional<LpTruth> narrowest(CostMove cost) const {
    const auto narrow = narrowest_program(problem_, change_, cost);
    return narrow ? solve(*narrow) : std::nullopt;
  }
  /// Some program within the change for which `wanted` holds, from the rows moved in one way.
  template <class Wanted>
  bool some_program(RowMove rows, CostMove cost, const Wanted& wanted) const {
    const std::size_t moves = has_equations() ? kEquationMoves.size() : 1;
    for (std::size_t k = 0; k < moves; ++k) {
      const auto solved = solve(program_within(problem_, change_, rows, kEquationMoves[k], cost), truth_.basis);
      if (solved && wanted(*solved)) return true;
    }
    return false;
  }
  bool has_status(RowMove rows, CostMove cost, LpStatus status) const {
    return some_program(rows, cost, [&](const LpTruth& near) { return near.status == status; });
  }
  std::optional<Ball> steady_optima() const {
    if (truth_.status != LpStatus::kOptimal) return std::nullopt;
    return optima_of_steady_basis(problem_, truth_.basis, change_.size);
  }

 private:
  std::optional<LpTruth> solve(const LpProblem& near, const Basis& start = {}) const {
    auto solved = certify_lp(near, work_, start);
    if (!solved) return std::nullopt;
    return std::move(*solved);
  }
  bool has_equations() const {
    for (std::uint32_t i = 0; i < problem_.rows; ++i) {
      if (problem_.row_lower[i] == problem_.row_upper[i]) return true;
    }
    return false;
  }

  const LpProblem& problem_;
  const LpTruth& truth_;
  LpWork work_;
  ProgramChange change_;
};

bool is(const std::optional<LpTruth>& solved, LpStatus status) { return solved && solved->status == status; }

StabilityVerdict stability_of_infeasibility(const Neighbourhood& near) {
  if (is(near.widest(CostMove::kNone), LpStatus::kInfeasible))
    return {Stability::kRobust, "the widest program is infeasible too"};
  const auto wide = near.wide(CostMove::kNone);
  if (wide && wide->status != LpStatus::kInfeasible)
    return {Stability::kBorderline, "a program within the change is feasible"};
  return {Stability::kOpen, "neither the widest program nor one within the change tells"};
}

StabilityVerdict stability_of_unboundedness(const Neighbourhood& near) {
  if (is(near.narrowest(CostMove::kDearer), LpStatus::kUnbounded))
    return {Stability::kRobust, "the narrowest and dearest program is unbounded too"};
  for (const RowMove rows : {RowMove::kNone, RowMove::kNarrower, RowMove::kWider}) {
    if (near.some_program(rows, CostMove::kDearer,
                          [](const LpTruth& solved) { return solved.status != LpStatus::kUnbounded; }))
      return {Stability::kBorderline, "a program within the change is not unbounded"};
  }
  return {Stability::kOpen, "neither the narrowest program nor one within the change tells"};
}

StabilityVerdict stability_of_optimum(const Neighbourhood& near, const Rational& optimum) {
  const Rational room = exact(kBorderlineValue) * std::max(Rational(1), Rational(abs(optimum)));
  const auto within = [&](const Rational& value) { return abs(Rational(value - optimum)) <= room; };
  if (const auto optima = near.steady_optima(); optima && std::isfinite(optima->upper() - optima->lower()) &&
                                                within(exact(optima->lower())) && within(exact(optima->upper())))
    return {Stability::kRobust, "its basis stays optimal"};
  const auto least = near.widest(CostMove::kCheaper), most = near.narrowest(CostMove::kDearer);
  if (is(least, LpStatus::kOptimal) && is(most, LpStatus::kOptimal) && within(least->objective) &&
      within(most->objective))
    return {Stability::kRobust, "the widest and the narrowest program have nearly the same optimum"};
  const auto wide = near.wide(CostMove::kCheaper);
  if (is(wide, LpStatus::kUnbounded)) return {Stability::kBorderline, "within the change nothing bounds the cost"};
  if (is(wide, LpStatus::kOptimal) && wide->objective < optimum - room)
    return {Stability::kBorderline, "within the change an optimum is at most " + in_words(wide->objective)};
  std::string words;
  const auto differs = [&](const LpTruth& solved) {
    if (solved.status != LpStatus::kOptimal)
      words = std::string(name_of(solved.status));
    else if (!within(solved.objective))
      words = "optimal with " + in_words(solved.objective);
    return !words.empty();
  };
  if (near.some_program(RowMove::kNarrower, CostMove::kDearer, differs))
    return {Stability::kBorderline, "a program within the change is " + words};
  return {Stability::kOpen, "neither the bounding programs nor one within the change tells"};
}

Reach reach_of_infeasibility(const Neighbourhood& near) {
  if (near.has_status(RowMove::kNarrower, CostMove::kNone, LpStatus::kInfeasible)) return Reach::kReached;
  const auto narrow = near.narrowest(CostMove::kNone);
  if ((narrow && narrow->status != LpStatus::kInfeasible) || near.steady_optima()) return Reach::kUnreachable;
  return Reach::kOpen;
}

Reach reach_of_unboundedness(const Neighbourhood& near) {
  const auto widest = near.widest(CostMove::kCheaper);
  if ((widest && widest->status != LpStatus::kUnbounded) || near.steady_optima()) return Reach::kUnreachable;
  for (const RowMove rows : {RowMove::kWider, RowMove::kNone})
    if (near.has_status(rows, CostMove::kCheaper, LpStatus::kUnbounded)) return Reach::kReached;
  return Reach::kOpen;
}

Reach reach_of_optimality(const Neighbourhood& near, LpStatus truth) {
  if (truth == LpStatus::kInfeasible) {
    if (is(near.widest(CostMove::kNone), LpStatus::kInfeasible)) return Reach::kUnreachable;
    // Some program within the change has a feasible point, and the problem's own cost is bounded in all of them.
    const auto wide = near.wide(CostMove::kNone);
    if (wide && wide->status != LpStatus::kInfeasible && is(near.widest(CostMove::kNone), LpStatus::kOptimal))
      return Reach::kReached;
  } else if (is(near.narrowest(CostMove::kDearer), LpStatus::kUnbounded)) {
    return Reach::kUnreachable;
  }
  for (const CostMove cost : {CostMove::kDearer, CostMove::kNone})
    for (const RowMove rows : {RowMove::kNone, RowMove::kWider, RowMove::kNarrower})
      if (near.has_status(rows, cost, LpStatus::kOptimal)) return Reach::kReached;
  return Reach::kOpen;
}

// An optimum of at most `goal`.
Reach reach_downwards(const Neighbourhood& near, const Rational& goal) {
  if (const auto optima = near.steady_optima();
      optima && std::isfinite(optima->lower()) && exact(optima->lower()) > goal)
    return Reach::kUnreachable;
  const auto least = near.widest(CostMove::kCheaper);
  if (is(least, LpStatus::kOptimal) && least->objective > goal) return Reach::kUnreachable;
  const auto reaches = [&](const LpTruth& solved) {
    return solved.status == LpStatus::kUnbounded || (solved.status == LpStatus::kOptimal && solved.objective <= goal);
  };
  if (const auto wide = near.wide(CostMove::kCheaper); wide && reaches(*wide)) return Reach::kReached;
  for (const RowMove rows : {RowMove::kWider, RowMove::kNone})
    if (near.some_program(rows, CostMove::kCheaper, reaches)) return Reach::kReached;
  return Reach::kOpen;
}

// An optimum of at least `goal`.
Reach reach_upwards(const Neighbourhood& near, const Rational& goal) {
  if (const auto optima = near.steady_optima();
      optima && std::isfinite(optima->upper()) && exact(optima->upper()) < goal)
    return Reach::kUnreachable;
  const auto most = near.narrowest(CostMove::kDearer);
  if (is(most, LpStatus::kOptimal) && most->objective < goal) return Reach::kUnreachable;
  const auto reaches = [&](const LpTruth& solved) {
    return solved.status == LpStatus::kInfeasible || (solved.status == LpStatus::kOptimal && solved.objective >= goal);
  };
  for (const RowMove rows : {RowMove::kNarrower, RowMove::kNone})
    if (near.some_program(rows, CostMove::kDearer, reaches)) return Reach::kReached;
  return Reach::kOpen;
}

}  // namespace

Reach reach_of_value(const LpProblem& problem, const LpTruth& truth, const Rational& value, const Rational& room,
                     double change, const LpWork& work) {
  const Neighbourhood near(problem, truth, change, work);
  return value < truth.objective ? reach_downwards(near, value + room) : reach_upwards(near, value - room);
}

StabilityVerdict stability_of(const LpProblem& problem, const LpTruth& truth, double change, const LpWork& work) {
  const Neighbourhood near(problem, truth, change, work);
  switch (truth.status) {
    case LpStatus::kOptimal: return stability_of_optimum(near, truth.objective);
    case LpStatus::kInfeasible: return stability_of_infeasibility(near);
    case LpStatus::kUnbounded: return stability_of_unboundedness(near);
  }
  return {};
}

Reach reach_of(const LpProblem& problem, const LpTruth& truth, LpStatus status, double change, const LpWork& work) {
  if (status == truth.status) return Reach::kReached;
  const Neighbourhood near(problem, truth, change, work);
  switch (status) {
    case LpStatus::kOptimal: return reach_of_optimality(near, truth.status);
    case LpStatus::kInfeasible: return reach_of_infeasibility(near);
    case LpStatus::kUnbounded: return reach_of_unboundedness(near);
  }
  return Reach::kOpen;
}

StatusDistance status_distance(const LpProblem& problem, const LpTruth& truth, LpStatus status, const LpWork& work) {
  if (status == truth.status) return {0, 0};
  // Exponents between which the answer lies: what is within a change is within every greater one.
  int unreached = -60, reached = 0;
  StatusDistance distance;
  while (reached - unreached > 1) {
    const int middle = (unreached + reached) / 2;
    const double change = std::ldexp(1.0, middle);
    const Reach reach = reach_of(problem, truth, status, change, work);
    if (reach == Reach::kReached) {
      reached = middle;
      distance.at_most = change;
    } else {
      unreached = middle;
      if (reach == Reach::kUnreachable) distance.more_than = std::max(distance.more_than, change);
    }
  }
  return distance;
}

}  // namespace assay
