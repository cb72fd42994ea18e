#include "reports/store/row_facts.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace assay {
namespace {

/// The axes of records without facts that measured a size or a relative number, all of them.
constexpr std::array kOldAxes = {
    log2_size_axis("points"),      log2_size_axis("vertices of each body", true), size_axis("vertices of both bodies"),
    size_axis("points"),           size_axis("rows of the cost matrix"),          size_axis("rows + columns"),
    relative_axis("relative gap"), relative_axis("relative deviation"),
};

/// The properties of records without facts that judged verdicts, and the claims that made one wrong; none: every one.
struct OldProperty {
  std::string_view name;
  bool by_claim;
};
constexpr OldProperty kOldProperties[] = {{"cast/verdict_is_right", true},
                                          {"gjk/verdict_is_right", true},
                                          {"hull2/is_exact", false},
                                          {"hull3/is_exact", false},
                                          {"shapes/answer_is_right", false}};

}  // namespace

RowFacts facts_of(const Axis& axis, const WrongVerdicts& wrong) {
  RowFacts facts{axis.kind, axis.scale, std::string(axis.unit), wrong.all, {}};
  for (const ClaimId claim : wrong.claims) facts.wrong_claims.emplace_back(claim.sentence());
  return facts;
}

RowFacts facts_of(const PlannedRow& row) {
  if (row.facts) return *row.facts;
  RowFacts facts;
  const auto axis = std::ranges::find(kOldAxes, row.axis, &Axis::label);
  if (axis != kOldAxes.end()) facts = facts_of(*axis, {});
  for (const OldProperty& old : kOldProperties) {
    if (old.name != row.property) continue;
    facts.every_violation_is_wrong = !old.by_claim;
    if (old.by_claim) facts.wrong_claims = {"no wrong hit", "no wrong miss"};
  }
  return facts;
}

std::optional<int> dimension_of(std::string_view domain) {
  const std::string_view name = domain.substr(0, domain.find('@'));
  if (name.ends_with("_2d")) return 2;
  if (name.ends_with("_3d")) return 3;
  return std::nullopt;
}

}  // namespace assay
