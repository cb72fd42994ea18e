#include <array>
#include <utility>
#include <vector>

#include "oracles/exact/rational.h"
#include "properties/lp/article/article_case.h"
#include "studies/articles/klee_minty.h"
#include "studies/articles/known_pairs.h"
#include "studies/articles/statements/trials.h"

namespace assay::check {
namespace {

using article::ArticleCase;
using Vector = std::vector<Rational>;

Rational norm(const Vector& v) { return article::sum_of(v); }
Rational square(const Vector& v) {
  Rational sum = 0;
  for (const Rational& z : v) sum += z * z;
  return sum;
}
bool is_below_its_share(const Vector& v, std::uint32_t n) { return n * square(v) < norm(v) * norm(v); }

/// b - A x of two bodies of one corner each with the weights x and y.
Vector slack_at(const ConvexPair& pair, const Rational& x, const Rational& y) {
  Vector slack;
  for (std::uint32_t i = 0; i < pair.a.dimension; ++i)
    slack.push_back(y * exact(pair.b[0][i]) - x * exact(pair.a[0][i]));
  slack.push_back(1 - x);
  slack.push_back(1 - y);
  return slack;
}

bool is_feasible(const Vector& slack) {
  for (const Rational& z : slack)
    if (sign(z) < 0) return false;
  return true;
}

}  // namespace

/// K = {(-2^-7, ..., -2^-7)}, L = {t} with t >= 0 of sum 1: with x = 1 every y in [0, 1] is optimal, and y = n / (n +
/// 1) makes n + 1 nearly equal slacks. Then a smaller one in space, with y = 1/2.
Tried root_n_at_any_optimal_x() {
  const std::array<std::vector<double>, 8> corners = {
      {{1},
       {0.5, 0.5},
       {0.375, 0.3125, 0.3125},
       {0.25, 0.25, 0.25, 0.25},
       {0.1875, 0.1875, 0.1875, 0.1875, 0.25},
       {0.15625, 0.15625, 0.15625, 0.171875, 0.171875, 0.1875},
       {0.140625, 0.140625, 0.140625, 0.140625, 0.140625, 0.140625, 0.15625},
       {0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125}}};
  Tried tried;
  const auto look_at = [&](const ConvexPair& pair, const Rational& y) {
    const Vector slack = slack_at(pair, 1, y);
    ArticleCase at(pair, nullptr);
    const bool is_optimal = is_feasible(slack) && at.minimum() && norm(slack) == *at.minimum();
    ++tried.cases;
    tried.refuted += is_optimal && is_below_its_share(slack, pair.a.dimension);
  };
  for (const std::vector<double>& corner : corners) {
    const auto n = static_cast<std::uint32_t>(corner.size());
    look_at({{n, std::vector<double>(n, -0x1p-7)}, {n, corner}}, Rational(n) / (n + 1));
  }
  look_at(pair_below_root_n_in_space(), Rational(1, 2));
  return tried.refuted == tried.cases ? tried : Tried{tried.cases, 0};
}

Tried root_n_at_a_basic_x_in_low_dimension() {
  Tried tried;
  for (const ConvexPair& pair : pairs_below_root_n()) {
    ArticleCase at(pair, nullptr);
    ++tried.cases;
    const bool is_optimal = at.minimum() && at.steps().finished && norm(at.steps().slack) == *at.minimum();
    tried.refuted += is_optimal && is_below_its_share(at.steps().slack, pair.a.dimension);
  }
  return tried.refuted == tried.cases ? tried : Tried{tried.cases, 0};
}

/// K = {1}, L = {0}, x = (0, 1): A x + (0, 1, 1) = (0, 1, 2), not b.
Tried slack_as_printed() {
  const Vector slack = slack_at({{1, {1}}, {1, {0}}}, 0, 1), printed{0, 1, 1};
  return {1, slack != printed ? 1u : 0u};
}

Tried pivots_are_fibonacci() {
  Tried tried;
  std::uint32_t before = 1, now = 1;  // F_1, F_2
  for (std::uint32_t n = 2; n <= 11; ++n) {
    ++tried.cases;
    const auto steps = article::exact_steps(klee_minty_bodies(n));
    tried.refuted += !steps.finished || steps.pivots() != 2 * now;
    before = std::exchange(now, before + now);
  }
  return tried;
}

}  // namespace assay::check
