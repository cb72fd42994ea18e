#include "reports/store/json/answer_text.h"

#include <algorithm>
#include <charconv>
#include <span>

#include "properties/case/case_text.h"

namespace assay {
namespace {

std::string listed(std::span<const double> values) {
  std::string text;
  for (const double value : values) text += (text.empty() ? "(" : ", ") + hexfloat(value);
  return text.empty() ? "()" : text + ')';
}

std::string listed(std::string_view word, std::span<const std::uint32_t> indices) {
  std::string text(word);
  for (const std::uint32_t index : indices) text += ' ' + std::to_string(index);
  return text;
}

std::string weighted_sum_of(const char* body, const WeightedVertices& point) {
  std::string text;
  for (std::uint32_t i = 0; i < std::min(point.size, kWitnessCapacity); ++i) {
    text +=
        (i == 0 ? "" : " + ") + hexfloat(point.weight[i]) + ' ' + body + '[' + std::to_string(point.vertex[i]) + ']';
  }
  return text.empty() ? std::string("nothing") : text;
}

template <class Witness>
std::string nearest_points(const Witness& answer) {
  return ", nearest points " + weighted_sum_of("a", answer.on_a) + " and " + weighted_sum_of("b", answer.on_b);
}

template <class Witness>
std::string differences(const Witness& answer) {
  std::string text;
  for (std::uint32_t i = 0; i < std::min(answer.size, kWitnessCapacity); ++i)
    text += " a[" + std::to_string(answer.on_a[i]) + "]-b[" + std::to_string(answer.on_b[i]) + ']';
  return text;
}

std::string words(const Separated& answer) { return "not colliding" + nearest_points(answer); }
std::string words(const SeparatedAlong& answer) { return "not colliding, separated along " + listed(answer.direction); }
std::string words(const Overlapping& answer) {
  return "colliding, origin in the hull of the differences" + differences(answer);
}
std::string words(const BareVerdict& answer) { return answer.colliding ? "colliding" : "not colliding"; }
std::string words(const BareDistance& answer) {
  return (answer.distance == 0 ? "colliding, distance " : "not colliding, distance ") + hexfloat(answer.distance);
}
std::string words(const MeasuredApart& answer) {
  return "not colliding, distance " + hexfloat(answer.distance) + " from " + listed(answer.on_a) + " to " +
         listed(answer.on_b);
}
std::string words(const Penetrating& answer) {
  return "colliding, depth " + hexfloat(answer.depth) + " along " + listed(answer.normal) +
         (answer.size > 0 ? ", facet" + differences(answer) : "");
}
std::string words(const Bracketed& answer) {
  std::string text = answer.high > 0 ? "not colliding" : "colliding";
  text += ", distance from " + hexfloat(answer.low) + " to " + hexfloat(answer.high);
  if (answer.on_a.size > 0 && answer.on_b.size > 0) text += nearest_points(answer);
  const bool directed = std::ranges::any_of(answer.direction, [](double entry) { return entry != 0; });
  return directed ? text + ", separated along " + listed(answer.direction) : text;
}
std::string words(const Hull& answer) { return listed("hull", answer.ccw); }
std::string words(const FlatHull& answer) { return listed("flat", answer.extreme); }
std::string words(const Hull3& answer) {
  std::string text = "surface";
  for (std::uint32_t f = 0; f < answer.facets(); ++f) {
    text += " (";
    for (const std::uint32_t corner : answer.facet(f)) text += (text.back() == '(' ? "" : " ") + std::to_string(corner);
    text += ')';
  }
  return text;
}
std::string words(const FlatHull3& answer) {
  return "of dimension " + std::to_string(answer.dimension) + ", " + listed("extreme", answer.extreme);
}
std::string words(const Optimal& answer) {
  return "optimal, x = " + listed(answer.x) + ", y = " + listed(answer.y) + ", " + listed("basis", answer.basis.basic);
}
std::string words(const std::optional<TableauLine>& line) {
  if (!line) return {};
  return ", by the line of variable " + std::to_string(line->variable) + " in " + listed("basis", line->basis.basic);
}
std::string words(const Infeasible& answer) {
  std::string text = "infeasible";
  if (!answer.farkas.empty()) text += ", Farkas vector " + listed(answer.farkas);
  return text + words(answer.line);
}
std::string words(const Unbounded& answer) {
  std::string text = "unbounded";
  if (!answer.ray.empty()) text += ", from x = " + listed(answer.x) + " along " + listed(answer.ray);
  return text + words(answer.line);
}
std::string words(const ShapeContact& answer) {
  return (answer.overlap ? "colliding, distance " : "not colliding, distance ") + hexfloat(answer.distance) +
         " along " + listed(answer.normal) + ", move " + listed(answer.move);
}
std::string words(const ShapeBounds& answer) { return "box " + listed(answer.low) + " to " + listed(answer.high); }
std::string words(const ShapeCentroid& answer) {
  return (answer.flat ? "no area, mean " : "centroid ") + listed(answer.at);
}
std::string words(const MovedPoints& answer) { return "images " + listed(answer.coordinates); }
std::string words(const ShapeSweep& answer) {
  if (!answer.touches) return "no contact on the way";
  return "first contact at " + hexfloat(answer.time) + ", normal " + listed(answer.normal);
}
std::string words(const HitAt& answer) {
  return "first contact in [" + hexfloat(answer.t0) + ", " + hexfloat(answer.t1) + "], normal " + listed(answer.normal);
}
std::string words(const Missed& answer) {
  return answer.direction == std::array<double, 3>{} ? std::string("no contact")
                                                     : "no contact, apart along " + listed(answer.direction);
}
std::string words(const InitiallyOverlapping&) { return "meeting from the beginning"; }
std::string words(const BareTime& answer) { return "first contact at " + hexfloat(answer.time); }
std::string words(const GaveUp& answer) { return "gave up: " + std::string(name_of(answer.why)); }
std::string words(const Declined& answer) { return "declined: " + std::string(answer.reason); }

}  // namespace

template <class Answer>
std::string answer_text(const Answer& answer) {
  return std::visit([](const auto& alternative) { return words(alternative); }, answer);
}
#define ASSAY_INSTANTIATE(F) template std::string answer_text(const F::Answer&);
ASSAY_FOR_EACH_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

namespace {

/// Indices, a space in front of each; nullopt for anything else.
std::optional<std::vector<std::uint32_t>> indices_of(std::string_view text) {
  std::vector<std::uint32_t> indices;
  while (!text.empty()) {
    if (text.front() != ' ') return std::nullopt;
    text.remove_prefix(1);
    std::uint32_t index = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), index);
    if (error != std::errc{}) return std::nullopt;
    indices.push_back(index);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  }
  return indices;
}

}  // namespace

std::optional<std::vector<std::uint32_t>> hull_of_answer(std::string_view answer) {
  if (!answer.starts_with("hull") && !answer.starts_with("flat")) return std::nullopt;
  return indices_of(answer.substr(4));
}

std::optional<std::vector<std::vector<std::uint32_t>>> facets_of_answer(std::string_view answer) {
  if (!answer.starts_with("surface")) return std::nullopt;
  answer.remove_prefix(7);
  std::vector<std::vector<std::uint32_t>> facets;
  while (!answer.empty()) {
    const std::size_t end = answer.find(')');
    if (!answer.starts_with(" (") || end == answer.npos) return std::nullopt;
    auto facet = indices_of(" " + std::string(answer.substr(2, end - 2)));
    if (!facet) return std::nullopt;
    facets.push_back(std::move(*facet));
    answer.remove_prefix(end + 1);
  }
  return facets;
}

}  // namespace assay
