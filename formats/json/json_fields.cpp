#include "formats/json/json_fields.h"

#include <algorithm>
#include <set>

#include "formats/limits.h"
#include "formats/number.h"

namespace assay {
namespace {

using json = nlohmann::json;

constexpr int kMostDepth = 8;

/// The library's sentence without its code in brackets, printable and short: it repeats the token, however long that
/// is.
std::string reason_of(const json::exception& exception) {
  std::string reason = exception.what();
  if (const auto end = reason.find("] "); end != reason.npos) reason.erase(0, end + 2);
  return printable(reason);
}

std::string length_words(std::size_t expected, std::size_t found) {
  return "expected " + std::to_string(expected) + " numbers, found " + std::to_string(found);
}

}  // namespace

Result<json> parse_json(std::string_view text, std::string_view name) {
  const std::string shown(name);
  if (text.size() > kMostJsonBytes)
    return Error{shown + ": its " + std::to_string(text.size()) + " bytes are more than the " +
                 std::to_string(kMostJsonBytes) + " that are read of JSON"};
  std::vector<std::set<std::string>> open;  // the fields of the objects that are not closed yet
  std::string twice;
  bool too_deep = false;
  const Error deep{shown + ": nested deeper than any problem is"};
  const auto watch = [&](int depth, json::parse_event_t event, json& parsed) {
    if (depth > kMostDepth) too_deep = true;
    if (event == json::parse_event_t::object_start) open.emplace_back();
    if (event == json::parse_event_t::object_end && !open.empty()) open.pop_back();
    if (event == json::parse_event_t::key && !open.empty() && twice.empty() &&
        !open.back().insert(parsed.get<std::string>()).second)
      twice = parsed.get<std::string>();
    return !too_deep;
  };
  try {
    json parsed = json::parse(text.begin(), text.end(), watch);
    if (too_deep) return deep;
    if (!twice.empty()) return Error{shown + ": the field " + in_quotes(twice) + " is given twice"};
    return parsed;
  } catch (const json::exception& exception) {
    if (too_deep) return deep;  // the later trouble of a text that is refused anyway
    return Error{shown + ": " + reason_of(exception) + " (read as JSON)"};
  }
}

bool JsonFields::complain(std::string_view field, std::string_view reason) {
  if (!failed()) complaint_ = place_ + ": " + std::string(field) + ": " + std::string(reason);
  return false;
}

bool JsonFields::only(const json& object, std::string_view field, std::initializer_list<std::string_view> known) {
  if (failed()) return false;
  if (!object.is_object()) return complain(field, "expected an object");
  for (const auto& [key, value] : object.items()) {
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    std::string list;
    for (const std::string_view word : known) list += (list.empty() ? "" : ", ") + std::string(word);
    return complain(field, "the field " + in_quotes(key) + " is not known; known are " + list);
  }
  return true;
}

const json* JsonFields::required(const json& object, std::string_view field) {
  if (failed()) return nullptr;
  const auto found = object.find(field);
  if (found != object.end()) return &*found;
  complain(field, "is missing");
  return nullptr;
}

bool JsonFields::text(const json& value, std::string_view field, std::string& out) {
  if (failed()) return false;
  if (!value.is_string()) return complain(field, "expected a text in quotes");
  out = value.get<std::string>();
  return true;
}

bool JsonFields::count(const json& value, std::string_view field, std::uint32_t& out) {
  if (failed()) return false;
  if (!value.is_number_unsigned()) return complain(field, "expected a number 0, 1, 2 ...");
  const auto number = value.get<std::uint64_t>();
  if (number > kMostDimension)
    return complain(field, "a dimension beyond " + std::to_string(kMostDimension) + " is not read");
  out = static_cast<std::uint32_t>(number);
  return true;
}

bool JsonFields::number(const json& value, std::string_view field, double& out, std::optional<double> absent) {
  if (failed()) return false;
  if (value.is_number()) {
    out = value.get<double>();
  } else if (value.is_null() && absent) {
    out = *absent;
  } else if (value.is_string()) {
    const auto read = read_number(value.get_ref<const std::string&>());
    if (!read) return complain(field, read.error());
    out = *read;
  } else {
    return complain(field, "expected a number");
  }
  return true;
}

bool JsonFields::numbers(const json& value, std::string_view field, std::vector<double>& out,
                         std::optional<std::size_t> length, std::optional<double> absent) {
  if (failed()) return false;
  if (!value.is_array()) return complain(field, "expected an array of numbers");
  if (length && value.size() != *length) return complain(field, length_words(*length, value.size()));
  for (std::size_t i = 0; i < value.size(); ++i) {
    double one = 0;
    // The place is put into words only where it is complained about.
    if (value[i].is_number())
      one = value[i].get<double>();
    else if (!number(value[i], std::string(field) + ", number " + std::to_string(i + 1), one, absent))
      return false;
    out.push_back(one);
  }
  return true;
}

bool JsonFields::points(const json& value, std::string_view field, Points& out) {
  if (failed()) return false;
  if (!value.is_array()) return complain(field, "expected an array of points");
  if (std::string reason = too_many_points(value.size()); !reason.empty()) return complain(field, reason);
  for (std::size_t i = 0; i < value.size(); ++i) {
    const auto place = std::string(field) + ", point " + std::to_string(i + 1);
    if (!value[i].is_array()) return complain(place, "expected an array of numbers");
    if (out.dimension == 0) {
      if (value[i].empty() || value[i].size() > kMostDimension)
        return complain(place, "expected 1 to " + std::to_string(kMostDimension) + " numbers, found " +
                                   std::to_string(value[i].size()));
      out.dimension = static_cast<std::uint32_t>(value[i].size());
    }
    if (!numbers(value[i], place, out.coordinates, out.dimension)) return false;
  }
  return true;
}

bool JsonFields::texts(const json& value, std::string_view field, std::map<std::string, std::string>& out) {
  if (failed()) return false;
  if (!value.is_object()) return complain(field, "expected an object");
  for (const auto& [key, one] : value.items())
    if (!text(one, std::string(field) + ", " + in_quotes(key), out[key])) return false;
  return true;
}

}  // namespace assay
