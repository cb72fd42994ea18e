#include "oracles/lp/report_card.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "oracles/exact/words.h"
#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/sums/lp_sums.h"

namespace assay {
namespace {

using Numbers = std::vector<Rational>;

Rational positive(const Rational& number) { return number > 0 ? number : Rational(0); }
Rational scale_at(double number) { return exact(std::max(1.0, std::fabs(number))); }

/// One variable or one row: its value and its multiplier, and how far they are from what its bounds allow.
struct Line {
  double lower, upper;
  Rational cost_scale;

  Rational below(const Rational& value) const {
    return std::isinf(lower) ? Rational(0) : Rational(positive(exact(lower) - value) / scale_at(lower));
  }
  Rational above(const Rational& value) const {
    return std::isinf(upper) ? Rational(0) : Rational(positive(value - exact(upper)) / scale_at(upper));
  }
  Rational outside(const Rational& value) const { return std::max(below(value), above(value)); }

  bool leans_on_nothing(const Rational& multiplier) const {
    return (sign(multiplier) > 0 && std::isinf(lower)) || (sign(multiplier) < 0 && std::isinf(upper));
  }
  Rational leaning(const Rational& multiplier) const {
    return leans_on_nothing(multiplier) ? Rational(abs(multiplier) / cost_scale) : Rational(0);
  }
  /// The term of this line in cost.x minus the implied bound.
  Rational product(const Rational& value, const Rational& multiplier) const {
    if (sign(multiplier) == 0 || leans_on_nothing(multiplier)) return 0;
    return multiplier * (value - exact(sign(multiplier) > 0 ? lower : upper));
  }

  /// The smallest change of bounds and cost after which the value is inside, and at the bound that the multiplier leans
  /// on: it is at the lower one and the multiplier is not negative, or at the upper one and it is not positive, or it
  /// is 0.
  Rational backward(const Rational& value, const Rational& multiplier) const {
    const Rational against_lower = positive(-multiplier) / cost_scale,
                   against_upper = positive(multiplier) / cost_scale;
    Rational least = std::max(outside(value), std::max(against_lower, against_upper));
    if (std::isfinite(lower)) {
      const Rational away = abs(Rational(value - exact(lower))) / scale_at(lower);
      least = std::min(least, std::max(std::max(away, above(value)), against_lower));
    }
    if (std::isfinite(upper)) {
      const Rational away = abs(Rational(value - exact(upper))) / scale_at(upper);
      least = std::min(least, std::max(std::max(away, below(value)), against_upper));
    }
    return least;
  }
};

Line row_line(const LpProblem& problem, std::uint32_t row, const Rational& cost_scale) {
  return {problem.row_lower[row], problem.row_upper[row], cost_scale};
}
Line column_line(const LpProblem& problem, std::uint32_t column, const Rational& cost_scale) {
  return {problem.lower[column], problem.upper[column], cost_scale};
}

Rational primal_of(const LpProblem& problem, const Numbers& x) {
  Rational worst = 0;
  for (std::uint32_t j = 0; j < problem.columns; ++j) worst = std::max(worst, column_line(problem, j, 1).outside(x[j]));
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    worst = std::max(worst, row_line(problem, i, 1).outside(row_activity<Rational>(problem, i, x)));
  return worst;
}

Rational dual_of(const LpProblem& problem, const Numbers& y) {
  const Rational row_scale = exact(std::max(1.0, largest(problem.cost)));
  Rational worst = 0;
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    worst = std::max(worst, row_line(problem, i, row_scale).leaning(y[i]));
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const Line line = column_line(problem, j, scale_at(problem.cost[j]));
    worst = std::max(worst, line.leaning(reduced_cost<Rational>(problem, j, problem.cost[j], y)));
  }
  return worst;
}

Rational farkas_leaning(const LpProblem& problem, const Numbers& y) {
  Rational longest = 0, worst = 0;
  for (const Rational& entry : y) longest = std::max(longest, Rational(abs(entry)));
  if (longest == 0) return 0;
  for (std::uint32_t i = 0; i < problem.rows; ++i) worst = std::max(worst, row_line(problem, i, longest).leaning(y[i]));
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const Line line = column_line(problem, j, longest * exact(largest_in_column(problem, j)));
    worst = std::max(worst, line.leaning(reduced_cost<Rational>(problem, j, 0, y)));
  }
  return worst;
}

std::optional<Numbers> readable(const std::vector<double>& values, std::size_t length) {
  if (values.size() != length) return std::nullopt;
  Numbers numbers;
  for (const double value : values) {
    if (!std::isfinite(value)) return std::nullopt;
    numbers.push_back(exact(value));
  }
  return numbers;
}

LpReportCard card_of(const LpProblem& problem, const Optimal& answer) {
  auto x = readable(answer.x, problem.columns), y = readable(answer.y, problem.rows);
  const bool left_out = (answer.x.empty() && problem.columns > 0) || (answer.y.empty() && problem.rows > 0);
  if (left_out && !answer.basis.basic.empty()) {
    if (const auto places = places_of(problem, answer.basis)) {
      if (const auto solution = solve_basis(problem, *places)) {
        const auto end_of_x = solution->value.begin() + problem.columns;
        if (answer.x.empty()) x = Numbers(solution->value.begin(), end_of_x);
        if (answer.y.empty()) y = Numbers(solution->reduced.begin() + problem.columns, solution->reduced.end());
      }
    }
  }
  if (x && y) return report_card(problem, *x, *y);
  LpReportCard card;
  if (x) card.primal = primal_of(problem, *x);
  if (y) card.dual = dual_of(problem, *y);
  return card;
}

}  // namespace

LpReportCard report_card(const LpProblem& problem, const Numbers& x, const Numbers& y) {
  LpReportCard card;
  card.primal = primal_of(problem, x);
  card.dual = dual_of(problem, y);
  const Rational row_scale = exact(std::max(1.0, largest(problem.cost)));
  const Rational size = std::max(Rational(1), Rational(abs(dot<Rational>(problem.cost, x))));
  Rational sum = 0, most = 0, backward = 0;
  const auto add = [&](const Line& line, const Rational& value, const Rational& multiplier) {
    const Rational product = line.product(value, multiplier);
    // What leans on nothing implies no bound, and still is part of cost.x.
    sum += line.leans_on_nothing(multiplier) ? Rational(multiplier * value) : product;
    most = std::max(most, Rational(abs(product)));
    backward = std::max(backward, line.backward(value, multiplier));
  };
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    add(row_line(problem, i, row_scale), row_activity<Rational>(problem, i, x), y[i]);
  for (std::uint32_t j = 0; j < problem.columns; ++j)
    add(column_line(problem, j, scale_at(problem.cost[j])), x[j],
        reduced_cost<Rational>(problem, j, problem.cost[j], y));
  card.gap = abs(sum) / size;
  card.slackness = most / size;
  card.backward = backward;
  return card;
}

LpReportCard report_card(const LpProblem& problem, const LpAnswer& answer) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) return card_of(problem, *optimal);
  LpReportCard card;
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) {
    if (const auto y = readable(infeasible->farkas, problem.rows); y && problem.rows > 0)
      card.dual = farkas_leaning(problem, *y);
  }
  if (const auto* unbounded = std::get_if<Unbounded>(&answer)) {
    if (const auto x = readable(unbounded->x, problem.columns); x && problem.columns > 0)
      card.primal = primal_of(problem, *x);
  }
  return card;
}

std::string LpReportCard::words() const {
  const std::array<std::pair<const char*, const std::optional<Rational>*>, 5> all = {
      {{"primal", &primal}, {"dual", &dual}, {"gap", &gap}, {"slackness", &slackness}, {"backward", &backward}}};
  std::string text;
  for (const auto& [name, magnitude] : all) {
    if (!*magnitude) continue;
    char number[32];
    std::snprintf(number, sizeof number, "%.3g", approximate(**magnitude));
    text += std::string(text.empty() ? "" : ", ") + name + ' ' + number;
  }
  return text;
}

}  // namespace assay
