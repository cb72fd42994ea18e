#include "reports/store/row_facts.h"

namespace assay {
RowFacts facts_of(const Axis& axis, const WrongVerdicts& wrong) {
  RowFacts facts{axis.kind, axis.scale, std::string(axis.unit), wrong.all, {}};
  for (const ClaimId claim : wrong.claims) facts.wrong_claims.emplace_back(claim.sentence());
  return facts;
}

std::optional<int> dimension_of(std::string_view domain) {
  const std::string_view name = domain.substr(0, domain.find('@'));
  if (name.ends_with("_2d")) return 2;
  if (name.ends_with("_3d")) return 3;
  return std::nullopt;
}

}  // namespace assay
