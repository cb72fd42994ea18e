#include "properties/case/case_json.h"

#include <array>
#include <charconv>
#include <cmath>
#include <span>
#include <vector>

#include "algorithms/model/point_lists.h"

namespace assay {
namespace {

/// JSON's -0 is an integer, so a zero with a sign is written with a point.
std::string json_number(double value) {
  if (std::isnan(value)) return "\"nan\"";
  if (std::isinf(value)) return value > 0 ? "\"inf\"" : "\"-inf\"";
  if (value == 0) return std::signbit(value) ? "-0.0" : "0";
  std::array<char, 32> text;
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
  return {text.data(), end};
}

/// null is the bound that stands for none.
std::string lower_bound(double value) { return value == -HUGE_VAL ? "null" : json_number(value); }
std::string upper_bound(double value) { return value == HUGE_VAL ? "null" : json_number(value); }

template <class Write>
std::string json_list(std::span<const double> values, Write&& write) {
  std::string text;
  for (const double value : values) text += (text.empty() ? "" : ", ") + write(value);
  return '[' + text + ']';
}
std::string json_list(std::span<const double> values) { return json_list(values, json_number); }

std::string json_rows(std::span<const double> values, std::size_t width) {
  std::string text;
  for (std::size_t at = 0; width > 0 && at + width <= values.size(); at += width)
    text += (text.empty() ? "" : ",\n  ") + json_list(values.subspan(at, width));
  return '[' + text + ']';
}

std::string json_points(const Points& body) { return json_rows(body.coordinates, body.dimension); }

std::string json_fields(const ConvexPair& pair) {
  const std::string dimension =
      pair.a.empty() && pair.b.empty() ? ",\n \"dimension\": " + std::to_string(pair.a.dimension) : "";
  return "\"a\": " + json_points(pair.a) + ",\n \"b\": " + json_points(pair.b) + dimension;
}
std::string json_fields(const Cloud2& cloud) { return "\"points\": " + json_points(points_of(cloud.points)); }
std::string json_fields(const Cloud3& cloud) { return "\"points\": " + json_points(points_of(cloud.points)); }

std::string json_motion(const Motion& one) {
  return "{\"displacement\": " + json_list(one.displacement) + ", \"rotation\": " + json_list(one.rotation) +
         ", \"centre\": " + json_list(one.centre) + '}';
}
std::string json_fields(const MovingPair& pair) {
  return json_fields(pair.bodies) + ",\n \"motion_a\": " + json_motion(pair.of_a) +
         ",\n \"motion_b\": " + json_motion(pair.of_b);
}

std::string json_shape(const Shape& one) {
  return "{\"kind\": \"" + std::string(name_of(one.kind)) + "\", \"dimension\": " + std::to_string(one.dimension) +
         ", \"numbers\": " + json_list(one.numbers) + '}';
}
std::string json_fields(const ShapesProblem& problem) {
  const std::string b = problem.b.kind == ShapeKind::kNone ? "" : ",\n \"b\": " + json_shape(problem.b);
  return "\"question\": \"" + std::string(name_of(problem.question)) + "\",\n \"a\": " + json_shape(problem.a) + b;
}

std::string json_fields(const LpProblem& program) {
  return "\"cost\": " + json_list(program.cost) + ",\n \"matrix\": " + json_rows(program.matrix, program.columns) +
         ",\n \"row_lower\": " + json_list(program.row_lower, lower_bound) +
         ",\n \"row_upper\": " + json_list(program.row_upper, upper_bound) +
         ",\n \"lower\": " + json_list(program.lower, lower_bound) +
         ",\n \"upper\": " + json_list(program.upper, upper_bound);
}

}  // namespace

std::string json_of(const AnyProblem& problem) {
  return "{\"family\": \"" + std::string(name_of_family(problem.index())) + "\",\n " +
         std::visit([](const auto& one) { return json_fields(one); }, problem) + "}\n";
}

}  // namespace assay
