#include "reports/writers/pictures/picture.h"

#include <fmt/format.h>

#include <variant>

#include "properties/case/case_text.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

constexpr std::uint32_t kTabledRows = 40, kTabledColumns = 16;  // more is read in the case file

std::string cell(double value) { return "<td>" + escaped_markup(fmt::format("{}", value)) + "</td>"; }

std::string head(std::string_view text) { return "<th scope=\"row\">" + escaped_markup(text) + "</th>"; }

std::string cut_short(std::uint64_t shown, std::uint64_t all, std::string_view noun) {
  if (shown >= all) return "";
  return fmt::format("<p class=\"note\">The first {} of {}.</p>", grouped(shown), counted(all, noun));
}

std::string bound(double value) { return cell(value); }

void add_points(std::string& rows, std::string_view name, const Points& body) {
  for (std::uint32_t i = 0; i < std::min(body.size(), kTabledRows); ++i) {
    rows += "<tr>" + head(fmt::format("{}{}", name, i));
    for (const double coordinate : body[i]) rows += cell(coordinate);
    rows += "</tr>";
  }
}

std::string table(const std::string& rows) {
  return "<div class=\"scroll\"><table class=\"numbers\">" + rows + "</table></div>";
}

std::string points_table(const Points& points) {
  std::string rows;
  add_points(rows, "", points);
  return table(rows) + cut_short(kTabledRows, points.size(), "point");
}

}  // namespace

std::string table_of(const ConvexPair& pair) {
  std::string rows;
  add_points(rows, "a", pair.a);
  add_points(rows, "b", pair.b);
  return table(rows) + cut_short(kTabledRows, std::max(pair.a.size(), pair.b.size()), "vertex of a body");
}

std::string table_of(const Cloud2& cloud) { return points_table(points_of(cloud.points)); }
std::string table_of(const Cloud3& cloud) { return points_table(points_of(cloud.points)); }

std::string table_of(const ShapesProblem& problem) {
  std::string rows;
  for (const auto& [name, shape] : {std::pair{'a', &problem.a}, std::pair{'b', &problem.b}}) {
    const std::size_t each = numbers_each(shape->kind, shape->dimension);
    for (std::size_t i = 0; i < std::min(size_of(*shape), kTabledRows) && (i + 1) * each <= shape->numbers.size();
         ++i) {
      rows += "<tr>" + head(fmt::format("{} {}", name, name_of(shape->kind)));
      for (const double number : shape->part(i * each, each)) rows += cell(number);
      rows += "</tr>";
    }
  }
  return table(rows) + cut_short(kTabledRows, std::max(size_of(problem.a), size_of(problem.b)), "point of a shape");
}

std::string table_of(const MovingPair& pair) {
  std::string rows;
  for (const auto& [name, motion] : {std::pair{"a", &pair.of_a}, std::pair{"b", &pair.of_b}})
    each_field(*motion, [&](const auto& part, const auto& vector) {
      rows += "<tr>" + head(fmt::format("{} of {}", part.kName, name)) + cell(vector[0]) + cell(vector[1]) +
              cell(vector[2]) + "</tr>";
    });
  return table_of(pair.bodies) + table(rows);
}

std::string table_of(const LpProblem& lp) {
  const std::uint32_t rows = std::min(lp.rows, kTabledRows), columns = std::min(lp.columns, kTabledColumns);
  std::string text = "<tr><td></td><td></td>";
  for (std::uint32_t j = 0; j < columns; ++j) text += fmt::format("<th scope=\"col\">x{}</th>", j);
  text += "<td></td></tr><tr>" + head("minimise") + "<td></td>";
  for (std::uint32_t j = 0; j < columns; ++j) text += cell(lp.cost[j]);
  text += "<td></td></tr>";
  for (std::uint32_t i = 0; i < rows; ++i) {
    text += "<tr>" + head(fmt::format("row {}", i)) + bound(lp.row_lower[i]);
    for (std::uint32_t j = 0; j < columns; ++j) text += cell(lp.at(i, j));
    text += bound(lp.row_upper[i]) + "</tr>";
  }
  for (const auto& [name, values] : {std::pair{"lower", &lp.lower}, std::pair{"upper", &lp.upper}}) {
    text += "<tr>" + head(name) + "<td></td>";
    for (std::uint32_t j = 0; j < columns; ++j) text += cell((*values)[j]);
    text += "<td></td></tr>";
  }
  return table(text) + "<p class=\"note\">Each row: lower bound, coefficients, upper bound.</p>" +
         cut_short(rows, lp.rows, "row") + cut_short(columns, lp.columns, "column");
}

std::string picture_of(const Finding& finding) {
  const Result<CaseFile> file = parse_case(finding.case_text, "case");
  if (!file) return "<p class=\"note\">The case cannot be read: " + escaped_markup(file.error()) + "</p>";
  const auto figures =
      std::visit([&](const auto& problem) { return figures_of(problem, finding.answer); }, file->problem);
  const std::string numbers = std::visit([](const auto& problem) { return table_of(problem); }, file->problem);
  std::string html;
  for (const Figure& figure : figures)
    html += "<figure>" + figure.svg + "<figcaption>" + escaped_markup(figure.caption) + "</figcaption></figure>";
  if (figures.empty()) return numbers;
  return "<div class=\"figures\">" + html + "</div><details><summary>Coordinates</summary>" + numbers + "</details>";
}

}  // namespace assay
