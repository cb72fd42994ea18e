#include "reports/writers/studies/study_sections.h"

#include <fmt/format.h>

#include <utility>

#include "reports/store/studies/plain_table.h"
#include "reports/writers/studies/article_section.h"
#include "reports/writers/studies/collision/collision_section.h"
#include "reports/writers/studies/collision/epsilon_chart.h"
#include "reports/writers/studies/cycling_section.h"
#include "reports/writers/studies/grids_section.h"
#include "reports/writers/studies/growth_section.h"
#include "reports/writers/studies/netlib_section.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

/// What each column of the study's tables holds; the same tables stand in SQLite and as CSV beside the page.
std::string columns_of_tables(const std::vector<PlainTable>& tables, std::string_view study) {
  std::string html;
  for (const PlainTable& table : tables) {
    if (table.study != study) continue;
    html += fmt::format(
        "<details class=\"columns\"><summary>Columns of {}</summary><div class=\"scroll\"><table><thead><tr><th "
        "scope=\"col\">column</th><th scope=\"col\">holds</th><th scope=\"col\">unit</th><th "
        "scope=\"col\">meaning</th></tr></thead><tbody>",
        table.name);
    for (const PlainColumn& column : table.columns)
      html += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td></tr>", column.name,
                          word_of(column.kind), escaped_markup(column.unit), escaped_markup(column.meaning));
    html += "</tbody></table></div></details>";
  }
  return html;
}

}  // namespace

Result<std::vector<StudySection>> study_sections(const Studies& studies, const DrawCharts& draw) {
  std::vector<StudySection> sections;
  const std::vector<PlainTable> tables = plain_tables(studies);
  const auto add = [&](std::string_view study, std::string id, std::string link, std::string_view heading,
                       const std::string& body) {
    if (body.empty()) return;
    sections.push_back({std::move(id), std::move(link), std::string(heading), body + columns_of_tables(tables, study)});
  };
  const auto growth = [&](const Growth& rows, const std::vector<Chart>& charts,
                          std::string_view rule) -> Result<std::string> {
    if (rows.empty()) return std::string();
    const Result<std::string> figures = draw(charts);
    return figures ? *figures + growth_table(rows, rule) : figures;
  };
  const Result<std::string> pivots = growth(studies.pivots, pivot_charts(studies.pivots), "pricing");
  if (!pivots) return Error{pivots.error()};
  const Result<std::string> hulls = growth(studies.hulls, hull_growth_charts(studies.hulls), "algorithm");
  if (!hulls) return Error{hulls.error()};
  const Result<std::string> epsilons =
      studies.collision.gaps.empty() ? Result<std::string>(std::string()) : draw({epsilon_chart(studies.collision)});
  if (!epsilons) return Error{epsilons.error()};
  const Result<std::string> steps = growth(studies.growth, engine_growth_charts(studies.growth), "engine or claim");
  if (!steps) return Error{steps.error()};
  const Result<std::string> times =
      growth(studies.growth_times, engine_growth_charts(studies.growth_times), "engine or claim");
  if (!times) return Error{times.error()};
  add("cycling", "study-cycling", "Rules that cycle", "Which rules cycle", cycling_section(studies.cycling));
  add("pivots", "study-pivots", "Pivots", "How pivots grow", *pivots);
  add("hulls", "study-hulls", "Hull growth", "How predicate calls of hulls grow", *hulls);
  add("growth", "study-growth", "Growth", "How engines and judges grow", *steps + *times);
  add("netlib", "study-netlib", "Files", "Programs from files", netlib_section(studies.netlib));
  add("grids", "study-grids", "Orientation tests", "Orientation tests one ulp around a line",
      grids_section(studies.grids));
  add("collision", "study-collision", "Collision engines", "Collision engines in figures",
      collision_section(studies.collision, *epsilons));
  add("article", "article", "The articles", "Four articles on trial", article_section(studies.article));
  return sections;
}

std::vector<std::string> studies_markdown(const Studies& studies) {
  return {cycling_markdown(studies.cycling),
          growth_markdown("How pivots grow", "pricing", studies.pivots),
          growth_markdown("How predicate calls of hulls grow", "algorithm", studies.hulls),
          growth_markdown("How steps of engines and work of judges grow", "engine or claim", studies.growth),
          growth_markdown("How times of engines and judges grow", "engine or claim", studies.growth_times),
          netlib_markdown(studies.netlib),
          grids_markdown(studies.grids),
          collision_markdown(studies.collision)};
}

}  // namespace assay
