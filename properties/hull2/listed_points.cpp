#include "properties/hull2/listed_points.h"

#include <cmath>
#include <tuple>
#include <variant>

#include "oracles/hull2/claims.h"
#include "properties/case/case_text.h"

namespace assay {

std::optional<Listed> listed(const Hull2Answer& answer) {
  if (const auto* hull = std::get_if<Hull>(&answer)) return Listed{hull->ccw, 2};
  if (const auto* flat = std::get_if<FlatHull>(&answer)) {
    return Listed{flat->extreme, static_cast<int>(flat->extreme.size()) - 1};
  }
  return std::nullopt;
}
std::optional<Listed> listed(const Hull3Answer& answer) {
  if (const auto* hull = std::get_if<Hull3>(&answer)) return Listed{hull->corner, 3};
  if (const auto* flat = std::get_if<FlatHull3>(&answer)) return Listed{flat->extreme, flat->dimension};
  return std::nullopt;
}

std::optional<Violated> index_objection(std::span<const std::uint32_t> indices, std::size_t points) {
  for (const std::uint32_t i : indices) {
    if (i < points) continue;
    return Violated{hull_claims::kIndicesInRange,
                    "index " + std::to_string(i) + " of " + std::to_string(points) + " points"};
  }
  return std::nullopt;
}

bool finite(const Point2& p) { return std::isfinite(p.x) && std::isfinite(p.y); }
bool finite(const Point3& p) { return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z); }
bool lexicographically_before(const Point2& p, const Point2& q) { return std::tie(p.x, p.y) < std::tie(q.x, q.y); }
bool lexicographically_before(const Point3& p, const Point3& q) {
  return std::tie(p.x, p.y, p.z) < std::tie(q.x, q.y, q.z);
}

// x + 0.0 writes -0 as 0.
std::string point_text(const Point2& p) { return "(" + hexfloat(p.x + 0.0) + ", " + hexfloat(p.y + 0.0) + ")"; }
std::string point_text(const Point3& p) {
  return "(" + hexfloat(p.x + 0.0) + ", " + hexfloat(p.y + 0.0) + ", " + hexfloat(p.z + 0.0) + ")";
}

}  // namespace assay
