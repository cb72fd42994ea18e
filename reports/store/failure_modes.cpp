#include "reports/store/failure_modes.h"

#include "properties/catalog/batteries.h"

namespace assay {

FamilyMode family_mode_of(const Signature& signature) {
  FamilyMode found;
  any_family([&]<Family F>() {
    const PropertyEntry<F>* property = catalog<F>().property(signature.property);
    if (property != nullptr)
      found = {std::string(F::kName), failure_mode<F>(*property, claim_of_no_judge(signature.claim))};
    return property != nullptr;
  });
  return found;
}

Severity worst_severity(const Finding& finding) {
  Severity worst = finding.severity;
  for (const SeenAs& one : finding.seen_as) worst = std::min(worst, one.severity);
  return worst;
}

}  // namespace assay
