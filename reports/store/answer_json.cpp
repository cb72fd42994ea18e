#include "reports/store/answer_json.h"

#include <algorithm>
#include <span>

#include "properties/case_text.h"

namespace assay {
namespace {

using Json = nlohmann::json;

Json numbers(std::span<const double> values) {
  Json list = Json::array();
  for (const double value : values) list.push_back(hexfloat(value));
  return list;
}

Json json_of(const WeightedVertices& point) {
  const std::uint32_t size = std::min(point.size, kWitnessCapacity);
  return {{"vertex", std::span(point.vertex).first(size)}, {"weight", numbers(std::span(point.weight).first(size))}};
}

/// The vertex pairs of a simplex or facet.
Json pairs(std::uint32_t size, std::span<const std::uint32_t> on_a, std::span<const std::uint32_t> on_b) {
  size = std::min(size, kWitnessCapacity);
  return {{"on_a", on_a.first(size)}, {"on_b", on_b.first(size)}};
}

Json json_of(const Basis& basis) { return {{"basic", basis.basic}, {"at_upper", basis.at_upper}}; }

void put_line(Json& object, const std::optional<TableauLine>& line) {
  if (line) object["line"] = {{"basis", json_of(line->basis)}, {"variable", line->variable}};
}

Json json_of(const Separated& answer) {
  return {{"kind", "separated"}, {"on_a", json_of(answer.on_a)}, {"on_b", json_of(answer.on_b)}};
}
Json json_of(const SeparatedAlong& answer) {
  return {{"kind", "separated_along"}, {"direction", numbers(answer.direction)}};
}
Json json_of(const Overlapping& answer) {
  return {{"kind", "overlapping"}, {"simplex", pairs(answer.size, answer.on_a, answer.on_b)}};
}
Json json_of(const BareVerdict& answer) { return {{"kind", "bare_verdict"}, {"colliding", answer.colliding}}; }
Json json_of(const BareDistance& answer) {
  return {{"kind", "bare_distance"}, {"distance", hexfloat(answer.distance)}};
}
Json json_of(const MeasuredApart& answer) {
  return {{"kind", "measured_apart"},
          {"distance", hexfloat(answer.distance)},
          {"on_a", numbers(answer.on_a)},
          {"on_b", numbers(answer.on_b)}};
}
Json json_of(const Penetrating& answer) {
  return {{"kind", "penetrating"},
          {"depth", hexfloat(answer.depth)},
          {"normal", numbers(answer.normal)},
          {"facet", pairs(answer.size, answer.on_a, answer.on_b)}};
}
Json json_of(const Bracketed& answer) {
  return {{"kind", "bracketed"},           {"low", hexfloat(answer.low)},
          {"high", hexfloat(answer.high)}, {"direction", numbers(answer.direction)},
          {"on_a", json_of(answer.on_a)},  {"on_b", json_of(answer.on_b)}};
}
Json json_of(const Hull& answer) { return {{"kind", "hull"}, {"ccw", answer.ccw}}; }
Json json_of(const FlatHull& answer) { return {{"kind", "flat"}, {"extreme", answer.extreme}}; }
Json json_of(const Hull3& answer) {
  Json object = {{"kind", "hull"}, {"corner", answer.corner}, {"end", answer.end}};
  if (!answer.face_of.empty()) object["face_of"] = answer.face_of;
  return object;
}
Json json_of(const FlatHull3& answer) {
  return {{"kind", "flat"}, {"dimension", answer.dimension}, {"extreme", answer.extreme}};
}
Json json_of(const Optimal& answer) {
  Json object = {{"kind", "optimal"}};
  if (!answer.basis.basic.empty()) object["basis"] = json_of(answer.basis);
  if (!answer.x.empty()) object["x"] = numbers(answer.x);
  if (!answer.y.empty()) object["y"] = numbers(answer.y);
  return object;
}
Json json_of(const Infeasible& answer) {
  Json object = {{"kind", "infeasible"}};
  if (!answer.farkas.empty()) object["farkas"] = numbers(answer.farkas);
  put_line(object, answer.line);
  return object;
}
Json json_of(const Unbounded& answer) {
  Json object = {{"kind", "unbounded"}};
  if (!answer.x.empty()) object["x"] = numbers(answer.x);
  if (!answer.ray.empty()) object["ray"] = numbers(answer.ray);
  put_line(object, answer.line);
  return object;
}
Json json_of(const ShapeContact& answer) {
  return {{"kind", "contact"},
          {"overlap", answer.overlap},
          {"distance", hexfloat(answer.distance)},
          {"normal", numbers(answer.normal)},
          {"move", numbers(answer.move)}};
}
Json json_of(const ShapeBounds& answer) {
  return {{"kind", "bounds"}, {"low", numbers(answer.low)}, {"high", numbers(answer.high)}};
}
Json json_of(const ShapeCentroid& answer) {
  return {{"kind", "centroid"}, {"flat", answer.flat}, {"at", numbers(answer.at)}};
}
Json json_of(const MovedPoints& answer) { return {{"kind", "moved"}, {"coordinates", numbers(answer.coordinates)}}; }
Json json_of(const HitAt& answer) {
  return {
      {"kind", "hit_at"}, {"t0", hexfloat(answer.t0)}, {"t1", hexfloat(answer.t1)}, {"normal", numbers(answer.normal)}};
}
Json json_of(const Missed& answer) { return {{"kind", "missed"}, {"direction", numbers(answer.direction)}}; }
Json json_of(const InitiallyOverlapping&) { return {{"kind", "initially"}}; }
Json json_of(const BareTime& answer) { return {{"kind", "bare_time"}, {"time", hexfloat(answer.time)}}; }
Json json_of(const GaveUp& answer) { return {{"kind", "gave_up"}, {"why", name_of(answer.why)}}; }
Json json_of(const Declined& answer) { return {{"kind", "declined"}, {"reason", answer.reason}}; }

template <class Answer>
Json visited(const Answer& answer) {
  return std::visit([](const auto& alternative) { return json_of(alternative); }, answer);
}

}  // namespace

Json answer_json(const GjkAnswer& answer) { return visited(answer); }
Json answer_json(const Hull2Answer& answer) { return visited(answer); }
Json answer_json(const Hull3Answer& answer) { return visited(answer); }
Json answer_json(const ShapesAnswer& answer) { return visited(answer); }
Json answer_json(const CastAnswer& answer) { return visited(answer); }
Json answer_json(const LpAnswer& answer) { return visited(answer); }

}  // namespace assay
