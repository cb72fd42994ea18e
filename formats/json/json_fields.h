// The fields of a JSON problem, with the first complaint about them.
#pragma once
#include <initializer_list>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/points.h"
#include "algorithms/model/result.h"

namespace assay {

/// The text as JSON without a field given twice in one object, nested no deeper than problems are.
Result<nlohmann::json> parse_json(std::string_view text, std::string_view name);

/// Reads typed values and keeps the first complaint: every function returns whether there is none.
class JsonFields {
 public:
  using json = nlohmann::json;

  /// `place`: the file, and the problem in it.
  explicit JsonFields(std::string place) : place_(std::move(place)) {}

  bool failed() const { return !complaint_.empty(); }
  Error error() const { return {complaint_}; }
  bool complain(std::string_view field, std::string_view reason);

  /// That it is an object, and that it has no other fields.
  bool only(const json& object, std::string_view field, std::initializer_list<std::string_view> known);
  /// The value of a field; a complaint where it is not there.
  const json* required(const json& object, std::string_view field);
  bool text(const json& value, std::string_view field, std::string& out);
  bool count(const json& value, std::string_view field, std::uint32_t& out);
  /// `absent` stands for null, which is a complaint without it.
  bool number(const json& value, std::string_view field, double& out, std::optional<double> absent = std::nullopt);
  /// Appends an array of numbers, of the length given if one is.
  bool numbers(const json& value, std::string_view field, std::vector<double>& out,
               std::optional<std::size_t> length = std::nullopt, std::optional<double> absent = std::nullopt);
  /// An array of points. A dimension of 0 is settled by the first point.
  bool points(const json& value, std::string_view field, Points& out);
  /// An object of texts.
  bool texts(const json& value, std::string_view field, std::map<std::string, std::string>& out);

 private:
  std::string place_, complaint_;
};

}  // namespace assay
