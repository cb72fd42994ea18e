#include "properties/hull2/extreme_points.h"

#include <optional>
#include <string>

#include "properties/hull2/listed_points.h"

namespace assay {
namespace {

constexpr ClaimSentence kSameKindOfHull{"same kind of hull"}, kSameExtremePoints{"same extreme points"};

}  // namespace

Verdict compare_hulls(const Cloud2& cloud, const Hull2Answer& answer, const Cloud2& changed,
                      const Hull2Answer& changed_answer, Point2 (*back)(const Point2&), std::string_view what) {
  const bool first_is_flat = std::holds_alternative<FlatHull>(answer);
  const bool second_is_flat = std::holds_alternative<FlatHull>(changed_answer);
  const auto other_kind = [&](const Listed&, const Listed&, const std::string& after) -> std::optional<Violated> {
    if (first_is_flat == second_is_flat) return std::nullopt;
    return Violated{kSameKindOfHull, first_is_flat ? "flat, but not flat" + after : "not flat, but flat" + after};
  };
  return compare_listed(cloud, answer, changed, changed_answer, back, what, {kSameExtremePoints, "extreme"},
                        other_kind);
}

}  // namespace assay
