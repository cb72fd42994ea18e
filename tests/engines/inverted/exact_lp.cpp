#include "tests/engines/inverted/exact_lp.h"

#include <algorithm>
#include <cmath>
#include <list>
#include <optional>

#include "oracles/exact/words.h"
#include "oracles/lp/basis/exact_kernel.h"
#include "oracles/lp/exact/tableau_line.h"

namespace assay::inverted {
namespace {

constexpr std::size_t kRemembered = 16;
constexpr LpWork kWork{20000, 400};

std::vector<std::pair<std::uint32_t, Rational>> entries_of(const std::optional<ExactLine>& line) {
  std::vector<std::pair<std::uint32_t, Rational>> entries;
  if (!line) return entries;
  for (std::uint32_t v = 0; v < line->variables(); ++v)
    if (line->sign(v) != 0) entries.emplace_back(v, line->at(v));
  return entries;
}

}  // namespace

ExactLp::ExactLp(const LpProblem& problem, LpTruth truth) : problem_(problem), truth_(std::move(truth)) {
  if (truth_.crossed_bounds) return;
  if (auto places = places_of(problem_, truth_.basis)) places_ = std::move(*places);
  if (auto solution = solve_basis(problem_, places_)) {
    value_ = std::move(solution->value);
    reduced_ = std::move(solution->reduced);
  }
}

const ExactLp* ExactLp::of(const LpProblem& problem) {
  static std::list<ExactLp> remembered;
  for (const ExactLp& one : remembered)
    if (one.problem_ == problem) return &one;
  auto truth = certify_lp(problem, kWork);
  if (!truth) return nullptr;
  remembered.push_front(ExactLp(problem, std::move(*truth)));
  if (remembered.size() > kRemembered) remembered.pop_back();
  return &remembered.front();
}

bool ExactLp::fits_doubles() const {
  const auto fits = [](const Rational& number) { return std::isfinite(approximate(number)); };
  return std::ranges::all_of(value_, fits) && std::ranges::all_of(reduced_, fits);
}

std::vector<std::pair<std::uint32_t, Rational>> ExactLp::row(std::uint32_t v) const {
  return entries_of(tableau_row(problem_, places_, ExactKernel(problem_, kernel_of(problem_, places_)), v));
}

std::vector<std::pair<std::uint32_t, Rational>> ExactLp::column(std::uint32_t v) const {
  return entries_of(tableau_column(problem_, places_, ExactKernel(problem_, kernel_of(problem_, places_)), v));
}

bool has_double(const Rational& number) {
  const double near = approximate(number);
  return std::isfinite(near) && (near != 0 || number == 0);
}

std::vector<double> scaled_to_doubles(const std::vector<Rational>& vector) {
  Rational greatest = 0;
  for (const Rational& entry : vector) greatest = std::max(greatest, Rational(abs(entry)));
  Rational factor = 1;
  for (; greatest != 0 && greatest * factor >= 2; factor /= 2) {
  }
  for (; greatest != 0 && greatest * factor < 1; factor *= 2) {
  }
  std::vector<double> doubles;
  for (const Rational& entry : vector) {
    if (!has_double(entry * factor)) return {};
    doubles.push_back(approximate(entry * factor));
  }
  return doubles;
}

}  // namespace assay::inverted
