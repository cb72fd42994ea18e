// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's Polytope_distance_d, which is under the GPL; CGAL's licence governs the referee library
// (see LICENSE).
#include "oracles/referee/collision/squared_distance.h"

#include <CGAL/Cartesian.h>
#include <CGAL/Gmpq.h>
#include <CGAL/Gmpz.h>
#include <CGAL/Polytope_distance_d.h>

#include <boost/iterator/transform_iterator.hpp>

#include "oracles/referee/gmp_numbers.h"
#include "oracles/referee/lp/solve_program.h"

namespace assay::referee {
namespace {

using CGAL::Gmpz;

/// Homogeneous coordinates: the integers of the scaled point, then 1.
struct IntegerPoint {
  const std::vector<Gmpz>* coordinates = nullptr;
  const Deadline* deadline = nullptr;
};

struct TickingRead {
  using result_type = const Gmpz&;
  const Deadline* deadline = nullptr;
  const Gmpz& operator()(const Gmpz& value) const {
    deadline->tick();
    return value;
  }
};

struct AccessDimension {
  int operator()(const IntegerPoint& point) const { return static_cast<int>(point.coordinates->size()) - 1; }
};

struct AccessCoordinates {
  using Coordinate_iterator = boost::transform_iterator<TickingRead, std::vector<Gmpz>::const_iterator>;
  Coordinate_iterator operator()(const IntegerPoint& point) const {
    return Coordinate_iterator(point.coordinates->begin(), TickingRead{point.deadline});
  }
};

/// What Polytope_distance_d asks of its traits, for points of any dimension whose coordinates tick.
struct DistanceTraits {
  using Point_d = IntegerPoint;
  using Rep_tag = CGAL::Homogeneous_tag;
  using RT = Gmpz;
  using FT = CGAL::Gmpq;
  using ET = Gmpz;
  using NT = Gmpz;
  using Access_dimension_d = AccessDimension;
  using Access_coordinates_begin_d = AccessCoordinates;
  using Construct_point_d = void*;  // only the realizing points as kernel points would need it
  Access_dimension_d access_dimension_d_object() const { return {}; }
  Access_coordinates_begin_d access_coordinates_begin_d_object() const { return {}; }
};

/// The least common denominator of all coordinates, as a factor that makes them integers.
Integer common_denominator(const std::vector<ExactPoint>& a, const std::vector<ExactPoint>& b) {
  Integer common = 1;
  for (const auto* body : {&a, &b}) {
    for (const ExactPoint& point : *body) {
      for (const Rational& x : point) common = lcm(common, boost::multiprecision::denominator(x));
    }
  }
  return common;
}

std::vector<std::vector<Gmpz>> scaled(const std::vector<ExactPoint>& body, const Rational& factor) {
  std::vector<std::vector<Gmpz>> points;
  for (const ExactPoint& point : body) {
    auto& coordinates = points.emplace_back();
    for (const Rational& x : point) coordinates.push_back(to_gmpz<Gmpz>(x * factor));
    coordinates.emplace_back(1);
  }
  return points;
}

std::vector<IntegerPoint> handles(const std::vector<std::vector<Gmpz>>& points, const Deadline& deadline) {
  std::vector<IntegerPoint> list;
  for (const auto& point : points) list.push_back({&point, &deadline});
  return list;
}

/// point = sum of w_i * body[support[i]] with w >= 0 and sum 1, for some w: a small program that is solved and proved.
template <class Indices>
bool is_combination(const ExactPoint& point, const std::vector<ExactPoint>& body, Indices first, Indices last,
                    const Deadline& deadline) {
  ExactProgram program;
  for (const Rational& x : point) program.rows.push_back({x, x});
  program.rows.push_back({Rational(1), Rational(1)});
  for (; first != last; ++first) {
    ExactProgram::Column column;
    for (std::uint32_t k = 0; k < point.size(); ++k) column.emplace_back(k, body[*first][k]);
    column.emplace_back(static_cast<std::uint32_t>(point.size()), 1);
    program.add_column(std::move(column), 0, {Rational(0), std::nullopt});
  }
  return solve_program(program, deadline).status == LpStatus::kOptimal;
}

}  // namespace

/// Proof  with v = p - q, p in conv(a) and q in conv(b) give distance <= |v|; v.a >= v.p and v.b <= v.q for all
///        vertices give v.(x - y) >= |v|^2 for all x in conv(a), y in conv(b), so distance >= |v|.
/// Why    integers: Polytope_distance_d on doubles was measured wrong beyond scales of 2^+-160. Its pricing is partial
///        Dantzig, which may cycle; the coordinates tick.
Rational squared_distance(const std::vector<ExactPoint>& a, const std::vector<ExactPoint>& b,
                          const Deadline& deadline) {
  const Integer common = common_denominator(a, b);
  const auto integers_a = scaled(a, Rational(common)), integers_b = scaled(b, Rational(common));
  const auto points_a = handles(integers_a, deadline), points_b = handles(integers_b, deadline);
  const CGAL::Polytope_distance_d<DistanceTraits> distance(points_a.begin(), points_a.end(), points_b.begin(),
                                                           points_b.end());

  const auto point = [&](auto coordinate, auto end) {
    ExactPoint result;
    const Integer weight = to_integer(*(end - 1)) * common;
    for (; coordinate != end - 1; ++coordinate) result.emplace_back(to_integer(*coordinate), weight);
    return result;
  };
  const ExactPoint p =
      point(distance.realizing_point_p_coordinates_begin(), distance.realizing_point_p_coordinates_end());
  const ExactPoint q =
      point(distance.realizing_point_q_coordinates_begin(), distance.realizing_point_q_coordinates_end());

  ExactPoint v = p;
  for (std::size_t k = 0; k < v.size(); ++k) v[k] -= q[k];
  const Rational on_p = dot(v, p), on_q = dot(v, q);
  bool proved = true;
  for (const ExactPoint& vertex : a) proved = proved && dot(v, vertex) >= on_p;
  for (const ExactPoint& vertex : b) proved = proved && dot(v, vertex) <= on_q;
  proved = proved &&
           is_combination(p, a, distance.support_points_p_indices_begin(), distance.support_points_p_indices_end(),
                          deadline) &&
           is_combination(q, b, distance.support_points_q_indices_begin(), distance.support_points_q_indices_end(),
                          deadline);
  const Rational squared = dot(v, v);
  const Rational reported = Rational(to_integer(distance.squared_distance_numerator()),
                                     to_integer(distance.squared_distance_denominator()) * common * common);
  if (!proved || squared != reported) throw Error{"referee: CGAL's distance is not proved by its nearest points"};
  return squared;
}

}  // namespace assay::referee
