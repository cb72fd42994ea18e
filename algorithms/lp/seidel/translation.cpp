#include "algorithms/lp/seidel/translation.h"

#include <algorithm>
#include <bit>

namespace assay::lp {

using Side = SeidelLabel::Side;

namespace {

/// x counts as on a boundary up to this, relative to the sizes of the terms: what the search takes for kept, with room
/// for the rounding of x itself. A wrong guess costs a basis that the final check refuses.
constexpr double kOnBoundary = 0x1p-36;

/// The power of two that brings a positive number to [1, 2), as far as its exponent is no extreme; 1 for 0.
double unit_of(double largest) {
  constexpr int kMantissaBits = 52, kBias = 1023, kFarthest = 1000;
  if (largest == 0) return 1;
  const int biased = static_cast<int>(std::bit_cast<std::uint64_t>(largest) >> kMantissaBits);
  const int power = std::clamp(kBias - biased, -kFarthest, kFarthest);
  return std::bit_cast<double>(static_cast<std::uint64_t>(kBias + power) << kMantissaBits);
}

std::size_t largest_in(const Vector& v) {
  const auto smaller = [](double p, double q) { return std::fabs(p) < std::fabs(q); };
  return static_cast<std::size_t>(std::max_element(v.begin(), v.end(), smaller) - v.begin());
}

}  // namespace

SeidelTranslation::SeidelTranslation(const LpProblem& problem) : problem_(problem) {
  std::size_t count = 0;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    count += (problem.row_lower[i] != -kInfinity) + (problem.row_upper[i] != kInfinity);
  }
  half_spaces_.reserve(count);
  for (std::uint32_t i = 0; i < problem.rows; ++i) add_row(i);
}

void SeidelTranslation::add_row(std::uint32_t i) {
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

std::vector<HalfSpace> SeidelTranslation::recession_cone() const {
  std::vector<HalfSpace> cone = half_spaces_;
  for (HalfSpace& half_space : cone) half_space.b = 0;
  return cone;
}

Vector SeidelTranslation::cost() const {
  Vector cost{};
  std::copy(problem_.cost.begin(), problem_.cost.end(), cost.begin());
  return cost;
}

double SeidelTranslation::first_half_width() const {
  double largest = 1;
  for (const HalfSpace& half_space : half_spaces_) largest = std::max(largest, std::fabs(half_space.b));
  for (std::uint32_t j = 0; j < problem_.columns; ++j) {
    for (const double bound : {problem_.lower[j], problem_.upper[j]}) {
      if (std::isfinite(bound)) largest = std::max(largest, std::fabs(bound));
    }
  }
  return std::ldexp(1.0, std::min(std::ilogb(largest) + 11, 900));
}

std::vector<HalfSpace> SeidelTranslation::meeting_in(const SeidelEnd& end) const {
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

std::optional<Basis> SeidelTranslation::basis(const std::vector<SeidelLabel>& tight) const {
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

std::vector<double> SeidelTranslation::farkas(const std::vector<SeidelLabel>& contradiction) const {
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
        const bool is_noise = std::fabs(rest) <= kSeidelViolation * (std::fabs(value) + std::fabs(term));
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

Vector SeidelTranslation::normal_of(const SeidelLabel& label) const {
  Vector normal{};
  const bool is_row = label.side == Side::kRowLower || label.side == Side::kRowUpper;
  const double sign = label.side == Side::kRowLower || label.side == Side::kLower ? -1 : 1;
  for (std::uint32_t j = 0; j < problem_.columns; ++j) {
    normal[j] = is_row ? sign * problem_.at(label.index, j) : j == label.index ? sign : 0;
  }
  return normal;
}

bool SeidelTranslation::is_on_boundary(const HalfSpace& half_space, const Vector& x) const {
  double excess = -half_space.b, size = std::fabs(half_space.b);
  for (std::uint32_t j = 0; j < problem_.columns; ++j) {
    excess += half_space.a[j] * x[j];
    size += std::fabs(half_space.a[j] * x[j]);
  }
  return std::fabs(excess) <= kOnBoundary * size;
}

}  // namespace assay::lp
