// The directions around a point in cells, and how far a convex body surely reaches in each.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "algorithms/model/points.h"

namespace assay {

/// A cube around an origin, each of its six faces in side x side cells; the axes are stretched by powers of two.
///
/// Seen from face 2i + s, a point has the coordinates (a, b, c) = (-1)^s v_i, v_(i+1), v_(i+2) with v its stretched
/// difference from the origin; its direction is (b / a, c / a), in the square [-1, 1] x [-1, 1] if a is the largest.
///
/// Error  v_i is an exact number rounded once (relative error u) but for 2^-1075 where stretching underflows; if
///        kNearest < a < infinity, each quotient is off by at most kQuotientError: four roundings of relative size u,
///        and where 1/a underflows 2^-1075 b with b < 2^1024.
class DirectionCells {
 public:
  struct Seen {
    double a = 0, b = 0, c = 0;
  };
  struct Place {
    Seen seen;
    double x = 0, y = 0;                ///< the rounded quotients
    std::uint32_t column = 0, row = 0;  ///< of x and of y: whatever these are, NaN included, the cell exists
    std::size_t cell = 0;
  };
  static constexpr double kNearest = 0x1p-100, kQuotientError = 0x1p-50;

  /// Precondition: 0 < side.
  DirectionCells(const Point3& origin, const std::array<double, 3>& extent, std::uint32_t side)
      : origin_(origin), side_(side) {
    for (std::size_t i = 0; i < 3; ++i) stretch_[i] = std::ldexp(1.0, -std::ilogb(extent[i]));
  }

  std::uint32_t side() const { return side_; }
  std::size_t cells() const { return std::size_t{6} * side_ * side_; }
  std::size_t cell(std::uint32_t face, std::uint32_t column, std::uint32_t row) const {
    return (std::size_t{face} * side_ + row) * side_ + column;
  }
  /// Where the columns (and rows) of a face begin and end.
  double line(std::uint32_t k) const { return -1 + 2.0 * k / side_; }

  Place place(const Point3& p) const {
    const auto [x, y, z] = stretched(p);
    const double far_x = std::abs(x), far_y = std::abs(y), far_z = std::abs(z);
    if (far_x >= far_y && far_x >= far_z) return placed(x < 0 ? 1 : 0, {far_x, y, z});
    if (far_y >= far_z) return placed(y < 0 ? 3 : 2, {far_y, z, x});
    return placed(z < 0 ? 5 : 4, {far_z, x, y});
  }
  Seen seen_from(std::uint32_t face, const Point3& p) const {
    const std::array<double, 3> v = stretched(p);
    const std::size_t i = face / 2;
    return {face % 2 == 0 ? v[i] : -v[i], v[(i + 1) % 3], v[(i + 2) % 3]};
  }
  /// From the origin to the point (1, x, y) of a face, not stretched.
  std::array<double, 3> arrow(std::uint32_t face, double x, double y) const {
    const std::size_t i = face / 2, j = (i + 1) % 3, k = (i + 2) % 3;
    std::array<double, 3> to{};
    to[i] = (face % 2 == 0 ? 1 : -1) / stretch_[i];
    to[j] = x / stretch_[j];
    to[k] = y / stretch_[k];
    return to;
  }

 private:
  std::array<double, 3> stretched(const Point3& p) const {
    return {(p.x - origin_.x) * stretch_[0], (p.y - origin_.y) * stretch_[1], (p.z - origin_.z) * stretch_[2]};
  }
  Place placed(std::uint32_t face, const Seen& seen) const {
    Place at{seen};
    const double share = 1 / seen.a;
    at.x = seen.b * share;
    at.y = seen.c * share;
    at.column = line_before(at.x);
    at.row = line_before(at.y);
    at.cell = cell(face, at.column, at.row);
    return at;
  }
  std::uint32_t line_before(double x) const {
    const double lines = (x + 1) * (0.5 * side_);
    return lines > 0 ? static_cast<std::uint32_t>(std::min(lines, side_ - 0.5)) : 0;
  }

  Point3 origin_;
  std::array<double, 3> stretch_{};
  std::uint32_t side_;
};

/// Of each cell a linear function f such that what is seen in the cell with f <= 1 lies in a convex body. It is fitted
/// to points of the body in the four directions at the cell's corners.
///
/// Lemma  Let o and p_1, .. p_4 be points of a convex body, each p_i seen from o, exactly, at (a_i, b_i, c_i), a_i > 0,
///        in
/// a direction within kInset / 2 + 2^-49 of its corner of the cell, in both coordinates; f(a, b, c) = f_a a + f_b b +
/// f_c c with f >= 1 at every p_i. A point q seen at (a, b, c), a > 0, in a direction of the cell at least kInset -
/// 2^-49 away from its borders, with f(a, b, c) <= 1, lies in the body.
/// Proof  The directions of the p_i lie beyond the corners of the smaller rectangle of directions of q, in both
/// coordinates: in every planar direction one of them reaches at least as far as the rectangle, so their convex hull
/// contains it. Hence q - o = sum m_i (p_i - o), m_i >= 0, and sum m_i <= sum m_i f(p_i) = f(q) <= 1: q is a mean of o
/// and the p_i.
/// Rounding  Quotients are off by at most kQuotientError = 2^-50. Let K = (|f_a| + |f_b| + |f_c|) max a_i <= kSteepest.
///           As
/// |b|, |c| <= (1 + 2^-20) a in the cell and at its corners, the terms of f(p_i) sum up to at most (1 + 2^-20) K, those
/// of f(q) to (1 + 2^-20) K f(q), because a = sum m_i a_i <= max a_i f(q). Four roundings (entry, product, two sums)
/// make f(q) wrong by at most 5 u K (1 + 2^-19) f(q) + 2^-900 <= 2^-33 f(q) + 2^-900 (underflow: kNearest bounds the
/// terms of f), f(p_i) likewise. So a computed f(p_i) >= 1 + kSlack and a computed f(q) <= 1 - kSlack do. What
/// overflows gives an infinite or NaN f or quotient, which covers nothing.
class SureReach {
 public:
  /// `inner(face, x, y)`, called for every corner of every cell: a point of the body, nearly in that direction and best
  /// near the border, as seen from the face; anything else, NaN included, closes the cells around.
  template <class Inner>
  SureReach(const DirectionCells& directions, const Inner& inner) : functions_(directions.cells()) {
    const std::uint32_t side = directions.side();
    for (std::uint32_t k = 0; k < side; ++k) {
      from_.push_back(directions.line(k) + kInset);
      until_.push_back(directions.line(k + 1) - kInset);
    }
    std::vector<Corner> below(side + 1), above(side + 1);
    for (std::uint32_t face = 0; face < 6; ++face) {
      for (std::uint32_t row = 0; row <= side; ++row) {
        for (std::uint32_t column = 0; column <= side; ++column) {
          const double x = directions.line(column), y = directions.line(row);
          above[column] = {x, y, inner(face, x, y)};
        }
        for (std::uint32_t column = 0; row > 0 && column < side; ++column) {
          functions_[directions.cell(face, column, row - 1)] =
              function_over({below[column], below[column + 1], above[column], above[column + 1]});
        }
        below.swap(above);
      }
    }
  }

  /// Whether a point lies in the body, surely; precondition: the origin does.
  bool covers(const DirectionCells::Place& at) const {
    const DirectionCells::Seen &f = functions_[at.cell], &q = at.seen;
    return std::abs(f.a * q.a + f.b * q.b + f.c * q.c) <= 1 - kSlack && q.a > DirectionCells::kNearest &&
           from_[at.column] <= at.x && at.x <= until_[at.column] && from_[at.row] <= at.y && at.y <= until_[at.row];
  }

 private:
  static constexpr double kInset = 0x1p-20, kSlack = 0x1p-30, kSteepest = 0x1p16;
  struct Corner {
    double x = 0, y = 0;
    DirectionCells::Seen inner;
  };

  /// The function that grows from corner to corner as 1 / a does on average, no less than 1 at each.
  static DirectionCells::Seen function_over(const std::array<Corner, 4>& corner) {
    constexpr double kClosed = std::numeric_limits<double>::infinity();
    constexpr DirectionCells::Seen closed = {kClosed, 0, 0};
    std::array<double, 4> gauge{};
    double farthest = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const auto& [x, y, p] = corner[i];
      if (!(p.a > DirectionCells::kNearest && std::abs(p.b / p.a - x) <= kInset / 2 &&
            std::abs(p.c / p.a - y) <= kInset / 2)) {
        return closed;
      }
      gauge[i] = 1 / p.a;
      farthest = std::max(farthest, p.a);
    }
    const double width = corner[1].x - corner[0].x;
    DirectionCells::Seen f;
    f.b = ((gauge[1] - gauge[0]) + (gauge[3] - gauge[2])) / (2 * width);
    f.c = ((gauge[2] - gauge[0]) + (gauge[3] - gauge[1])) / (2 * width);
    f.a = -kClosed;
    for (std::size_t i = 0; i < 4; ++i) f.a = std::max(f.a, gauge[i] - f.b * corner[i].x - f.c * corner[i].y);
    for (double* term : {&f.a, &f.b, &f.c}) *term *= 1 + 4 * kSlack;
    if (!((std::abs(f.a) + std::abs(f.b) + std::abs(f.c)) * farthest <= kSteepest)) return closed;
    for (const auto& [x, y, p] : corner) {
      if (!(f.a * p.a + f.b * p.b + f.c * p.c >= 1 + kSlack)) return closed;
    }
    return f;
  }

  std::vector<DirectionCells::Seen> functions_;
  std::vector<double> from_, until_;
};

}  // namespace assay
