#include "reports/writers/page/charts.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <vector>

#include "properties/growth/fitted_line.h"
#include "reports/store/quickest.h"
#include "reports/writers/page/rate_charts.h"
#include "reports/writers/trust/trust_table.h"
#include "reports/writers/words.h"

namespace assay {

Chart of_family(Chart chart, const std::string& family, bool explained) {
  chart.name += '-' + family;
  chart.title += ": " + title_of_family(family);
  if (!explained) chart.explanation.clear();
  return chart;
}

std::string panel_of(std::string_view domain, std::string_view axis) {
  return std::string(without_version(domain)) + " (" + std::string(axis) + ")";
}

namespace {

using Json = nlohmann::json;

std::string text_of(const Json& rows) { return rows.dump(-1, ' ', false, Json::error_handler_t::replace); }

Chart finished(Chart chart, const Json& rows) {
  chart.rows = text_of(rows);
  chart.count = rows.size();
  return chart;
}

/// The same chart once a family that has rows, so that all engines of one share their axes.
std::vector<Chart> by_family(const Chart& chart, const std::map<std::string, Json>& rows) {
  std::vector<Chart> charts;
  for (const auto& [family, own] : rows) charts.push_back(finished(of_family(chart, family, charts.empty()), own));
  return charts;
}

/// Whether iterations against this difficulty say how an engine's work grows.
bool is_scale_of_work(const PlannedRow* planned) {
  return planned != nullptr && planned->facts.measures != Axis::Kind::kOther;
}

Chart filter_chart(const Digest& digest) {
  std::map<std::string, CellCounts> by_panel;
  for (const auto& [row, cells] : digest.totals) by_panel[std::string(without_version(row.domain))] += sum_of(cells);
  Json rows = Json::array();
  for (const auto& [panel, total] : by_panel) {
    const std::uint64_t decisions = total.filtered + total.exact;
    if (decisions == 0) continue;
    for (const auto& [kind, count] :
         {std::pair{"floating-point filter", total.filtered}, std::pair{"exact rationals", total.exact}}) {
      rows.push_back({{"panel", panel},
                      {"kind", kind},
                      {"count", count},
                      {"share", static_cast<double>(count) / static_cast<double>(decisions)}});
    }
  }
  return finished(
      {"filter_share", "How the judge decided",
       "A judge first tries a floating-point filter with a proved error bound and computes in exact rationals "
       "only where the filter cannot decide. Domains at the edge of double precision need rationals more often.",
       "", 0, ""},
      rows);
}

std::vector<Chart> steps_charts(const Campaign& campaign, const Digest& digest) {
  std::map<std::string, Json> rows;
  // The same cases are asked by every property: one property a domain is enough.
  std::set<std::pair<std::string, std::string>> seen;
  for (const auto& [row, cells] : digest.totals) {
    const PlannedRow* planned = planned_row(campaign.header, row.property, row.domain);
    if (sum_of(cells).steps == 0 || cells.size() < 2 || !is_scale_of_work(planned)) continue;
    if (!seen.insert({row.engine, row.domain}).second) continue;
    for (const auto& [difficulty, cell] : cells) {
      if (cell.steps == 0) continue;
      rows[planned->family].push_back({{"engine", row.engine},
                                       {"panel", panel_of(row.domain, planned->axis)},
                                       {"axis", planned->axis},
                                       {"difficulty", difficulty},
                                       {"mean", static_cast<double>(cell.steps) / static_cast<double>(asked(cell))},
                                       {"greatest", cell.steps_max}});
    }
  }
  return by_family({"steps", "Iterations against difficulty",
                    "Mean number of iterations a case, where a domain's difficulty is a gap or a size. Counts, not "
                    "times: the same on every machine.",
                    "", 0, ""},
                   rows);
}

struct Logarithms {
  std::vector<double> size, time;
};

/// Engines that declined a domain have no time there.
std::vector<Chart> time_charts(const Campaign& campaign, const Digest& digest) {
  struct Timed {
    double size = 0, nanoseconds = 0;
    std::uint64_t cases = 0;
  };
  std::map<std::string, RowFacts> facts;
  std::map<std::string, std::string> families;
  for (const PlannedRow& row : campaign.header.plan) {
    facts[row.domain] = row.facts;
    families[row.domain] = row.family;
  }
  std::set<std::pair<std::string, std::string>> answered;
  for (const auto& [row, cells] : digest.totals) {
    if (tried(sum_of(cells)) > 0) answered.insert({row.engine, row.domain});
  }
  std::map<std::tuple<std::string, std::string, std::int32_t>, Timed> times;
  for (const Timing& timing : campaign.timings) {
    const auto size = facts[timing.domain].size_at(timing.difficulty);
    if (size && mean_of(timing) > 0 && answered.contains({timing.engine, timing.domain}))
      times[{timing.domain, timing.engine, timing.difficulty}] = {*size, mean_of(timing), timing.cases};
  }
  std::map<std::pair<std::string, std::string>, Logarithms> logarithms;  // by domain and engine
  for (const auto& [key, timed] : times) {
    Logarithms& own = logarithms[{std::get<0>(key), std::get<1>(key)}];
    own.size.push_back(std::log(timed.size));
    own.time.push_back(std::log(timed.nanoseconds));
  }
  std::map<std::pair<std::string, std::string>, std::optional<Line>> lines;
  for (const auto& [key, own] : logarithms) lines[key] = fitted_line(own.size, own.time);
  std::map<std::string, Json> rows;
  for (const auto& [key, timed] : times) {
    const auto& [domain, engine, difficulty] = key;
    Json& own = rows[families[domain]];
    own.push_back({{"engine", engine},
                   {"panel", panel_of(domain, facts[domain].unit)},
                   {"size", timed.size},
                   {"cases", timed.cases},
                   {"nanoseconds", timed.nanoseconds}});
    // What has no line is drawn over what was measured: a field that no row has would have no scale.
    const std::optional<Line>& line = lines[{domain, engine}];
    own.back()["growth"] = line ? fmt::format("{:.2f}", line->slope) : "fewer than three sizes";
    own.back()["fitted"] = line ? std::exp(line->intercept + line->slope * std::log(timed.size)) : timed.nanoseconds;
  }
  return by_family(
      {"time", "Time against size",
       "Mean wall-clock time a case in the quickest block of this run, for domains whose difficulty is a size. "
       "Dashed: the power of the size that fits best, by least squares of logarithms; pointing at an engine tells it. "
       "Advisory: it is in no hash and closes no gate.",
       "", 0, ""},
      rows);
}

}  // namespace

std::vector<Chart> charts_of(const Campaign& campaign, const Digest& digest) {
  std::vector<Chart> charts = rate_charts(campaign, digest);
  for (const std::vector<Chart>& more : {steps_charts(campaign, digest), time_charts(campaign, digest)})
    charts.insert(charts.end(), more.begin(), more.end());
  charts.push_back(filter_chart(digest));
  return charts;
}

}  // namespace assay
