#include "reports/writers/trust/trust_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "properties/catalog/batteries.h"
#include "reports/store/compare/verdicts.h"
#include "reports/store/given_engines.h"
#include "reports/store/row_facts.h"
#include "reports/writers/trust/relative_times.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::string title_of(Hull2Family) { return "Convex hulls in the plane"; }
std::string title_of(Hull3Family) { return "Convex hulls in space"; }
std::string title_of(GjkFamily) { return "Collisions of convex bodies"; }
std::string title_of(CastFamily) { return "Casts: when moving bodies first meet"; }
std::string title_of(LpFamily) { return "Linear programs"; }
std::string title_of(ShapesFamily) { return "Simple shapes"; }

TrustGroup group_of(const Campaign& campaign, const EngineRow& engine) {
  if (is_given_by_path(campaign, engine.name)) return TrustGroup::kGiven;
  if (!is_on_trial(campaign, engine)) return TrustGroup::kControl;
  return engine.kind == EngineKind::kForeign ? TrustGroup::kForeign : TrustGroup::kOurs;
}

/// What the header states, or, in records that state none, what the engine was asked.
bool serves(const EngineResults& results, const std::string& family, const std::set<std::string>& properties) {
  const std::vector<std::string>& stated = results.engine->families;
  if (!stated.empty()) return std::ranges::find(stated, family) != stated.end();
  return std::ranges::any_of(results.by_property, [&](const auto& asked) { return properties.contains(asked.first); });
}

void add_effective(TrustRow& row, const std::string& domain, const PlannedRow& planned,
                   const CellsByDifficulty& cells) {
  const RowFacts facts = facts_of(planned);
  if (facts.measures != Axis::Kind::kRelative) return;
  const auto exponent = effective_exponent(facts, cells);
  if (!exponent || (row.effective && *row.effective <= *exponent)) return;
  row.effective = exponent;
  row.effective_measure = facts.unit;
  row.effective_domain = domain;
}

TrustRow row_of(const EngineResults& results, const TrustTable& table, const std::set<std::string>& properties,
                const Campaign& campaign, const Digest& digest) {
  TrustRow row;
  row.results = &results;
  row.group = group_of(campaign, *results.engine);
  std::set<std::string> broken, judged_claims;
  const std::string& name = results.engine->name;
  for (auto at = digest.totals.lower_bound({name, "", ""}); at != digest.totals.end() && at->first.engine == name;
       ++at) {
    const auto& [key, cells] = *at;
    const PlannedRow* planned = planned_row(campaign.header, key.property, key.domain);
    if (planned == nullptr || planned->family != table.family) continue;
    add_effective(row, key.domain, *planned, cells);
    const CellCounts total = sum_of(cells);
    if (key.property == table.property) {
      PopulationCounts& own = is_sample(key.domain) ? row.sample : row.chosen;
      own.counts += total;
      const auto silent = digest.no_answer.find(key);
      for (std::size_t i = 0; silent != digest.no_answer.end() && i < kSeverities; ++i)
        own.no_answer[i] += silent->second[i];
    } else if (judged(total) > 0) {
      judged_claims.insert(key.property);
      if (failed(total) > 0) broken.insert(key.property);
    }
  }
  row.principal = ByPopulation{row.sample.counts, row.chosen.counts}.all();
  row.judged = judged(row.principal);
  row.other_claims_broken = broken.size();
  row.other_claims_judged = judged_claims.size();
  for (auto at = digest.findings.lower_bound({name, ""}); at != digest.findings.end() && at->first.first == name; ++at)
    if (properties.contains(at->first.second)) row.findings += at->second;
  return row;
}

auto order_of(const TrustRow& row) {
  std::array<double, 2 * kSeverities> rates{};
  for (std::size_t i = 0; i < kSeverities; ++i)
    for (const auto& [place, of] : {std::pair{i, &row.sample.counts}, std::pair{kSeverities + i, &row.chosen.counts}})
      if (of->severities[i] > 0) rates[place] = Share{of->severities[i], of->cases[i]}.value();
  return std::tuple(row.group, row.judged == 0, rates, row.engine().name);
}

}  // namespace

Share PopulationCounts::wrong(Severity severity) const {
  const std::uint64_t all = count_of(counts, severity), silent = no_answer[static_cast<std::size_t>(severity)];
  return {all - std::min(all, silent), tried(counts, severity)};
}

std::string TrustRow::wrong_words(Severity severity) const {
  return judged == 0 ? "–" : share_words(sample.wrong(severity), chosen.wrong(severity));
}

std::string TrustTable::population() const {
  if (samples.empty()) return "No rates: these rows were chosen since they convict; each cell counts its own cases.";
  return fmt::format(
      "Rates are of the sample{} {}, with exact 95 % intervals; other rows were chosen since they "
      "convict, and have counts alone.",
      samples.size() == 1 ? "" : "s", fmt::join(samples, ", "));
}

std::vector<TrustTable> trust_tables(const Campaign& campaign, const Digest& digest,
                                     const std::vector<std::string>& only) {
  std::vector<TrustTable> tables;
  for_each_family([&]<Family F>() {
    TrustTable table{std::string(F::kName), title_of(F()), std::string(principal_property<F>()), "", {}, {}};
    std::set<std::string> properties;
    for (const PlannedRow& row : campaign.header.plan) {
      if (row.family == table.family) properties.insert(row.property);
      if (row.property != table.property) continue;
      table.sentence = row.sentence;
      if (is_sample(row.domain)) table.samples.push_back(row.domain);
    }
    if (properties.empty()) return;
    for (const EngineResults& results : digest.engines)
      if (serves(results, table.family, properties))
        table.rows.push_back(row_of(results, table, properties, campaign, digest));
    add_relative_times(table, campaign, digest);
    if (!only.empty())
      std::erase_if(table.rows,
                    [&](const TrustRow& row) { return std::ranges::find(only, row.engine().name) == only.end(); });
    std::ranges::sort(table.rows, {}, order_of);
    if (!table.rows.empty()) tables.push_back(std::move(table));
  });
  return tables;
}

std::string title_of_family(std::string_view name) {
  std::map<std::string_view, std::string> titles;
  for_each_family([&]<Family F>() { titles.emplace(F::kName, title_of(F())); });
  const auto found = titles.find(name);
  return found == titles.end() ? std::string(name) : found->second;
}

std::set<std::string_view> engines_on_trial(const std::vector<TrustTable>& tables) {
  std::set<std::string_view> names;
  for (const TrustTable& table : tables)
    for (const TrustRow& row : table.rows)
      if (row.group != TrustGroup::kControl) names.insert(row.engine().name);
  return names;
}

}  // namespace assay
