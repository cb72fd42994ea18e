#include "algorithms/lp/seidel.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <utility>

#include "algorithms/lp/final_check.h"
#include "algorithms/lp/seidel_corner.h"

namespace assay {
namespace {

using lp::HalfSpace;
using lp::kSeidelColumns;
using lp::SeidelBox;
using lp::SeidelEnd;
using lp::SeidelLabel;
using Side = SeidelLabel::Side;
using Vector = std::array<double, kSeidelColumns>;

constexpr int kBoxGrowth = 20;  // binary digits
constexpr int kBoxes = 8;
/// Below this, relative to the sizes of its terms, the cost along a direction may be rounding alone. What passes is
/// still proved or not by the final check.
constexpr double kDescent = 0x1p-40;
/// x counts as on a boundary up to this, relative to the sizes of the terms: what the search takes for kept, with room
/// for the rounding of x itself. A wrong guess costs a basis that the final check refuses.
constexpr double kOnBoundary = 0x1p-36;

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

/// The problem in the search's words, and its answers in the problem's.
class Translation {
 public:
  explicit Translation(const LpProblem& problem) : problem_(problem) {
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      count += (problem.row_lower[i] != -kInfinity) + (problem.row_upper[i] != kInfinity);
    }
    half_spaces_.reserve(count);
    for (std::uint32_t i = 0; i < problem.rows; ++i) add_row(i);
  }

  const std::vector<HalfSpace>& half_spaces() const { return half_spaces_; }

  std::vector<HalfSpace> recession_cone() const {
    std::vector<HalfSpace> cone = half_spaces_;
    for (HalfSpace& half_space : cone) half_space.b = 0;
    return cone;
  }

  Vector cost() const {
    Vector cost{};
    std::copy(problem_.cost.begin(), problem_.cost.end(), cost.begin());
    return cost;
  }

  /// The power of two above all right-hand sides and bounds, times 2^10: most vertices of such rows are within.
  double first_half_width() const {
    double largest = 1;
    for (const HalfSpace& half_space : half_spaces_) largest = std::max(largest, std::fabs(half_space.b));
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      for (const double bound : {problem_.lower[j], problem_.upper[j]}) {
        if (std::isfinite(bound)) largest = std::max(largest, std::fabs(bound));
      }
    }
    return std::ldexp(1.0, std::min(std::ilogb(largest) + 11, 900));
  }

  SeidelBox box(double half_width) const {
    return box_of(
        [half_width](double bound) { return std::isfinite(bound) ? bound : std::copysign(half_width, bound); });
  }
  SeidelBox recession_box() const {
    return box_of([](double bound) { return std::isfinite(bound) ? 0 : std::copysign(1.0, bound); });
  }

  /// Every half-space whose boundary contains x: first those the search came by, then the rows, then the bounds.
  std::vector<HalfSpace> meeting_in(const SeidelEnd& end) const {
    std::vector<HalfSpace> meeting;
    const auto add_if_new = [&](const HalfSpace& half_space) {
      const auto is_same = [&](const HalfSpace& other) {
        return other.label.side == half_space.label.side && other.label.index == half_space.label.index;
      };
      if (std::none_of(meeting.begin(), meeting.end(), is_same)) meeting.push_back(half_space);
    };
    for (const SeidelLabel& label : end.tight) {
      HalfSpace half_space;
      half_space.a = normal_of(label);
      half_space.label = label;
      add_if_new(half_space);
    }
    for (const HalfSpace& half_space : half_spaces_) {
      if (is_on_boundary(half_space, end.x)) add_if_new(half_space);
    }
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      for (const Side side : {Side::kLower, Side::kUpper}) {
        HalfSpace bound;
        bound.label = {side, j};
        bound.a = normal_of(bound.label);
        bound.b = side == Side::kLower ? -problem_.lower[j] : problem_.upper[j];
        if (std::isfinite(bound.b) && is_on_boundary(bound, end.x)) add_if_new(bound);
      }
    }
    return meeting;
  }

  std::vector<double> point(const Vector& x) const { return {x.begin(), x.begin() + problem_.columns}; }

  /// The basis in which exactly the tight rows and variables are nonbasic; none where they name one of them twice.
  std::optional<Basis> basis(const std::vector<SeidelLabel>& tight) const {
    std::vector<bool> rests(std::size_t{problem_.columns} + problem_.rows, false);
    Basis basis;
    for (const SeidelLabel& label : tight) {
      const bool is_row = label.side == Side::kRowLower || label.side == Side::kRowUpper;
      const std::uint32_t v = is_row ? problem_.columns + label.index : label.index;
      if (rests[v]) return std::nullopt;
      rests[v] = true;
      const double lower = is_row ? problem_.row_lower[label.index] : problem_.lower[label.index];
      const double upper = is_row ? problem_.row_upper[label.index] : problem_.upper[label.index];
      const bool at_upper = label.side == Side::kRowUpper || label.side == Side::kUpper;
      if (at_upper && std::isfinite(lower) && std::isfinite(upper)) basis.at_upper.push_back(v);
    }
    basis.basic.reserve(problem_.rows);
    for (std::uint32_t v = 0; v < rests.size(); ++v) {
      if (!rests[v]) basis.basic.push_back(v);
    }
    if (basis.basic.size() != problem_.rows) return std::nullopt;
    return basis;
  }

  /// The combination of the contradicting half-spaces that is 0 <= a negative number, as multipliers of the rows: each
  /// in turn is cleared of those before it, until one of them is left with no coefficient.
  std::vector<double> farkas(const std::vector<SeidelLabel>& contradiction) const {
    struct Combined {
      Vector a{};
      std::array<double, kSeidelColumns + 1> of{};
    };
    std::vector<Combined> cleared;
    const std::size_t count = std::min<std::size_t>(contradiction.size(), kSeidelColumns + 1);
    for (std::size_t k = 0; k < count; ++k) {
      Combined next;
      next.a = normal_of(contradiction[k]);
      next.of[k] = 1;
      for (const Combined& earlier : cleared) {
        const std::size_t pivot = largest_in(earlier.a);
        const double factor = next.a[pivot] / earlier.a[pivot];
        for (std::size_t j = 0; j < problem_.columns; ++j) {
          const double value = next.a[j], term = factor * earlier.a[j], rest = value - term;
          const bool is_noise = std::fabs(rest) <= lp::kSeidelViolation * (std::fabs(value) + std::fabs(term));
          next.a[j] = j == pivot || is_noise ? 0 : rest;
        }
        for (std::size_t i = 0; i <= k; ++i) next.of[i] -= factor * earlier.of[i];
      }
      if (next.a[largest_in(next.a)] != 0) {
        cleared.push_back(next);
        continue;
      }
      std::vector<double> multipliers(problem_.rows, 0.0);
      for (std::size_t i = 0; i <= k; ++i) {
        const SeidelLabel& label = contradiction[i];
        if (label.side == Side::kRowUpper) multipliers[label.index] -= next.of[i];
        if (label.side == Side::kRowLower) multipliers[label.index] += next.of[i];
      }
      return multipliers;
    }
    return std::vector<double>(problem_.rows, 0.0);
  }

 private:
  void add_row(std::uint32_t i) {
    HalfSpace row;
    double largest = 0;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      row.a[j] = problem_.at(i, j);
      largest = std::max(largest, std::fabs(row.a[j]));
    }
    const double unit = unit_of(largest);
    for (double& entry : row.a) entry *= unit;
    if (problem_.row_upper[i] != kInfinity) {
      row.b = problem_.row_upper[i] * unit;
      row.label = {Side::kRowUpper, i};
      half_spaces_.push_back(row);
    }
    if (problem_.row_lower[i] != -kInfinity) {
      for (double& entry : row.a) entry = -entry;
      row.b = -problem_.row_lower[i] * unit;
      row.label = {Side::kRowLower, i};
      half_spaces_.push_back(row);
    }
  }

  /// The power of two that brings a positive number to [1, 2), as far as its exponent is no extreme; 1 for 0.
  static double unit_of(double largest) {
    constexpr int kMantissaBits = 52, kBias = 1023, kFarthest = 1000;
    if (largest == 0) return 1;
    const int biased = static_cast<int>(std::bit_cast<std::uint64_t>(largest) >> kMantissaBits);
    const int power = std::clamp(kBias - biased, -kFarthest, kFarthest);
    return std::bit_cast<double>(static_cast<std::uint64_t>(kBias + power) << kMantissaBits);
  }

  template <class End>
  SeidelBox box_of(const End& end) const {
    SeidelBox box;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      box.low[j] = end(problem_.lower[j]);
      box.high[j] = end(problem_.upper[j]);
      box.low_label[j] = {std::isfinite(problem_.lower[j]) ? Side::kLower : Side::kArtificial, j};
      box.high_label[j] = {std::isfinite(problem_.upper[j]) ? Side::kUpper : Side::kArtificial, j};
    }
    return box;
  }

  /// Of a x <= b: the row itself, or a unit vector.
  Vector normal_of(const SeidelLabel& label) const {
    Vector normal{};
    const bool is_row = label.side == Side::kRowLower || label.side == Side::kRowUpper;
    const double sign = label.side == Side::kRowLower || label.side == Side::kLower ? -1 : 1;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      normal[j] = is_row ? sign * problem_.at(label.index, j) : j == label.index ? sign : 0;
    }
    return normal;
  }

  bool is_on_boundary(const HalfSpace& half_space, const Vector& x) const {
    double excess = -half_space.b, size = std::fabs(half_space.b);
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      excess += half_space.a[j] * x[j];
      size += std::fabs(half_space.a[j] * x[j]);
    }
    return std::fabs(excess) <= kOnBoundary * size;
  }

  static std::size_t largest_in(const Vector& v) {
    const auto smaller = [](double p, double q) { return std::fabs(p) < std::fabs(q); };
    return static_cast<std::size_t>(std::max_element(v.begin(), v.end(), smaller) - v.begin());
  }

  const LpProblem& problem_;
  std::vector<HalfSpace> half_spaces_;
};

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
  Translation translation_;
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
