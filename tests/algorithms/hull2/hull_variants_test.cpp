// What the planar hull variants promise beyond being right: one canonical answer, honest refusals, no undefined
// behaviour.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "algorithms/faults/hull2/misread_clouds.h"
#include "algorithms/faults/hull2/wrong_rings.h"
#include "algorithms/hull2/bounded_sort.h"
#include "algorithms/hull2/chan.h"
#include "algorithms/hull2/divide_and_conquer.h"
#include "algorithms/hull2/graham_scan.h"
#include "algorithms/hull2/incremental_hull.h"
#include "algorithms/hull2/jarvis_march.h"
#include "algorithms/hull2/melkman.h"
#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/hull2/quickhull.h"
#include "algorithms/predicates/adaptive_orient2d.h"
#include "algorithms/predicates/compiled_orient2d.h"
#include "algorithms/predicates/double_double_orient2d.h"
#include "algorithms/predicates/epsilon_orient2d.h"
#include "oracles/hull2/exact_hull2.h"
#include "properties/choices.h"
#include "variants/variants.h"

namespace assay::hull_variants_test {
namespace {

using Indices = std::vector<std::uint32_t>;

/// Every variant of ours: the published ones promise less.
template <class Expect>
void for_each_variant(Expect expect) {
  int tried = 0;
  for (const ListedVariant<Hull2Family>& variant : variants<Hull2Family>()) {
    if (variant.states.kind != EngineKind::kOurs && variant.states.kind != EngineKind::kNaive) continue;
    SCOPED_TRACE(variant.name);
    expect([&variant](const Cloud2& cloud) { return variant.solve(cloud, Watch{}); });
    ++tried;
  }
  EXPECT_GE(tried, 20);
}

TEST(HullNames, SayAlgorithmAndTurnTest) {
  EXPECT_EQ(MonotoneChain<NaiveOrient2d>::kName, "hull/monotone_chain_naive");
  EXPECT_EQ(MonotoneChain<ExactOrient2d>::kName, "hull/monotone_chain_exact");
  EXPECT_EQ(GrahamScan<NaiveOrient2d>::kName, "hull/graham_scan_naive");
  EXPECT_EQ(GrahamScan<ExactOrient2d>::kName, "hull/graham_scan_exact");
  EXPECT_EQ(Chan<AdaptiveOrient2d>::kName, "hull/chan_adaptive");
  EXPECT_EQ(MonotoneChain<DoubleDoubleOrient2d>::kName, "hull/monotone_chain_double_double");
}

TEST(HullVariants, StartAtTheSmallestVertexAndLeaveEdgePointsOut) {
  for_each_variant([](const auto& solve) {
    const Cloud2 cloud = {{{2, 2}, {1, 0}, {2, 0}, {1, 1}, {0, 2}, {0, 0}, {0, 1}, {1, 2}, {2, 1}}};
    EXPECT_EQ(std::get<Hull>(solve(cloud)).ccw, (Indices{5, 2, 0, 4}));
  });
}

TEST(HullVariants, StartAtTheSmallestVertexWhereItIsNotTheLowest) {
  for_each_variant([](const auto& solve) {
    EXPECT_EQ(std::get<Hull>(solve({{{2, 0}, {0, 1}, {3, 3}}})).ccw, (Indices{1, 0, 2}));
  });
}

TEST(HullVariants, LetTheLowestIndexStandForCoincidingPoints) {
  for_each_variant([](const auto& solve) {
    const Cloud2 cloud = {{{1, 0}, {0, 0}, {1, 0}, {-0.0, 0.0}, {0, 1}, {0.0, 1}}};
    EXPECT_EQ(std::get<Hull>(solve(cloud)).ccw, (Indices{1, 0, 4}));
  });
}

TEST(HullVariants, AnswerFlatCloudsWithTheirEnds) {
  for_each_variant([](const auto& solve) {
    EXPECT_EQ(std::get<FlatHull>(solve({})).extreme, Indices{});
    EXPECT_EQ(std::get<FlatHull>(solve({{{5, 5}}})).extreme, Indices{0});
    EXPECT_EQ(std::get<FlatHull>(solve({{{5, 5}, {5, 5}, {5, 5}}})).extreme, Indices{0});
    EXPECT_EQ(std::get<FlatHull>(solve({{{5, 5}, {1, 1}}})).extreme, (Indices{1, 0}));
    EXPECT_EQ(std::get<FlatHull>(solve({{{2, 2}, {5, 5}, {1, 1}, {3, 3}}})).extreme, (Indices{2, 1}));
    EXPECT_EQ(std::get<FlatHull>(solve({{{2, 3}, {2, 5}, {2, 1}}})).extreme, (Indices{2, 1})) << "a vertical line";
    EXPECT_EQ(std::get<FlatHull>(solve({{{3, 2}, {5, 2}, {1, 2}}})).extreme, (Indices{2, 1})) << "a horizontal line";
    EXPECT_EQ(std::get<FlatHull>(solve({{{2, -2}, {1, -1}, {3, -3}}})).extreme, (Indices{1, 2})) << "a falling line";
  });
}

TEST(HullVariants, GiveUpWhereACoordinateIsNotFinite) {
  for_each_variant([](const auto& solve) {
    for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(),
                             -std::numeric_limits<double>::infinity()}) {
      for (const Cloud2& cloud :
           {Cloud2{{{bad, 0}}}, Cloud2{{{0, 0}, {1, bad}, {0, 1}}}, Cloud2{{{0, 0}, {1, 0}, {bad, bad}}}}) {
        const Hull2Answer answer = solve(cloud);
        ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
        EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kNotFinite);
      }
    }
  });
}

/// Doubles of any bits, or points within two ulps of one another.
Cloud2 hostile_cloud(Choices& choices) {
  Cloud2 cloud;
  cloud.points.resize(choices.below(choices.chance(1, 16) ? 64 : 12));
  const bool wild = choices.chance(1, 2);
  for (Point2& p : cloud.points) {
    for (double* coordinate : {&p.x, &p.y}) {
      *coordinate = wild ? std::bit_cast<double>(choices.next()) : nudge(24, choices.around_zero(2));
      if (!std::isfinite(*coordinate)) *coordinate = 0;
    }
  }
  return cloud;
}

TEST(HullVariants, ListPointsOfTheCloudOrGiveUpWhateverTheBits) {
  for_each_variant([](const auto& solve) {
    Choices choices(std::uint64_t{5});
    int answered = 0;
    constexpr int kRounds = 10000;
    for (int round = 0; round < kRounds; ++round) {
      const Cloud2 cloud = hostile_cloud(choices);
      const Hull2Answer answer = solve(cloud);
      if (std::holds_alternative<GaveUp>(answer)) continue;
      ++answered;
      const auto* hull = std::get_if<Hull>(&answer);
      Indices listed = hull != nullptr ? hull->ccw : std::get<FlatHull>(answer).extreme;
      std::sort(listed.begin(), listed.end());
      EXPECT_TRUE(listed.empty() || listed.back() < cloud.points.size());
      EXPECT_EQ(hull != nullptr, listed.size() >= 3);
      EXPECT_EQ(listed.empty(), cloud.points.empty());
    }
    EXPECT_GT(answered, kRounds / 2);
  });
}

// Every orientation test under every algorithm, for the sanitizers and for termination; what comes out does not matter
// here.
template <Orient2d T>
void expect_an_end() {
  Choices choices(std::uint64_t{9});
  for (int round = 0; round < 2000; ++round) {
    const Cloud2 cloud = hostile_cloud(choices);
    for (const auto solve : {&GrahamScan<T>::solve, &JarvisMarch<T>::solve, &Quickhull<T>::solve, &Chan<T>::solve,
                             &DivideAndConquer<T>::solve, &Melkman<T>::solve, &IncrementalHull<T>::solve}) {
      const Hull2Answer answer = solve(cloud, Watch{});
      EXPECT_FALSE(std::holds_alternative<Declined>(answer));
    }
  }
}

/// Says anything: what no rounding could do worse.
struct RandomOrient2d {
  static constexpr std::string_view kName = "random";
  static int sign(const Point2& a, const Point2& b, const Point2& c) {
    static std::uint64_t state = 0;
    state = mix64(state + std::bit_cast<std::uint64_t>(a.x + b.y + c.x) + 1);
    return static_cast<int>(state % 3) - 1;
  }
};

TEST(RoundedHulls, ComeToAnEnd) {
  expect_an_end<NaiveOrient2d>();
  expect_an_end<FmaOrient2d>();
  expect_an_end<Float32Orient2d>();
  expect_an_end<AbsoluteEpsilonOrient2d>();
  expect_an_end<RelativeEpsilonOrient2d>();
  expect_an_end<DoubleDoubleOrient2d>();
  expect_an_end<RandomOrient2d>();
}

// The judge accepts any rotation and any of coinciding points; the exact variants promise one answer, so it is compared
// whole.
void expect_canonical(const ListedVariant<Hull2Family>& variant) {
  Choices choices(std::uint64_t{6});
  for (int round = 0; round < 30000; ++round) {
    Cloud2 cloud;
    cloud.points.resize(choices.below(14));
    const auto side = static_cast<std::int64_t>(choices.between(1, 5));
    for (Point2& p : cloud.points) {
      p.x = nudge(static_cast<double>(choices.between(0, side)), choices.around_zero(1));
      p.y = nudge(static_cast<double>(choices.between(0, side)), choices.around_zero(1));
    }
    const Hull2Answer answer = variant.solve(cloud, Watch{}), expected = exact_hull2(cloud);
    ASSERT_EQ(answer.index(), expected.index()) << variant.name << ", round " << round;
    if (const auto* hull = std::get_if<Hull>(&answer)) {
      ASSERT_EQ(hull->ccw, std::get<Hull>(expected).ccw) << variant.name << ", round " << round;
    } else {
      ASSERT_EQ(std::get<FlatHull>(answer).extreme, std::get<FlatHull>(expected).extreme)
          << variant.name << ", round " << round;
    }
  }
}

TEST(ExactHulls, GiveTheOneCanonicalAnswer) {
  int exact = 0;
  for (const ListedVariant<Hull2Family>& variant : variants<Hull2Family>()) {
    if (standing_of(variant.states.kind) != Standing::kProduction) continue;
    expect_canonical(variant);
    ++exact;
  }
  EXPECT_GE(exact, 9);
}

TEST(HullFaults, DoWhatTheirSentencesSay) {
  const Cloud2 cloud = {{{0, 0}, {1, 0}, {2, 0}, {0, 2}, {2, 2}}};
  EXPECT_EQ(std::get<Hull>(HullKeepsCollinear::solve(cloud, Watch{})).ccw, (Indices{0, 1, 2, 4, 3}));
  EXPECT_EQ(std::get<Hull>(HullSkipsLastPoint::solve(cloud, Watch{})).ccw, (Indices{0, 2, 3}));
  EXPECT_EQ(std::get<FlatHull>(HullSkipsLastPoint::solve({}, Watch{})).extreme, Indices{});
}

TEST(HullFaults, DoOnlyWhatTheirSentencesSay) {
  const Cloud2 triangle = {{{1, 1}, {-3, -2}, {4, -1}, {0, 5}, {1, 0}}};
  for (const ListedVariant<Hull2Family>& fault : planted_faults<Hull2Family>()) {
    EXPECT_FALSE(fault.states.sentence.empty());
    const Hull2Answer answer = fault.solve(triangle, Watch{});
    const Indices& ring = std::get<Hull>(answer).ccw;
    if (fault.name == HullIsClockwise::kName) {
      EXPECT_EQ(ring, (Indices{1, 3, 2}));
    } else if (fault.name != HullOneTangentStep::kName) {
      EXPECT_EQ(ring, (Indices{1, 2, 3})) << fault.name << " on a harmless cloud";
    }
  }
}

TEST(BoundedSort, SortsAndIsStable) {
  Choices choices(std::uint64_t{7});
  for (std::size_t n = 0; n < 70; ++n) {
    std::vector<std::pair<int, int>> items(n);
    for (std::size_t i = 0; i < n; ++i) items[i] = {static_cast<int>(choices.below(5)), static_cast<int>(i)};
    hull::bounded_sort(items, [](const auto& a, const auto& b) { return a.first < b.first; });
    EXPECT_TRUE(std::is_sorted(items.begin(), items.end())) << n;
  }
}

TEST(BoundedSort, PermutesWhateverTheComparatorSays) {
  Choices choices(std::uint64_t{8});
  for (std::size_t n = 0; n < 200; ++n) {
    std::vector<std::size_t> items(n);
    for (std::size_t i = 0; i < n; ++i) items[i] = i;
    std::size_t asked = 0;
    hull::bounded_sort(items, [&](std::size_t, std::size_t) { return ++asked, choices.chance(1, 2); });
    EXPECT_LE(asked, n * static_cast<std::size_t>(std::bit_width(n)));
    std::sort(items.begin(), items.end());
    for (std::size_t i = 0; i < n; ++i) EXPECT_EQ(items[i], i);
  }
}

}  // namespace
}  // namespace assay::hull_variants_test
