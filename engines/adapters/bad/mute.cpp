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

constexpr assay_engine mute(const char* name) {
  return dishonest_engine(name, "answers zero to everything and states nothing", ASSAY_TOUCHING_UNSPECIFIED, 0);
}

template <std::uint32_t kKind, std::uint32_t kGiven>
constexpr assay_engine lp(const char* name) {
  return serving(mute(name), &assay_engine::solve_lp, &solve_lp<kKind, kGiven>);
}
template <std::uint32_t kKind>
constexpr assay_engine gjk(const char* name) {
  return serving(mute(name), &assay_engine::solve_gjk, &solve_gjk<kKind>);
}
template <std::uint32_t kKind>
constexpr assay_engine hull2(const char* name) {
  return serving(mute(name), &assay_engine::solve_hull2, &solve_hull2<kKind>);
}
template <std::uint32_t kKind>
constexpr assay_engine hull3(const char* name) {
  return serving(mute(name), &assay_engine::solve_hull3, &solve_hull3<kKind>);
}
template <std::uint32_t kKind>
constexpr assay_engine shapes(const char* name) {
  return serving(mute(name), &assay_engine::solve_shapes, &solve_shapes<kKind>);
}
template <std::uint32_t kKind>
constexpr assay_engine cast(const char* name) {
  return serving(mute(name), &assay_engine::solve_cast, &solve_cast<kKind>);
}

const assay_engine kEngines[] = {
    lp<ASSAY_LP_OPTIMAL, 0>("mute/lp_optimal"),
    lp<ASSAY_LP_OPTIMAL, ASSAY_LP_GIVES_X>("mute/lp_optimal_x"),
    lp<ASSAY_LP_OPTIMAL, kAllGiven>("mute/lp_optimal_all"),
    lp<ASSAY_LP_INFEASIBLE, 0>("mute/lp_infeasible"),
    lp<ASSAY_LP_INFEASIBLE, kAllGiven>("mute/lp_infeasible_all"),
    lp<ASSAY_LP_UNBOUNDED, 0>("mute/lp_unbounded"),
    lp<ASSAY_LP_UNBOUNDED, kAllGiven>("mute/lp_unbounded_all"),
    gjk<ASSAY_GJK_SEPARATED>("mute/gjk_separated"),
    gjk<ASSAY_GJK_SEPARATED_ALONG>("mute/gjk_separated_along"),
    gjk<ASSAY_GJK_OVERLAPPING>("mute/gjk_overlapping"),
    gjk<ASSAY_GJK_BARE_VERDICT>("mute/gjk_bare_verdict"),
    gjk<ASSAY_GJK_BARE_DISTANCE>("mute/gjk_bare_distance"),
    gjk<ASSAY_GJK_MEASURED_APART>("mute/gjk_measured_apart"),
    gjk<ASSAY_GJK_PENETRATING>("mute/gjk_penetrating"),
    gjk<ASSAY_GJK_BRACKETED>("mute/gjk_bracketed"),
    hull2<ASSAY_HULL2_HULL>("mute/hull2_hull"),
    hull2<ASSAY_HULL2_FLAT>("mute/hull2_flat"),
    hull3<ASSAY_HULL3_HULL>("mute/hull3_hull"),
    hull3<ASSAY_HULL3_FLAT>("mute/hull3_flat"),
    shapes<ASSAY_SHAPES_MEASURED>("mute/shapes_measured"),
    shapes<ASSAY_SHAPES_BARE>("mute/shapes_bare"),
    shapes<ASSAY_SHAPES_BOX>("mute/shapes_box"),
    shapes<ASSAY_SHAPES_BALANCED_AT>("mute/shapes_balanced_at"),
    shapes<ASSAY_SHAPES_MOVED>("mute/shapes_moved"),
    cast<ASSAY_CAST_HIT_AT>("mute/cast_hit_at"),
    cast<ASSAY_CAST_MISSED>("mute/cast_missed"),
    cast<ASSAY_CAST_INITIALLY>("mute/cast_initially"),
    cast<ASSAY_CAST_BARE_TIME>("mute/cast_bare_time"),
};

const assay_plugin kPlugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, static_cast<std::uint32_t>(std::size(kEngines)),
                              kEngines};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  return host_abi_version == ASSAY_ABI_VERSION ? &kPlugin : nullptr;
}
