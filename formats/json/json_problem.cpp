#include "formats/json/json_problem.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "algorithms/model/fields_of_problems.h"
#include "algorithms/model/point_lists.h"
#include "formats/json/json_fields.h"
#include "formats/limits.h"
#include "formats/number.h"

namespace assay {
namespace {

using json = nlohmann::json;

/// The value of a field that may be left out.
const json* optional_field(const json& object, std::string_view field) {
  const auto found = object.find(field);
  return found == object.end() ? nullptr : &*found;
}

/// The usual bounds where they are left out.
bool read_bounds(JsonFields& fields, const json& object, LpProblem& lp) {
  bool good = true;
  each_field(lp, [&]<class Value>(const auto& field, Value& out) {
    if constexpr (std::same_as<Value, std::vector<double>>) {
      const std::size_t length = sizes_of(lp).count(field.facts.length);
      if (field.facts.absent == 0 || !good) return;
      if (const json* value = optional_field(object, field.kName))
        good = fields.numbers(*value, field.kName, out, length, field.facts.absent);
      else
        out.assign(length, field.facts.usual);
    }
  });
  return good;
}

bool read_problem(JsonFields& fields, const json& object, LpFile& file) {
  LpProblem& lp = file.problem;
  if (!fields.only(object, "lp",
                   {"family", "header", "name", "maximise", "constant", "cost", "matrix", "row_lower", "row_upper",
                    "lower", "upper"}))
    return false;
  const json* cost = fields.required(object, "cost");
  const json* matrix = fields.required(object, "matrix");
  if (matrix == nullptr || !fields.numbers(*cost, "cost", lp.cost)) return false;
  if (!matrix->is_array()) return fields.complain("matrix", "expected an array of rows");
  if (matrix->size() > kMostEntries || matrix->size() * lp.cost.size() > kMostEntries)
    return fields.complain("matrix", "is too large for a dense matrix");
  lp.columns = static_cast<std::uint32_t>(lp.cost.size());
  lp.rows = static_cast<std::uint32_t>(matrix->size());
  for (std::size_t i = 0; i < matrix->size(); ++i)
    if (!fields.numbers((*matrix)[i], "matrix, row " + std::to_string(i + 1), lp.matrix, lp.columns)) return false;
  if (const json* name = optional_field(object, "name"); name != nullptr && !fields.text(*name, "name", file.name))
    return false;
  if (const json* constant = optional_field(object, "constant");
      constant != nullptr && !fields.number(*constant, "constant", file.constant))
    return false;
  if (const json* maximise = optional_field(object, "maximise")) {
    if (!maximise->is_boolean()) return fields.complain("maximise", "expected true or false");
    file.maximise = maximise->get<bool>();
    if (file.maximise)
      for (double& one : lp.cost) one = 0 - one;
  }
  return read_bounds(fields, object, lp);
}

/// The bodies `a` and `b`, of one dimension.
bool read_bodies(JsonFields& fields, const json& object, ConvexPair& pair) {
  std::uint32_t dimension = 0;
  if (const json* stated = optional_field(object, "dimension");
      stated != nullptr && !fields.count(*stated, "dimension", dimension))
    return false;
  pair.a.dimension = pair.b.dimension = dimension;
  const json *a = fields.required(object, "a"), *b = fields.required(object, "b");
  if (b == nullptr || !fields.points(*a, "a", pair.a)) return false;
  if (pair.b.dimension == 0) pair.b.dimension = pair.a.dimension;
  if (!fields.points(*b, "b", pair.b)) return false;
  if (pair.a.dimension == 0) pair.a.dimension = pair.b.dimension;
  if (pair.a.dimension == 0) return fields.complain("dimension", "is missing, and no point tells it");
  return true;
}

bool read_problem(JsonFields& fields, const json& object, ConvexPair& pair) {
  return fields.only(object, "gjk", {"family", "header", "dimension", "a", "b"}) && read_bodies(fields, object, pair);
}

template <class Point>
bool read_field(JsonFields& fields, const json& value, std::string_view name, std::vector<Point>& list) {
  Points points{static_cast<std::uint32_t>(coordinates_of(Point{}).size()), {}};
  if (!fields.points(value, name, points)) return false;
  list = points_at<Point>(points.coordinates);
  return true;
}

template <std::size_t N>
bool read_field(JsonFields& fields, const json& value, std::string_view name, std::array<double, N>& numbers) {
  std::vector<double> list;
  if (!fields.numbers(value, name, list, N)) return false;
  std::copy(list.begin(), list.end(), numbers.begin());
  return true;
}

/// The family whose problems these are.
template <class Problem>
constexpr std::string_view family_of() {
  std::string_view name;
  for_each_family([&]<Family F>() {
    if (std::same_as<ProblemOf<F>, Problem>) name = F::kName;
  });
  return name;
}

/// Of a family that says nothing else here: its fields under their names, none of them left out.
template <Described Problem>
bool read_problem(JsonFields& fields, const json& object, Problem& problem) {
  bool good = std::apply(
      [&](const auto&... field) {
        return fields.only(object, family_of<Problem>(), {"family", "header", field.kName...});
      },
      kFields<Problem>.all);
  each_field(problem, [&](const auto& field, auto& out) {
    const json* value = good ? fields.required(object, field.kName) : nullptr;
    good = value != nullptr && read_field(fields, *value, field.kName, out);
  });
  return good;
}

/// The place of a word in a list of names, if it has one.
template <class Enum, std::size_t N>
bool read_name(JsonFields& fields, const json* value, std::string_view field,
               const std::array<std::string_view, N>& names, Enum& out) {
  std::string word;
  if (value == nullptr || !fields.text(*value, field, word)) return false;
  const auto at = std::find(names.begin(), names.end(), word);
  if (at != names.end()) {
    out = static_cast<Enum>(at - names.begin());
    return true;
  }
  std::string list;
  for (const std::string_view name : names) list += (list.empty() ? "" : ", ") + std::string(name);
  return fields.complain(field, in_quotes(word) + " is none of " + list);
}

bool read_shape(JsonFields& fields, const json* value, std::string_view field, Shape& shape) {
  if (value == nullptr || !fields.only(*value, field, {"kind", "dimension", "numbers", "points"})) return false;
  if (!read_name(fields, fields.required(*value, "kind"), "kind", kShapeKindNames, shape.kind)) return false;
  if (const json* dimension = optional_field(*value, "dimension");
      dimension != nullptr && !fields.count(*dimension, "dimension", shape.dimension))
    return false;
  if (const json* numbers = optional_field(*value, "numbers");
      numbers != nullptr && !fields.numbers(*numbers, std::string(field) + ", numbers", shape.numbers))
    return false;
  if (const json* points = optional_field(*value, "points")) {
    Points list{shape.dimension, {}};
    if (!is_list(shape.kind) || !shape.numbers.empty())
      return fields.complain(field, "only lists have points, and instead of numbers");
    if (!fields.points(*points, std::string(field) + ", points", list)) return false;
    shape.numbers = std::move(list.coordinates);
  }
  return has_its_numbers(shape) ||
         fields.complain(field, std::to_string(shape.numbers.size()) + " numbers are not those of the kind " +
                                    std::string(name_of(shape.kind)) + " in dimension " +
                                    std::to_string(shape.dimension));
}

bool read_problem(JsonFields& fields, const json& object, ShapesProblem& problem) {
  if (!fields.only(object, "shapes", {"family", "header", "question", "a", "b"})) return false;
  if (!read_name(fields, fields.required(object, "question"), "question", kShapesQuestionNames, problem.question) ||
      !read_shape(fields, fields.required(object, "a"), "a", problem.a))
    return false;
  if (const json* b = optional_field(object, "b")) return read_shape(fields, b, "b", problem.b);
  problem.b.dimension = problem.a.dimension;  // no second shape
  return true;
}

bool read_motion(JsonFields& fields, const json& object, std::string_view field, Motion& motion) {
  const json* value = optional_field(object, field);
  if (value == nullptr) return true;  // the body stands still
  if (!fields.only(*value, field, {"displacement", "rotation", "centre"})) return false;
  bool good = true;
  each_field(motion, [&](const auto& part, auto& vector) {
    const json* numbers = optional_field(*value, part.kName);
    if (numbers == nullptr || !good) return;
    good = read_field(fields, *numbers, std::string(field) + ", " + std::string(part.kName), vector);
  });
  return good;
}

bool read_problem(JsonFields& fields, const json& object, MovingPair& pair) {
  return fields.only(object, "cast", {"family", "header", "dimension", "a", "b", "motion_a", "motion_b"}) &&
         read_bodies(fields, object, pair.bodies) && read_motion(fields, object, "motion_a", pair.of_a) &&
         read_motion(fields, object, "motion_b", pair.of_b);
}

bool read_family(JsonFields& fields, const json& object, FileProblem& out) {
  if (!object.is_object()) return fields.complain("problem", "expected an object with a field family");
  const json* family = fields.required(object, "family");
  std::string name;
  if (family == nullptr || !fields.text(*family, "family", name)) return false;
  if (const json* header = optional_field(object, "header");
      header != nullptr && !fields.texts(*header, "header", out.header))
    return false;
  bool read = false;
  const bool known = any_family([&]<Family F>() {
    if (name != F::kName) return false;
    read = read_problem(fields, object, out.problem.emplace<Families::place_of<F>()>());
    return true;
  });
  return known ? read : fields.complain("family", "expected " + names_of_families() + ", found " + in_quotes(name));
}

}  // namespace

Result<std::vector<FileProblem>> read_json_problems(std::string_view text, std::string_view name) {
  const auto parsed = parse_json(text, name);
  if (!parsed) return Error{parsed.error()};
  std::vector<FileProblem> problems;
  const std::size_t count = parsed->is_array() ? parsed->size() : 1;
  if (count == 0) return Error{std::string(name) + ": holds no problem"};
  for (std::size_t i = 0; i < count; ++i) {
    const std::string place = std::string(name) + (parsed->is_array() ? ", problem " + std::to_string(i + 1) : "");
    JsonFields fields(place);
    if (!read_family(fields, parsed->is_array() ? (*parsed)[i] : *parsed, problems.emplace_back()))
      return fields.error();
  }
  return problems;
}

}  // namespace assay
