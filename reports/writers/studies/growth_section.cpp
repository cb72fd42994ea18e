#include "reports/writers/studies/growth_section.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "properties/growth/fitted_line.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostCharts = 40;  // of one list, however many problems a record names

/// As it stands inside the quotes of a JSON string: records may say anything.
std::string in_json(const std::string& text) {
  const std::string quoted = Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
  return quoted.substr(1, quoted.size() - 2);
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

/// "2^(1.016 ± 0.009) a dimension" or "(n log n)^(1.02 ± 0.02)", with the 95 % interval of the slope.
std::string growth_words(const GrowthFit& fit) {
  const double half_width = half_width_95(fit.standard_error, fit.points);
  std::string_view base;
  switch (fit.model) {
    case GrowthModel::kExponential: return fmt::format("2^({:.3f} ± {:.3f}) a dimension", fit.slope, half_width);
    case GrowthModel::kPower: base = "size"; break;
    case GrowthModel::kLogarithm: base = "n (log h)"; break;
    case GrowthModel::kLinearithmic: base = "(n log n)"; break;
  }
  return fmt::format("{}^({:.2f} ± {:.2f})", base, fit.slope, half_width);
}

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

std::string growth_markdown(std::string_view heading, std::string_view rule, const Growth& growth) {
  if (growth.fits.empty()) return "";
  std::string text = fmt::format("### {}\n\n| {} | family | fitted growth, ± 95 % |\n|---|---|---|\n", heading, rule);
  for (const GrowthFit& fit : growth.fits)
    text += fmt::format("| {} | {} | {} |\n", markdown_cell(fit.rule), markdown_cell(fit.family),
                        markdown_cell(growth_words(fit)));
  return text + '\n';
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

std::vector<Chart> hull_growth_charts(const Growth& growth) {
  constexpr std::string_view kTurns = "orientation tests", kSides = "side tests", kSizes = "[64, 256, 1024, 4096]";
  return {
      tests_chart(
          growth_chart(growth, "points", "turns_by_points", "Orientation tests against the number of points",
                       "Calls of the orientation test for n points of which 32 are vertices; the mean of five clouds, "
                       "the bar from the least to the greatest, the fitted power dashed."),
          "Mean orientation tests of planar hull algorithms against the number of points, 32 of them vertices", kTurns,
          "points", "[256, 1024, 4096, 16384, 65536]"),
      tests_chart(
          growth_chart(growth, "vertices", "turns_by_vertices", "Orientation tests against the number of vertices",
                       "Calls of the orientation test for 16384 points of which h are vertices, as the article on "
                       "Chan's algorithm and divide and conquer compares them. The fit is a power of log h."),
          "Mean orientation tests of planar hull algorithms against the number of vertices among 16384 points", kTurns,
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

std::vector<Chart> engine_growth_charts(const Growth& growth) {
  std::vector<Chart> charts;
  std::set<std::pair<std::string, Counted>> drawn;
  for (const GrowthRow& first : growth.rows) {
    if (!drawn.insert({first.family, first.counted}).second) continue;
    Growth own;
    const auto is_of_it = [&](const auto& row) { return row.family == first.family && row.counted == first.counted; };
    std::ranges::copy_if(growth.rows, std::back_inserter(own.rows), is_of_it);
    std::ranges::copy_if(growth.fits, std::back_inserter(own.fits), is_of_it);
    std::set<std::uint32_t> sizes;
    for (const GrowthRow& row : own.rows) sizes.insert(row.size);
    const std::string counted(word_of(first.counted));
    Chart chart =
        growth_chart(own, first.family, fmt::format("growth_{}_{}", static_cast<int>(first.counted), charts.size()),
                     fmt::format("{}: {}", first.family, counted),
                     "The mean of the problems of each size, the bar from the least to the greatest, the "
                     "fitted power dashed; both axes logarithmic.");
    if (charts.size() + 1 == kMostCharts) chart.note = "Further problems have no chart here; the table has all.";
    charts.push_back(tests_chart(std::move(chart),
                                 in_json(fmt::format("Mean {} against size: {}", counted, first.family)), counted,
                                 "size", Json(sizes).dump()));
    if (charts.size() == kMostCharts) break;
  }
  return charts;
}

std::string growth_table(const Growth& growth, std::string_view rule) {
  std::string rows;
  for (const GrowthFit& fit : growth.fits) {
    rows += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td></tr>", escaped_markup(fit.rule),
                        escaped_markup(fit.family), escaped_markup(growth_words(fit)), fit.points);
  }
  return fmt::format(
      "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">family</th>"
      "<th scope=\"col\">fitted growth, ± 95 %</th><th scope=\"col\">sizes</th></tr></thead><tbody>{}"
      "</tbody></table></div>",
      rule, rows);
}

}  // namespace assay
