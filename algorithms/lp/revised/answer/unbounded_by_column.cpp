#include <algorithm>
#include <cmath>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/revised/answer/answer_check.h"
#include "algorithms/lp/revised/answer/compensated_sum.h"
#include "algorithms/lp/revised/answer/sure_signs.h"
#include "algorithms/lp/tolerances.h"

namespace assay::lp {

// it_.column nearer to B^-1 a_q; returns how far its entries may still be from it.
double AnswerCheck::refine_column(std::uint32_t q) {
  const std::uint32_t m = it_.program.rows;
  residual_.resize(m);
  weight_.assign(m, 1.0);
  for (int round = 0;; ++round) {
    it_.load_column(q, work_);
    for (std::uint32_t i = 0; i < m; ++i) rest_[i] = CompensatedSum{};
    for (const std::uint32_t i : work_.places()) rest_[i].add(work_.value[i], -1);
    for (const std::uint32_t r : it_.column.places()) {
      it_.load_column(it_.basic[r], work_);
      for (const std::uint32_t i : work_.places()) rest_[i].add(work_.value[i], it_.column.value[r]);
    }
    bool exact = true;
    work_.reset(m);
    for (std::uint32_t i = 0; i < m; ++i) {
      work_.value[i] = rest_[i].value();
      residual_[i] = std::fabs(rest_[i].value()) + rest_[i].error();
      exact = exact && residual_[i] == 0;
    }
    if (exact) return 0;
    if (round == kRefinements) return reach(weight_, false);
    it_.factor.solve(work_);
    for (const std::uint32_t r : work_.places()) it_.column.value[r] -= work_.value[r];
    it_.column.pack();
  }
}

/// As the entering variable moves by t in its direction the basic ones move by -direction t B^-1 a_q: that is the ray.
std::optional<Unbounded> AnswerCheck::unbounded_by_column(std::uint32_t q) {
  rest_.resize(it_.program.rows);
  work_.reset(it_.program.rows);
  line_ = {it_.basis(), q};
  const double direction = it_.d[q] < 0 ? 1.0 : -1.0;
  const double error = refine_column(q);
  const Standing standing = standing_of_column(q, direction, error);
  if (standing == Standing::kRefuted) return std::nullopt;
  auto answer = ray_of_column(q, direction);
  if (answer && standing == Standing::kShown) answer->line = line_;
  return answer;
}

// The exact tableau column: entries may be off by `error`; and whether the exact vertex is feasible.
AnswerCheck::Standing AnswerCheck::standing_of_column(std::uint32_t q, double direction, double error) {
  const Program& program = it_.program;
  Standing standing = Standing::kShown;
  if (!(error <= kTooRough * std::max(1.0, largest(it_.column)))) return Standing::kRefuted;
  CompensatedSum descent;
  descent.add(program.cost[q], direction);
  for (const std::uint32_t r : it_.column.places()) {
    const std::uint32_t v = it_.basic[r];
    const double entry = -direction * it_.column.value[r];
    descent.add(program.cost[v], entry);
    descent.add_unsure(program.cost[v], error);
    const Sign sign = sign_of(entry, error);
    const bool opposed = (sign != Sign::kNegative && program.upper[v] < kInfinity) ||
                         (sign != Sign::kPositive && program.lower[v] > -kInfinity);
    if (sign == Sign::kZero || !opposed) continue;
    if (sign != Sign::kUnknown) return Standing::kRefuted;
    standing = Standing::kOpen;
  }
  if (error > 0 && it_.column.places().size() < program.rows) standing = Standing::kOpen;
  if (descent.lower() > 0) return Standing::kRefuted;
  if (!(descent.upper() < 0)) standing = Standing::kOpen;
  return standing == Standing::kShown && !vertex_is_feasible() ? Standing::kOpen : standing;
}

// Whether the exact solution of the basis is certainly inside its bounds.
bool AnswerCheck::vertex_is_feasible() {
  const Program& program = it_.program;
  compute_activities<CompensatedSum>();
  residual_.resize(program.rows);
  for (std::uint32_t i = 0; i < program.rows; ++i) {
    const std::uint32_t v = program.columns + i;
    if (it_.place[v] == Iterate::Place::kBasic) it_.x[v] = activity_[i];
    const double off = std::fabs(activity_[i] - it_.x[v]);
    residual_[i] = off * (1 + 0x1p-52) + activity_error_[i];
  }
  weight_.assign(program.rows, 1.0);
  const bool exact = std::all_of(residual_.begin(), residual_.end(), [](double entry) { return entry == 0; });
  const double error = exact ? 0.0 : reach(weight_, false);
  return std::all_of(it_.basic.begin(), it_.basic.end(), [&](std::uint32_t v) {
    return it_.x[v] - program.lower[v] >= error && program.upper[v] - it_.x[v] >= error;
  });
}

// x and the ray as they are, against the promises.
std::optional<Unbounded> AnswerCheck::ray_of_column(std::uint32_t q, double direction) {
  const Program& program = it_.program;
  ray_.assign(program.columns, 0.0);
  const auto set_ray = [&](std::uint32_t v, double entry) {
    const bool opposed = entry < 0 ? program.lower[v] > -kInfinity : program.upper[v] < kInfinity;
    if (program.is_structural(v) && !opposed) ray_[v] = entry;
  };
  set_ray(q, direction);
  for (const std::uint32_t r : it_.column.places()) set_ray(it_.basic[r], -direction * it_.column.value[r]);
  Unbounded answer{std::vector<double>(program.columns), std::vector<double>(program.columns)};
  double length = 0;
  BoundedSum descent;
  for (std::uint32_t j = 0; j < program.columns; ++j) {
    descent.add(program.cost[j], ray_[j]);
    answer.x[j] = it_.x[j] * power_of_two(program.exponent[j]);
    answer.ray[j] = ray_[j] * power_of_two(program.exponent[j]);
    length = std::max(length, std::fabs(answer.ray[j]));
    if (!std::isfinite(answer.x[j]) || !is_inside(j, it_.x[j], it_.x[j])) return std::nullopt;
  }
  if (!(descent.upper() < 0) || !(length > 0 && length < kInfinity)) return std::nullopt;
  for (std::uint32_t i = 0; i < program.rows; ++i) {
    const std::uint32_t v = program.columns + i;
    BoundedSum activity, drift;
    double largest = 1;
    program.visit_row(i, [&](std::uint32_t j, double entry) {
      activity.add(entry, it_.x[j]);
      drift.add(entry, ray_[j]);
      largest = std::max(largest, std::fabs(entry * power_of_two(program.exponent[v] - program.exponent[j])));
    });
    if (!is_inside(v, activity.lower(), activity.upper())) return std::nullopt;
    const double allowed = kPrimalPromise * (1 - 0x1p-40) * length * largest * program.unit(v);
    if (program.lower[v] > -kInfinity && !(drift.lower() >= -allowed)) return std::nullopt;
    if (program.upper[v] < kInfinity && !(drift.upper() <= allowed)) return std::nullopt;
  }
  return answer;
}

}  // namespace assay::lp
