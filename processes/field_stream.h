// Problems and answers in the stream of bytes, field by field as fields_of_problems.h and fields_of_answers.h state
// them.
#pragma once
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "algorithms/model/fields_of_answers.h"
#include "algorithms/model/fields_of_problems.h"
#include "processes/byte_stream.h"

namespace assay {

/// Counts what a ByteWriter would use.
class ByteCounter {
 public:
  std::size_t used() const { return used_; }
  template <class T>
  void put(std::span<const T> values) {
    used_ += stream_bytes<T>(values.size());
  }
  template <class T>
  requires std::is_arithmetic_v<T>
  void put(T) { used_ += stream_bytes<T>(1); }

 private:
  std::size_t used_ = 0;
};

/// A list is its length, then its entries; an optional part 0 or 1, then the part; of arrays the entries that count.
template <class Out, class Part>
void put_fields(Out& out, const Part& part) {
  each_field(part, [&](const auto& field, const auto& value) {
    using Value = std::remove_cvref_t<decltype(value)>;
    if constexpr (Described<Value>) {
      put_fields(out, value);
    } else if constexpr (std::same_as<Value, bool> || std::is_enum_v<Value>) {
      out.put(static_cast<std::uint32_t>(value));
    } else if constexpr (std::is_arithmetic_v<Value>) {
      out.put(value);
    } else if constexpr (requires { value.has_value(); }) {
      out.put(std::uint32_t{value.has_value()});
      if (value) put_fields(out, *value);
    } else {
      using Entry = typename Value::value_type;
      if constexpr (std::same_as<Value, std::vector<Entry>>) out.put(static_cast<std::uint32_t>(value.size()));
      out.put(std::span<const Entry>(value).first(live_entries(part, field.facts, value)));
    }
  });
}

/// What put_fields wrote; entries of arrays that do not count are 0. Enumerators are taken as they come: no answer of
/// an engine has one.
template <class Part>
void get_fields(ByteReader& in, Part& part) {
  each_field(part, [&](const auto& field, auto& value) {
    using Value = std::remove_cvref_t<decltype(value)>;
    if constexpr (Described<Value>) {
      get_fields(in, value);
    } else if constexpr (std::same_as<Value, bool>) {
      value = in.get<std::uint32_t>() != 0;
    } else if constexpr (std::is_enum_v<Value>) {
      value = static_cast<Value>(in.get<std::uint32_t>());
    } else if constexpr (std::is_arithmetic_v<Value>) {
      value = in.get<Value>();
      if constexpr (std::same_as<Value, std::uint32_t>)
        if (field.facts.length == Of::kWitness && value > kWitnessCapacity) in.refuse();
    } else if constexpr (requires { value.has_value(); }) {
      if (in.get_at_most(1) != 0) get_fields(in, value.emplace());
    } else if constexpr (requires { value.assign(0, {}); }) {
      in.get(value, in.get<std::uint32_t>());
    } else {
      const auto entries = in.view<typename Value::value_type>(live_entries(part, field.facts, value));
      std::ranges::copy(entries, value.begin());
    }
  });
}

/// The most bytes that put_fields uses for an answer of this kind to a problem of these sizes.
template <class Value>
std::size_t most_bytes(const Sizes& sizes, const Facts& facts) {
  if constexpr (Described<Value>) {
    std::size_t bytes = 0;
    static const Value kPart{};
    each_field(kPart, [&](const auto& field, const auto& value) {
      bytes += most_bytes<std::remove_cvref_t<decltype(value)>>(sizes, field.facts);
    });
    return bytes;
  } else if constexpr (std::is_arithmetic_v<Value>) {
    return 8;
  } else if constexpr (requires(const Value& value) { value.has_value(); }) {
    return 8 + most_bytes<typename Value::value_type>(sizes, facts);
  } else if constexpr (requires { std::tuple_size<Value>::value; }) {
    return stream_bytes<typename Value::value_type>(std::tuple_size_v<Value>);
  } else {
    return 8 + stream_bytes<typename Value::value_type>(sizes.count(facts.length));
  }
}

}  // namespace assay
