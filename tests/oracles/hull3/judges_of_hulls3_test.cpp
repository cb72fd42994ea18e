// What the judges of hulls in space say on a fixed run, and how much they do for it.
#include <gtest/gtest.h>

#include <cmath>
#include <utility>
#include <vector>

#include "oracles/exact/judge_counts.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/hull3/exact_hull3.h"
#include "oracles/hull3/outward_distance3.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "tests/oracles/hull3/hull3_cases.h"

namespace assay::judges_of_hulls3_test {
namespace {

using known::FoldedRun;

struct Drawn : known::DrawnBits {
  /// Kinds: of a small lattice, generic, in one plane, far from the origin.
  Cloud3 cloud(int kind, std::uint64_t points) {
    Cloud3 drawn;
    for (; points > 0; --points) {
      std::array<double, 3> x{};
      for (double& entry : x)
        entry = kind == 0 ? static_cast<double>(below(4)) : kind == 3 ? generic() + 0x1p40 : generic();
      if (kind == 2) x[2] = x[0];
      drawn.points.push_back({x[0], x[1], x[2]});
    }
    return drawn;
  }
};

void judge(FoldedRun& run, const Cloud3& cloud, const cases::Facets& facets) {
  for (const bool divided : {true, false})
    for (const bool extreme : {true, false})
      run.take(check_hull3(cloud, cases::surface(facets), {divided, extreme, 0}));
  for (const double gap : {1e-9, 0.1}) run.take(check_hull3(cloud, cases::surface(facets), {true, true, gap}));
}

// A change of these numbers is a change of what judges say or of how much they do for it: it is meant, or it is a
// mistake.
TEST(JudgesOfHulls3, SayAndDoTheSameOnAFixedRun) {
  Drawn drawn{{std::mt19937_64(11)}};
  FoldedRun run;
  const JudgeCounts before = judge_counts();
  for (int k = 0; k < 40; ++k) {
    const Cloud3 cloud = drawn.cloud(k % 4, k == 1 ? 600 : 4 + drawn.below(12));
    const ExactHull3 truth = exact_hull3(cloud);
    run.take(truth.dimension);
    run.take(truth.ring);
    for (const auto& triangle : truth.triangles) run.take(triangle);
    run.take(extreme_points3(cloud));
    run.take(check_flat_hull3(cloud, {truth.dimension, truth.ring}));
    if (truth.dimension < 3) {
      std::vector<std::uint32_t> turned(truth.ring.rbegin(), truth.ring.rend());
      run.take(check_flat_hull3(cloud, {truth.dimension, turned}));
      turned.pop_back();
      run.take(check_flat_hull3(cloud, {truth.dimension, turned}));
      run.take(check_flat_hull3(cloud, {truth.dimension + 1, truth.ring}));
      continue;
    }
    cases::Facets facets = cases::facets_of(truth);
    judge(run, cloud, facets);
    judge(run, cloud, cases::reversed(facets));
    std::vector<std::uint32_t> few(facets[0]);
    few.push_back(facets.back()[1]);
    run.take(outward_distance3(cloud, few));
    run.take(outward_distance3(cloud, few, 64));
    cases::Facets wrong = facets;
    wrong[drawn.below(wrong.size())][drawn.below(3)] = static_cast<std::uint32_t>(drawn.below(cloud.points.size()));
    judge(run, cloud, wrong);
    wrong = facets;
    wrong.pop_back();
    judge(run, cloud, wrong);
  }
  EXPECT_EQ(run.folded(), 8887118269231699526u);
  EXPECT_EQ(run.units(), 72157242u);
  EXPECT_EQ(judge_counts().filtered - before.filtered, 361u);
  EXPECT_EQ(judge_counts().exact - before.exact, 429u);
}

}  // namespace
}  // namespace assay::judges_of_hulls3_test
