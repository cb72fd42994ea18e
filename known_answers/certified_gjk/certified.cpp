// What certified collisions answer.
#include "certified/gjk/certified_gjk.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {

void add_certified_collisions(KnownAnswers& all) {
  all.push_back({"certified/gjk/distance",
                 Asked::kByCheck,
                 [] { return KnownWords{folded_variant<GjkFamily>(&CertifiedGjk::solve, 30)}; },
                 {11107043356031767619u}});
  all.push_back({"certified/gjk/boolean",
                 Asked::kByCheck,
                 [] { return KnownWords{folded_variant<GjkFamily>(&CertifiedGjkBoolean::solve, 20)}; },
                 {17385094877984605289u}});
}

}  // namespace assay::known
