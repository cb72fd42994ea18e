#include "reports/writers/studies/cycling_section.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "reports/writers/studies/distinct.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::string_view class_of(const CyclingRow& row) {
  if (row.outcome == CyclingOutcome::kCycles) return "goes-round";
  if (!row.ends()) return "hangs-on";
  return row.bases_repeating ? "comes-back" : "ends";
}

/// "cycles, length 6", "optimal after 7 pivots".
std::string in_words(const CyclingRow& row) {
  if (row.cycle_length > 0) return fmt::format("cycles, length {}", row.cycle_length);
  return fmt::format("{} after {}", word_of(row.outcome), counted(row.pivots, "pivot"));
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
  const std::string text = row->cycle_length > 0 ? fmt::format("↻ {}", grouped(row->cycle_length))
                           : row->ends()
                               ? fmt::format("{}<span class=\"interval\">{}</span>", row->pivots, word_of(row->outcome))
                               : std::string(word_of(row->outcome));
  const std::string title = escaped_markup(in_words(*row));
  const bool is_dull = row->is_guarded() && row->ends() && !row->bases_repeating;
  if (is_dull) return fmt::format("<td class=\"{}\" title=\"{}\">{}</td>", class_of(*row), title, text);
  return fmt::format(
      "<td class=\"{}\" title=\"{}\"><details><summary>{}</summary><div class=\"run\">{}</div></details></td>",
      class_of(*row), title, text, details_of(*row));
}

using Key = std::tuple<std::string, std::string, std::string>;  // instance, tie, pricing

std::string matrix_of(const std::vector<CyclingRow>& rows, const std::string& anti_cycling) {
  std::map<Key, const CyclingRow*> cells;
  for (const CyclingRow& row : rows) {
    if (row.anti_cycling == anti_cycling) cells[{row.instance, row.tie, row.pricing}] = &row;
  }
  const auto pricings = distinct(rows, &CyclingRow::pricing);
  const auto ties = distinct(rows, &CyclingRow::tie);
  std::string html =
      "<div class=\"scroll\" tabindex=\"0\"><table class=\"rules\"><thead><tr><th scope=\"col\">program</th>"
      "<th scope=\"col\">ties go to</th>";
  for (const std::string& pricing : pricings) html += "<th scope=\"col\">" + escaped_markup(pricing) + "</th>";
  html += "</tr></thead><tbody>";
  for (const std::string& instance : distinct(rows, &CyclingRow::instance)) {
    for (std::size_t t = 0; t < ties.size(); ++t) {
      const auto found =
          std::find_if(rows.begin(), rows.end(), [&](const CyclingRow& row) { return row.instance == instance; });
      html += t == 0 ? "<tr class=\"first\">" : "<tr>";
      if (t == 0) {
        html += fmt::format("<th scope=\"rowgroup\" rowspan=\"{}\" title=\"{}\">{}{}</th>", ties.size(),
                            escaped_markup(found->source), escaped_markup(instance),
                            found->is_as_printed ? "" : "<span class=\"interval\">rounded to double</span>");
      }
      html += "<th scope=\"row\" class=\"tie\">" + escaped_markup(ties[t]) + "</th>";
      for (const std::string& pricing : pricings) {
        const auto cell = cells.find({instance, ties[t], pricing});
        html += cell_of(cell == cells.end() ? nullptr : cell->second);
      }
      html += "</tr>";
    }
  }
  return html + "</tbody></table></div>";
}

std::size_t count_cycles(const std::vector<CyclingRow>& rows, const std::string& anti_cycling) {
  return static_cast<std::size_t>(std::count_if(rows.begin(), rows.end(), [&](const CyclingRow& row) {
    return row.anti_cycling == anti_cycling && row.cycle_length > 0;
  }));
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

std::string cycling_section(const std::vector<CyclingRow>& rows) {
  if (rows.empty()) return "";
  std::string html =
      "<p class=\"prose\">Our own tableau, in double, on the "
      "programs that are known for it. A number is the pivots to the end; ↻ means that the whole state of the "
      "algorithm "
      "came back after so many steps, so that it would go on for ever. Open a cell for the bases (variables are "
      "numbered "
      "x first, then rows) and the objective, step by step.</p>"
      "<ul class=\"key\"><li><i class=\"k-ends\"></i>ends</li><li><i class=\"k-comes-back\"></i>ends after bases have "
      "come "
      "back</li><li><i class=\"k-goes-round\"></i>cycles</li><li><i class=\"k-hangs-on\"></i>stalls or gives "
      "up</li></ul>";
  for (const std::string& anti_cycling : distinct(rows, &CyclingRow::anti_cycling)) {
    const bool is_guarded = anti_cycling != kUnguarded;
    html += fmt::format("<details{}><summary><b>{}</b> {}</summary>{}</details>", is_guarded ? "" : " open",
                        is_guarded ? "against cycling: " + escaped_markup(anti_cycling) : "nothing against cycling",
                        counted(count_cycles(rows, anti_cycling), "cycle"), matrix_of(rows, anti_cycling));
  }
  return html;
}

std::string cycling_markdown(const std::vector<CyclingRow>& rows) {
  if (rows.empty()) return "";
  std::map<std::string, std::map<std::string, std::string>> cycles;  // instance, anti-cycling: "pricing/tie 6"
  for (const CyclingRow& row : rows) {
    if (row.cycle_length == 0) continue;
    std::string& words = cycles[row.instance][row.anti_cycling];
    words += fmt::format("{}{}/{} {}", words.empty() ? "" : ", ", row.pricing, row.tie, row.cycle_length);
  }
  std::string text =
      "### Which rules cycle\n\n| program | against cycling | cycles: pricing/ties and length |\n|---|---|---|\n";
  for (const auto& [instance, ways] : cycles)
    for (const auto& [way, words] : ways)
      text += fmt::format("| {} | {} | {} |\n", markdown_cell(instance), markdown_cell(way), markdown_cell(words));
  return text + '\n';
}

}  // namespace assay
