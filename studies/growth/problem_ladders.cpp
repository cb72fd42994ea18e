#include "studies/growth/problem_ladders.h"

#include "properties/growth/growing_pairs.h"
#include "properties/hull2/clouds_with_vertices.h"
#include "studies/growth/pivot_study.h"

namespace assay {
namespace {

/// The powers 2^first, ..., 2^last.
std::vector<std::uint32_t> sizes_between(int first, int last) {
  std::vector<std::uint32_t> sizes;
  for (int k = first; k <= last; ++k) sizes.push_back(std::uint32_t{1} << k);
  return sizes;
}

std::uint64_t key_of_problem(std::uint32_t size, std::uint32_t run) {
  return mix64(std::uint64_t{size} * kProblemsOfASize + run);
}

ProblemLadder<GjkFamily> spheres(std::string family, double distance, std::vector<std::string_view> engines) {
  return {std::move(family),
          "vertices of each body",
          Counted::kIterations,
          sizes_between(4, 12),
          [distance](std::uint32_t n, std::uint32_t run) { return two_spheres(n, distance, key_of_problem(n, run)); },
          std::move(engines)};
}

}  // namespace

template <>
std::vector<ProblemLadder<GjkFamily>> problem_ladders() {
  return {spheres("spheres apart", 2.5,
                  {"gjk/certified", "gjk/certified_boolean", "gjk/signed_volumes", "gjk/hill_climbing", "gjk/nesterov",
                   "libccd/gjk", "fcl/distance_indep", "bullet_double/pair_margin_0"}),
          spheres("spheres in each other", 0.5,
                  {"gjk/certified", "gjk/certified_boolean", "gjk/epa", "gjk/mpr", "libccd/gjk", "libccd/mpr_depth",
                   "bullet_double/epa2"}),
          {"parabola and point",
           "vertices of the parabola",
           Counted::kIterations,
           {4, 6, 8, 10, 12, 14, 16},
           [](std::uint32_t n, std::uint32_t) { return parabola_and_point(n); },
           {"gjk/certified", "gjk/signed_volumes", "gjk/johnson", "gjk/boolean", "gjk/wolfe",
            "published/gjk_alzubaidi_2d", "published/gjk_tutorial_2d"}}};
}

template <>
std::vector<ProblemLadder<CastFamily>> problem_ladders() {
  return {{"spheres that meet",
           "vertices of each body",
           Counted::kIterations,
           sizes_between(4, 10),
           [](std::uint32_t n, std::uint32_t run) { return spheres_that_meet(n, key_of_problem(n, run)); },
           {"cast/gjk_raycast", "cast/conservative_advancement", "bullet_double/subsimplex_cast",
            "bullet_double/gjk_cast_margin_0"}}};
}

template <>
std::vector<ProblemLadder<LpFamily>> problem_ladders() {
  return {{"random dense programs",
           "rows",
           Counted::kPivots,
           {8, 12, 16, 24, 32, 48, 64},
           [](std::uint32_t m, std::uint32_t run) { return random_dense(m, 2 * m, key_of_problem(m, run)); },
           {"lp/certified", "lp/primal_steepest", "lp/primal_devex_harris", "lp/dual_dantzig", "lp/tableau_bland",
            "glpk/primal", "clp/primal"}}};
}

/// Where h varies, 1024 points: the march of the article's Chan takes n h turns.
template <>
std::vector<ProblemLadder<Hull2Family>> problem_ladders() {
  const std::vector<std::string_view> peers = {"hull/hull2", "hull/monotone_chain_exact", "cgal/convex_hull_2_filtered",
                                               "qhull/hull2", "geos/convex_hull"};
  // Chan beside divide and conquer: ours, and as an article prints them.
  std::vector<std::string_view> with_rivals = peers;
  for (const std::string_view rival :
       {"hull/chan_adaptive", "hull/divide_and_conquer_adaptive", "published/chan_alzubaidi_emended",
        "published/chan_alzubaidi_all_rounds_emended", "published/divide_and_conquer_alzubaidi_emended"})
    with_rivals.push_back(rival);
  const auto ladder = [](std::string family, std::string size, std::vector<std::uint32_t> sizes, auto cloud,
                         std::vector<std::string_view> engines) {
    return ProblemLadder<Hull2Family>{std::move(family), std::move(size),  Counted::kTurns,
                                      std::move(sizes),  std::move(cloud), std::move(engines)};
  };
  constexpr std::uint32_t kVertices = 32, kPoints = 1024;
  return {
      ladder(
          "points of a disc", "points", sizes_between(6, 14),
          [](std::uint32_t n, std::uint32_t run) { return cloud_with_vertices(n, kVertices, key_of_problem(n, run)); },
          with_rivals),
      ladder(
          "vertices of 1024 points", "vertices", sizes_between(3, 10),
          [](std::uint32_t h, std::uint32_t run) { return cloud_with_vertices(kPoints, h, key_of_problem(h, run)); },
          with_rivals),
      ladder(
          "points of a circle", "points", sizes_between(6, 14),
          [](std::uint32_t n, std::uint32_t run) { return cloud_with_vertices(n, n, key_of_problem(n, run)); }, peers)};
}

template <>
std::vector<ProblemLadder<Hull3Family>> problem_ladders() {
  const auto ladder = [](std::string family, bool on_sphere) {
    return ProblemLadder<Hull3Family>{
        std::move(family),
        "points",
        std::nullopt,
        sizes_between(6, 12),
        [on_sphere](std::uint32_t n, std::uint32_t run) { return cloud_in_ball(n, on_sphere, key_of_problem(n, run)); },
        {"hull3/hull3", "cgal/convex_hull_3_filtered", "qhull/hull3"}};
  };
  return {ladder("points of a ball", false), ladder("points of a sphere", true)};
}

template <>
std::vector<ProblemLadder<ShapesFamily>> problem_ladders() {
  return {};
}

}  // namespace assay
