#include "campaign/run/plan.h"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "campaign/naming/known_names.h"
#include "campaign/naming/suggestions.h"
#include "reports/store/row_facts.h"

namespace assay {
namespace {

/// Remembers which patterns have matched something.
class Patterns {
 public:
  explicit Patterns(const std::vector<std::string>& patterns) : patterns_(patterns), used_(patterns.size(), false) {}

  bool match(std::string_view name) {
    if (patterns_.empty()) return true;
    bool any = false;
    for (std::size_t i = 0; i < patterns_.size(); ++i) {
      if (fnmatch(patterns_[i].c_str(), std::string(name).c_str(), 0) != 0) continue;
      used_[i] = true;
      any = true;
    }
    return any;
  }
  const std::string* unused() const {
    for (std::size_t i = 0; i < patterns_.size(); ++i)
      if (!used_[i]) return &patterns_[i];
    return nullptr;
  }

 private:
  const std::vector<std::string>& patterns_;
  std::vector<bool> used_;
};

template <Family F>
void keep_wanted(const EngineSources& engines, Patterns& properties, Patterns& domains,
                 std::vector<BatteryRow<F>>& rows) {
  std::erase_if(rows, [&](const BatteryRow<F>& row) {
    const bool wanted_property = properties.match(row.property->name);
    const bool wanted_domain = domains.match(row.domain->name);
    const bool asked = std::any_of(engines.of<F>().begin(), engines.of<F>().end(), [&](const EngineSource<F>& source) {
      return row.property->judges(source.info.semantics);
    });
    return !wanted_property || !wanted_domain || !asked;
  });
}

std::size_t size_of(const Plan& plan) {
  std::size_t size = 0;
  for_each_family([&]<Family F>() { size += plan.of<F>().size(); });
  return size;
}

/// What the battery's list has of `all`, which are the rows of the catalogue that somebody wants.
PlanMade listed_of(const Battery& battery, bool by_name, const EngineSources& engines, Patterns& properties,
                   Patterns& domains, Plan all) {
  Plan listed;
  for_each_family([&]<Family F>() {
    listed.of<F>() = battery.rows<F>();
    keep_wanted<F>(engines, properties, domains, listed.of<F>());
  });
  const std::size_t count = size_of(listed), every = size_of(all);
  if (count == 0)
    return {std::move(all),
            fmt::format("of the rows that match ({}) none is on the list of {}, version {}: all are asked, {} cases of "
                        "a principal claim and {} of a further one, divided as `assay list --batteries` says",
                        every, battery.name, battery.version, battery.principal_cases, battery.further_cases)};
  if (by_name && count < every)
    return {std::move(listed), fmt::format("{} of the {} rows that match are on the list of {}, version {}, and are "
                                           "asked; --cases NUMBER asks all of them",
                                           count, every, battery.name, battery.version)};
  return {std::move(listed), ""};
}

template <Family F>
void add_to_header(const Plan& plan, const EngineSources& engines, std::map<std::string, EngineRow>& rows,
                   CampaignHeader& header) {
  for (const EngineSource<F>& source : engines.of<F>()) {
    const EngineInfo& info = source.info;
    EngineRow& row = rows[info.name];
    std::vector<std::string> families = std::move(row.families);
    families.emplace_back(F::kName);
    row = {info.name, info.version, info.kind, info.sentence, info.semantics, families};
  }
  for (const BatteryRow<F>& row : plan.of<F>()) {
    header.plan.push_back({std::string(F::kName), std::string(row.property->name), row.domain->versioned_name(),
                           row.domain->axis.label(), std::string(row.property->sentence), std::string(row.domain->aim),
                           row.cases, row.property->ranks_engines,
                           facts_of(row.domain->axis, row.property->wrong_verdicts)});
  }
}

/// Also of properties that no selected engine lets be judged, which the plan leaves out.
template <Family F>
void add_not_judged(const EngineSources& engines, Patterns& wanted, std::vector<NotJudgedRow>& rows) {
  for (const PropertyEntry<F>& property : catalog<F>().properties) {
    if (!wanted.match(property.name)) continue;
    for (const EngineSource<F>& source : engines.of<F>()) {
      const std::string_view why = property.why_not_judged(source.info.semantics);
      if (!why.empty()) rows.push_back({source.info.name, std::string(property.name), std::string(why)});
    }
  }
}

}  // namespace

Result<PlanMade> make_plan(const PlanRequest& request, const EngineSources& engines) {
  const Battery* battery = find_battery(request.battery);
  if (battery == nullptr)
    return Error{"--battery " + request.battery + ": not one of smoke, quick, nightly, exhaustive" +
                 did_you_mean(request.battery, names_of_batteries())};
  if (const std::string defect = defect_of(*battery); !defect.empty()) return Error{defect};
  Patterns properties(request.properties), domains(request.domains);
  Plan plan;
  for_each_family([&]<Family F>() {
    plan.of<F>() = battery->every_row<F>();
    keep_wanted<F>(engines, properties, domains, plan.of<F>());
    for (BatteryRow<F>& row : plan.of<F>()) row.cases = request.cases.value_or(row.cases);
  });
  if (const std::string* pattern = properties.unused())
    return Error{"--property " + *pattern + ": no property has this name" +
                 did_you_mean(*pattern, names_of_properties(), "`assay list --properties` shows them")};
  if (const std::string* pattern = domains.unused())
    return Error{"--domain " + *pattern + ": no domain has this name" +
                 did_you_mean(*pattern, names_of_domains(), "`assay list --domains` shows them")};
  if (size_of(plan) == 0)
    return Error{"nothing to do: no selected property applies to a selected engine on a selected domain"};
  if (request.cases || battery->listed.empty()) return PlanMade{std::move(plan), ""};
  const bool by_name = !request.properties.empty() || !request.domains.empty();
  return listed_of(*battery, by_name, engines, properties, domains, std::move(plan));
}

CampaignHeader make_header(const PlanRequest& request, const Plan& plan, const EngineSources& engines,
                           const RunOptions& options) {
  CampaignHeader header;
  header.battery = request.battery;
  if (const Battery* battery = find_battery(request.battery)) header.battery_version = battery->version;
  header.seed = options.seed;
  header.block_size = options.block_size;
  std::map<std::string, EngineRow> rows;
  for_each_family([&]<Family F>() { add_to_header<F>(plan, engines, rows, header); });
  for (auto& [name, row] : rows) {
    std::sort(row.families.begin(), row.families.end());
    header.engines.push_back(std::move(row));
  }
  std::sort(header.plan.begin(), header.plan.end(), [](const PlannedRow& a, const PlannedRow& b) {
    return std::tie(a.property, a.domain) < std::tie(b.property, b.domain);
  });
  Patterns properties(request.properties);
  for_each_family([&]<Family F>() { add_not_judged<F>(engines, properties, header.not_judged); });
  std::sort(header.not_judged.begin(), header.not_judged.end());
  return header;
}

}  // namespace assay
