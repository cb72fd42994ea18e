// A program at a basis, as a run of the revised simplex stands there before it asks for an answer.
#pragma once
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/lp/revised/answer/answer_check.h"
#include "known_answers/folded/folded_run.h"

namespace assay::known {

/// What becomes of a vertex: refused, accepted after it was refined, accepted as it was computed.
enum class Vertex : std::uint8_t { kRefused, kRefined, kAsComputed };
/// What becomes of a row or a column of the tableau: refused, a vector alone, a vector and its line.
enum class Proof : std::uint8_t { kRefused, kVector, kLine };

inline void take_numbers(FoldedRun& run, const std::vector<double>& numbers) {
  for (const double x : numbers) run.take_number(x);
}

/// The basis of the first columns.
inline Basis first_columns(std::uint32_t count) {
  Basis basis;
  for (std::uint32_t j = 0; j < count; ++j) basis.basic.push_back(j);
  return basis;
}
/// The basis of all activities.
inline Basis activities_of(const LpProblem& problem) {
  Basis basis;
  for (std::uint32_t i = 0; i < problem.rows; ++i) basis.basic.push_back(problem.columns + i);
  return basis;
}

class Standing {
 public:
  Standing() = default;
  Standing(const LpProblem& problem, const Basis& basis, lp::Scaling scaling = lp::Scaling::kNone) {
    stand(problem, basis, scaling);
  }
  /// False where that is no basis, or where it is not factored to finite numbers.
  bool stand(const LpProblem& problem, const Basis& basis, lp::Scaling scaling = lp::Scaling::kNone) {
    lp::load(problem, scaling, it.program);
    lp::RevisedOptions options;
    options.rules.scaling = scaling;
    it.begin(options, watch_);
    return it.take_basis(&basis) && it.refactor();
  }
  /// After a change of it.program.
  void renew() {
    it.restore_bounds();
    it.restore_costs();
    it.compute_x();
    it.compute_d();
  }
  /// The same basis with the factors of another one, from which it is reached by exchanges.
  void detour() {
    const auto target = it.basic;
    const auto place = it.place;
    for (std::uint32_t q = 0; q < it.program.variables; ++q)
      if (it.can_move(q)) exchange(q % it.program.rows, q, lp::Iterate::Place::kAtLower);
    it.refactor();
    for (const std::uint32_t v : target)
      for (std::uint32_t r = 0; r < it.program.rows && it.place[v] != lp::Iterate::Place::kBasic; ++r) {
        const std::uint32_t out = it.basic[r];
        if (place[out] != lp::Iterate::Place::kBasic) exchange(r, v, place[out]);
      }
    renew();
  }

  /// Row and column of an exchange, as the update of the factors needs them; the pivot.
  double load(std::uint32_t position, std::uint32_t q) {
    it.load_unit(position, it.rho);
    it.factor.solve_transposed(it.rho, true);
    it.load_column(q, it.column);
    it.factor.solve(it.column, true);
    return it.column.value[position];
  }

  std::optional<Infeasible> infeasible(std::uint32_t position, bool below) {
    it.load_unit(position, it.rho);
    it.factor.solve_transposed(it.rho);
    return check.infeasible_by_row(position, below);
  }
  std::optional<Unbounded> unbounded(std::uint32_t q) {
    it.load_column(q, it.column);
    it.factor.solve(it.column);
    return check.unbounded_by_column(q);
  }

  Vertex vertex() {
    const Optimal computed = check.optimal_unchecked();
    const auto answer = check.optimal();
    if (!answer) return Vertex::kRefused;
    return answer->x == computed.x && answer->y == computed.y ? Vertex::kAsComputed : Vertex::kRefined;
  }
  template <class Answer>
  static Proof proof(const std::optional<Answer>& answer) {
    return !answer ? Proof::kRefused : answer->line ? Proof::kLine : Proof::kVector;
  }

  void take_optimal(FoldedRun& run) {
    const auto answer = check.optimal();
    run.take(answer.has_value());
    if (answer) take_numbers(run, answer->x), take_numbers(run, answer->y);
    take_numbers(run, it.x);
  }
  void take_infeasible(FoldedRun& run, std::uint32_t position, bool below) {
    const auto answer = infeasible(position, below);
    run.take(proof(answer));
    if (answer) take_numbers(run, answer->farkas);
    take_numbers(run, it.rho.value);
    take_line(run);
    it.price(it.rho, it.row);
    take_numbers(run, check.infeasible_unchecked(position, below).farkas);
    take_line(run);
  }
  void take_unbounded(FoldedRun& run, std::uint32_t q) {
    const auto answer = unbounded(q);
    run.take(proof(answer));
    if (answer) take_numbers(run, answer->x), take_numbers(run, answer->ray);
    take_numbers(run, it.column.value);
    take_line(run);
  }

  lp::Iterate it;
  lp::AnswerCheck check{it};

 private:
  /// Where the pivot is not too small.
  void exchange(std::uint32_t position, std::uint32_t q, lp::Iterate::Place leaves_to) {
    const double pivot = load(position, q);
    if (std::fabs(pivot) >= 1e-3) it.exchange(position, q, leaves_to, pivot);
  }
  void take_line(FoldedRun& run) {
    run.take(check.line().variable);
    run.take(check.line().basis.basic);
    run.take(check.line().basis.at_upper);
  }

  Watch watch_;
};

}  // namespace assay::known
