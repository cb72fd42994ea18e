// Engines that answer zero to everything, one for each kind of answer of each family, and state nothing: whoever
// answers so must be convicted, or called not judged. Written against the C interface, as such engines are.
#include <algorithm>
#include <iterator>

#include "engines/adapters/bad/dishonest_engine.h"

namespace {

using assay::bad::dishonest_engine, assay::bad::serving;

constexpr std::uint32_t kAllGiven = ASSAY_LP_GIVES_X | ASSAY_LP_GIVES_Y | ASSAY_LP_GIVES_RAY;

template <std::uint32_t kKind, std::uint32_t kGiven>
assay_status solve_lp(void*, const assay_lp_problem* problem, const assay_watch*, assay_lp_answer* answer) {
  answer->kind = kKind;
  answer->given = kGiven;
  answer->line_variable = answer->basis_count = answer->at_upper_count = 0;
  std::fill_n(answer->x, problem->columns, 0.0);
  std::fill_n(answer->y, problem->rows, 0.0);
  std::fill_n(answer->ray, problem->columns, 0.0);
  return ASSAY_ANSWERED;
}

template <std::uint32_t kKind>
assay_status solve_gjk(void*, const assay_gjk_problem*, const assay_watch*, assay_gjk_answer* answer) {
  *answer = {};
  answer->size = sizeof *answer;
  answer->kind = kKind;
  return ASSAY_ANSWERED;
}

template <std::uint32_t kKind>
assay_status solve_hull2(void*, const assay_hull2_problem*, const assay_watch*, assay_hull2_answer* answer) {
  answer->kind = kKind;
  answer->count = 0;
  return ASSAY_ANSWERED;
}

template <std::uint32_t kKind>
assay_status solve_hull3(void*, const assay_hull3_problem*, const assay_watch*, assay_hull3_answer* answer) {
  answer->kind = kKind;
  answer->dimension = 0;
  answer->facet_count = answer->corner_count = answer->gives_faces = 0;
  return ASSAY_ANSWERED;
}

template <std::uint32_t kKind>
assay_status solve_shapes(void*, const assay_shapes_problem* problem, const assay_watch*, assay_shapes_answer* answer) {
  double* const images = answer->images;
  *answer = {};
  answer->size = sizeof *answer;
  answer->kind = kKind;
  answer->images = images;
  answer->count = kKind == ASSAY_SHAPES_MOVED ? problem->a.count : 0;
  std::fill_n(images, answer->count, 0.0);
  return ASSAY_ANSWERED;
}

template <std::uint32_t kKind>
assay_status solve_cast(void*, const assay_cast_problem*, const assay_watch*, assay_cast_answer* answer) {
  *answer = {};
  answer->size = sizeof *answer;
  answer->kind = kKind;
  return ASSAY_ANSWERED;
}

template <class Solve>
constexpr assay_engine mute(Solve* solve, const char* name) {
  return serving(dishonest_engine(name, "answers zero to everything and states nothing", ASSAY_TOUCHING_UNSPECIFIED, 0),
                 solve);
}

const assay_engine kEngines[] = {
    mute(&solve_lp<ASSAY_LP_OPTIMAL, 0>, "mute/lp_optimal"),
    mute(&solve_lp<ASSAY_LP_OPTIMAL, ASSAY_LP_GIVES_X>, "mute/lp_optimal_x"),
    mute(&solve_lp<ASSAY_LP_OPTIMAL, kAllGiven>, "mute/lp_optimal_all"),
    mute(&solve_lp<ASSAY_LP_INFEASIBLE, 0>, "mute/lp_infeasible"),
    mute(&solve_lp<ASSAY_LP_INFEASIBLE, kAllGiven>, "mute/lp_infeasible_all"),
    mute(&solve_lp<ASSAY_LP_UNBOUNDED, 0>, "mute/lp_unbounded"),
    mute(&solve_lp<ASSAY_LP_UNBOUNDED, kAllGiven>, "mute/lp_unbounded_all"),
    mute(&solve_gjk<ASSAY_GJK_SEPARATED>, "mute/gjk_separated"),
    mute(&solve_gjk<ASSAY_GJK_SEPARATED_ALONG>, "mute/gjk_separated_along"),
    mute(&solve_gjk<ASSAY_GJK_OVERLAPPING>, "mute/gjk_overlapping"),
    mute(&solve_gjk<ASSAY_GJK_BARE_VERDICT>, "mute/gjk_bare_verdict"),
    mute(&solve_gjk<ASSAY_GJK_BARE_DISTANCE>, "mute/gjk_bare_distance"),
    mute(&solve_gjk<ASSAY_GJK_MEASURED_APART>, "mute/gjk_measured_apart"),
    mute(&solve_gjk<ASSAY_GJK_PENETRATING>, "mute/gjk_penetrating"),
    mute(&solve_gjk<ASSAY_GJK_BRACKETED>, "mute/gjk_bracketed"),
    mute(&solve_hull2<ASSAY_HULL2_HULL>, "mute/hull2_hull"),
    mute(&solve_hull2<ASSAY_HULL2_FLAT>, "mute/hull2_flat"),
    mute(&solve_hull3<ASSAY_HULL3_HULL>, "mute/hull3_hull"),
    mute(&solve_hull3<ASSAY_HULL3_FLAT>, "mute/hull3_flat"),
    mute(&solve_shapes<ASSAY_SHAPES_MEASURED>, "mute/shapes_measured"),
    mute(&solve_shapes<ASSAY_SHAPES_BARE>, "mute/shapes_bare"),
    mute(&solve_shapes<ASSAY_SHAPES_BOX>, "mute/shapes_box"),
    mute(&solve_shapes<ASSAY_SHAPES_BALANCED_AT>, "mute/shapes_balanced_at"),
    mute(&solve_shapes<ASSAY_SHAPES_MOVED>, "mute/shapes_moved"),
    mute(&solve_shapes<ASSAY_SHAPES_SWEPT>, "mute/shapes_swept"),
    mute(&solve_cast<ASSAY_CAST_HIT_AT>, "mute/cast_hit_at"),
    mute(&solve_cast<ASSAY_CAST_MISSED>, "mute/cast_missed"),
    mute(&solve_cast<ASSAY_CAST_INITIALLY>, "mute/cast_initially"),
    mute(&solve_cast<ASSAY_CAST_BARE_TIME>, "mute/cast_bare_time"),
};

const assay_plugin kPlugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, static_cast<std::uint32_t>(std::size(kEngines)),
                              kEngines};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  return host_abi_version == ASSAY_ABI_VERSION ? &kPlugin : nullptr;
}
