#include "algorithms/lp/seidel/search.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::lp {
namespace {

using Status = SeidelEnd::Status;
using Side = SeidelLabel::Side;
using Vector = std::array<double, kSeidelColumns>;

constexpr std::uint64_t kShuffleSeed = 1;
constexpr std::size_t kBlock = 128;  // half-spaces looked through for the most violated one: some cache lines' worth

/// By how much x violates the half-space beyond rounding; not positive where it keeps it, NaN where nothing is known.
template <std::uint32_t kColumns>
double violation_in(const HalfSpace& half_space, const Vector& x) {
  double excess = -half_space.b, size = std::fabs(half_space.b);
  for (std::uint32_t j = 0; j < kColumns; ++j) {
    const double product = half_space.a[j] * x[j];
    excess += product;
    size += std::fabs(product);
  }
  return excess - kSeidelViolation * size;
}

using Violation = double (*)(const HalfSpace&, const Vector&);
constexpr std::array<Violation, kSeidelColumns + 1> kViolations = {&violation_in<0>, &violation_in<1>, &violation_in<2>,
                                                                   &violation_in<3>, &violation_in<4>, &violation_in<5>,
                                                                   &violation_in<6>};

/// The place of the most violated of the half-spaces [first, last), a NaN before all; `last` where all are kept.
template <std::uint32_t kColumns>
std::size_t most_violated_in(const HalfSpace* half_spaces, std::size_t first, std::size_t last, const Vector& x) {
  std::size_t worst = last;
  double most = 0;
  for (std::size_t i = first; i < last; ++i) {
    const double violation = violation_in<kColumns>(half_spaces[i], x);
    if (violation <= most) continue;
    worst = i;
    if (violation != violation) break;
    most = violation;
  }
  return worst;
}

using MostViolated = std::size_t (*)(const HalfSpace*, std::size_t, std::size_t, const Vector&);
constexpr std::array<MostViolated, kSeidelColumns + 1> kMostViolated = {
    &most_violated_in<0>, &most_violated_in<1>, &most_violated_in<2>, &most_violated_in<3>,
    &most_violated_in<4>, &most_violated_in<5>, &most_violated_in<6>};

void shuffle(HalfSpace* half_spaces, std::size_t count) {
  std::uint64_t state = kShuffleSeed;
  const auto draw = [&state](std::size_t n) {  // SplitMix64 and the high bits of a product
    std::uint64_t z = state += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return static_cast<std::size_t>((static_cast<unsigned __int128>(z ^ (z >> 31)) * n) >> 64);
  };
  for (std::size_t k = count; k > 1; --k) std::swap(half_spaces[k - 1], half_spaces[draw(k)]);
}

bool keeps(const HalfSpace& half_space, const Vector& x, std::uint32_t columns) {
  return kViolations[columns](half_space, x) <= 0;
}

/// value - factor * other, 0 where the two terms cancel but for noise.
double combined(double value, double factor, double other) {
  const double term = factor * other, rest = value - term;
  return std::fabs(rest) <= kSeidelNoise * (std::fabs(value) + std::fabs(term)) ? 0 : rest;
}

/// Where a variable starts that nothing but its own cost and its box move: the end that pays; without a cost the end
/// that is a bound of the problem, or 0 where neither is.
std::pair<double, SeidelLabel> resting_place(const SeidelBox& box, std::uint32_t j, double cost) {
  const bool free_below = box.low_label[j].side == Side::kArtificial;
  const bool free_above = box.high_label[j].side == Side::kArtificial;
  if (cost == 0 && free_below && free_above) return {0, {Side::kNone, box.low_label[j].index}};
  if (cost > 0 || (cost == 0 && !free_below)) return {box.low[j], box.low_label[j]};
  return {box.high[j], box.high_label[j]};
}

}  // namespace

SeidelEnd SeidelSearch::run(const std::vector<HalfSpace>& half_spaces, const Vector& cost, const SeidelBox& box,
                            std::uint32_t run, const Watch& watch) {
  Level& top = levels_[columns_];
  top.half_spaces.clear();
  top.cost = cost;
  top.box = box;
  tight_.clear();
  state_.assign(1, run);
  SeidelEnd end;
  if (columns_ == 1) {
    top.half_spaces = half_spaces;
    end.status = solve_line(top, top.x[0]);
  } else {
    end.status = add_most_violated(half_spaces, watch);
  }
  end.x = top.x;
  end.tight = tight_;
  return end;
}

Status SeidelSearch::add_most_violated(const std::vector<HalfSpace>& half_spaces, const Watch& watch) {
  Level& top = levels_[columns_];
  rest_in_box(columns_);
  // Block after block, round and round, until x kept as many half-spaces in a row as there are.
  for (std::size_t first = 0, kept = 0; kept < half_spaces.size();) {
    const std::size_t last = std::min(first + kBlock, half_spaces.size());
    const std::size_t worst = kMostViolated[columns_](half_spaces.data(), first, last, top.x);
    if (worst == last) {
      kept += last - first;
      first = last == half_spaces.size() ? 0 : last;
      continue;
    }
    if (top.half_spaces.size() == kSeidelChosen) {
      top.half_spaces.insert(top.half_spaces.end(), half_spaces.begin(), half_spaces.end());
      shuffle(top.half_spaces.data() + kSeidelChosen, half_spaces.size());
      return add_in_order(columns_, kSeidelChosen, watch);
    }
    if (const Status status = descend(columns_, half_spaces[worst], top.half_spaces.size(), watch);
        status != Status::kOptimal) {
      return status;
    }
    top.half_spaces.push_back(half_spaces[worst]);
    kept = 0;
  }
  return Status::kOptimal;
}

Status SeidelSearch::solve(std::uint32_t columns, const Watch& watch) {
  if (columns == 1) return solve_line(levels_[1], levels_[1].x[0]);
  rest_in_box(columns);
  return add_in_order(columns, 0, watch);
}

Status SeidelSearch::add_in_order(std::uint32_t columns, std::size_t first, const Watch& watch) {
  const Level& level = levels_[columns];
  for (std::size_t i = first; i < level.half_spaces.size(); ++i) {
    if (keeps(level.half_spaces[i], level.x, columns)) continue;
    if (const Status status = descend(columns, level.half_spaces[i], i, watch); status != Status::kOptimal) {
      return status;
    }
  }
  return Status::kOptimal;
}

void SeidelSearch::rest_in_box(std::uint32_t columns) {
  Level& level = levels_[columns];
  for (std::uint32_t j = 0; j < columns; ++j) {
    const auto [value, label] = resting_place(level.box, j, level.cost[j]);
    level.x[j] = value;
    tight_.push_back(label);
  }
}

// Precondition: two columns at least. tight_ holds one label a variable that was eliminated above, then `columns` of
// this level.
Status SeidelSearch::descend(std::uint32_t columns, const HalfSpace& onto, std::size_t place, const Watch& watch) {
  Level& level = levels_[columns];
  std::uint32_t largest = 0;
  for (std::uint32_t j = 1; j < columns; ++j) {
    if (std::fabs(onto.a[j]) > std::fabs(onto.a[largest])) largest = j;
  }
  tight_.resize(columns_ - columns);
  tight_.push_back(onto.label);
  if (!(std::fabs(onto.a[largest]) > 0)) return Status::kInfeasible;  // 0 <= b with b < 0
  state_.push_back(static_cast<std::uint32_t>(place));
  if (!watch(state_)) return Status::kStopped;
  Level& below = levels_[columns - 1];
  project(level, onto, largest, place, columns, below);
  if (const Status status = solve(columns - 1, watch); status != Status::kOptimal) return status;
  state_.pop_back();
  double rest = onto.b;
  for (std::uint32_t j = 0, k = 0; j < columns; ++j) {
    if (j == largest) continue;
    level.x[j] = below.x[k];
    rest -= onto.a[j] * below.x[k++];
  }
  level.x[largest] = rest / onto.a[largest];
  return Status::kOptimal;
}

void SeidelSearch::project(const Level& from, const HalfSpace& onto, std::uint32_t eliminated, std::size_t count,
                           std::uint32_t columns, Level& to) {
  const double pivot = onto.a[eliminated];
  const auto reduced = [&](const HalfSpace& half_space) {
    const double factor = half_space.a[eliminated] / pivot;
    HalfSpace result;
    for (std::uint32_t j = 0, k = 0; j < columns; ++j) {
      if (j != eliminated) result.a[k++] = combined(half_space.a[j], factor, onto.a[j]);
    }
    result.b = combined(half_space.b, factor, onto.b);
    result.label = half_space.label;
    return result;
  };
  to.half_spaces.clear();
  for (const bool is_upper : {false, true}) {
    HalfSpace side;
    side.a[eliminated] = is_upper ? 1 : -1;
    side.b = is_upper ? from.box.high[eliminated] : -from.box.low[eliminated];
    side.label = is_upper ? from.box.high_label[eliminated] : from.box.low_label[eliminated];
    to.half_spaces.push_back(reduced(side));
  }
  for (std::size_t i = 0; i < count; ++i) to.half_spaces.push_back(reduced(from.half_spaces[i]));
  for (std::uint32_t j = 0, k = 0; j < columns; ++j) {
    if (j == eliminated) continue;
    to.cost[k] = combined(from.cost[j], from.cost[eliminated] / pivot, onto.a[j]);
    to.box.low[k] = from.box.low[j];
    to.box.high[k] = from.box.high[j];
    to.box.low_label[k] = from.box.low_label[j];
    to.box.high_label[k++] = from.box.high_label[j];
  }
}

Status SeidelSearch::solve_line(const Level& level, double& x) {
  double low = level.box.low[0], high = level.box.high[0];
  SeidelLabel low_label = level.box.low_label[0], high_label = level.box.high_label[0];
  for (const HalfSpace& half_space : level.half_spaces) {
    const double a = half_space.a[0];
    if (!(a > 0 || a < 0)) {
      if (keeps(half_space, level.x, 0)) continue;
      tight_.push_back(half_space.label);
      return Status::kInfeasible;
    }
    const double end = half_space.b / a;
    if (a > 0 && end < high) {
      high = end;
      high_label = half_space.label;
    } else if (a < 0 && end > low) {
      low = end;
      low_label = half_space.label;
    }
  }
  if (!(low - high <= kSeidelViolation * (std::fabs(low) + std::fabs(high)))) {
    tight_.push_back(low_label);
    tight_.push_back(high_label);
    return Status::kInfeasible;
  }
  SeidelBox segment;
  segment.low[0] = low;
  segment.high[0] = high;
  segment.low_label[0] = low_label;
  segment.high_label[0] = high_label;
  const auto [value, label] = resting_place(segment, 0, level.cost[0]);
  x = value;
  tight_.push_back(label);
  return Status::kOptimal;
}

}  // namespace assay::lp
