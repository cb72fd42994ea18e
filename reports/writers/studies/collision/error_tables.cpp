#include "reports/writers/studies/collision/error_tables.h"

#include <fmt/format.h>

#include <cmath>
#include <map>
#include <optional>

#include "reports/writers/studies/collision/gap_cells.h"
#include "reports/writers/studies/distinct.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

/// Errors of a thousandth of a unit and less are one thing to a reader.
std::string units(double error) {
  if (error == 0) return "0";
  if (std::isinf(error)) return "∞";
  if (error < 1e-3) return "&lt; 0.001";
  return error < 1e4 ? fmt::format("{:.3g}", error) : fmt::format("{:.1e}", error);
}

std::string quantile_cells(const std::optional<ErrorQuantiles>& errors) {
  if (!errors) return "<td class=\"silent\">–</td><td></td><td></td><td></td><td></td>";
  std::string html;
  for (const double error : {errors->median, errors->p90, errors->p99, errors->p999, errors->greatest})
    html += fmt::format("<td title=\"{} answers\">{}</td>", errors->count, units(error));
  return html;
}

std::string iteration_words(const std::optional<Iterations>& iterations) {
  if (!iterations) return "–";
  return fmt::format("{:.1f}, {}", static_cast<double>(iterations->total) / iterations->cases, iterations->most);
}

std::string error_row(const CollisionErrorRow& row) {
  const CollisionCounts& counts = row.counts;
  std::string html = "<tr><th scope=\"row\">" + breakable_name(row.engine) + "</th>";
  for (const std::uint32_t count : {counts.cases - counts.declined, counts.false_hits, counts.false_misses,
                                    counts.touching, counts.not_finite, counts.gave_up, counts.hung, counts.crashed})
    html += count == 0 ? "<td class=\"none\">0</td>" : "<td>" + grouped(count) + "</td>";
  html += quantile_cells(row.distance) + quantile_cells(row.depth);
  html += "<td>" + iteration_words(row.iterations) + "</td>";
  return html + fmt::format("<td>{}</td></tr>", percent(row.witnesses_hold, row.witnesses));
}

std::string quantiles_markdown(const std::optional<ErrorQuantiles>& errors) {
  if (!errors) return " – | – | – | – | – |";
  return fmt::format(" {} | {} | {} | {} | {} |", units(errors->median), units(errors->p90), units(errors->p99),
                     units(errors->p999), units(errors->greatest));
}

}  // namespace

std::string collision_error_tables(const std::vector<CollisionErrorRow>& rows) {
  if (rows.empty()) return "";
  const std::vector<std::string> domains = distinct(rows, &CollisionErrorRow::domain);
  std::map<std::string, std::string> lines;
  for (const CollisionErrorRow& row : rows) lines[row.domain] += error_row(row);
  std::string html =
      "<h3>Errors of distances and depths</h3><p class=\"prose\">In units of 2<sup>-53</sup> L, L the largest extent "
      "of both "
      "bodies along an axis: exact order statistics over the right verdicts that carry such a number. The distance of "
      "a "
      "witness is that of its points, that of a bracket its farther end. Touching: counted otherwise than the engine "
      "states. Iterations: mean and most, where the engine shows them. Witness: the share of answers that theirs "
      "proves "
      "exactly.</p>";
  for (const std::string& domain : domains) {
    html += fmt::format(
        "<details{}><summary><b>{}</b></summary><div class=\"scroll\" tabindex=\"0\"><table "
        "class=\"errors\"><thead><tr><th "
        "scope=\"col\" rowspan=\"2\">engine</th><th scope=\"colgroup\" colspan=\"8\">cases, and what came of "
        "them</th><th "
        "scope=\"colgroup\" colspan=\"5\">error of the distance</th><th scope=\"colgroup\" colspan=\"5\">error of the "
        "depth</th><th scope=\"col\" rowspan=\"2\">iterations</th><th scope=\"col\" "
        "rowspan=\"2\">witness</th></tr><tr>",
        domain == domains.front() ? " open" : "", escaped_markup(domain));
    for (const char* head : {"asked", "false hits", "false misses", "touching", "NaN", "gave up", "hung", "crashed"})
      html += fmt::format("<th scope=\"col\">{}</th>", head);
    for (int twice = 0; twice < 2; ++twice)
      for (const char* head : {"median", "90 %", "99 %", "99.9 %", "most"})
        html += fmt::format("<th scope=\"col\">{}</th>", head);
    html += "</tr></thead><tbody>" + lines[domain] + "</tbody></table></div></details>";
  }
  return html;
}

std::string collision_error_markdown(const std::vector<CollisionErrorRow>& rows) {
  if (rows.empty()) return "";
  std::string text =
      "Errors in units of 2^-53 of the size: median, 90 %, 99 %, 99.9 % and the greatest, of the distance, then of the "
      "depth.\n\n"
      "| engine | domain | false hits | false misses | NaN | gave up | hung, crashed | distance | 90 % | 99 % | 99.9 % "
      "| most "
      "| depth | 90 % | 99 % | 99.9 % | most | iterations | witness |\n"
      "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n";
  for (const CollisionErrorRow& row : rows) {
    text += fmt::format("| {} | {} | {} | {} | {} | {} | {} |", markdown_cell(row.engine),
                        markdown_cell(shown_domain(row.domain)), row.counts.false_hits, row.counts.false_misses,
                        row.counts.not_finite, row.counts.gave_up, row.counts.hung + row.counts.crashed);
    text += quantiles_markdown(row.distance) + quantiles_markdown(row.depth);
    text += fmt::format(" {} | {} |\n", iteration_words(row.iterations), percent(row.witnesses_hold, row.witnesses));
  }
  return text + '\n';
}

}  // namespace assay
