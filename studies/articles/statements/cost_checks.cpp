// What the articles say that things cost, counted and fitted.
#include <fmt/format.h>

#include <cmath>
#include <deque>
#include <vector>

#include "algorithms/gjk/distance/hill_climbing.h"
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/published/gjk/gjk_alzubaidi_2d_listing.h"
#include "algorithms/published/hull2/chan_alzubaidi.h"
#include "algorithms/published/hull2/divide_alzubaidi.h"
#include "fuzz/drivers/step_limit.h"
#include "oracles/exact/rational.h"
#include "properties/growth/fitted_line.h"
#include "properties/growth/growing_pairs.h"
#include "studies/articles/random_pivots.h"
#include "studies/articles/statements/trials.h"
#include "studies/growth/counted_number.h"

namespace assay::check {
namespace {

struct Growing {
  std::vector<double> sizes, counts;
};

/// A growth as n^e, e at most `claimed`: refuted where the 95 % interval of the fitted exponent lies above that.
Tried at_most(double claimed, const Growing& growing, const std::string& of_what) {
  Tried tried{growing.sizes.size(), 0};
  const auto line = fitted_power(growing.sizes, growing.counts);
  if (!line) return {};
  const double half_width = half_width_95(line->standard_error, growing.sizes.size());
  if (line->slope - half_width > claimed) tried.refuted = tried.cases;
  tried.figures = fmt::format("Fitted: {}^({:.2f} +- {:.2f}) from {:.0f} to {:.0f}.", of_what, line->slope, half_width,
                              growing.sizes.front(), growing.sizes.back());
  return tried;
}

constexpr std::uint32_t kRunsOfPivots = 8;

/// Of the rows that `choose` gives a size, the mean pivots.
template <class Choose>
Growing mean_pivots(const Choose& choose) {
  Growing growing;
  for (const ArticlePivots& row : pivots_on_random_bodies(kRunsOfPivots)) {
    const double size = choose(row);
    if (!(size > 0)) continue;
    growing.sizes.push_back(size);
    growing.counts.push_back(static_cast<double>(row.sum) / row.runs);
  }
  return growing;
}

constexpr std::uint32_t kRandomCorners = 32, kSpace = 3;

std::vector<Point2> random_cloud(std::size_t n, std::uint64_t key) {
  Choices choices(mix64(key));
  std::vector<Point2> points;
  for (std::size_t i = 0; i < n; ++i) {
    const double x = choices.dyadic(20);
    points.push_back({x, choices.dyadic(20)});
  }
  return points;
}

/// Differences that Alzubaidi's GJK samples in rationals on a parabola of n corners and a triangle below its end: two
/// before the first step that is watched, one a step.
std::uint32_t samples_on_parabola(std::uint32_t n) {
  ConvexPair pair = parabola_and_point(n);
  pair.b = {2, {1.5, 2, 1.375, 1.875, 1.625, 1.875}};
  StepLimit limit;
  published::alzubaidi::solve<Rational>(pair, limit.watch());
  return limit.steps() + 2;
}

using alzubaidi::Reading;
using alzubaidi::Rounds;

}  // namespace

Tried pivots_against_equations() {
  return at_most(1, mean_pivots([](const ArticlePivots& row) {
                   return row.corners == kRandomCorners ? row.dimension + 2.0 : 0.0;
                 }),
                 "k");
}

Tried pivots_against_corners() {
  return at_most(0, mean_pivots([](const ArticlePivots& row) {
                   return row.dimension == kSpace ? static_cast<double>(row.corners) : 0.0;
                 }),
                 "m'");
}

/// Steps of gjk/signed_volumes on the parabola times its n corners, each of which a step's scan looks at.
Tried gjk_on_the_parabola() {
  Growing growing;
  for (const std::uint32_t n : {4U, 6U, 8U, 10U, 12U, 14U, 16U}) {
    StepLimit limit;
    GjkSignedVolumes::solve(parabola_and_point(n), limit.watch());
    growing.sizes.push_back(n);
    growing.counts.push_back(static_cast<double>(limit.steps()) * n);
  }
  return at_most(1, growing, "n");
}

/// Products with corners a query of two spheres 2.5 apart, the second 0.01 on from query to query, by climbing from
/// where the last query ended.
Tried gjk_with_coherence() {
  constexpr std::size_t kPlaces = 16;
  Growing growing;
  for (const std::uint32_t n : {64U, 256U, 1024U, 4096U}) {
    Choices choices(mix64(n));
    const Points a = sphere_of(choices, n), b = sphere_of(choices, n);
    const gjk::PreparedBody<3> prepared(a);
    gjk::WarmStart warm;
    std::uint64_t evaluations = 0;
    for (std::size_t place = 0; place <= kPlaces; ++place) {
      const double angle = 0.01 / 2.5 * static_cast<double>(place);
      Points moved = b;
      for (std::uint32_t i = 0; i < moved.size(); ++i) {
        moved[i][0] += 2.5 * std::cos(angle);
        moved[i][1] += 2.5 * std::sin(angle);
      }
      gjk::ClimbingCost cost;
      gjk::solve_climbing(prepared, gjk::PreparedBody<3>(moved), warm, {}, &cost);
      if (place > 0) evaluations += cost.evaluations;  // the first query begins nowhere
    }
    growing.sizes.push_back(n);
    growing.counts.push_back(static_cast<double>(evaluations) / kPlaces);
  }
  return at_most(0.1, growing, "n");
}

/// The listing in rationals on the parabola and a small triangle below its end.
Tried alzubaidi_gjk_on_the_parabola() {
  Growing growing;
  for (const std::uint32_t n : {4U, 6U, 8U, 10U, 12U, 14U, 16U}) {
    growing.sizes.push_back(n);
    growing.counts.push_back(static_cast<double>(samples_on_parabola(n)) * n);
  }
  return at_most(1, growing, "n");
}

/// The same with 16 corners: fewer samples than differences.
Tried differences_left_out() { return {1, samples_on_parabola(16) < 16 * 3 ? 1u : 0u}; }

/// n points (i, i^2), all of them vertices: the march of the last round alone looks at each for each.
Tried chan_in_all_rounds_is_quadratic() {
  Growing growing;
  for (const std::uint32_t n : {32U, 64U, 128U, 256U, 512U}) {
    Cloud2 cloud;
    for (std::uint32_t i = 0; i < n; ++i) cloud.points.push_back({double(i), double(i) * i});
    growing.sizes.push_back(n * std::log2(n));
    growing.counts.push_back(
        static_cast<double>(tests_of_listing<ChanAlzubaidi<Reading::kEmended, CountedNumber, Rounds::kAll>>(cloud)));
  }
  return at_most(1, growing, "(n log h)");
}

/// The sizes that the text names are not those of line 2.
Tried group_sizes() {
  Tried tried;
  for (const std::size_t named : {4, 16, 32, 256, 512}) {
    bool is_a_size = false;
    for (std::size_t t = 1; t < 5; ++t) is_a_size = is_a_size || alzubaidi::group_of_round(t, 1 << 20) == named;
    ++tried.cases;
    tried.refuted += !is_a_size;
  }
  return tried;
}

/// Five points: rounds 2 and 3 have the same groups, and so all that follow.
Tried rounds_end() {
  const bool is_same_again = alzubaidi::group_of_round(1, 5) == 4 && alzubaidi::group_of_round(2, 5) == 5 &&
                             alzubaidi::group_of_round(3, 5) == 5;
  return {1, is_same_again ? 1u : 0u};
}

/// Orientation tests on 1500 random points of a square, misprints put right: alike is within a factor of two.
Tried tests_at_1500_points() {
  Tried tried;
  for (const std::uint64_t key : {1, 2, 3}) {
    const Cloud2 cloud{random_cloud(1500, key)};
    const std::uint64_t chan = tests_of_listing<ChanAlzubaidi<Reading::kEmended, CountedNumber>>(cloud),
                        all = tests_of_listing<ChanAlzubaidi<Reading::kEmended, CountedNumber, Rounds::kAll>>(cloud),
                        divide = tests_of_listing<DivideAlzubaidi<Reading::kEmended, CountedNumber>>(cloud);
    ++tried.cases;
    tried.refuted += divide > 0 && chan > 2 * divide && all > 2 * divide;
    if (tried.figures.empty())
      tried.figures =
          fmt::format("The first cloud: Chan {} tests, in all rounds {}, divide and conquer {}.", chan, all, divide);
  }
  return tried;
}

/// Clouds of random points, no two of one x: both tangents of the halves, the misprint put right.
Tried tangents_in_general_position() {
  Tried tried;
  for (std::uint64_t key = 1; key <= 200; ++key) {
    const std::vector<Point2> points = random_cloud(8 + key % 56, key + 1000);
    const alzubaidi::Indices order = alzubaidi::by_x(points);
    const std::span<const std::uint32_t> all(order);
    const std::size_t half = points.size() / 2 + 1;
    const auto left = alzubaidi::melkman<Reading::kEmended, Rational>(points, all.first(half)),
               right = alzubaidi::melkman<Reading::kEmended, Rational>(points, all.subspan(half));
    if (!left || !right) continue;
    for (const bool upper : {false, true}) {
      const auto ends = alzubaidi::tangent<Reading::kEmended, Rational>(points, *left, *right, upper);
      ++tried.cases;
      tried.refuted += !ends || ends->steps > left->size() + right->size();
    }
  }
  return tried;
}

/// One corner each in space: 6 rows of 8 entries take 48 multiplications a pivot; with an explicit inverse of 5 x 5 the
/// multipliers, one priced column, the entering column and the new inverse take 25 + 5 + 25 + 30.
Tried revised_pivot_is_cheaper() {
  const int k = 5, corners = 2, priced = 1;
  const int tableau = (k + 1) * (corners + k + 1), revised = k * k + priced * k + k * k + (k + 1) * k;
  return {1, revised > tableau ? 1u : 0u};
}

}  // namespace assay::check
