#include "reports/writers/page/rate_charts.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <utility>

namespace assay {
namespace {

using Json = nlohmann::json;

/// So many difficulties of a domain are points of their own.
constexpr std::int32_t kMostPoints = 64;

/// Difficulties next to each other as one.
struct Point {
  std::int32_t first = 0, last = 0;
  CellCounts sum;
  std::string words() const {
    return first == last ? std::to_string(first) : std::to_string(first) + " to " + std::to_string(last);
  }
};

/// Of many difficulties each has few cases: then ranges of equal widths are points.
std::vector<Point> points_of(const CellsByDifficulty& cells) {
  std::vector<Point> points;
  if (cells.empty()) return points;
  const std::int64_t least = cells.begin()->first, span = cells.rbegin()->first - least + 1;
  const std::int64_t width = (span + kMostPoints - 1) / kMostPoints;
  for (const auto& [difficulty, cell] : cells) {
    const std::int64_t first = least + (difficulty - least) / width * width;
    if (points.empty() || points.back().first < first)
      points.push_back({static_cast<std::int32_t>(first), static_cast<std::int32_t>(first + width - 1), {}});
    points.back().sum += cell;
  }
  return points;
}

/// Nothing of a row without a wrong verdict.
void add_row(Json& rows, const RowKey& row, const PlannedRow& planned, const RowFacts& facts,
             const CellsByDifficulty& cells) {
  if (wrong_verdicts(facts, sum_of(cells)) == 0) return;
  for (const Point& point : points_of(cells)) {
    if (judged(point.sum) == 0) continue;
    const std::uint64_t count = wrong_verdicts(facts, point.sum), all = tried(point.sum);
    rows.push_back({{"engine", row.engine},
                    {"panel", panel_of(row.domain, planned.axis)},
                    {"exponent", (static_cast<double>(point.first) + static_cast<double>(point.last)) / 2},
                    {"difficulties", point.words()},
                    {"failed", count},
                    {"tried", all}});
  }
}

using IsDrawn = std::function<bool(const RowFacts&)>;

/// `chart` once a family, of the domains whose difficulty is drawn.
void add_charts(std::vector<Chart>& charts, const Chart& chart, const Campaign& campaign, const Digest& digest,
                const IsDrawn& is_drawn) {
  std::map<std::string, Json> families;
  for (const auto& [row, cells] : digest.totals) {
    const PlannedRow* planned = planned_row(campaign.header, row.property, row.domain);
    if (planned == nullptr) continue;
    const RowFacts& facts = planned->facts;
    if (!facts.judges_verdicts() || !is_drawn(facts) || judged(sum_of(cells)) == 0) continue;
    add_row(families[planned->family], row, *planned, facts, cells);
  }
  bool explained = true;
  for (auto& [family, rows] : families) {
    if (rows.empty()) continue;
    Chart own = of_family(chart, family, std::exchange(explained, false));
    own.rows = rows.dump(-1, ' ', false, Json::error_handler_t::replace);
    own.count = rows.size();
    charts.push_back(std::move(own));
  }
}

}  // namespace

std::vector<Chart> rate_charts(const Campaign& campaign, const Digest& digest) {
  std::vector<Chart> charts;
  add_charts(
      charts,
      {"wrong_by_gap",
       "Wrong verdicts against gap",
       "How many verdicts are wrong when the bodies are 2⁻ᵏ of their size apart, or overlap by as little, or "
       "points are as little off a line. Further right is harder. Where a line first leaves zero is the engine's "
       "effective epsilon. These are counts and no rates, since the rows were chosen to convict; pointing at a point "
       "tells of how many cases. Drawn are engines of which a verdict was wrong.",
       "",
       0,
       "",
       "wrong_verdicts",
       {{"@power@", "k of 2⁻ᵏ"}}},
      campaign, digest, [](const RowFacts& facts) { return facts.measures == Axis::Kind::kRelative; });
  add_charts(
      charts,
      {"wrong_by_scale",
       "Wrong verdicts against scale and offset",
       "How many verdicts are wrong where a domain's difficulty is a scale, an offset or a ratio of 2ᵏ: what it "
       "is stands over each panel. Where a line leaves zero is the scale or offset from which the engine errs. "
       "Counts of cases that were chosen to convict, and no rates. Of many difficulties a point stands for several. "
       "Drawn are engines of which a verdict was wrong.",
       "",
       0,
       "",
       "wrong_verdicts",
       {{"@power@", "k of 2ᵏ"}}},
      campaign, digest,
      [](const RowFacts& facts) { return facts.measures == Axis::Kind::kOther && facts.scale == Axis::Scale::kLog2; });
  return charts;
}

}  // namespace assay
