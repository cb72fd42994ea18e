// What engines of shapes answer.
#include "known_answers/folded/fixed_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr FixedRun kRuns[] = {
    {"shapes/robust", Asked::kByRequest, 300, 9039901329616510357u},
    {"shapes/robust", Asked::kByCheck, 100, 4356198541450934118u},
    {"shapes/plain", Asked::kByCheck, 300, 11603520537464482260u},
};

}  // namespace

void add_shapes(KnownAnswers& all) { add_runs<ShapesFamily>(all, kRuns); }

}  // namespace assay::known
