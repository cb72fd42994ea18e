#include "reports/writers/trust/relative_times.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "reports/store/quickest.h"

namespace assay {
namespace {

double median_of(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  if (values.size() % 2 == 1) return *middle;
  return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

}  // namespace

void add_relative_times(TrustTable& table, const Campaign& campaign, const Digest& digest) {
  std::set<std::string_view> domains;
  for (const PlannedRow& row : campaign.header.plan)
    if (row.family == table.family && is_of(table, row.domain)) domains.insert(row.domain);
  std::set<std::pair<std::string_view, std::string_view>> answered;
  for (const auto& [row, cells] : digest.totals)
    if (tried(sum_of(cells)) > 0) answered.insert({row.engine, row.domain});
  std::map<std::string_view, TrustRow*> rows;
  for (TrustRow& row : table.rows) rows[row.engine().name] = &row;

  using Place = std::pair<std::string_view, std::int32_t>;  // domain, difficulty
  std::map<Place, std::map<std::string_view, double>> means;
  for (const Timing& timing : campaign.timings) {
    if (mean_of(timing) == 0 || !domains.contains(timing.domain)) continue;
    if (!rows.contains(timing.engine) || !answered.contains({timing.engine, timing.domain})) continue;
    means[{timing.domain, timing.difficulty}][timing.engine] = mean_of(timing);
  }
  std::map<std::string_view, std::vector<double>> ratios;
  for (const auto& [place, times] : means) {
    std::optional<double> fastest;
    for (const auto& [engine, time] : times)
      if (rows[engine]->group != TrustGroup::kControl) fastest = std::min(fastest.value_or(time), time);
    if (!fastest) continue;
    for (const auto& [engine, time] : times) ratios[engine].push_back(time / *fastest);
  }
  for (auto& [engine, of_engine] : ratios) rows[engine]->relative_time = median_of(std::move(of_engine));
}

}  // namespace assay
