#include "reports/writers/rates.h"

#include <algorithm>
#include <utility>

#include "reports/writers/words.h"

namespace assay {

std::vector<WrongRate> wrong_rates(const Digest& digest) {
  std::vector<std::pair<double, WrongRate>> list;
  for (const auto& [row, cells] : digest.totals) {
    const CellCounts total = sum_of(cells);
    if (failed(total) == 0) continue;
    const Interval interval = clopper_pearson(failed(total), tried(total));
    list.emplace_back(static_cast<double>(failed(total)) / static_cast<double>(tried(total)),
                      WrongRate{row, percent(failed(total), tried(total)), percent_range(interval.low, interval.high),
                                severity_words(total), outcome_words(total)});
  }
  std::stable_sort(list.begin(), list.end(),
                   [](const auto& left, const auto& right) { return left.first > right.first; });
  std::vector<WrongRate> rates;
  for (auto& [rate, words] : list) rates.push_back(std::move(words));
  return rates;
}

PlainTable rates_table(const Digest& digest) {
  PlainTable table{
      "rates", {}, {{"engine"}, {"property"}, {"domain"}, {"wrong"}, {"interval"}, {"severities"}, {"outcomes"}}, {}};
  for (WrongRate& rate : wrong_rates(digest))
    table.rows.push_back({rate.row.engine, rate.row.property, rate.row.domain, rate.wrong, rate.interval,
                          rate.severities, rate.outcomes});
  return table;
}

}  // namespace assay
