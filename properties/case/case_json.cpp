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
std::string decimal_number(double value) {
  if (std::isnan(value)) return "\"nan\"";
  if (std::isinf(value)) return value > 0 ? "\"inf\"" : "\"-inf\"";
  if (value == 0) return std::signbit(value) ? "-0.0" : "0";
  std::array<char, 32> text;
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
  return {text.data(), end};
}

std::string hexadecimal_number(double value) {
  if (std::isnan(value)) return "\"nan\"";
  if (std::isinf(value)) return value > 0 ? "\"inf\"" : "\"-inf\"";
  std::array<char, 32> text;
  const auto [end, error] =
      std::to_chars(text.data(), text.data() + text.size(), std::fabs(value), std::chars_format::hex);
  return std::string(std::signbit(value) ? "\"-0x" : "\"0x") + std::string(text.data(), end) + '"';
}

template <class Write>
std::string json_list(std::span<const double> values, Write&& write) {
  std::string text;
  for (const double value : values) text += (text.empty() ? "" : ", ") + write(value);
  return '[' + text + ']';
}

/// Problems as JSON, all numbers in one form.
class JsonWriter {
 public:
  explicit JsonWriter(NumberForm form) : form_(form) {}

  std::string fields(const ConvexPair& pair) const {
    const std::string dimension =
        pair.a.empty() && pair.b.empty() ? ",\n \"dimension\": " + std::to_string(pair.a.dimension) : "";
    return "\"a\": " + points(pair.a) + ",\n \"b\": " + points(pair.b) + dimension;
  }
  std::string fields(const Cloud2& cloud) const { return "\"points\": " + points(points_of(cloud.points)); }
  std::string fields(const Cloud3& cloud) const { return "\"points\": " + points(points_of(cloud.points)); }
  std::string fields(const MovingPair& pair) const {
    return fields(pair.bodies) + ",\n \"motion_a\": " + motion(pair.of_a) + ",\n \"motion_b\": " + motion(pair.of_b);
  }
  std::string fields(const ShapesProblem& problem) const {
    const std::string b = problem.b.kind == ShapeKind::kNone ? "" : ",\n \"b\": " + shape(problem.b);
    return "\"question\": \"" + std::string(name_of(problem.question)) + "\",\n \"a\": " + shape(problem.a) + b;
  }
  std::string fields(const LpProblem& program) const {
    return "\"cost\": " + list(program.cost) + ",\n \"matrix\": " + rows(program.matrix, program.columns) +
           ",\n \"row_lower\": " + bounds(program.row_lower, -HUGE_VAL) +
           ",\n \"row_upper\": " + bounds(program.row_upper, HUGE_VAL) +
           ",\n \"lower\": " + bounds(program.lower, -HUGE_VAL) + ",\n \"upper\": " + bounds(program.upper, HUGE_VAL);
  }

 private:
  std::string number(double value) const {
    return form_ == NumberForm::kDecimal ? decimal_number(value) : hexadecimal_number(value);
  }
  std::string list(std::span<const double> values) const {
    return json_list(values, [this](double value) { return number(value); });
  }
  std::string bounds(std::span<const double> values, double none) const {
    return json_list(values, [&](double value) {
      return form_ == NumberForm::kDecimal && value == none ? std::string("null") : number(value);
    });
  }
  std::string rows(std::span<const double> values, std::size_t width) const {
    std::string text;
    for (std::size_t at = 0; width > 0 && at + width <= values.size(); at += width)
      text += (text.empty() ? "" : ",\n  ") + list(values.subspan(at, width));
    return '[' + text + ']';
  }
  std::string points(const Points& body) const { return rows(body.coordinates, body.dimension); }
  std::string motion(const Motion& one) const {
    return "{\"displacement\": " + list(one.displacement) + ", \"rotation\": " + list(one.rotation) +
           ", \"centre\": " + list(one.centre) + '}';
  }
  std::string shape(const Shape& one) const {
    return "{\"kind\": \"" + std::string(name_of(one.kind)) + "\", \"dimension\": " + std::to_string(one.dimension) +
           ", \"numbers\": " + list(one.numbers) + '}';
  }

  NumberForm form_;
};

}  // namespace

std::string json_of(const AnyProblem& problem, NumberForm form) {
  return "{\"family\": \"" + std::string(name_of_family(problem.index())) + "\",\n " +
         std::visit([&](const auto& one) { return JsonWriter(form).fields(one); }, problem) + "}\n";
}

}  // namespace assay
