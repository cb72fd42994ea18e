#include "engines/host/pipe/hello.h"

#include <charconv>
#include <concepts>
#include <optional>
#include <string>

#include "properties/text/foreign_text.h"

namespace assay {
namespace {

std::optional<double> number_in(std::string_view text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Takes a promise's value from its text; false where it is none.
template <class T>
bool read_value(std::string_view text, T& value) {
  if constexpr (std::same_as<T, Touching>) {
    for (const Touching touching : {Touching::kHit, Touching::kMiss, Touching::kUnspecified})
      if (name_of(touching) == text) return value = touching, true;
    return false;
  } else {
    const std::optional<double> number = number_in(text);
    if (number) value = static_cast<T>(*number);
    return number && (std::same_as<T, double> || *number == 0 || *number == 1);
  }
}

std::string_view take_word(std::string_view& rest) {
  const std::string_view word = rest.substr(0, rest.find(' '));
  rest.remove_prefix(std::min(rest.size(), word.size() + 1));
  return word;
}

std::string promise(Semantics& semantics, std::string_view rest) {
  const std::string_view name = take_word(rest);
  bool known = false, read = true;
  each_promise(semantics, [&](const auto& field, auto& promises) {
    if (field.name != name) return;
    known = true;
    auto value = field.of(promises);
    if (!read_value(rest, value)) read = false;
    if (read && !(field.reading.zero_states_nothing && !(static_cast<double>(value) > 0))) field.of(promises) = value;
  });
  if (!known) return "no promise has this name";
  return read ? "" : "the promise's value is none that it can have";
}

std::string family(EngineSummary& engine, std::string_view name) {
  bool known = false;
  for_each_family([&]<Family F>() {
    if (F::kName == name) engine.serve<F>(), known = true;
  });
  return known ? "" : "no family has this name";
}

std::string precision(Semantics& semantics, std::string_view text) {
  const std::optional<double> bits = number_in(text);
  if (!bits || *bits < 1 || *bits > 53) return "the bits are not a number from 1 to 53";
  semantics.precision_bits = static_cast<std::uint32_t>(*bits);
  return {};
}

/// What is wrong with a line that says something of an engine; empty where nothing is.
std::string say(EngineSummary& engine, std::string_view line) {
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  EngineInfo& info = engine.info;
  if (word == "version") return info.version = rest, "";
  if (word == "sentence") return info.sentence = rest, "";
  if (word == "only_by_name") return info.only_by_name = rest, "";
  if (word == "note") return info.semantics.note = rest, "";
  if (word == "family") return family(engine, rest);
  if (word == "promise") return promise(info.semantics, rest);
  if (word == "precision_bits") return precision(info.semantics, rest);
  return "no line of the hello begins with this word";
}

}  // namespace

Result<std::vector<EngineSummary>> read_hello(std::string_view text) {
  std::vector<EngineSummary> engines;
  text.remove_prefix(kHelloBegins.size());
  text.remove_suffix(kHelloEnds.size() - 1);
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    std::string_view rest = line;
    if (take_word(rest) == "engine") {
      engines.emplace_back().info.name = rest;
      continue;
    }
    const std::string wrong = engines.empty() ? "it stands before the first engine" : say(engines.back(), line);
    if (!wrong.empty()) return Error{"its hello says \"" + one_line(line.substr(0, 100)) + "\": " + wrong};
  }
  if (engines.empty()) return Error{"its hello names no engine"};
  return engines;
}

}  // namespace assay
