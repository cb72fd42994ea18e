// What the judges of hulls in space say, and how much they do for it.
#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/facets.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/exact/judge_counts.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/hull3/exact_hull3.h"
#include "oracles/hull3/outward_distance3.h"

namespace assay::known {
namespace {

struct Drawn : DrawnBits {
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

void judge(FoldedRun& run, const Cloud3& cloud, const Facets& facets) {
  for (const bool divided : {true, false})
    for (const bool extreme : {true, false}) run.take(check_hull3(cloud, surface(facets), {divided, extreme, 0}));
  for (const double gap : {1e-9, 0.1}) run.take(check_hull3(cloud, surface(facets), {true, true, gap}));
}

/// Of the clouds from the first to before the last; the second of all is large.
KnownWords judges_of_hulls(int first, int last) {
  Drawn drawn{{std::mt19937_64(11)}};
  FoldedRun run;
  const JudgeCounts before = judge_counts();
  for (int k = first; k < last; ++k) {
    const Cloud3 cloud = drawn.cloud(k % 4, k == 1 ? 600 : 4 + drawn.below(12));
    const ExactHull3 truth = exact_hull3(cloud);
    run.take(truth.dimension);
    run.take(truth.ring);
    for (const auto& triangle : truth.triangles) run.take(triangle);
    run.take(extreme_points3(cloud));
    run.take(check_flat_hull3(cloud, {truth.dimension, truth.ring}));
    for (int dimension = -1; dimension < 3; ++dimension) {
      std::vector<std::uint32_t> leading(static_cast<std::size_t>(dimension + 1));
      std::iota(leading.begin(), leading.end(), 0u);
      run.take(check_flat_hull3(cloud, {dimension, leading}));
    }
    if (truth.dimension < 3) {
      std::vector<std::uint32_t> turned(truth.ring.rbegin(), truth.ring.rend());
      run.take(check_flat_hull3(cloud, {truth.dimension, turned}));
      turned.pop_back();
      run.take(check_flat_hull3(cloud, {truth.dimension, turned}));
      run.take(check_flat_hull3(cloud, {truth.dimension + 1, truth.ring}));
      continue;
    }
    Facets facets = facets_of(truth);
    judge(run, cloud, facets);
    judge(run, cloud, reversed(facets));
    std::vector<std::uint32_t> few(facets[0]);
    few.push_back(facets.back()[1]);
    run.take(outward_distance3(cloud, few));
    run.take(outward_distance3(cloud, few, 64));
    Facets wrong = facets;
    wrong[drawn.below(wrong.size())][drawn.below(3)] = static_cast<std::uint32_t>(drawn.below(cloud.points.size()));
    judge(run, cloud, wrong);
    wrong = facets;
    wrong.pop_back();
    judge(run, cloud, wrong);
  }
  return {run.folded(), run.units(), judge_counts().filtered - before.filtered, judge_counts().exact - before.exact};
}

}  // namespace

void add_judges_of_hulls3(KnownAnswers& all) {
  all.push_back({"oracles/hull3/judges",
                 Asked::kByRequest,
                 [] { return judges_of_hulls(0, 40); },
                 {3812454850966166991u, 77600106, 508, 442}});
  all.push_back({"oracles/hull3/judges_of_small_clouds",
                 Asked::kByCheck,
                 [] { return judges_of_hulls(2, 40); },
                 {2654483460958787586u, 31887040, 453, 439}});
}

}  // namespace assay::known
