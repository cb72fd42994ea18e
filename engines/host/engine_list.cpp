#include "engines/host/engine_list.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <utility>

#include "engines/host/engine_name.h"
#include "properties/text/foreign_text.h"

namespace assay {
namespace {

/// A promise as the stream has it: a number, or the number of an enumerator that is at most kMost.
template <class T>
void put_promise(ByteWriter& out, T value) {
  if constexpr (std::same_as<T, double>)
    out.put(value);
  else
    out.put(static_cast<std::uint32_t>(value));
}
template <class T>
void get_promise(ByteReader& in, T& value) {
  if constexpr (std::same_as<T, double>)
    value = in.get<double>();
  else
    value = static_cast<T>(in.get_at_most(std::same_as<T, bool> ? 1 : std::uint32_t{2}));
}
static_assert(static_cast<std::uint32_t>(Touching::kUnspecified) == 2);

void write_summary(const EngineSummary& summary, ByteWriter& out) {
  const EngineInfo& info = summary.info;
  for (const std::string* text : {&info.name, &info.version, &info.sentence, &info.only_by_name, &info.semantics.note})
    out.put_text(*text);
  out.put(static_cast<std::uint32_t>(info.kind));
  each_promise(info.semantics, [&](const auto& field, const auto& promises) { put_promise(out, field.of(promises)); });
  out.put(info.semantics.precision_bits);
  for_each_family([&]<Family F>() { out.put(std::uint32_t{summary.serves<F>()}); });
}

EngineSummary read_summary(ByteReader& in) {
  EngineSummary summary;
  EngineInfo& info = summary.info;
  for (std::string* text : {&info.name, &info.version, &info.sentence, &info.only_by_name, &info.semantics.note})
    *text = in.get_text();
  info.kind = static_cast<EngineKind>(in.get_at_most(static_cast<std::uint32_t>(EngineKind::kForeign)));
  each_promise(info.semantics, [&](const auto& field, auto& promises) { get_promise(in, field.of(promises)); });
  info.semantics.precision_bits = in.get_at_most(53);
  for_each_family([&]<Family F>() { summary.serve<F>(in.get_at_most(1) != 0); });
  return summary;
}

/// Of a text that is refused.
constexpr std::size_t kShownReasonBytes = 80;

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

std::string wrong_text(std::string_view field, std::string_view text, std::size_t most) {
  if (text.size() > most)
    return std::string(field) + " has " + std::to_string(text.size()) + " bytes, at most " + std::to_string(most) +
           " can be";
  if (std::any_of(text.begin(), text.end(), is_control))
    return std::string(field) + " \"" + one_line(text) + "\" contains control characters";
  return {};
}

/// What of an engine's statement nobody may rely on; empty where all can be.
std::string wrong_with(const EngineSummary& summary) {
  const EngineInfo& info = summary.info;
  const std::array<std::tuple<std::string_view, const std::string*, std::size_t>, 3> texts = {
      {{"version", &info.version, kMostVersionBytes},
       {"sentence", &info.sentence, kMostSentenceBytes},
       {"semantics.note", &info.semantics.note, kMostSentenceBytes}}};
  for (const auto& [field, text, most] : texts)
    if (std::string wrong = wrong_text(field, *text, most); !wrong.empty()) return wrong;
  if (!info.only_by_name.empty() && !is_label(info.only_by_name))
    return "only_by_name \"" + one_line(info.only_by_name.substr(0, kShownReasonBytes)) + "\" is no line of 1 to " +
           std::to_string(kMostLabelBytes) + " bytes of plain characters";
  if (std::string defect = defect_of_engine_name(info.name); !defect.empty()) return defect;
  std::string_view no_number;
  each_promise(info.semantics, [&](const auto& field, const auto& promises) {
    if (field.of(promises) != field.of(promises)) no_number = field.name;
  });
  if (!no_number.empty()) return "semantics." + std::string(no_number) + " is not a number";
  if (!summary.serves_any()) return info.name + " serves no family";
  return {};
}

}  // namespace

void write_engine_list(const std::vector<EngineSummary>& engines, ByteWriter& out) {
  out.put(static_cast<std::uint32_t>(engines.size()));
  for (const EngineSummary& summary : engines) write_summary(summary, out);
}

Result<std::vector<EngineSummary>> read_engine_list(ByteReader& in, const std::filesystem::path& library) {
  const std::uint32_t count = in.get_at_most(kMostEngines);
  std::vector<EngineSummary> engines;
  for (std::uint32_t i = 0; i < count && in.intact(); ++i) {
    EngineSummary summary = read_summary(in);
    if (!in.intact()) break;
    if (const std::string wrong = wrong_with(summary); !wrong.empty())
      return Error{"engine " + std::to_string(i) + ": " + wrong};
    summary.index = i;
    summary.info.library = library.string();
    engines.push_back(std::move(summary));
  }
  if (!in.intact() || engines.empty()) return Error{"its list of engines cannot be read"};
  return engines;
}

}  // namespace assay
