#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fnmatch.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "campaign/commands/commands.h"
#include "campaign/input/visit_inputs.h"
#include "campaign/select_engines.h"
#include "campaign/streams/standard_streams.h"
#include "properties/catalog/batteries.h"
#include "properties/text/foreign_text.h"

namespace assay {
namespace {

using Json = nlohmann::json;

/// What the user wants listed, and whether anything was.
class Wanted {
 public:
  explicit Wanted(const ListOptions& options) : options_(options) {}

  template <Family F>
  bool family() const {
    return options_.family.empty() || options_.family == F::kName;
  }
  bool name(std::string_view name, std::string_view kind = {}) {
    const bool wanted =
        options_.patterns.empty() || std::ranges::any_of(options_.patterns, [&](const std::string& pattern) {
          return pattern == kind || fnmatch(pattern.c_str(), std::string(name).c_str(), 0) == 0;
        });
    any_ = any_ || wanted;
    return wanted;
  }
  bool any() const { return any_; }

 private:
  const ListOptions& options_;
  bool any_ = false;
};

/// An engine with the families that it serves, and the properties of them that what it states leaves without a judge.
struct ListedEngine {
  EngineInfo info;
  std::vector<std::string_view> families;
  std::vector<std::pair<std::string_view, std::string_view>> not_judged;  ///< property, why

  std::string text() const {
    std::string lines = fmt::format("  {:<32} {:<9} {:<10} {:<8} {}\n", info.name, name_of(info.kind),
                                    fmt::join(families, " "), one_line(info.version), one_line(info.sentence));
    const auto add = [&](std::string_view what, std::string_view words) {
      lines += fmt::format("  {:<32} {}: {}\n", "", what, words);
    };
    if (!info.only_by_name.empty()) add("asked only by name", info.only_by_name);
    if (!info.semantics.note.empty()) add("states", one_line(info.semantics.note));
    for (const auto& [property, why] : not_judged) add(fmt::format("not judged: {}", property), why);
    return lines;
  }
  Json json() const {
    Json object = {{"engine", info.name},        {"kind", name_of(info.kind)}, {"families", families},
                   {"version", info.version},    {"sentence", info.sentence},  {"note", info.semantics.note},
                   {"not_judged", Json::array()}};
    if (!info.only_by_name.empty()) object["only_by_name"] = info.only_by_name;
    if (!info.library.empty()) object["from"] = info.library;
    for (const auto& [property, why] : not_judged)
      object["not_judged"].push_back({{"property", property}, {"why", why}});
    return object;
  }
};

/// By name: the engines that serve a wanted family, each with what is not judged of all its families.
std::map<std::string, ListedEngine> listed_engines(const EngineSources& sources, const Wanted& wanted) {
  std::map<std::string, ListedEngine> engines;
  for_each_family([&]<Family F>() {
    if (!wanted.family<F>()) return;
    for (const EngineSource<F>& source : sources.of<F>()) {
      ListedEngine& engine = engines[source.info.name];
      engine.info = source.info;
      engine.families.push_back(F::kName);
    }
  });
  for_each_family([&]<Family F>() {
    for (const EngineSource<F>& source : sources.of<F>()) {
      const auto engine = engines.find(source.info.name);
      if (engine == engines.end()) continue;
      for (const PropertyEntry<F>& property : catalog<F>().properties)
        if (const auto why = property.why_not_judged(source.info.semantics); !why.empty())
          engine->second.not_judged.emplace_back(property.name, why);
    }
  });
  return engines;
}

/// Prints entries as lines for people, below a heading, or as objects.
class Printer {
 public:
  explicit Printer(bool as_json) : as_json_(as_json) {}

  void heading(std::string_view words) const {
    if (!as_json_) fmt::print("{}\n", words);
  }
  void entry(const std::string& text, const Json& object) const {
    // What engines say may not be UTF-8; such bytes become U+FFFD, because JSON cannot carry them.
    fmt::print("{}", as_json_ ? object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n" : text);
  }

 private:
  bool as_json_;
};

void list_engines(const EngineSources& sources, Wanted& wanted, const Printer& print) {
  print.heading("engines");
  for (const auto& [name, engine] : listed_engines(sources, wanted))
    if (wanted.name(name, name_of(engine.info.kind))) print.entry(engine.text(), engine.json());
}

template <Family F>
void list_properties(Wanted& wanted, const Printer& print) {
  for (const auto& property : catalog<F>().properties)
    if (wanted.name(property.name))
      print.entry(fmt::format("  {:<34} {}\n", property.name, property.sentence),
                  {{"property", property.name}, {"family", F::kName}, {"sentence", property.sentence}});
}

template <Family F>
void list_domains(Wanted& wanted, const Printer& print) {
  for (const auto& domain : catalog<F>().domains)
    if (wanted.name(domain.name))
      print.entry(
          fmt::format("  {:<34} {} (difficulty: {})\n", domain.versioned_name(), domain.aim, domain.axis.label()),
          {{"domain", domain.versioned_name()},
           {"family", F::kName},
           {"aim", domain.aim},
           {"difficulty", domain.axis.label()}});
}

/// "; hull2 1/8, ..." for every family whose batteries are thinned.
std::string thinned_families() {
  std::string text;
  for_each_family([&]<Family F>() {
    if (F::kThinning > 1) text += fmt::format("; {} 1/{}", F::kName, F::kThinning);
  });
  return text;
}

/// How much a battery asks for.
std::string size_of(const Battery& battery) {
  const std::string by_claim =
      fmt::format("{} cases of each principal claim, {} of each further claim, on every domain{}",
                  battery.principal_cases, battery.further_cases, thinned_families());
  if (battery.listed.empty()) return by_claim;
  std::uint64_t cases = 0;
  for (const ListedRow& row : battery.listed) cases += row.cases;
  return fmt::format("a list of {} rows, {} cases of each engine; of a row that is named and not on it {}",
                     battery.listed.size(), cases, by_claim);
}

void list_battery(const Battery& battery, const Printer& print) {
  print.entry(fmt::format("  {:<12} {} (version {}: {}; {}{})\n", battery.name, battery.sentence, battery.version,
                          size_of(battery),
                          battery.asks_control_group ? "with the control group"
                                                     : "without faults and published variants unless they are named",
                          battery.seed_of_night ? "; a seed of each date" : ""),
              {{"battery", battery.name},
               {"version", battery.version},
               {"sentence", battery.sentence},
               {"asks_control_group", battery.asks_control_group},
               {"seed_of_night", battery.seed_of_night}});
}

}  // namespace

int run_list(const ListOptions& options) {
  if (!options.findings.empty()) return list_findings(options);
  if (!options.severities.empty()) return fail("list --severity: is of findings; name a campaign with --findings DIR");
  const bool all = !options.engines && !options.properties && !options.domains && !options.batteries;
  if (const std::string complaint = unknown_family(options.family); !complaint.empty()) return fail(complaint);
  Wanted wanted(options);
  const Printer print(options.json);
  if (all || options.engines) {
    const auto selection = every_engine();
    if (!selection) return fail(selection.error());
    for (const std::string& clause : selection->left_out) tell("assay: {}\n", clause);
    list_engines(selection->sources, wanted, print);
  }
  if (all || options.properties) {
    print.heading("properties");
    for_each_family([&]<Family F>() {
      if (wanted.family<F>()) list_properties<F>(wanted, print);
    });
  }
  if (all || options.domains) {
    print.heading("domains");
    for_each_family([&]<Family F>() {
      if (wanted.family<F>()) list_domains<F>(wanted, print);
    });
  }
  if (all || options.batteries) {
    print.heading("batteries");
    for (const Battery& battery : batteries())
      if (wanted.name(battery.name)) list_battery(battery, print);
  }
  if (!wanted.any()) return fail(fmt::format("list {}: nothing is called so", fmt::join(options.patterns, " ")));
  return kNothingNew;
}

}  // namespace assay
