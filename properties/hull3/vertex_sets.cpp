#include "properties/hull3/vertex_sets.h"

#include <optional>
#include <string>

#include "properties/hull2/listed_points.h"

namespace assay {
namespace {

constexpr ClaimSentence kSameDimension{"same dimension"}, kSameVertices{"same vertices"};

}  // namespace

Verdict compare_surfaces(const Cloud3& cloud, const Hull3Answer& answer, const Cloud3& changed,
                         const Hull3Answer& changed_answer, Point3 (*back)(const Point3&), bool keeps_inner_points,
                         std::string_view what) {
  const auto other_kind = [](const Listed& first, const Listed& second,
                             const std::string& after) -> std::optional<Violated> {
    if (first.dimension == second.dimension) return std::nullopt;
    return Violated{kSameDimension, "dimension " + std::to_string(first.dimension) + ", but " +
                                        std::to_string(second.dimension) + after};
  };
  return compare_listed(cloud, answer, changed, changed_answer, back, what, {kSameVertices, "a vertex"}, other_kind,
                        !keeps_inner_points);
}

}  // namespace assay
