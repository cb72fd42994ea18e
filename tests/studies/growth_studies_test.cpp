// How work grows: the fit against values computed by hand, the known counts, and what the studies do alike.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include "algorithms/published/hull2/jarvis_alzubaidi.h"
#include "campaign/select_engines.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/choices.h"
#include "properties/domains/lp/classics/classic.h"
#include "properties/growth/fitted_line.h"
#include "studies/growth/counted_number.h"
#include "studies/growth/engine_study.h"
#include "studies/growth/pivot_study.h"

namespace assay {
namespace {

TEST(FittedLine, IsExactOnALine) {
  const std::vector<double> x = {1, 2, 3, 4}, y = {5, 7, 9, 11};
  const auto line = fitted_line(x, y);
  ASSERT_TRUE(line);
  EXPECT_DOUBLE_EQ(line->slope, 2);
  EXPECT_DOUBLE_EQ(line->intercept, 3);
  EXPECT_DOUBLE_EQ(line->standard_error, 0);
}

TEST(FittedLine, KnowsItsStandardError) {
  // Residuals 1, -1, -1, 1 about y = x: sum of squares 4, spread of x 5, so sqrt(4 / 2 / 5).
  const std::vector<double> x = {0, 1, 2, 3}, y = {1, 0, 1, 4};
  const auto line = fitted_line(x, y);
  ASSERT_TRUE(line);
  EXPECT_DOUBLE_EQ(line->slope, 1);
  EXPECT_DOUBLE_EQ(line->intercept, 0);
  EXPECT_DOUBLE_EQ(line->standard_error, std::sqrt(0.4));
}

TEST(FittedLine, NeedsThreePointsAtDifferentPlaces) {
  const std::vector<double> two = {1, 2}, same = {3, 3, 3};
  EXPECT_FALSE(fitted_line(two, two));
  EXPECT_FALSE(fitted_line(same, same));
}

TEST(FittedLine, ReadsThePowerOffItsLogarithms) {
  const std::vector<double> n = {2, 4, 8, 16}, value = {12, 48, 192, 768};  // 3 n^2
  const auto line = fitted_power(n, value);
  ASSERT_TRUE(line);
  EXPECT_DOUBLE_EQ(line->slope, 2);
  EXPECT_NEAR(line->intercept, std::log2(3), 1e-14);
}

// The quantiles are those of any printed table: 12.706 for one degree of freedom, 4.303 for two, 2.306 for eight.
TEST(FittedLine, HasTheIntervalOfStudent) {
  EXPECT_NEAR(half_width_95(1, 3), 12.706, 5e-4);
  EXPECT_NEAR(half_width_95(1, 4), 4.303, 5e-4);
  EXPECT_NEAR(half_width_95(0.5, 10), 2.306 / 2, 5e-4);
  EXPECT_TRUE(std::isinf(half_width_95(1, 2)));
}

// 10 000 lines of slope 1/2 with normal errors: about 95 % of the intervals hold it. A normal quantile in place of
// Student's would hold it in 86 % only.
TEST(FittedLine, HoldsTheSlopeAsOftenAsItSays) {
  Choices choices{mix64(1)};
  const auto normal = [&] {
    return std::sqrt(-2 * std::log(1 - choices.dyadic(53))) * std::cos(6.283185307179586 * choices.dyadic(53));
  };
  constexpr int kLines = 10000;
  const std::vector<double> x = {1, 2, 3, 4, 5};
  int held = 0, held_by_normal = 0;
  for (int line = 0; line < kLines; ++line) {
    std::vector<double> y;
    for (const double at : x) y.push_back(at / 2 + normal());
    const auto fit = fitted_line(x, y);
    ASSERT_TRUE(fit);
    held += std::abs(fit->slope - 0.5) <= half_width_95(fit->standard_error, x.size());
    held_by_normal += std::abs(fit->slope - 0.5) <= 1.95996 * fit->standard_error;
  }
  EXPECT_NEAR(held / double{kLines}, 0.95, 0.01);
  EXPECT_LT(held_by_normal / double{kLines}, 0.90) << "the test sees which quantile it is";
}

TEST(GrowthStudy, CountsKleeMintyAndFitsTwoToTheN) {
  const Growth growth = pivot_study();
  std::size_t cubes = 0;
  for (const GrowthRow& row : growth.rows) {
    EXPECT_EQ(row.unfinished, 0u) << row.family << ", " << row.rule << ", " << row.size;
    EXPECT_LE(row.least, row.mean);
    EXPECT_GE(row.greatest, row.mean);
    if (row.family != "klee_minty" || row.rule != "dantzig") continue;
    EXPECT_EQ(row.greatest, (1u << row.size) - 1);
    ++cubes;
  }
  EXPECT_EQ(cubes, 10u);
  for (const GrowthFit& fit : growth.fits) {
    if (fit.family != "klee_minty" || fit.rule != "dantzig") continue;
    EXPECT_EQ(fit.model, GrowthModel::kExponential);
    EXPECT_NEAR(fit.slope, 1, 0.02);  // log2(2^n - 1) is a little steeper than n where n is small
    EXPECT_LT(fit.standard_error, 0.01);
  }
}

TEST(RandomDense, IsFeasibleBoundedAndTheSameAgain) {
  const LpProblem problem = random_dense(6, 12, 5);
  EXPECT_EQ(problem, random_dense(6, 12, 5));
  EXPECT_NE(problem, random_dense(6, 12, 6));
  const auto truth = certify_lp(problem);
  ASSERT_TRUE(truth);
  EXPECT_EQ(truth->status, LpStatus::kOptimal);
}

// n points (i, i^2), all of them vertices: the march of the listing looks at each for each.
TEST(CountedNumber, CountsTheTestsOfAListing) {
  for (const std::uint32_t n : {3U, 16U, 64U}) {
    Cloud2 cloud;
    for (std::uint32_t i = 0; i < n; ++i) cloud.points.push_back({double(i), double(i) * i});
    using Listing = JarvisAlzubaidi<alzubaidi::Reading::kEmended, CountedNumber>;
    EXPECT_EQ(tests_of_listing<Listing>(cloud), n * n);
    EXPECT_EQ(std::get<Hull>(Listing::solve(cloud, Watch{})).ccw,
              std::get<Hull>(JarvisAlzubaidi<alzubaidi::Reading::kEmended>::solve(cloud, Watch{})).ccw);
  }
  EXPECT_EQ(
      (tests_of_listing<JarvisAlzubaidi<alzubaidi::Reading::kPrinted, CountedNumber>>({{{0, 0}, {1, 0}, {0, 1}}})), 0u)
      << "as printed it returns one point, no ring";
}

const EngineGrowth& engines() {
  static const EngineGrowth growth = *engine_growth({}, built_in_engines());
  return growth;
}

const GrowthFit* fit_of(const Growth& growth, std::string_view family, std::string_view rule) {
  const auto found =
      std::ranges::find_if(growth.fits, [&](const GrowthFit& fit) { return fit.family == family && fit.rule == rule; });
  return found == growth.fits.end() ? nullptr : &*found;
}

TEST(EngineGrowth, CountsTheSameAgain) {
  EXPECT_FALSE(engines().counts.empty());
  EXPECT_EQ(engines().counts, engine_growth({}, built_in_engines())->counts);
  for (const Growth* growth : {&engines().counts, &engines().times})
    for (const GrowthRow& row : growth->rows) {
      EXPECT_LE(row.least, row.mean);
      EXPECT_GE(row.greatest, row.mean);
      EXPECT_EQ(row.counted == Counted::kNanoseconds, growth == &engines().times);
    }
}

TEST(EngineGrowth, TakesAnIterationAVertexOnTheParabolaAndHardlyOneMoreOnSpheres) {
  const GrowthFit* parabola = fit_of(engines().counts, "parabola and point", "gjk/signed_volumes");
  const GrowthFit* spheres = fit_of(engines().counts, "spheres apart", "gjk/signed_volumes");
  ASSERT_NE(parabola, nullptr);
  ASSERT_NE(spheres, nullptr);
  EXPECT_NEAR(parabola->slope, 1, 0.2);
  EXPECT_LT(spheres->slope, 0.3);
}

TEST(EngineGrowth, HasJudgesOfEveryFamilyThatGrows) {
  std::set<std::string> judged;
  for (const GrowthFit& fit : engines().counts.fits)
    if (fit.counted == Counted::kJudging) judged.insert(fit.rule);
  EXPECT_EQ(judged.size(), 5u);
}

}  // namespace
}  // namespace assay
