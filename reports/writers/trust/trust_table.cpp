#include "reports/writers/trust/trust_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <concepts>
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
std::string title_of(CastFamily) { return "First contacts of moving bodies"; }
std::string title_of(LpFamily) { return "Linear programs"; }
std::string title_of(ShapesFamily) { return "Simple shapes"; }

TrustGroup group_of(const Campaign& campaign, const EngineRow& engine) {
  if (is_given_by_path(campaign, engine.name)) return TrustGroup::kGiven;
  if (!is_on_trial(campaign, engine)) return TrustGroup::kControl;
  return engine.kind == EngineKind::kForeign ? TrustGroup::kForeign : TrustGroup::kOurs;
}

/// Families whose engines are planar or spatial, and must not be ranked together.
template <Family F>
constexpr bool kIsSplit = std::same_as<F, GjkFamily> || std::same_as<F, CastFamily>;

/// In the order of the tables; cases of other dimensions are in none.
template <Family F>
std::vector<std::optional<int>> dimensions_of() {
  if constexpr (kIsSplit<F>)
    return {2, 3};
  else
    return {std::nullopt};
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
    if (planned == nullptr || planned->family != table.family || !is_of(table, key.domain)) continue;
    row.gaps.add(*planned, cells);
    const CellCounts total = sum_of(cells);
    if (key.property == table.property) {
      (is_sample(key.domain) ? row.sample : row.chosen) += digest.counts_of_row(key);
    } else if (judged(total) > 0) {
      judged_claims.insert(key.property);
      if (failed(total) > 0) broken.insert(key.property);
    }
  }
  row.principal = ByPopulation{row.sample, row.chosen}.all().counts;
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
  return std::tuple(row.group, row.judged == 0, !row.is_ranked, row.common.severities, rates, row.engine().name);
}

/// Whether an engine was tried on any case under the principal claim of the table's family, in any dimension or in one.
bool was_tried(const TrustTable& table, const std::string& engine, const Digest& digest, bool anywhere) {
  for (auto at = digest.totals.lower_bound({engine, table.property, ""});
       at != digest.totals.end() && at->first.engine == engine && at->first.property == table.property; ++at)
    if ((anywhere || is_of(table, at->first.domain)) && tried(sum_of(at->second)) > 0) return true;
  return false;
}

using Place = std::pair<std::string_view, std::int32_t>;  // domain, difficulty

/// Sets which engines are ranked, common_cases, and what was counted on them of each row.
void find_common_cases(TrustTable& table, const Digest& digest) {
  std::map<std::string_view, TrustRow*> rows;
  std::uint64_t most = 0;
  for (const TrustRow& row : table.rows) most = std::max(most, asked(row.principal));
  std::size_t ranked = 0;
  for (TrustRow& row : table.rows) {
    rows[row.engine().name] = &row;
    const std::uint64_t cases = tried(row.principal);
    row.is_ranked = row.group != TrustGroup::kControl && cases > 0 && 2 * cases >= most;
    ranked += row.is_ranked;
  }
  std::map<Place, std::pair<std::size_t, std::uint64_t>> wholly;  // by how many engines, of so many cases
  const auto each_cell = [&](auto&& see) {
    for (const auto& [key, cells] : digest.totals) {
      const auto row = rows.find(key.engine);
      if (key.property != table.property || row == rows.end() || !is_of(table, key.domain)) continue;
      for (const auto& [difficulty, cell] : cells) see(*row->second, Place(key.domain, difficulty), cell);
    }
  };
  each_cell([&](const TrustRow& row, const Place& place, const CellCounts& cell) {
    if (!row.is_ranked || tried(cell) < asked(cell)) return;
    auto& [engines, cases] = wholly[place];
    ++engines;
    cases = std::max(cases, asked(cell));
  });
  std::erase_if(wholly, [&](const auto& entry) { return entry.second.first < ranked; });
  for (const auto& [place, counted_cell] : wholly) table.common_cases += counted_cell.second;
  each_cell([&](TrustRow& row, const Place& place, const CellCounts& cell) {
    if (wholly.contains(place)) row.common += cell;
  });
}

/// Nothing where the campaign has no case of it.
TrustTable table_of(TrustTable table, const std::set<std::string>& properties, const Campaign& campaign,
                    const Digest& digest) {
  for (const EngineResults& results : digest.engines)
    if (std::ranges::count(results.engine->families, table.family) > 0 &&
        (!table.dimension || was_tried(table, results.engine->name, digest, false) ||
         !was_tried(table, results.engine->name, digest, true)))
      table.rows.push_back(row_of(results, table, properties, campaign, digest));
  find_common_cases(table, digest);
  add_relative_times(table, campaign, digest);
  return table;
}

}  // namespace

bool is_of(const TrustTable& table, std::string_view domain) {
  return !table.dimension || dimension_of(domain) == table.dimension;
}

std::string TrustRow::wrong_words(Severity severity) const {
  return judged == 0 ? "–" : share_words(sample.wrong(severity), chosen.wrong(severity));
}

std::string TrustTable::population() const {
  if (samples.empty()) return "No rates: these rows were chosen since they convict; each cell counts its own cases.";
  std::string names;
  for (const PlannedRow* row : samples) names += (names.empty() ? "" : ", ") + row->domain;
  return fmt::format(
      "Rates are of the sample{} {}, with exact 95 % intervals; other rows were chosen since they "
      "convict, and have counts alone.",
      samples.size() == 1 ? "" : "s", names);
}

std::vector<TrustTable> trust_tables(const Campaign& campaign, const Digest& digest,
                                     const std::vector<std::string>& only) {
  std::vector<TrustTable> tables;
  for_each_family([&]<Family F>() {
    TrustTable empty{std::string(F::kName), title_of(F()), {}, std::string(principal_property<F>()), "", {}, 0, {}};
    std::set<std::string> properties;
    std::set<std::optional<int>> asked_in;
    for (const PlannedRow& row : campaign.header.plan) {
      if (row.family == empty.family) properties.insert(row.property);
      if (row.property == empty.property) empty.sentence = row.sentence;
      if (row.family == empty.family) asked_in.insert(dimension_of(row.domain));
    }
    for (const std::optional<int> dimension : dimensions_of<F>()) {
      if (properties.empty() || (dimension && !asked_in.contains(dimension))) continue;
      TrustTable table = empty;
      table.dimension = dimension;
      for (const PlannedRow& row : campaign.header.plan)
        if (row.property == table.property && is_sample(row.domain) && is_of(table, row.domain))
          table.samples.push_back(&row);
      if (dimension) table.title += *dimension == 2 ? " in the plane" : " in space";
      table = table_of(std::move(table), properties, campaign, digest);
      if (!only.empty())
        std::erase_if(table.rows,
                      [&](const TrustRow& row) { return std::ranges::find(only, row.engine().name) == only.end(); });
      std::ranges::sort(table.rows, {}, order_of);
      if (!table.rows.empty()) tables.push_back(std::move(table));
    }
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
