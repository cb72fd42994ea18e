#include "engines/host/engine_list.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engines/host/engine_name.h"
#include "properties/text/foreign_text.h"

namespace assay {
namespace {

constexpr std::array<std::string_view, 4> kKinds = {"ours", "published", "fault", "foreign"};

struct Promise {
  std::string_view name;
  double Semantics::*value;
};
constexpr std::array<Promise, 11> kPromises = {{{"distance_gap", &Semantics::distance_gap},
                                                {"depth_gap", &Semantics::depth_gap},
                                                {"lp_primal", &Semantics::lp_primal},
                                                {"lp_dual", &Semantics::lp_dual},
                                                {"lp_gap", &Semantics::lp_gap},
                                                {"hull_gap", &Semantics::hull_gap},
                                                {"bracket_width", &Semantics::bracket_width},
                                                {"shapes_gap", &Semantics::shapes_gap},
                                                {"cast_gap", &Semantics::cast_gap},
                                                {"points_gap", &Semantics::points_gap},
                                                {"normal_gap", &Semantics::normal_gap}}};
constexpr std::array<bool Semantics::*, 3> kStatements = {&Semantics::witness, &Semantics::keeps_inner_points,
                                                          &Semantics::merges_faces};
constexpr std::array<bool EngineSummary::*, 6> kServes = {&EngineSummary::lp,     &EngineSummary::gjk,
                                                          &EngineSummary::hull2,  &EngineSummary::hull3,
                                                          &EngineSummary::shapes, &EngineSummary::cast};

void write_summary(const EngineSummary& summary, ByteWriter& out) {
  const EngineInfo& info = summary.info;
  for (const std::string* text : {&info.name, &info.version, &info.kind, &info.sentence, &info.semantics.note})
    out.put_text(*text);
  for (const Promise& promise : kPromises) out.put(info.semantics.*promise.value);
  out.put(info.semantics.precision_bits);
  out.put(static_cast<std::uint32_t>(info.semantics.touching));
  for (const auto stated : kStatements) out.put(std::uint32_t{info.semantics.*stated});
  for (const auto serves : kServes) out.put(std::uint32_t{summary.*serves});
}

EngineSummary read_summary(ByteReader& in) {
  EngineSummary summary;
  EngineInfo& info = summary.info;
  for (std::string* text : {&info.name, &info.version, &info.kind, &info.sentence, &info.semantics.note})
    *text = in.get_text();
  for (const Promise& promise : kPromises) info.semantics.*promise.value = in.get<double>();
  info.semantics.precision_bits = in.get_at_most(53);
  info.semantics.touching = static_cast<Touching>(in.get_at_most(static_cast<std::uint32_t>(Touching::kUnspecified)));
  for (const auto stated : kStatements) info.semantics.*stated = in.get_at_most(1) != 0;
  for (const auto serves : kServes) summary.*serves = in.get_at_most(1) != 0;
  return summary;
}

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
  if (std::string defect = defect_of_engine_name(info.name); !defect.empty()) return defect;
  if (std::find(kKinds.begin(), kKinds.end(), info.kind) == kKinds.end())
    return "kind \"" + one_line(info.kind.substr(0, kMostVersionBytes)) +
           "\" is none of ours, published, fault and foreign";
  for (const Promise& promise : kPromises)
    if (std::isnan(info.semantics.*promise.value)) return "semantics." + std::string(promise.name) + " is not a number";
  if (std::none_of(kServes.begin(), kServes.end(), [&](const auto serves) { return summary.*serves; }))
    return info.name + " serves no family";
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
