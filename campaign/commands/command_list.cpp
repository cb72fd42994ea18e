#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <map>

#include "campaign/commands/commands.h"
#include "campaign/input/visit_inputs.h"
#include "campaign/select_engines.h"
#include "properties/catalog/batteries.h"

namespace assay {
namespace {

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

template <Family F>
void collect_engines(const EngineSources& sources, std::map<std::string, std::pair<EngineInfo, std::string>>& engines) {
  for (const EngineSource<F>& source : sources.of<F>()) {
    auto& [info, families] = engines[source.info.name];
    info = source.info;
    families += (families.empty() ? "" : " ") + std::string(F::kName);
  }
}

/// One line a claim that what the engine states leaves without a judge.
template <Family F>
void list_not_judged(const EngineSources& sources, std::map<std::string, std::string>& lines) {
  for (const EngineSource<F>& source : sources.of<F>()) {
    for (const PropertyEntry<F>& property : catalog<F>().properties) {
      const std::string_view why = property.why_not_judged(source.info.semantics);
      if (!why.empty()) lines[source.info.name] += fmt::format("  {:<32} not judged: {}: {}\n", "", property.name, why);
    }
  }
}

void list_engines(const EngineSources& sources, Wanted& wanted) {
  std::map<std::string, std::pair<EngineInfo, std::string>> engines;
  for_each_family([&]<Family F>() {
    if (wanted.family<F>()) collect_engines<F>(sources, engines);
  });
  std::map<std::string, std::string> not_judged;
  for_each_family([&]<Family F>() { list_not_judged<F>(sources, not_judged); });
  fmt::print("engines\n");
  for (const auto& [name, entry] : engines) {
    const auto& [info, families] = entry;
    if (!wanted.name(name, name_of(info.kind))) continue;
    fmt::print("  {:<32} {:<9} {:<10} {:<8} {}\n", name, name_of(info.kind), families, info.version, info.sentence);
    if (!info.semantics.note.empty()) fmt::print("  {:<32} states: {}\n", "", info.semantics.note);
    fmt::print("{}", not_judged[name]);
  }
}

template <Family F>
void list_properties(Wanted& wanted) {
  for (const auto& property : catalog<F>().properties)
    if (wanted.name(property.name)) fmt::print("  {:<34} {}\n", property.name, property.sentence);
}

template <Family F>
void list_domains(Wanted& wanted) {
  for (const auto& domain : catalog<F>().domains)
    if (wanted.name(domain.name))
      fmt::print("  {:<34} {} (difficulty: {})\n", domain.versioned_name(), domain.aim, domain.axis.label());
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

void print_battery(const Battery& battery) {
  fmt::print("  {:<12} {} (version {}: {}; {}{})\n", battery.name, battery.sentence, battery.version, size_of(battery),
             battery.asks_control_group ? "with the control group"
                                        : "without faults and published variants unless they are named",
             battery.seed_of_night ? "; a seed of each date" : "");
}

}  // namespace

int run_list(const ListOptions& options) {
  const bool all = !options.engines && !options.properties && !options.domains && !options.batteries;
  if (const std::string complaint = unknown_family(options.family); !complaint.empty()) return fail(complaint);
  Wanted wanted(options);
  if (all || options.engines) {
    const auto selection = select_engines({});
    if (!selection) return fail(selection.error());
    for (const std::string& clause : selection->left_out) tell("assay: {}\n", clause);
    list_engines(selection->sources, wanted);
  }
  if (all || options.properties) {
    fmt::print("properties\n");
    for_each_family([&]<Family F>() {
      if (wanted.family<F>()) list_properties<F>(wanted);
    });
  }
  if (all || options.domains) {
    fmt::print("domains\n");
    for_each_family([&]<Family F>() {
      if (wanted.family<F>()) list_domains<F>(wanted);
    });
  }
  if (all || options.batteries) {
    fmt::print("batteries\n");
    for (const Battery& battery : batteries())
      if (wanted.name(battery.name)) print_battery(battery);
  }
  if (!wanted.any()) return fail(fmt::format("list {}: nothing is called so", fmt::join(options.patterns, " ")));
  return kNothingNew;
}

}  // namespace assay
