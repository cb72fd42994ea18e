/* Tells bodies apart by their bounding boxes, and gives up where the boxes overlap. */
#include <stddef.h>

#include "engines/assay_engine.h"

static double least(const assay_points* body, uint32_t k, double sign) {
  double value = sign * body->coordinates[k];
  for (uint32_t i = 1; i < body->count; ++i) {
    const double other = sign * body->coordinates[(size_t)i * body->dimension + k];
    if (other < value) value = other;
  }
  return value;
}

static assay_status solve(void* self, const assay_gjk_problem* problem, const assay_watch* watch,
                          assay_gjk_answer* answer) {
  const assay_points *a = &problem->a, *b = &problem->b;
  (void)self, (void)watch;
  if (a->dimension != b->dimension || a->dimension > 3 || a->count == 0 || b->count == 0) return ASSAY_DECLINED;
  for (uint32_t k = 0; k < a->dimension; ++k)
    for (double sign = -1; sign <= 1; sign += 2)
      if (least(a, k, sign) > -least(b, k, -sign)) { /* min of sign * a_k above max of sign * b_k */
        answer->kind = ASSAY_GJK_SEPARATED_ALONG;
        answer->direction[0] = answer->direction[1] = answer->direction[2] = 0;
        answer->direction[k] = sign;
        return ASSAY_ANSWERED;
      }
  answer->why = ASSAY_UNCERTAIN;
  return ASSAY_GAVE_UP;
}

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_engine engine = {.size = sizeof(assay_engine),
                                      .name = "example/boxes",
                                      .version = "1.0",
                                      .kind = "foreign",
                                      .sentence = "bounding boxes",
                                      .semantics = {.size = sizeof(assay_semantics),
                                                    .touching = ASSAY_TOUCHING_UNSPECIFIED,
                                                    .witness = 1,
                                                    .distance_gap = -1,
                                                    .lp_primal = -1,
                                                    .lp_dual = -1,
                                                    .lp_gap = -1,
                                                    .note = "no tolerance; never says that bodies meet"},
                                      .solve_gjk = solve};
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, 1, &engine};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : NULL;
}
