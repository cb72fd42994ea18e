// The variants that are linked into the program, family by family.
#include "algorithms/gjk/propose.h"
#include "campaign/built_in/built_in.h"
#include "campaign/select_engines.h"
#include "variants/variants.h"

namespace assay {

EngineSources built_in_engines() {
  EngineSources sources;
  sources.propose_collision = &propose_collision;
  for_each_family([&]<Family F>() {
    for (const ListedVariant<F>& variant : variants<F>()) sources.of<F>().push_back(built_in(variant));
  });
  return sources;
}

}  // namespace assay
