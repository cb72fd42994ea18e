#include "algorithms/lp/seidel.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "algorithms/lp/final_check.h"
#include "algorithms/lp/seidel/corner.h"
#include "algorithms/lp/seidel/translation.h"

namespace assay {
namespace {

using lp::HalfSpace;
using lp::kSeidelColumns;
using lp::SeidelBox;
using lp::SeidelEnd;
using lp::SeidelLabel;
using Side = SeidelLabel::Side;
using lp::Vector;

constexpr int kBoxGrowth = 20;  // binary digits
constexpr int kBoxes = 8;
/// Below this, relative to the sizes of its terms, the cost along a direction may be rounding alone. What passes is
/// still proved or not by the final check.
constexpr double kDescent = 0x1p-40;

bool has_consistent_sizes(const LpProblem& problem) {
  const std::size_t m = problem.rows, n = problem.columns;
  return problem.cost.size() == n && problem.lower.size() == n && problem.upper.size() == n &&
         problem.row_lower.size() == m && problem.row_upper.size() == m && problem.matrix.size() == m * n;
}

bool all_finite(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}

/// Bounds that are numbers, the lower ones not +infinity, the upper ones not -infinity.
bool are_bounds(const std::vector<double>& lower, const std::vector<double>& upper) {
  for (std::size_t k = 0; k < lower.size(); ++k) {
    if (!(lower[k] < kInfinity) || !(upper[k] > -kInfinity)) return false;
  }
  return true;
}

bool are_crossed(const std::vector<double>& lower, const std::vector<double>& upper) {
  for (std::size_t k = 0; k < lower.size(); ++k) {
    if (lower[k] > upper[k]) return true;
  }
  return false;
}

bool touches_artificial(const std::vector<SeidelLabel>& tight) {
  return std::any_of(tight.begin(), tight.end(),
                     [](const SeidelLabel& label) { return label.side == Side::kArtificial; });
}

/// Without columns every activity is 0: the bounds of the rows alone decide.
LpAnswer solve_without_columns(const LpProblem& problem) {
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (problem.row_lower[i] <= 0 && problem.row_upper[i] >= 0) continue;
    Infeasible infeasible{std::vector<double>(problem.rows, 0.0)};
    infeasible.farkas[i] = problem.row_lower[i] > 0 ? 1 : -1;
    return infeasible;
  }
  Optimal optimal;
  for (std::uint32_t i = 0; i < problem.rows; ++i) optimal.basis.basic.push_back(i);
  optimal.y.assign(problem.rows, 0.0);
  return optimal;
}

class Solver {
 public:
  Solver(const LpProblem& problem, const Watch& watch)
      : problem_(problem), watch_(watch), translation_(problem), search_(problem.columns) {}

  LpAnswer solve() {
    double half_width = translation_.first_half_width();
    for (int round = 0; round < kBoxes; ++round, half_width = std::ldexp(half_width, kBoxGrowth)) {
      const SeidelBox box = translation_.box(half_width);
      const SeidelEnd end = search(translation_.half_spaces(), translation_.cost(), box);
      if (end.status == SeidelEnd::Status::kStopped) return GaveUp{GaveUp::Why::kStopped, runs_};
      std::optional<LpAnswer> answer;
      if (end.status == SeidelEnd::Status::kInfeasible) {
        if (!touches_artificial(end.tight)) answer = infeasible(end);
      } else if (touches_artificial(end.tight)) {
        answer = unbounded(box);
      } else {
        answer = optimal(end);
      }
      if (answer) return *std::move(answer);
      if (!(half_width < 0x1p900)) break;
    }
    return GaveUp{GaveUp::Why::kUncertain, runs_};
  }

 private:
  SeidelEnd search(const std::vector<HalfSpace>& half_spaces, const Vector& cost, const SeidelBox& box) {
    return search_.run(half_spaces, cost, box, runs_++, watch_);
  }

  std::optional<LpAnswer> optimal(const SeidelEnd& end) const {
    if (auto answer = checked(end.tight)) return answer;
    const auto corner = lp::optimal_corner(translation_.meeting_in(end), problem_.columns, translation_.cost());
    if (!corner) return std::nullopt;
    std::vector<SeidelLabel> tight;
    for (const HalfSpace& half_space : *corner) tight.push_back(half_space.label);
    return checked(tight);
  }

  std::optional<LpAnswer> checked(const std::vector<SeidelLabel>& tight) const {
    const auto basis = translation_.basis(tight);
    if (!basis) return std::nullopt;
    bool singular = false;
    auto answer = lp::optimal_from_basis(problem_, *basis, singular);
    if (!answer) return std::nullopt;
    return LpAnswer{*std::move(answer)};
  }

  std::optional<LpAnswer> infeasible(const SeidelEnd& end) const {
    Infeasible answer{translation_.farkas(end.tight)};
    if (!lp::proves_infeasible(problem_, answer.farkas)) return std::nullopt;
    return LpAnswer{std::move(answer)};
  }

  /// A ray from the recession cone, and any feasible point.
  std::optional<LpAnswer> unbounded(const SeidelBox& box) {
    const SeidelEnd cone = search(translation_.recession_cone(), translation_.cost(), translation_.recession_box());
    if (cone.status == SeidelEnd::Status::kStopped) return GaveUp{GaveUp::Why::kStopped, runs_};
    double descent = 0, size = 0;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      descent += problem_.cost[j] * cone.x[j];
      size += std::fabs(problem_.cost[j] * cone.x[j]);
    }
    if (!(descent < -kDescent * size)) return std::nullopt;
    const SeidelEnd start = search(translation_.half_spaces(), Vector{}, box);
    if (start.status == SeidelEnd::Status::kStopped) return GaveUp{GaveUp::Why::kStopped, runs_};
    if (start.status != SeidelEnd::Status::kOptimal) return std::nullopt;
    Unbounded answer{translation_.point(start.x), translation_.point(cone.x)};
    if (!lp::proves_unbounded(problem_, answer.x, answer.ray)) return std::nullopt;
    return LpAnswer{std::move(answer)};
  }

  const LpProblem& problem_;
  const Watch& watch_;
  lp::SeidelTranslation translation_;
  lp::SeidelSearch search_;
  std::uint32_t runs_ = 0;
};

}  // namespace

LpAnswer Seidel::solve(const LpProblem& problem, const Watch& watch) {
  if (problem.columns > kSeidelColumns) return Declined{"more than six columns"};
  if (!has_consistent_sizes(problem)) return Declined{"inconsistent sizes"};
  if (!all_finite(problem.cost) || !all_finite(problem.matrix) || !are_bounds(problem.lower, problem.upper) ||
      !are_bounds(problem.row_lower, problem.row_upper)) {
    return GaveUp{GaveUp::Why::kNotFinite, 0};
  }
  if (are_crossed(problem.lower, problem.upper) || are_crossed(problem.row_lower, problem.row_upper)) {
    return Infeasible{std::vector<double>(problem.rows, 0.0)};
  }
  if (problem.columns == 0) return solve_without_columns(problem);
  return Solver(problem, watch).solve();
}

}  // namespace assay
