// Does when loaded what a library linked with -ffast-math does: turns on flush-to-zero and denormals-are-zero.
#include <xmmintrin.h>

#include "engines/assay_engine.h"

namespace {

__attribute__((constructor)) void set_fast_math() { _mm_setcsr(_mm_getcsr() | 0x8040U); }

/// Answers the sum of the first two coordinates of the first point of a: 0 if subnormal results are flushed.
assay_status solve_gjk(void*, const assay_gjk_problem* problem, const assay_watch*, assay_gjk_answer* answer) {
  if (problem->a.count < 1 || problem->a.dimension < 2) return ASSAY_DECLINED;
  answer->kind = ASSAY_GJK_BARE_DISTANCE;
  answer->distance = problem->a.coordinates[0] + problem->a.coordinates[1];
  return ASSAY_ANSWERED;
}

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t) {
  static const assay_semantics semantics = {sizeof(assay_semantics), 0, 0, -1, -1, -1, -1, "No promise.", 0, 0};
  static const assay_engine engine = {sizeof(assay_engine),
                                      "broken/fast_math",
                                      "1",
                                      "foreign",
                                      "sets flush-to-zero when loaded",
                                      semantics,
                                      nullptr,
                                      nullptr,
                                      &solve_gjk,
                                      nullptr};
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, 1, &engine};
  return &plugin;
}
