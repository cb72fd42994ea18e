// Records of a study as JSON and back, from their columns. What is thrown never leaves the reader of the file
// (study_file.h).
#pragma once
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "reports/store/json/json_fields.h"
#include "reports/store/studies/columns.h"

namespace assay {

template <>
struct TextForm<double> {
  static std::string text(double value) { return hexfloat(value); }
  static std::optional<double> parse(std::string_view text) { return parse_hexfloat(text); }
  static std::string expected() { return "a double in hexadecimal such as \"0x1.8p+1\""; }
};

namespace json_detail {

template <Recorded Record>
void put_columns(const Record& record, Json& object);

template <class T>
Json value_json(const T& value) {
  if constexpr (kIsVector<T>) {
    Json list = Json::array();
    for (const auto& entry : value) list.push_back(value_json(entry));
    return list;
  } else if constexpr (TextFormed<T>) {
    return TextForm<T>::text(value);
  } else if constexpr (Recorded<T> && kIsWrittenAsList<T>) {
    return std::apply([&](const auto&... column) { return Json::array({value_json(value.*column.member)...}); },
                      T::columns());
  } else if constexpr (Recorded<T>) {
    Json object = Json::object();
    put_columns(value, object);
    return object;
  } else {
    return value;  // whole numbers, truths and texts are JSON's own
  }
}

template <class Record, class Value>
void put(const Record& record, const Column<Record, Value>& column, Json& object) {
  const Value& value = record.*column.member;
  if constexpr (kIsOptional<Value>) {
    if (value) object[column.name] = value_json(*value);
  } else if (!column.is_left_out_at_zero || !(value == Value{})) {
    object[column.name] = value_json(value);
  }
}
template <class Record, class Part>
void put(const Record& record, const Inlined<Record, Part>& part, Json& object) {
  put_columns(record.*part.member, object);
}
template <Recorded Record>
void put_columns(const Record& record, Json& object) {
  std::apply([&](const auto&... column) { (put(record, column, object), ...); }, Record::columns());
}

template <Recorded Record>
void read_columns(Fields& fields, Record& record);

/// Of the field `name`, or of an entry of it.
template <class T>
void read_value(Fields& fields, const Json& json, const char* name, std::size_t most, T& value) {
  if constexpr (kIsVector<T>) {
    if (!json.is_array()) fields.refuse(name, "a list");
    if (json.size() > most) fields.refuse(name, "a list of at most " + std::to_string(most) + " entries");
    for (const Json& entry : json) read_value(fields, entry, name, most, value.emplace_back());
  } else if constexpr (TextFormed<T>) {
    if (!json.is_string()) fields.refuse(name, "a string");
    auto parsed = TextForm<T>::parse(json.get_ref<const std::string&>());
    if (!parsed) fields.refuse(name, TextForm<T>::expected());
    value = *std::move(parsed);
  } else if constexpr (Recorded<T> && kIsWrittenAsList<T>) {
    constexpr auto kColumns = T::columns();
    constexpr std::size_t kSize = std::tuple_size_v<decltype(kColumns)>;
    if (!json.is_array() || json.size() != kSize) fields.refuse(name, "a list of " + std::to_string(kSize) + " values");
    std::size_t place = 0;
    std::apply(
        [&](const auto&... column) { (read_value(fields, json[place++], name, most, value.*column.member), ...); },
        kColumns);
  } else if constexpr (Recorded<T>) {
    Fields inner(json, name);
    read_columns(inner, value);
    inner.finish();
  } else if constexpr (std::is_same_v<T, bool>) {
    value = fields.truth_of(json, name);
  } else if constexpr (std::is_integral_v<T>) {
    value = fields.template whole_of<T>(json, name);
  } else {
    if (!json.is_string()) fields.refuse(name, "a string");
    value = json.get<T>();
  }
}

template <class Record, class Value>
void read_column(Fields& fields, const Column<Record, Value>& column, Record& record) {
  const bool may_be_absent = kIsOptional<Value> || column.is_left_out_at_zero;
  const Json* json = may_be_absent ? fields.optional(column.name) : &fields.need(column.name);
  if (json == nullptr) return;
  Value& value = record.*column.member;
  if constexpr (kIsOptional<Value>)
    read_value(fields, *json, column.name, column.most, value.emplace());
  else
    read_value(fields, *json, column.name, column.most, value);
}
template <class Record, class Part>
void read_column(Fields& fields, const Inlined<Record, Part>& part, Record& record) {
  read_columns(fields, record.*part.member);
}

inline void refuse_misfit(Fields& fields, const std::optional<Misfit>& misfit) {
  if (misfit) fields.refuse(misfit->field, misfit->expected);
}

template <Recorded Record>
void read_columns(Fields& fields, Record& record) {
  std::apply([&](const auto&... column) { (read_column(fields, column, record), ...); }, Record::columns());
  if constexpr (requires { record.misfit(); }) refuse_misfit(fields, record.misfit());
}

}  // namespace json_detail
}  // namespace assay
