#include "reports/writers/studies/collision/gap_cells.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <tuple>

namespace assay {
std::string shown_domain(std::string_view domain) {
  domain.remove_prefix(std::min(domain.find('/') + 1, domain.size()));
  if (domain.starts_with("single_")) domain.remove_prefix(std::string_view("single_").size());
  return std::string(domain);
}

bool is_single_precision(std::string_view domain) { return domain.find("/single_") != domain.npos; }

const GapCells* GapMaps::of(const std::string& engine, const std::string& domain, Moved moved) const {
  const auto found = cells.find({engine, domain, moved});
  return found == cells.end() ? nullptr : &found->second;
}

GapMaps gap_maps_of(const std::vector<CollisionGapRow>& rows) {
  GapMaps maps;
  std::set<std::string> engines, domains;
  std::set<std::tuple<Moved, bool, std::int32_t, std::int32_t>> places;
  for (const CollisionGapRow& row : rows) {
    const std::string domain = shown_domain(row.domain);
    if (engines.insert(row.engine).second) maps.engines.push_back(row.engine);
    if (domains.insert(domain).second) maps.domains.push_back(domain);
    maps.cells[{row.engine, domain, row.moved}].push_back(&row);
    const bool single = is_single_precision(row.domain);
    if (places.emplace(row.moved, single, row.by, row.k).second) maps.all[{row.moved, single}].push_back(&row);
  }
  std::sort(maps.domains.begin(), maps.domains.end(), std::greater<>());
  return maps;
}

GapCells at_exponent(const GapCells& cells, std::int32_t by) {
  GapCells kept;
  std::copy_if(cells.begin(), cells.end(), std::back_inserter(kept),
               [by](const CollisionGapRow* row) { return row->by == by; });
  return kept;
}

EffectiveEpsilon effective_epsilon(const GapCells& cells) {
  EffectiveEpsilon found;
  std::optional<std::int32_t> widest;
  for (const CollisionGapRow* row : cells) widest = std::min(widest.value_or(row->k), row->k);
  for (const CollisionGapRow* row : cells) {
    found.answered += row->counts.answered();
    found.wrong += row->counts.wrong();
    found.at_the_widest =
        found.at_the_widest || (row->counts.false_hits + row->counts.false_misses > 0 && row->k == widest);
    const double epsilon = std::max(row->widest_gap.value_or(0), row->widest_overlap.value_or(0));
    if (epsilon <= found.epsilon) continue;
    found.epsilon = epsilon;
    found.by = row->by;
  }
  return found;
}

std::string words_of(const EffectiveEpsilon& found) {
  if (found.answered == 0) return "–";
  if (found.wrong == 0) return "none";
  if (found.epsilon == 0) return "NaN only";
  return fmt::format("{}{:.1e}", found.at_the_widest ? "≥ " : "", found.epsilon);
}

std::set<std::int32_t> exponents_of(const GapCells& cells) {
  std::set<std::int32_t> exponents;
  for (const CollisionGapRow* row : cells) exponents.insert(row->by);
  return exponents;
}

}  // namespace assay
