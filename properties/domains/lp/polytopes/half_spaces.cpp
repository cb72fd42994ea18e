#include "properties/domains/lp/polytopes/half_spaces.h"

#include <cmath>
#include <utility>

#include "properties/domains/lp/build.h"

namespace assay {
namespace {

constexpr std::int64_t kWidest = 3;

/// Half-spaces and equations of doubles. Rows of small integers are doubles without rounding.
class LpRows {
 public:
  explicit LpRows(std::uint32_t dimension) { problem_.columns = dimension; }

  void add(const std::vector<double>& normal, double lower, double upper) {
    ++problem_.rows;
    problem_.matrix.insert(problem_.matrix.end(), normal.begin(), normal.end());
    problem_.row_lower.push_back(lower);
    problem_.row_upper.push_back(upper);
  }

  void add(const HalfSpaces& polyhedron) {
    const auto whole = [](const Integer& value) { return value.convert_to<double>(); };
    const auto normal = [&](const HalfSpace& face) {
      std::vector<double> entries;
      for (const Integer& entry : face.normal) entries.push_back(whole(entry));
      return entries;
    };
    for (const HalfSpace& face : polyhedron.faces) add(normal(face), -kInfinity, whole(face.offset));
    for (const HalfSpace& face : polyhedron.equations) add(normal(face), whole(face.offset), whole(face.offset));
  }

  /// Beyond the row'th half-space by `gap`: its other side. A row that is an equation has two.
  void add_beyond(std::uint32_t row, double gap) {
    std::vector<double> normal;
    for (std::uint32_t k = 0; k < problem_.columns; ++k) normal.push_back(0 - problem_.at(row, k));
    add(normal, -kInfinity, 0 - problem_.row_upper[row] - gap);
  }

  std::uint32_t size() const { return problem_.rows; }

  LpProblem problem() && {
    problem_.cost.assign(problem_.columns, 0.0);
    problem_.lower.assign(problem_.columns, -kInfinity);
    problem_.upper.assign(problem_.columns, kInfinity);
    return std::move(problem_);
  }

 private:
  LpProblem problem_;
};

HalfSpaces body(Choices& choices, std::uint32_t dimension) {
  Points points{dimension, {}};
  for (std::int64_t left = choices.between(1, 7); left > 0; --left)
    for (std::uint32_t k = 0; k < dimension; ++k)
      points.coordinates.push_back(static_cast<double>(choices.around_zero(kWidest)));
  return half_spaces_of(points);
}

void add_drawn(Choices& choices, std::uint32_t dimension, LpRows& rows) {
  for (std::int64_t left = choices.between(1, 6); left > 0; --left) {
    std::vector<double> normal = lp_build::integers(choices, dimension, kWidest);
    if (lp_build::dot(normal, normal) == 0) normal[0] = 1;
    const auto offset = static_cast<double>(choices.between(-2, 6));
    rows.add(normal, -kInfinity, offset);
  }
}

/// 0, or 2^-k with a sign, k of [0, 40]: with offsets below 2^10 their sum is exact.
double small_gap(Choices& choices) {
  const std::int64_t kind = choices.between(0, 2);
  const double size = std::ldexp(1.0, -static_cast<int>(choices.between(0, 40)));
  return kind == 0 ? 0 : kind == 1 ? size : -size;
}

}  // namespace

LpProblem intersection_lp(const HalfSpaces& a, const HalfSpaces& b) {
  LpRows rows(static_cast<std::uint32_t>(a.dimension));
  rows.add(a);
  rows.add(b);
  return std::move(rows).problem();
}

template <int D>
Case<LpFamily> LpHalfSpaces<D>::draw(Choices& choices) {
  const auto kind = static_cast<std::int32_t>(choices.below(4));
  LpRows rows(D);
  if (kind == 0)
    add_drawn(choices, D, rows);
  else
    rows.add(body(choices, D));
  const std::uint32_t of_first = rows.size();
  if (kind == 3) {
    rows.add(body(choices, D));
  } else if (kind == 2) {
    const auto face = static_cast<std::uint32_t>(choices.below(of_first));
    rows.add_beyond(face, small_gap(choices));
    if (choices.chance(1, 2)) add_drawn(choices, D, rows);
  } else {
    add_drawn(choices, D, rows);
  }
  LpProblem problem = std::move(rows).problem();
  lp_build::shuffle(problem, choices);
  return {std::move(problem), kind};
}

template struct LpHalfSpaces<2>;
template struct LpHalfSpaces<3>;

}  // namespace assay
