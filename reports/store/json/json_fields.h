// Checked access to the fields of one JSON object. It throws Malformed, which never leaves the reader that uses it.
#pragma once
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "algorithms/model/severity.h"
#include "properties/case/case_text.h"
#include "properties/text/foreign_text.h"
#include "properties/text/hexfloat.h"
#include "reports/store/untrusted/limits.h"

namespace assay::json_detail {

using Json = nlohmann::json;

struct Malformed {
  std::string sentence;
};

/// Every field is asked for exactly once; finish() refuses an object that has others.
class Fields {
 public:
  Fields(const Json& object, std::string_view what) : object_(object), what_(what) {
    if (!object.is_object()) throw Malformed{what_ + ": expected an object, found " + object.type_name()};
  }

  const Json* optional(const char* name) {
    const auto found = object_.find(name);
    if (found == object_.end()) return nullptr;
    ++asked_;
    return &*found;
  }
  const Json& need(const char* name) {
    if (const Json* value = optional(name)) return *value;
    throw Malformed{what_ + ": the field \"" + name + "\" is absent"};
  }
  const Json& list(const char* name) { return list_of(need(name), name); }
  /// Of at most `most` entries.
  const Json& list(const char* name, std::size_t most) { return bounded(list(name), name, most); }
  /// An absent list is empty.
  const Json& list_or_none(const char* name) {
    static const Json none = Json::array();
    const Json* value = optional(name);
    return value == nullptr ? none : list_of(*value, name);
  }
  std::string text(const char* name) {
    const Json& value = need(name);
    if (!value.is_string()) refuse(name, "a string");
    return value.get<std::string>();
  }
  /// A word that may name an engine, a property or a domain.
  std::string name(const char* name) { return name_of(need(name), name); }
  std::string name_of(const Json& value, const char* name) const {
    if (!value.is_string() || !is_name(value.get_ref<const std::string&>()))
      refuse(name, "a name: words of letters, digits and _+.@- joined by slashes");
    return value.get<std::string>();
  }
  /// One plain line that is not long.
  std::string label(const char* name) { return label_of(need(name), name); }
  std::string label_of(const Json& value, const char* name) const {
    if (!value.is_string() || !is_label(value.get_ref<const std::string&>()))
      refuse(name, "one line of at most " + std::to_string(kMostLabelBytes) + " plain bytes");
    return value.get<std::string>();
  }
  bool truth(const char* name) { return truth_of(need(name), name); }
  bool truth_of(const Json& value, const char* name) const {
    if (!value.is_boolean()) refuse(name, "true or false");
    return value.get<bool>();
  }
  template <class Integer>
  Integer whole(const char* name) {
    return whole_of<Integer>(need(name), name);
  }
  /// An absent count is 0.
  std::uint64_t count(const char* name) {
    const Json* value = optional(name);
    return value == nullptr ? 0 : count_of(*value, name);
  }
  std::uint64_t count_of(const Json& value, const char* name) const {
    const auto number = whole_of<std::uint64_t>(value, name);
    if (number > kMostCount) refuse(name, "a count in range");
    return number;
  }
  /// From `least` to `most`.
  std::uint64_t whole_within(const char* name, std::uint64_t least, std::uint64_t most) {
    const auto number = whole<std::uint64_t>(name);
    if (number < least || number > most)
      refuse(name, "a number from " + std::to_string(least) + " to " + std::to_string(most));
    return number;
  }
  std::int32_t difficulty() {
    const auto number = whole<std::int32_t>("difficulty");
    if (number < -kMostDifficulty || number > kMostDifficulty)
      refuse("difficulty", "a number of size at most " + std::to_string(kMostDifficulty));
    return number;
  }
  template <class Integer>
  Integer whole_of(const Json& value, const char* name) const {
    using Limits = std::numeric_limits<Integer>;
    if (value.is_number_unsigned()) {
      const auto number = value.get<std::uint64_t>();
      if (number <= static_cast<std::uint64_t>(Limits::max())) return static_cast<Integer>(number);
    } else if (value.is_number_integer()) {
      const auto number = value.get<std::int64_t>();  // negative here: non-negative integers are unsigned to the parser
      if (Limits::is_signed && number >= static_cast<std::int64_t>(Limits::min())) return static_cast<Integer>(number);
    }
    refuse(name, Limits::is_signed ? "a whole number in range" : "a count in range");
  }
  double number(const char* name) { return number_of(need(name), name); }
  double number_of(const Json& value, const char* name) const {
    if (!value.is_string()) refuse(name, "a string");
    if (const auto number = parse_hexfloat(value.get<std::string>())) return *number;
    refuse(name, "a double in hexadecimal such as \"0x1.8p+1\"");
  }
  void finish() const {
    if (asked_ != object_.size()) throw Malformed{what_ + ": an unknown field"};
  }
  [[noreturn]] void refuse(std::string_view name, std::string_view expected) const {
    throw Malformed{what_ + ": the field \"" + std::string(name) + "\" is not " + std::string(expected)};
  }

 private:
  const Json& bounded(const Json& value, const char* name, std::size_t most) const {
    if (value.size() > most) refuse(name, "a list of at most " + std::to_string(most) + " entries");
    return value;
  }
  const Json& list_of(const Json& value, const char* name) const {
    if (!value.is_array()) refuse(name, "a list");
    return value;
  }

  const Json& object_;
  std::string what_;
  std::size_t asked_ = 0;
};

/// The severity of that word, as a value of `fields`.
inline Severity severity_named(const Fields& fields, const Json& word) {
  for (std::size_t i = 0; i < kSeverities; ++i)
    if (word == kSeverityNames[i]) return static_cast<Severity>(i);
  fields.refuse("severity", "one of the known words");
}

/// Of the field "severity".
inline Severity severity_of(Fields& fields) { return severity_named(fields, fields.need("severity")); }

}  // namespace assay::json_detail
