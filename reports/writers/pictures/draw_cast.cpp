// Two moving bodies: where they start, where they end, the ways of their vertices. In space seen along two axes.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "reports/store/json/told.h"
#include "reports/writers/pictures/picture.h"
#include "reports/writers/pictures/plane.h"

namespace assay {
namespace {

using Spot = std::array<double, 3>;

constexpr int kSteps = 24;  // of the way of a vertex that turns

bool can_be_drawn(const MovingPair& pair) {
  const auto finite = [](double x) { return std::abs(x) < 0x1p1000; };
  const Points &a = pair.bodies.a, &b = pair.bodies.b;
  bool drawn = !a.empty() && !b.empty() && a.dimension == b.dimension && (a.dimension == 2 || a.dimension == 3) &&
               a.size() + b.size() <= kDrawnVertices;
  for (const Points* body : {&a, &b})
    drawn = drawn && std::all_of(body->coordinates.begin(), body->coordinates.end(), finite);
  for (const Motion* motion : {&pair.of_a, &pair.of_b})
    for (const auto* vector : {&motion->displacement, &motion->rotation, &motion->centre})
      drawn = drawn && std::all_of(vector->begin(), vector->end(), finite);
  return drawn;
}

Spot crossed(const Spot& x, const Spot& y) {
  return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
}

/// In plain double: for the picture.
Spot placed(std::span<const double> vertex, const Motion& motion, double time) {
  Spot arm{}, place{};
  for (std::size_t k = 0; k < vertex.size(); ++k) arm[k] = vertex[k] - motion.centre[k];
  const Spot& w = motion.rotation;
  const double length = std::sqrt(w[0] * w[0] + w[1] * w[1] + w[2] * w[2]), angle = time * length;
  const Spot axis = length > 0 ? Spot{w[0] / length, w[1] / length, w[2] / length} : Spot{};
  const Spot once = crossed(axis, arm), twice = crossed(axis, once);
  for (std::size_t k = 0; k < 3; ++k)
    place[k] = motion.centre[k] + arm[k] + std::sin(angle) * once[k] + (1 - std::cos(angle)) * twice[k] +
               time * motion.displacement[k];
  return place;
}

/// The moment that an answer tells, if it is one of the motion.
std::optional<double> time_of_answer(std::string_view answer) {
  const auto told = contact_of_answer(answer);
  const bool is_shown = told && told->kind == ToldContact::Kind::kAt && told->time >= 0 && told->time <= 1;
  return is_shown ? std::optional(told->time) : std::nullopt;
}

ExactPoint seen(const Spot& spot, std::size_t right, std::size_t up) { return {exact(spot[right]), exact(spot[up])}; }

Figure view(const MovingPair& pair, std::optional<double> told, std::size_t right, std::size_t up,
            const std::string& name) {
  const auto outline = [&](const Points& body, const Motion& motion, double time) {
    std::vector<ExactPoint> points;
    for (std::uint32_t i = 0; i < body.size(); ++i) points.push_back(seen(placed(body[i], motion, time), right, up));
    return points;
  };
  std::vector<ExactPoint> all;
  for (int step = 0; step <= kSteps; ++step)
    for (const auto& [body, motion] : {std::pair{&pair.bodies.a, &pair.of_a}, std::pair{&pair.bodies.b, &pair.of_b}}) {
      const auto points = outline(*body, *motion, static_cast<double>(step) / kSteps);
      all.insert(all.end(), points.begin(), points.end());
    }
  Drawing drawing(frame_of(all));
  for (const auto& [body, motion, style] :
       {std::tuple{&pair.bodies.a, &pair.of_a, "body-a"}, std::tuple{&pair.bodies.b, &pair.of_b, "body-b"}}) {
    for (const double time : {0.0, 1.0}) drawing.polygon(convex_outline(outline(*body, *motion, time)), style);
    if (told) drawing.polygon(convex_outline(outline(*body, *motion, *told)), style);
    for (std::uint32_t i = 0; i < body->size(); ++i)
      for (int step = 0; step < kSteps; ++step)
        drawing.segment(seen(placed((*body)[i], *motion, static_cast<double>(step) / kSteps), right, up),
                        seen(placed((*body)[i], *motion, static_cast<double>(step + 1) / kSteps), right, up),
                        "parting");
  }
  const std::string when = told ? fmt::format("at the start, at the time told, t = {:.6g}, and at the end", *told)
                                : std::string("at the start and at the end");
  return {drawing.svg(name + "both bodies " + when),
          name + "a blue, b orange, " + when + "; dashed the ways of their vertices."};
}

}  // namespace

std::vector<Figure> figures_of(const MovingPair& pair, std::string_view answer) {
  if (!can_be_drawn(pair)) return {};
  const auto told = time_of_answer(answer);
  if (pair.bodies.a.dimension == 2) return {view(pair, told, 0, 1, "")};
  return {view(pair, told, 0, 1, "Along the third axis: "), view(pair, told, 0, 2, "Along the second axis: ")};
}

}  // namespace assay
