// What engines of shapes answer.
#include "known_answers/folded/fixed_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr FixedRun kRuns[] = {
    {"shapes/robust", Asked::kByRequest, 300, 18400758722366837779u},
    {"shapes/robust", Asked::kByCheck, 100, 11810367227231449596u},
    {"shapes/plain", Asked::kByCheck, 300, 4301979126559461949u},
};

}  // namespace

void add_shapes(KnownAnswers& all) { add_runs<ShapesFamily>(all, kRuns); }

}  // namespace assay::known
