// Generators of geometry for RapidCheck. They compose, and what they give shrinks by itself: lists to fewer entries,
// numbers to 0, points between others to the others.
#pragma once
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

#include "algorithms/model/family.h"
#include "algorithms/model/hull3.h"
#include "algorithms/model/shapes.h"
#include "properties/choices.h"

namespace assay::generated {

/// An integer of [low, high], whatever the test's size; shrinks towards low, and towards 0 where that is inside.
inline rc::Gen<int> whole(int low, int high) {
  return rc::gen::resize(rc::kNominalSize, rc::gen::inRange(low, high + 1));
}

/// m 2^e: integers of a small lattice, so that points repeat and lie on lines; one in six is elsewhere, fine or coarse.
inline rc::Gen<double> number() {
  return rc::gen::apply(
      [](int m, int place) {
        constexpr std::array<int, 6> kElsewhere = {-1, -4, -26, -60, 20, 52};
        return std::ldexp(m, place < 30 ? 0 : kElsewhere[static_cast<std::size_t>(place - 30)]);
      },
      whole(-4, 4), whole(0, 35));
}

/// Coordinates of at most `most` points of R^d, d each: free ones, and points between two of these, each coordinate
/// moved by up to two units in its last place. Near-degenerate by construction.
inline rc::Gen<std::vector<double>> coordinates(std::uint32_t d, std::size_t most = 12) {
  using Between = std::tuple<int, int, int, int>;  // two points, the share of the second in quarters, units
  return rc::gen::apply(
      [d, most](std::vector<double> free, const std::vector<Between>& between) {
        std::size_t points = std::min(free.size() / d, most);
        free.resize(points * d);
        for (const auto& [first, second, quarters, ulps] : between) {
          if (points == 0 || free.size() / d >= most) break;
          const std::size_t i = static_cast<std::size_t>(first) % points, j = static_cast<std::size_t>(second) % points;
          for (std::uint32_t k = 0; k < d; ++k) {
            const double p = free[i * d + k], q = free[j * d + k];
            free.push_back(nudge(p + (q - p) * (quarters / 4.0), k % 2 == 0 ? ulps : -ulps));
          }
        }
        return free;
      },
      rc::gen::container<std::vector<double>>(number()),
      rc::gen::container<std::vector<Between>>(rc::gen::tuple(whole(0, 11), whole(0, 11), whole(-2, 6), whole(-2, 2))));
}

inline rc::Gen<ConvexPair> bodies(std::uint32_t d) {
  return rc::gen::apply(
      [d](std::vector<double> a, std::vector<double> b) {
        return ConvexPair{{d, std::move(a)}, {d, std::move(b)}};
      },
      coordinates(d, 8), coordinates(d, 8));
}

/// A motion of a body of R^d; one in two does not turn.
inline rc::Gen<Motion> motion(std::uint32_t d) {
  return rc::gen::apply(
      [d](std::array<double, 3> displacement, std::array<double, 3> rotation, std::array<double, 3> centre,
          bool is_straight) {
        if (d == 2) displacement[2] = centre[2] = rotation[0] = rotation[1] = 0;
        if (is_straight) rotation = centre = {};
        return Motion{displacement, rotation, centre};
      },
      rc::gen::container<std::array<double, 3>>(number()), rc::gen::container<std::array<double, 3>>(number()),
      rc::gen::container<std::array<double, 3>>(number()), rc::gen::map(whole(0, 1), [](int x) { return x == 0; }));
}

/// A bound of a row or a variable: none, 0, or a number.
inline rc::Gen<double> bound(double none) {
  return rc::gen::apply([none](int which, double x) { return which == 0   ? 0
                                                             : which == 1 ? none
                                                                          : x; }, whole(0, 2),
                        number());
}

/// Pairs of bounds in order.
inline rc::Gen<std::pair<double, double>> bounds() {
  constexpr double kNone = std::numeric_limits<double>::infinity();
  return rc::gen::apply([](double low, double high) { return std::pair(std::min(low, high), std::max(low, high)); },
                        bound(-kNone), bound(kNone));
}

/// Numbers that are taken in turn: 0 once they are used up.
template <class T>
T nth(const std::vector<T>& from, std::size_t at) {
  return at < from.size() ? from[at] : T{};
}

/// A box, ball, oriented box or polygon of R^2, or a box or ball of R^3.
inline rc::Gen<Shape> body(std::uint32_t d) {
  return rc::gen::apply(
      [d](int which, std::vector<double> free) {
        const auto size = [&](std::size_t at) { return std::fabs(nth(free, at)); };
        Shape shape{which == 0 ? ShapeKind::kBall : ShapeKind::kBox, d, {}};
        if (d == 2 && which == 2) {
          // An axis is taken as the numbers it is, and (3/5, 4/5) is no double: (1, 0) and (0, 1) alone are units.
          const bool is_turned = nth(free, 4) > 0;
          return Shape{ShapeKind::kOrientedBox,
                       2,
                       {nth(free, 0), nth(free, 1), size(2), size(3), is_turned ? 0.0 : 1.0, is_turned ? 1.0 : 0.0}};
        }
        if (d == 2 && which == 3) {
          free.resize(free.size() / 2 * 2);
          return Shape{ShapeKind::kPolygon, 2, std::move(free)};
        }
        for (std::uint32_t k = 0; k < d; ++k) shape.numbers.push_back(nth(free, k));
        if (shape.kind == ShapeKind::kBall) {
          shape.numbers.push_back(size(d));
          return shape;
        }
        for (std::uint32_t k = 0; k < d; ++k) shape.numbers.push_back(shape.numbers[k] + size(d + k));
        return shape;
      },
      whole(0, d == 2 ? 3 : 1), coordinates(2, 6));
}

/// A problem of the family, made of the generators above.
template <Family F>
rc::Gen<typename F::Problem> problem();

template <>
inline rc::Gen<Cloud2> problem<Hull2Family>() {
  return rc::gen::map(coordinates(2), [](const std::vector<double>& numbers) {
    Cloud2 cloud;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) cloud.points.push_back({numbers[i], numbers[i + 1]});
    return cloud;
  });
}

template <>
inline rc::Gen<Cloud3> problem<Hull3Family>() {
  return rc::gen::map(coordinates(3), [](const std::vector<double>& numbers) {
    Cloud3 cloud;
    for (std::size_t i = 0; i + 2 < numbers.size(); i += 3)
      cloud.points.push_back({numbers[i], numbers[i + 1], numbers[i + 2]});
    return cloud;
  });
}

template <>
inline rc::Gen<ConvexPair> problem<GjkFamily>() {
  return rc::gen::oneOf(bodies(2), bodies(3));
}

template <>
inline rc::Gen<MovingPair> problem<CastFamily>() {
  const auto moving = [](std::uint32_t d) { return rc::gen::construct<MovingPair>(bodies(d), motion(d), motion(d)); };
  return rc::gen::oneOf(moving(2), moving(3));
}

/// Of at most 4 rows and 4 columns.
template <>
inline rc::Gen<LpProblem> problem<LpFamily>() {
  using Numbers = std::vector<double>;
  using Bounds = std::vector<std::pair<double, double>>;
  return rc::gen::apply(
      [](int rows, int columns, const Numbers& cost, const Numbers& matrix, const Bounds& of_rows,
         const Bounds& of_columns) {
        LpProblem program{
            static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns), {}, {}, {}, {}, {}, {}};
        for (std::size_t j = 0; j < program.columns; ++j) {
          program.cost.push_back(nth(cost, j));
          program.lower.push_back(nth(of_columns, j).first);
          program.upper.push_back(nth(of_columns, j).second);
        }
        for (std::size_t i = 0; i < program.rows; ++i) {
          program.row_lower.push_back(nth(of_rows, i).first);
          program.row_upper.push_back(nth(of_rows, i).second);
        }
        for (std::size_t k = 0; k < std::size_t{program.rows} * program.columns; ++k)
          program.matrix.push_back(nth(matrix, k));
        return program;
      },
      whole(0, 4), whole(1, 4), rc::gen::container<Numbers>(number()), rc::gen::container<Numbers>(number()),
      rc::gen::container<Bounds>(bounds()), rc::gen::container<Bounds>(bounds()));
}

template <>
inline rc::Gen<ShapesProblem> problem<ShapesFamily>() {
  const auto contact = [](std::uint32_t d) {
    return rc::gen::construct<ShapesProblem>(rc::gen::just(ShapesQuestion::kContact), body(d), body(d));
  };
  const auto moving_ball = rc::gen::map(coordinates(2), [](const std::vector<double>& free) {
    return Shape{
        ShapeKind::kMovingBall, 2, {nth(free, 0), nth(free, 1), std::fabs(nth(free, 2)), nth(free, 3), nth(free, 4)}};
  });
  const auto list = [](ShapeKind kind) {
    return rc::gen::map(coordinates(2), [kind](std::vector<double> numbers) {
      return Shape{kind, 2, std::move(numbers)};
    });
  };
  return rc::gen::oneOf(contact(2), contact(3),
                        rc::gen::construct<ShapesProblem>(rc::gen::just(ShapesQuestion::kSweep), body(2), moving_ball),
                        rc::gen::construct<ShapesProblem>(rc::gen::just(ShapesQuestion::kBounds),
                                                          list(ShapeKind::kPoints), rc::gen::just(Shape{})),
                        rc::gen::construct<ShapesProblem>(rc::gen::just(ShapesQuestion::kCentroid),
                                                          list(ShapeKind::kPolygon), rc::gen::just(Shape{})));
}

}  // namespace assay::generated
