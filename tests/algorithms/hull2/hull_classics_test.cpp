// Published hard clouds: each stored case round-trips, its wrong turn is wrong as published, and exact variants are
// right.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "algorithms/hull2/chan.h"
#include "algorithms/hull2/divide_and_conquer.h"
#include "algorithms/hull2/graham_scan.h"
#include "algorithms/hull2/hull2.h"
#include "algorithms/hull2/incremental_hull.h"
#include "algorithms/hull2/jarvis_march.h"
#include "algorithms/hull2/melkman.h"
#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/hull2/quickhull.h"
#include "algorithms/predicates/adaptive_orient2d.h"
#include "oracles/hull2/check_hull2.h"
#include "oracles/hull2/exact_hull2.h"
#include "properties/case/case_text.h"

namespace assay::hull_classics_test {
namespace {

const std::filesystem::path kCorpus = ASSAY_SOURCE_DIR "/fuzz/corpus/hull2";
const std::filesystem::path kSharedCases = ASSAY_SOURCE_DIR "/../shared/cases/hull_cases.json";

std::string content_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

Cloud2 stored(const std::string& name) {
  const auto file = parse_case(content_of(kCorpus / (name + ".case")), name);
  if (!file) {
    ADD_FAILURE() << file.error();
    return {};
  }
  return std::get<Cloud2>(file->problem);
}

Verdict judged(const Cloud2& cloud, const Hull2Answer& answer) {
  if (const auto* hull = std::get_if<Hull>(&answer)) return check_hull2(cloud, *hull);
  if (const auto* flat = std::get_if<FlatHull>(&answer)) return check_flat_hull(cloud, *flat);
  return Undecided{"no answer"};
}

TEST(HullCorpus, RoundTripsAndEveryExactVariantIsRight) {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kCorpus)) {
    if (entry.path().extension() != ".case") continue;
    const std::string text = content_of(entry.path());
    const auto file = parse_case(text, entry.path().string());
    ASSERT_TRUE(file) << file.error();
    EXPECT_EQ(write_case(*file), text) << entry.path();
    EXPECT_TRUE(file->header.contains("source") || file->header.contains("engine"))
        << entry.path() << " does not say where it comes from";
    const auto& cloud = std::get<Cloud2>(file->problem);
    EXPECT_TRUE(holds(judged(cloud, MonotoneChain<ExactOrient2d>::solve(cloud, Watch{})))) << entry.path();
    EXPECT_TRUE(holds(judged(cloud, GrahamScan<ExactOrient2d>::solve(cloud, Watch{})))) << entry.path();
    EXPECT_TRUE(holds(judged(cloud, exact_hull2(cloud)))) << entry.path();
    ++files;
  }
  EXPECT_GE(files, 8);
}

struct WrongOrient2d {
  std::string cloud;
  std::size_t a, b, c;
  int naive, exact;
};

// Source  Kettner et al., Comput. Geom. 40(1), 2008; Moerig, MACIS 2015. Points are numbered from 0 here.
TEST(HullCorpus, NaiveTurnsAreWrongAsPublished) {
  const WrongOrient2d table[] = {
      {"kettner_a1", 2, 0, 3, 1, -1},         {"kettner_a1_global", 1, 2, 3, 0, -1},
      {"kettner_a1_global", 2, 0, 3, 0, 1},   {"kettner_a2", 0, 1, 3, -1, 1},
      {"kettner_a2_visible", 3, 0, 4, -1, 1}, {"kettner_a2_visible", 5, 0, 4, 0, -1},
      {"kettner_b1", 2, 0, 3, -1, 1},         {"kettner_b2", 0, 3, 4, -1, 1},
      {"moerig_sweep", 0, 1, 3, 1, -1},       {"moerig_sweep_zero", 2, 1, 3, 0, -1},
  };
  for (const auto& [name, a, b, c, naive, exact] : table) {
    const Cloud2 cloud = stored(name);
    const auto& p = cloud.points;
    EXPECT_EQ(NaiveOrient2d::sign(p[a], p[b], p[c]), naive) << name;
    EXPECT_EQ(ExactOrient2d::sign(p[a], p[b], p[c]), exact) << name;
  }
}

TEST(HullCorpus, TheSweepExamplesConvictBothNaiveSweeps) {
  const Cloud2 cloud = stored("moerig_sweep");
  EXPECT_FALSE(holds(judged(cloud, MonotoneChain<NaiveOrient2d>::solve(cloud, Watch{}))));
  EXPECT_FALSE(holds(judged(cloud, GrahamScan<NaiveOrient2d>::solve(cloud, Watch{}))));
}

/// What comes of an answer: the claim it breaks, why there is none, or "holds".
std::string outcome(const Cloud2& cloud, const Hull2Answer& answer) {
  if (const auto* gave_up = std::get_if<GaveUp>(&answer)) return std::string(name_of(gave_up->why));
  const Verdict verdict = judged(cloud, answer);
  if (const auto* violated = violation(verdict)) return std::string(violated->claim.sentence());
  return holds(verdict) ? "holds" : "undecided";
}

// Each published cloud in its published order, fed to the algorithm it was made for.
TEST(HullCorpus, TheIncrementalHullFailsAsPublished) {
  const struct {
    std::string cloud, outcome;
  } table[] = {
      {"kettner_a1", "encloses every point"},
      {"kettner_a1_global", "encloses every point"},
      {"kettner_a2", "strict left turn"},
      {"kettner_a2_visible", "strict left turn"},
      {"kettner_b1", "cycling"},
      {"kettner_b2", "strict left turn"},
  };
  for (const auto& [name, expected] : table) {
    const Cloud2 cloud = stored(name);
    EXPECT_EQ(outcome(cloud, IncrementalHull<NaiveOrient2d>::solve(cloud, Watch{})), expected) << name;
    EXPECT_EQ(outcome(cloud, IncrementalHull<AdaptiveOrient2d>::solve(cloud, Watch{})), "holds") << name;
  }
}

// ---- the wider collection, where it is at hand ----

std::vector<Point2> points_of(const nlohmann::json& rows) {
  std::vector<Point2> points;
  for (const auto& row : rows) points.push_back({row[0].get<double>(), row[1].get<double>()});
  return points;
}

template <class A>
std::vector<Point2> vertices(const Cloud2& cloud) {
  const Hull2Answer answer = A::solve(cloud, Watch{});
  const auto* hull = std::get_if<Hull>(&answer);
  std::vector<Point2> points;
  for (const std::uint32_t i : hull != nullptr ? hull->ccw : std::get<FlatHull>(answer).extreme)
    points.push_back(cloud.points[i]);
  return points;
}

std::vector<Point2> from_smallest(std::vector<Point2> ring) {
  const auto before = [](const Point2& p, const Point2& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); };
  std::rotate(ring.begin(), std::min_element(ring.begin(), ring.end(), before), ring.end());
  return ring;
}

TEST(SharedHullCases, ExactVariantsGiveTheRecordedHull) {
  if (!std::filesystem::exists(kSharedCases)) GTEST_SKIP() << "skipped: ../shared/cases/hull_cases.json is absent";
  std::ifstream in(kSharedCases);
  const auto rows = nlohmann::json::parse(in);
  int compared = 0, naive_wrong = 0;
  for (const auto& row : rows) {
    if (!row.contains("exact_hull_ccw")) continue;
    const Cloud2 cloud = {points_of(row["points"])};
    const auto expected = from_smallest(points_of(row["exact_hull_ccw"]));
    const std::string id = row["id"];
    EXPECT_EQ((vertices<MonotoneChain<ExactOrient2d>>(cloud)), expected) << id;
    EXPECT_EQ((vertices<GrahamScan<ExactOrient2d>>(cloud)), expected) << id;
    EXPECT_EQ((vertices<JarvisMarch<AdaptiveOrient2d>>(cloud)), expected) << id;
    EXPECT_EQ((vertices<Quickhull<AdaptiveOrient2d>>(cloud)), expected) << id;
    EXPECT_EQ((vertices<Chan<AdaptiveOrient2d>>(cloud)), expected) << id;
    EXPECT_EQ((vertices<DivideAndConquer<AdaptiveOrient2d>>(cloud)), expected) << id;
    EXPECT_EQ((vertices<Melkman<AdaptiveOrient2d>>(cloud)), expected) << id;
    EXPECT_EQ((vertices<IncrementalHull<AdaptiveOrient2d>>(cloud)), expected) << id;
    EXPECT_EQ(vertices<ProductionHull2>(cloud), expected) << id;
    naive_wrong += !holds(judged(cloud, MonotoneChain<NaiveOrient2d>::solve(cloud, Watch{})));
    ++compared;
  }
  EXPECT_EQ(compared, 33);
  EXPECT_GT(naive_wrong, 0);
}

}  // namespace
}  // namespace assay::hull_classics_test
