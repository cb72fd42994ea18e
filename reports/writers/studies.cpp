#include "reports/writers/studies.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "reports/writers/words.h"

namespace assay {
namespace {

using Json = nlohmann::json;

std::vector<std::string> distinct(const std::vector<CyclingRow>& rows, std::string CyclingRow::*field) {
  std::vector<std::string> values;
  for (const CyclingRow& row : rows) {
    if (std::find(values.begin(), values.end(), row.*field) == values.end()) values.push_back(row.*field);
  }
  return values;
}

bool ends(const CyclingRow& row) {
  return row.outcome == "optimal" || row.outcome == "infeasible" || row.outcome == "unbounded";
}

std::string_view class_of(const CyclingRow& row) {
  if (row.outcome == "cycles") return "goes-round";
  if (!ends(row)) return "hangs-on";
  return row.bases_repeating ? "comes-back" : "ends";
}

/// "cycles, length 6", "optimal after 7 pivots".
std::string in_words(const CyclingRow& row) {
  if (row.cycle_length > 0) return fmt::format("cycles, length {}", row.cycle_length);
  return fmt::format("{} after {}", row.outcome, counted(row.pivots, "pivot"));
}

std::string basis_words(const CyclingRow& row) {
  std::string text;
  for (const auto& basis : row.bases) {
    std::string variables;
    for (const std::uint32_t v : basis) variables += (variables.empty() ? "" : " ") + std::to_string(v);
    text += (text.empty() ? "{" : " → {") + variables + '}';
  }
  return text.empty() ? text : text + (row.bases.size() < row.bases_repeating->period ? " → …" : " → back");
}

std::string details_of(const CyclingRow& row) {
  std::string html = fmt::format("<p>{}, {}, {}, against cycling: {}. {}; longest run of pivots that do not move: {}.",
                                 escaped_markup(row.pricing), escaped_markup(row.tie), escaped_markup(row.instance),
                                 escaped_markup(row.anti_cycling), escaped_markup(in_words(row)), row.longest_stall);
  if (row.resets > 0) html += fmt::format(" {} of the tolerance.", counted(row.resets, "reset"));
  html += "</p>";
  if (row.bases_repeating) {
    html += fmt::format("<p>Bases repeat with period {} for {} steps from step {} on:</p><p class=\"mono\">{}</p>",
                        row.bases_repeating->period, grouped(row.bases_repeating->length),
                        row.bases_repeating->first + 1, basis_words(row));
  }
  return html + trace_picture(row);
}

std::string cell_of(const CyclingRow* row) {
  if (row == nullptr) return "<td class=\"silent\">–</td>";
  const std::string text =
      row->cycle_length > 0 ? fmt::format("↻ {}", grouped(row->cycle_length))
      : ends(*row) ? fmt::format("{}<span class=\"interval\">{}</span>", row->pivots, escaped_markup(row->outcome))
                   : escaped_markup(row->outcome);
  const std::string title = escaped_markup(in_words(*row));
  const bool is_dull = row->anti_cycling != "none" && ends(*row) && !row->bases_repeating;
  if (is_dull) return fmt::format("<td class=\"{}\" title=\"{}\">{}</td>", class_of(*row), title, text);
  return fmt::format(
      "<td class=\"{}\" title=\"{}\"><details><summary>{}</summary><div class=\"run\">{}</div></details></td>",
      class_of(*row), title, text, details_of(*row));
}

using Key = std::tuple<std::string, std::string, std::string>;  // instance, tie, pricing

std::string matrix_of(const Studies& studies, const std::string& anti_cycling) {
  std::map<Key, const CyclingRow*> rows;
  for (const CyclingRow& row : studies.cycling) {
    if (row.anti_cycling == anti_cycling) rows[{row.instance, row.tie, row.pricing}] = &row;
  }
  const auto pricings = distinct(studies.cycling, &CyclingRow::pricing);
  const auto ties = distinct(studies.cycling, &CyclingRow::tie);
  std::string html =
      "<div class=\"scroll\" tabindex=\"0\"><table class=\"rules\"><thead><tr><th scope=\"col\">program</th>"
      "<th scope=\"col\">ties go to</th>";
  for (const std::string& pricing : pricings) html += "<th scope=\"col\">" + escaped_markup(pricing) + "</th>";
  html += "</tr></thead><tbody>";
  for (const std::string& instance : distinct(studies.cycling, &CyclingRow::instance)) {
    for (std::size_t t = 0; t < ties.size(); ++t) {
      const auto found = std::find_if(studies.cycling.begin(), studies.cycling.end(),
                                      [&](const CyclingRow& row) { return row.instance == instance; });
      html += t == 0 ? "<tr class=\"first\">" : "<tr>";
      if (t == 0) {
        html += fmt::format("<th scope=\"rowgroup\" rowspan=\"{}\" title=\"{}\">{}{}</th>", ties.size(),
                            escaped_markup(found->source), escaped_markup(instance),
                            found->is_as_printed ? "" : "<span class=\"interval\">rounded to double</span>");
      }
      html += "<th scope=\"row\" class=\"tie\">" + escaped_markup(ties[t]) + "</th>";
      for (const std::string& pricing : pricings) {
        const auto cell = rows.find({instance, ties[t], pricing});
        html += cell_of(cell == rows.end() ? nullptr : cell->second);
      }
      html += "</tr>";
    }
  }
  return html + "</tbody></table></div>";
}

std::size_t count_cycles(const Studies& studies, const std::string& anti_cycling) {
  return static_cast<std::size_t>(
      std::count_if(studies.cycling.begin(), studies.cycling.end(),
                    [&](const CyclingRow& row) { return row.anti_cycling == anti_cycling && row.cycle_length > 0; }));
}

const GrowthFit* fit_of(const Growth& growth, const GrowthRow& row) {
  const auto found = std::find_if(growth.fits.begin(), growth.fits.end(), [&](const GrowthFit& fit) {
    return fit.family == row.family && fit.rule == row.rule;
  });
  return found == growth.fits.end() ? nullptr : &*found;
}

/// The rows of one family, on the specification `name` unless another is named later.
Chart growth_chart(const Growth& growth, const std::string& family, std::string name, std::string title,
                   std::string explanation) {
  Json rows = Json::array();
  for (const GrowthRow& row : growth.rows) {
    const GrowthFit* fit = fit_of(growth, row);
    if (fit == nullptr || row.family != family || !(row.mean > 0)) continue;
    rows.push_back({{"rule", row.rule},
                    {"size", row.size},
                    {"runs", row.runs - row.unfinished},
                    {"mean", row.mean},
                    {"least", row.least},
                    {"greatest", row.greatest},
                    {"fitted", std::exp2(fit->intercept + fit->slope * growth_abscissa(fit->model, row.size))}});
  }
  Chart chart{std::move(name), std::move(title), std::move(explanation), rows.dump(), rows.size(), ""};
  return chart;
}

/// "2^(1.016 ± 0.004 a dimension)" or "(n log n)^(1.02 ± 0.01)".
std::string growth_words(const GrowthFit& fit) {
  if (fit.model == "exponential") return fmt::format("2^({:.3f} ± {:.3f}) a dimension", fit.slope, fit.standard_error);
  const std::string base = fit.model == "power" ? "size" : fit.model == "n log h" ? "n (log h)" : "(" + fit.model + ")";
  return fmt::format("{}^({:.2f} ± {:.2f})", base, fit.slope, fit.standard_error);
}

std::string growth_rows_markdown(const char* heading, const char* rule, const Growth& growth) {
  if (growth.fits.empty()) return "";
  std::string text = fmt::format("### {}\n\n| {} | family | fitted growth |\n|---|---|---|\n", heading, rule);
  for (const GrowthFit& fit : growth.fits)
    text += fmt::format("| {} | {} | {} |\n", markdown_cell(fit.rule), markdown_cell(fit.family),
                        markdown_cell(growth_words(fit)));
  return text + '\n';
}

}  // namespace

std::string trace_picture(const CyclingRow& row) {
  constexpr double kWidth = 260, kHeight = 64, kMargin = 4;
  if (row.trace.size() < 2) return "<p class=\"note\">No step was made.</p>";
  double least = row.trace[0].objective, greatest = least;
  for (const TracePoint& point : row.trace) {
    if (!std::isfinite(point.objective)) return "<p class=\"note\">The objective leaves the numbers.</p>";
    least = std::min(least, point.objective);
    greatest = std::max(greatest, point.objective);
  }
  const double span = greatest - least, count = static_cast<double>(row.trace.size() - 1);
  std::string points;
  for (std::size_t k = 0; k < row.trace.size(); ++k) {
    const double x = kMargin + (kWidth - 2 * kMargin) * static_cast<double>(k) / count;
    const double share = span > 0 ? (row.trace[k].objective - least) / span : 0.5;
    points += fmt::format("{}{:.1f},{:.1f}", k == 0 ? "" : " ", x, kHeight - kMargin - (kHeight - 2 * kMargin) * share);
  }
  const std::string words = fmt::format(
      "Objective from {:.6g} to {:.6g} over {} steps{}", row.trace.front().objective, row.trace.back().objective,
      grouped(row.trace.back().step), row.trace.back().step >= row.trace.size() ? ", the later ones thinned out" : "");
  return fmt::format(
      "<figure class=\"trace\"><svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\"><polyline "
      "points=\"{}\"/></svg>"
      "<figcaption>{}</figcaption></figure>",
      kWidth, kHeight, words, points, words);
}

std::string cycling_study_section(const Studies& studies) {
  if (studies.cycling.empty()) return "";
  std::string html =
      "<section id=\"study-cycling\"><h2>Which rules cycle</h2><p class=\"prose\">Our own tableau, in double, on the "
      "programs that are known for it. A number is the pivots to the end; ↻ means that the whole state of the "
      "algorithm "
      "came back after so many steps, so that it would go on for ever. Open a cell for the bases (variables are "
      "numbered "
      "x first, then rows) and the objective, step by step.</p>"
      "<ul class=\"key\"><li><i class=\"k-ends\"></i>ends</li><li><i class=\"k-comes-back\"></i>ends after bases have "
      "come "
      "back</li><li><i class=\"k-goes-round\"></i>cycles</li><li><i class=\"k-hangs-on\"></i>stalls or gives "
      "up</li></ul>";
  for (const std::string& anti_cycling : distinct(studies.cycling, &CyclingRow::anti_cycling)) {
    html += fmt::format(
        "<details{}><summary><b>{}</b> {}</summary>{}</details>", anti_cycling == "none" ? " open" : "",
        anti_cycling == "none" ? "nothing against cycling" : "against cycling: " + escaped_markup(anti_cycling),
        counted(count_cycles(studies, anti_cycling), "cycle"), matrix_of(studies, anti_cycling));
  }
  return html + "</section>";
}

std::vector<Chart> pivot_charts(const Growth& growth) {
  return {
      growth_chart(
          growth, "klee_minty", "pivots_exponential", "Pivots on Klee-Minty cubes",
          "Pivots of each pricing rule against the dimension of the cube. The dashed line is the least-squares "
          "line of the logarithms; a straight line here is exponential growth. Random edge: the mean over seeds."),
      growth_chart(growth, "random_dense", "pivots_power", "Pivots on random dense programs",
                   "Mean pivots of ten programs against their rows, twice as many columns; both axes logarithmic, so "
                   "that a straight line is a power. The bar at a point runs from the least to the greatest.")};
}

namespace {

/// A chart on the specification tests_by_size: how many calls of a test clouds of growing size take.
Chart tests_chart(Chart chart, std::string_view description, std::string_view tests, std::string_view size,
                  std::string_view sizes) {
  chart.spec = "tests_by_size";
  chart.words = {{"@description@", std::string(description)},
                 {"@tests@", std::string(tests)},
                 {"@size@", std::string(size)},
                 {"\"@sizes@\"", std::string(sizes)}};
  return chart;
}

}  // namespace

std::vector<Chart> hull_growth_charts(const Growth& growth) {
  constexpr std::string_view kTurns = "turn tests", kSides = "side tests", kSizes = "[64, 256, 1024, 4096]";
  return {
      tests_chart(growth_chart(growth, "points", "turns_by_points", "Turn tests against the number of points",
                               "Calls of the turn test for n points of which 32 are vertices; the mean of five clouds, "
                               "the bar from the least to the greatest, the fitted power dashed."),
                  "Mean turn tests of planar hull algorithms against the number of points, 32 of them vertices", kTurns,
                  "points", "[256, 1024, 4096, 16384, 65536]"),
      tests_chart(growth_chart(growth, "vertices", "turns_by_vertices", "Turn tests against the number of vertices",
                               "Calls of the turn test for 16384 points of which h are vertices, as the article on "
                               "Chan's algorithm and divide and conquer compares them. The fit is a power of log h."),
                  "Mean turn tests of planar hull algorithms against the number of vertices among 16384 points", kTurns,
                  "vertices", "[8, 32, 128, 512, 2048, 8192]"),
      tests_chart(growth_chart(growth, "ball", "sides_in_ball", "Side tests in a ball",
                               "Calls of the side test for n points in the unit ball; the fit is a power of n log n."),
                  "Mean side tests of spatial hull algorithms against the number of points in a ball", kSides, "points",
                  kSizes),
      tests_chart(growth_chart(growth, "sphere", "sides_on_sphere", "Side tests on a sphere",
                               "The same for n points near the unit sphere, nearly all of them vertices."),
                  "Mean side tests of spatial hull algorithms against the number of points near a sphere", kSides,
                  "points", kSizes)};
}

std::string growth_table(const Growth& growth, std::string_view rule) {
  std::string rows;
  for (const GrowthFit& fit : growth.fits) {
    rows += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td></tr>", escaped_markup(fit.rule),
                        escaped_markup(fit.family), escaped_markup(growth_words(fit)), fit.points);
  }
  return fmt::format(
      "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">family</th>"
      "<th scope=\"col\">fitted growth, ± one standard error</th><th scope=\"col\">sizes</th></tr></thead><tbody>{}"
      "</tbody></table></div>",
      rule, rows);
}

std::string studies_markdown(const Studies& studies) {
  std::string text;
  if (!studies.cycling.empty()) {
    std::map<std::string, std::map<std::string, std::string>> cycles;  // instance, anti-cycling: "pricing/tie 6"
    for (const CyclingRow& row : studies.cycling) {
      if (row.cycle_length == 0) continue;
      std::string& words = cycles[row.instance][row.anti_cycling];
      words += fmt::format("{}{}/{} {}", words.empty() ? "" : ", ", row.pricing, row.tie, row.cycle_length);
    }
    text += "### Which rules cycle\n\n| program | against cycling | cycles: pricing/ties and length |\n|---|---|---|\n";
    for (const auto& [instance, ways] : cycles) {
      for (const auto& [way, words] : ways)
        text += fmt::format("| {} | {} | {} |\n", markdown_cell(instance), markdown_cell(way), markdown_cell(words));
    }
    text += '\n';
  }
  text += growth_rows_markdown("How pivots grow", "pricing", studies.pivots);
  text += growth_rows_markdown("How predicate calls of hulls grow", "algorithm", studies.hulls);
  return text;
}

}  // namespace assay
