#include "reports/writers/history/history_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <span>

#include "reports/store/files.h"
#include "reports/writers/markdown_parts.h"
#include "reports/writers/page/page.h"
#include "reports/writers/report.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

constexpr std::size_t kShownNights = 20, kShownChanges = 5, kShownClusters = 40, kShownSeries = 200;

using Series = std::pair<const SeriesName, std::vector<SeriesPoint>>;

/// A series at one severity.
struct Trend {
  const Series* series = nullptr;
  std::size_t severity = 0;

  Share at(const SeriesPoint& point) const { return {point.failed[severity], point.tried[severity]}; }
  double height(const SeriesPoint& point) const { return point.tried[severity] == 0 ? 0 : at(point).value(); }
};

/// Of engines on trial those that failed on any night.
std::vector<Trend> shown_trends(const Trends& trends) {
  std::vector<Trend> shown;
  for (const Series& series : trends.series) {
    const auto kind = trends.kinds.find(series.first.engine);
    if (kind != trends.kinds.end() && kind->second == EngineKind::kFault) continue;
    for (std::size_t i = 0; i < kSeverities; ++i)
      if (std::ranges::any_of(series.second, [&](const SeriesPoint& point) { return point.failed[i] > 0; }))
        shown.push_back({&series, i});
  }
  return shown;
}

std::string epsilon_words(const SeriesPoint& point) {
  return point.exponent ? GapVerdicts{point.exponent, {}, {}, {}}.words() : "–";
}

const TimePoint* time_at(const Trends& trends, const SeriesName& name, std::size_t night) {
  const auto times = trends.times.find({name.family, name.engine});
  if (times == trends.times.end()) return nullptr;
  const auto at = std::ranges::find(times->second, night, &TimePoint::night);
  return at == times->second.end() || at->nanoseconds == 0 ? nullptr : &*at;
}

std::string speed_words(const TimePoint* time) {
  if (time == nullptr) return "–";
  return grouped(static_cast<std::uint64_t>(
      std::llround(1e9 * static_cast<double>(time->cases) / static_cast<double>(time->nanoseconds))));
}

/// The cells of a line of trends: what the first and the last night say.
std::vector<std::string> trend_cells(const Trends& trends, const Trend& trend) {
  const SeriesName& name = trend.series->first;
  const SeriesPoint &first = trend.series->second.front(), &last = trend.series->second.back();
  const auto words = [&](const SeriesPoint& point) {
    return name.is_sample ? rate_words(trend.at(point)) : count_words(trend.at(point));
  };
  return {name.engine,
          name.property,
          std::string(kSeverityNames[trend.severity]) + (name.is_sample ? ", sample" : ", chosen"),
          words(first),
          words(last),
          epsilon_words(first) + " → " + epsilon_words(last),
          speed_words(time_at(trends, name, first.night)) + " → " + speed_words(time_at(trends, name, last.night))};
}

std::string state_of(const ClusterOfHistory& cluster, const Trends& trends) {
  if (!cluster.fixed.empty()) return "fixed on " + cluster.fixed;
  return cluster.last_seen == trends.nights.back().day ? "is there" : "not seen since, which chance may explain";
}

std::vector<std::string> cluster_cells(const ClusterOfHistory& one, const Trends& trends) {
  return {one.engine,
          one.failing.family,
          std::string(name_of(one.failing.mode)),
          std::string(name_of(one.worst)),
          one.first_seen,
          one.last_seen,
          grouped(one.nights),
          state_of(one, trends)};
}

constexpr std::array<std::string_view, 8> kClusterHead = {"engine",     "family",    "fails",  "most severe",
                                                          "first seen", "last seen", "nights", "state"};
constexpr std::array<std::string_view, 7> kTrendHead = {
    "engine", "claim", "cases", "first night", "last night", "effective epsilon", "cases a second"};

std::string markdown_line(std::span<const std::string> cells) {
  std::string line = "|";
  for (const std::string& cell : cells) line += ' ' + short_cell(cell) + " |";
  return line + '\n';
}
template <std::size_t N>
std::string markdown_head(const std::array<std::string_view, N>& names) {
  std::string head = "|", rule = "|";
  for (const std::string_view name : names) head += fmt::format(" {} |", name), rule += "---|";
  return head + '\n' + rule + '\n';
}

std::vector<const NightOfHistory*> worse_nights(const Trends& trends) {
  std::vector<const NightOfHistory*> worse;
  for (auto night = trends.nights.rbegin(); night != trends.nights.rend(); ++night)
    if (night->worse > 0) worse.push_back(&*night);
  return worse;
}

std::string lead_of(const Trends& trends) {
  if (trends.nights.empty()) return "No night has been added.";
  const auto fixed = static_cast<std::uint64_t>(
      std::ranges::count_if(trends.clusters, [](const ClusterOfHistory& cluster) { return !cluster.fixed.empty(); }));
  return fmt::format("{} from {} to {}; on {} something got worse. {} of failures, {} of them fixed.",
                     counted(trends.nights.size(), "night"), trends.nights.front().day, trends.nights.back().day,
                     grouped(worse_nights(trends).size()), counted(trends.clusters.size(), "cluster"), grouped(fixed));
}

std::string html_row(std::span<const std::string> cells) {
  std::string row = "<tr>";
  for (const std::string& cell : cells) row += "<td>" + escaped_markup(cell) + "</td>";
  return row;
}
template <std::size_t N>
std::string html_head(const std::array<std::string_view, N>& names, std::string_view more) {
  std::string head = "<div class=\"scroll\"><table><thead><tr>";
  for (const std::string_view name : names) head += fmt::format("<th scope=\"col\">{}</th>", name);
  return head + std::string(more) + "</tr></thead><tbody>";
}

/// Failures over nights as a line from the bottom, which is 0, to the largest share. A night without the row is a gap's
/// end.
std::string curve(const Trend& trend, std::size_t nights) {
  constexpr double kWidth = 240, kHeight = 32;
  const auto height = [&](const SeriesPoint& point) { return trend.height(point); };
  const SeriesPoint& most = *std::ranges::max_element(trend.series->second, {}, height);
  std::string points;
  for (const SeriesPoint& point : trend.series->second)
    points += fmt::format("{:.0f},{:.1f} ", kWidth * static_cast<double>(point.night) / static_cast<double>(nights),
                          kHeight * (1 - height(point) / height(most)) + 1);
  return fmt::format(
      "<td><svg width=\"242\" height=\"34\" viewBox=\"0 0 242 34\" role=\"img\" aria-label=\"failed, night by "
      "night, up to {}\"><polyline fill=\"none\" stroke=\"var(--accent)\" stroke-width=\"1.5\" "
      "points=\"{}\"/></svg></td></tr>",
      count_words(trend.at(most)), points);
}

std::string regressions_html(const Trends& trends) {
  std::string html = "<section id=\"worse\"><h2>When something got worse</h2>";
  const auto worse = worse_nights(trends);
  if (worse.empty()) html += "<p>On no night.</p>";
  for (const NightOfHistory* night : worse) {
    html += fmt::format("<h3>{}</h3><p>{}</p>", night->day, escaped_markup(night->headline));
    const std::size_t shown = std::min(night->regressions.size(), kShownChanges);
    for (const Change& change : std::span(night->regressions).first(shown))
      html += fmt::format("<p class=\"change worse\">{}{}</p>", escaped_markup(change.sentence),
                          change.again.empty() ? "" : "<br><code>" + escaped_markup(change.again) + "</code>");
    html += escaped_markup(more_text(night->regressions.size(), shown, "in the table regressions of the history"));
  }
  return html + "</section>";
}

std::string tables_html(const Trends& trends) {
  std::string html = "<section id=\"clusters\"><h2>Clusters of failures</h2>" + html_head(kClusterHead, "");
  for (const ClusterOfHistory& cluster : trends.clusters) html += html_row(cluster_cells(cluster, trends)) + "</tr>";
  html +=
      "</tbody></table></div></section><section id=\"trends\"><h2>Trends</h2><p class=\"prose\">Wrong answers, crashes "
      "and hangs of the cases of one severity, of every engine and claim with one on any night; only samples have "
      "rates. "
      "Planted faults are left out. Cases a second are those of the sampled cases, each solved alone.</p>" +
      html_head(kTrendHead, "<th scope=\"col\">all nights</th>");
  for (const Trend& trend : shown_trends(trends))
    html += html_row(trend_cells(trends, trend)) + curve(trend, std::max<std::size_t>(trends.nights.size() - 1, 1));
  return html + "</tbody></table></div></section>";
}

}  // namespace

std::string history_markdown(const Trends& trends) {
  std::string text = "# History\n\n" + lead_of(trends) + "\n\n## When something got worse\n\n";
  const auto worse = worse_nights(trends);
  const std::size_t shown = std::min(worse.size(), kShownNights);
  for (const NightOfHistory* night : std::span(worse).first(shown)) {
    text += fmt::format("**{}**: {}\n\n", night->day, short_cell(night->headline));
    const std::size_t told = std::min(night->regressions.size(), kShownChanges);
    for (const Change& change : std::span(night->regressions).first(told))
      text += "- " + short_cell(change.sentence) + '\n';
    text += more_text(night->regressions.size(), told, "in the table regressions of the history") + '\n';
  }
  text += worse.empty() ? "On no night.\n" : more_text(worse.size(), shown, "on the page");
  text += "\n## Clusters of failures\n\n" + markdown_head(kClusterHead);
  const std::size_t clusters = std::min(trends.clusters.size(), kShownClusters);
  for (const ClusterOfHistory& cluster : std::span(trends.clusters).first(clusters))
    text += markdown_line(cluster_cells(cluster, trends));
  text += more_text(trends.clusters.size(), clusters, "on the page") +
          "\n## Trends\n\nWrong, crashed or hung of the cases of one severity.\n\n" + markdown_head(kTrendHead);
  const std::vector<Trend> shown_lines = shown_trends(trends);
  const std::size_t lines = std::min(shown_lines.size(), kShownSeries);
  for (const Trend& one : std::span(shown_lines).first(lines)) text += markdown_line(trend_cells(trends, one));
  return text + more_text(shown_lines.size(), lines, "on the page");
}

Result<std::string> history_page(const Trends& trends) {
  return plain_page("Assay: history", "History", lead_of(trends), regressions_html(trends) + tables_html(trends));
}

Result<std::vector<std::string>> write_history(const Trends& trends, const std::filesystem::path& directory) {
  if (const auto made = make_report_folder(directory); !made) return Error{made.error()};
  const std::filesystem::path page = directory / kHistoryPageFile, text = directory / kHistoryMarkdownFile;
  if (const auto written = replace_file(text, history_markdown(trends)); !written) return Error{written.error()};
  const Result<std::string> html = history_page(trends);
  if (!html) return Error{html.error() + "; " + text.string() + " is written, the page is not"};
  if (const auto written = replace_file(page, *html); !written) return Error{written.error()};
  return std::vector{page.string(), text.string()};
}

}  // namespace assay
