#include "reports/writers/studies/netlib_section.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

#include "reports/writers/studies/distinct.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::string_view class_of(const NetlibRow& row) {
  if (row.judged == LpJudged::kRight) return "ends";
  if (row.judged == LpJudged::kInside) return "comes-back";
  return is_failure(row.judged) ? "goes-round" : "hangs-on";
}

std::string small(double number) { return number == 0 ? "0" : fmt::format("{:.1e}", number); }

std::string details_of(const NetlibRow& row) {
  std::string html = fmt::format("<p>{} {}: {}, {}", escaped_markup(row.engine), escaped_markup(row.version),
                                 escaped_markup(row.status), name_of(row.judged));
  if (row.value) html += fmt::format("; value {:.17g}", *row.value);
  if (row.off) html += ", off by " + small(*row.off);
  if (row.primal) html += "; x violates by " + small(*row.primal);
  if (row.dual) html += "; y violates by " + small(*row.dual);
  if (row.gap) html += "; gap " + small(*row.gap);
  if (row.slackness) html += "; slackness " + small(*row.slackness);
  if (row.backward) html += "; backward error " + small(*row.backward);
  if (row.distance) html += "; right after a change of the data by " + small(*row.distance);
  if (!row.basis.empty()) html += "; its basis, exactly: " + escaped_markup(row.basis);
  html += ".</p>";
  if (!row.claim.empty()) html += "<p>" + escaped_markup(row.claim) + ": " + escaped_markup(row.evidence) + "</p>";
  if (row.claim.empty() && !row.evidence.empty()) html += "<p>" + escaped_markup(row.evidence) + "</p>";
  return html;
}

std::string cell_of(const NetlibRow* row) {
  if (row == nullptr) return "<td class=\"silent\">–</td>";
  const std::string words = row->off ? small(*row->off) : row->status;
  return fmt::format(
      "<td class=\"{}\" title=\"{}\"><details><summary>{}</summary><div class=\"run\">{}</div></details></td>",
      class_of(*row), name_of(row->judged), escaped_markup(words), details_of(*row));
}

using JudgedCounts = std::map<std::string, std::array<std::uint64_t, kLpJudgedWords.size()>>;  // by engine

JudgedCounts tally_of(const std::vector<NetlibRow>& rows) {
  JudgedCounts tally;
  for (const NetlibRow& row : rows) ++tally[row.engine][static_cast<std::size_t>(row.judged)];
  return tally;
}

std::string summary_table(const std::vector<NetlibRow>& rows) {
  const JudgedCounts tally = tally_of(rows);
  std::string html = "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">engine</th>";
  for (const std::string_view judged : kLpJudgedWords) html += fmt::format("<th scope=\"col\">{}</th>", judged);
  html += "</tr></thead><tbody>";
  for (const std::string& engine : distinct(rows, &NetlibRow::engine)) {
    html += "<tr><th scope=\"row\">" + escaped_markup(engine) + "</th>";
    for (const std::uint64_t count : tally.at(engine)) html += fmt::format("<td>{}</td>", count);
    html += "</tr>";
  }
  return html + "</tbody></table></div>";
}

/// The first 17 of the 40 digits, and where they come from on hovering.
std::string exact_cell(const NetlibRow& row) {
  std::string value = row.exact_value;
  const auto exponent = value.find('e');
  if (exponent != value.npos && exponent > 18) value = value.substr(0, 18) + "…" + value.substr(exponent);
  const std::string words = !value.empty()             ? value
                            : row.exact_status.empty() ? std::string("not settled")
                                                       : row.exact_status;
  std::string title = row.proof.empty() ? std::string() : "settled by " + row.proof;
  if (!row.reference.empty()) title += "; the reference " + row.reference;
  if (!row.stability.empty()) title += "; under a change of the data by 1e-9: " + row.stability;
  return fmt::format("<td class=\"mono\" title=\"{}\">{}</td>", escaped_markup(title), escaped_markup(words));
}

}  // namespace

std::string netlib_section(const std::vector<NetlibRow>& rows) {
  if (rows.empty()) return "";
  std::map<std::pair<std::string, std::string>, const NetlibRow*> cells;
  for (const NetlibRow& row : rows) cells[{row.instance, row.engine}] = &row;
  const auto engines = distinct(rows, &NetlibRow::engine);
  std::string html =
      "<p class=\"prose\">Each engine on each file, beside "
      "what is "
      "exactly true of the numbers as doubles have them. A cell is the relative difference of the value from the exact "
      "optimum, or the status; it opens to what was measured. Inside its own tolerance means that the answer is not "
      "the "
      "exact one but keeps what the engine promises.</p>" +
      summary_table(rows) +
      "<ul class=\"key\"><li><i class=\"k-ends\"></i>right</li><li><i class=\"k-comes-back\"></i>inside its own "
      "tolerance</li><li><i class=\"k-goes-round\"></i>beyond it, crashed or hung</li><li><i "
      "class=\"k-hangs-on\"></i>gave up, or not settled</li></ul>"
      "<div class=\"scroll\" tabindex=\"0\"><table class=\"rules\"><thead><tr><th scope=\"col\">file</th>"
      "<th scope=\"col\">exactly</th>";
  for (const std::string& engine : engines) html += "<th scope=\"col\">" + escaped_markup(engine) + "</th>";
  html += "</tr></thead><tbody>";
  for (const NetlibRow* first : first_rows(rows, &NetlibRow::instance)) {
    html += fmt::format("<tr><th scope=\"row\">{}<span class=\"interval\">{} × {}</span></th>{}",
                        escaped_markup(first->instance), grouped(first->rows), grouped(first->columns_of_matrix),
                        exact_cell(*first));
    for (const std::string& engine : engines) {
      const auto cell = cells.find({first->instance, engine});
      html += cell_of(cell == cells.end() ? nullptr : cell->second);
    }
    html += "</tr>";
  }
  return html + "</tbody></table></div>";
}

std::string netlib_markdown(const std::vector<NetlibRow>& rows) {
  if (rows.empty()) return "";
  const JudgedCounts tally = tally_of(rows);
  std::string text = "### Programs from files\n\n| engine |";
  for (const std::string_view judged : kLpJudgedWords) text += fmt::format(" {} |", judged);
  text += "\n|---|";
  for (std::size_t k = 0; k < kLpJudgedWords.size(); ++k) text += "---|";
  text += '\n';
  for (const std::string& engine : distinct(rows, &NetlibRow::engine)) {
    text += "| " + markdown_cell(engine) + " |";
    for (const std::uint64_t count : tally.at(engine)) text += fmt::format(" {} |", count);
    text += '\n';
  }
  text += '\n';
  for (const NetlibRow& row : rows) {
    if (!is_failure(row.judged)) continue;
    text += fmt::format("- {} on {}: {}, {}\n", row.engine, row.instance, name_of(row.judged),
                        row.claim.empty() ? row.status : row.claim);
  }
  return text + '\n';
}

}  // namespace assay
