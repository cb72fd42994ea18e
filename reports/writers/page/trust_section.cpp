#include "reports/writers/page/trust_section.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "reports/writers/words.h"

namespace assay {
namespace {

constexpr std::array<std::string_view, kTrustGroups> kGroupWords = {"given by path", "library", "ours", "control"};

struct Column {
  std::string_view name, explanation;
};
/// In the order of the cells. The severities' columns stand between the first and the others.
constexpr Column kEngineColumn{"engine",
                               "The engine and its version. Its name leads to everything that is known of it."};
constexpr std::array<std::string_view, kSeverities> kSeverityWords = {
    "Numbers of at most 24 bits, sizes and offsets within 2^-10 to 2^10, and room on every side of the truth.",
    "The same sizes, but within 2^-20 of another truth, or numbers of more than 24 bits.",
    "Sizes or offsets beyond 2^-10 to 2^10, or numbers that are not finite.",
    "Touching, flat or repeated input, where the least change makes another answer right."};
constexpr std::array<Column, 9> kOthers = {{
    {"crashes, hangs",
     "Questions on which the engine's process ended, or no answer came in time. Not counted as wrong."},
    {"within documented", "Not right, and excused by what the engine states about itself: no failure."},
    {"not tried", "Cases that the engine declined or that were not judged or asked; and cases that it gave up."},
    {"effective epsilon",
     "The largest gap, overlap or deviation, relative to the size of the bodies, at which a verdict "
     "was wrong, whatever the scale. A dash: it was wrong, but only on cases that are drawn without a known gap."},
    {"time",
     "Median time a question, relative to the fastest engine of this table on the same cases. Advisory: times "
     "differ from machine to machine."},
    {"findings", "Distinct defects found, each with a smallest case that replays."},
    {"other claims",
     "How many of the family's other claims were broken, of those judged: distances, depths, witnesses, "
     "relations between answers."},
    {"version", "As the engine states it."},
    {"judged", "Answers that were judged right or failed, under this one claim."},
}};

std::string head_cell(std::string_view name, std::string_view explanation) {
  return fmt::format("<th scope=\"col\"><button type=\"button\" title=\"{}\">{}</button></th>",
                     escaped_markup(explanation), name);
}

std::string table_head() {
  std::string html = "<thead><tr>" + head_cell(kEngineColumn.name, kEngineColumn.explanation);
  for (std::size_t i = 0; i < kSeverities; ++i)
    html += head_cell(std::string("wrong: ") + std::string(kSeverityNames[i]),
                      std::string(kSeverityWords[i]) + " Wrong answers of the cases of that severity.");
  for (const Column& column : kOthers) html += head_cell(column.name, column.explanation);
  return html + "</tr></thead>";
}

/// What the script sorts by stands in data-v; a cell without it comes last.
std::string value_cell(double value, std::string_view inner, std::string_view kind = "") {
  return fmt::format("<td{} data-v=\"{:.6g}\">{}</td>", kind.empty() ? "" : fmt::format(" class=\"{}\"", kind), value,
                     inner);
}
std::string empty_cell(std::string_view why) { return fmt::format("<td class=\"silent\">{}</td>", why); }

/// How strongly a cell is coloured, as in viewer.js: 12 at one failure in a million, 100 where everything fails.
int heat_of(double share) {
  return static_cast<int>(std::lround(100 * std::clamp(1 + std::log10(share) / 6, 0.12, 1.0)));
}

std::string html_severity_cell(const TrustRow& row, Severity severity) {
  const Share sample = row.sample.wrong(severity), chosen = row.chosen.wrong(severity);
  const std::string words = row.wrong_words(severity);
  if (row.judged == 0 || sample.tried + chosen.tried == 0) return empty_cell(words);
  const Share& shown = sample.tried > 0 ? sample : chosen;
  if (sample.failed + chosen.failed == 0) return value_cell(0, words, "clean");
  return fmt::format("<td class=\"some\" style=\"--heat:{}\" data-v=\"{:.6g}\">{}</td>",
                     heat_of(std::max(1e-6, shown.value())), shown.value(), words);
}

std::string untried_cell(const TrustRow& row) {
  const std::uint64_t untried = asked(row.principal) - tried(row.principal),
                      gave_up = count_of(row.principal, Outcome::kGaveUp);
  std::string text = untried == 0 ? "" : grouped(untried);
  if (gave_up > 0) text += (text.empty() ? "gave up " : "; gave up ") + grouped(gave_up);
  return text.empty() ? value_cell(0, "none") : value_cell(static_cast<double>(untried + gave_up), text);
}

std::string html_silent_cell(const TrustRow& row) {
  std::string text;
  if (row.crashed() > 0) text = grouped(row.crashed()) + (row.crashed() == 1 ? " crash" : " crashes");
  if (row.hung() > 0) text += (text.empty() ? "" : ", ") + counted(row.hung(), "hang");
  const auto sum = static_cast<double>(row.crashed() + row.hung());
  return text.empty() ? value_cell(0, "none", "clean") : value_cell(sum, text, "broke");
}

std::string epsilon_cell(const TrustRow& row) {
  if (!row.effective)
    return row.judged > 0 && failed(row.principal) == 0 ? value_cell(0, "none seen") : empty_cell("–");
  const std::int32_t power = -*row.effective;
  return fmt::format("<td data-v=\"{:.6g}\" title=\"{} on {}\">2<sup>{}{}</sup><span>{:.1e}</span></td>",
                     std::ldexp(1.0, power), escaped_markup(row.effective_measure),
                     escaped_markup(row.effective_domain), power < 0 ? "−" : "", std::abs(power),
                     std::ldexp(1.0, power));
}

std::string engine_link(const TrustRow& row, std::string_view words) {
  return fmt::format("<a href=\"#engine={}\">{}</a>", escaped_markup(row.engine().name), words);
}

/// "1.7 ×", "130 ×"
std::string times_words(double ratio) {
  return ratio < 9.95 ? fmt::format("{:.1f} ×", ratio) : fmt::format("{:.0f} ×", ratio);
}

std::string row_html(const TrustRow& row) {
  const EngineRow& engine = row.engine();
  const auto group = static_cast<std::size_t>(row.group);
  std::string html = fmt::format(
      "<tr data-kind=\"{}\"{}><th scope=\"row\">{}{}</th>", group,
      row.group == TrustGroup::kGiven ? " class=\"given\"" : "", engine_link(row, breakable_name(engine.name)),
      row.group == TrustGroup::kForeign
          ? ""
          : fmt::format(" <span class=\"kind\">{}</span>",
                        row.group == TrustGroup::kControl ? name_of(engine.kind) : kGroupWords[group]));
  for (std::size_t i = 0; i < kSeverities; ++i) html += html_severity_cell(row, static_cast<Severity>(i));
  html += row.judged == 0 && failed(row.principal) == 0 ? empty_cell("–") : html_silent_cell(row);
  html += row.judged == 0 ? empty_cell("–")
                          : value_cell(static_cast<double>(count_of(row.principal, Outcome::kWithinDocumented)),
                                       grouped(count_of(row.principal, Outcome::kWithinDocumented)));
  html += untried_cell(row);
  html += epsilon_cell(row);
  html += row.relative_time ? value_cell(*row.relative_time, times_words(*row.relative_time)) : empty_cell("–");
  html += row.findings == 0 ? value_cell(0, "none")
                            : value_cell(static_cast<double>(row.findings), engine_link(row, grouped(row.findings)));
  html += row.other_claims_judged == 0
              ? empty_cell("–")
              : value_cell(static_cast<double>(row.other_claims_broken),
                           fmt::format("{} of {}", row.other_claims_broken, row.other_claims_judged));
  html += fmt::format("<td class=\"version\">{}</td>", escaped_markup(engine.version));
  html += row.judged > 0              ? value_cell(static_cast<double>(row.judged), grouped(row.judged))
          : asked(row.principal) == 0 ? empty_cell("not asked")
                                      : empty_cell(outcome_words(row.principal));
  return html + "</tr>";
}

std::string table_html(const TrustTable& table, std::string_view who, bool is_control) {
  std::string rows;
  for (const TrustRow& row : table.rows)
    if ((row.group == TrustGroup::kControl) == is_control) rows += row_html(row);
  if (rows.empty()) return "";
  return fmt::format(
      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{0}: {1}\"><table "
      "class=\"trust\">{2}<tbody>{3}"
      "</tbody></table></div>",
      escaped_markup(table.title), who, table_head(), rows);
}

std::string filters(const std::vector<TrustTable>& tables) {
  std::string families = "<option value=\"\">all</option>", kinds = families;
  for (const TrustTable& table : tables)
    families += fmt::format("<option value=\"{0}\">{0}</option>", escaped_markup(table.family));
  for (std::size_t group = 0; group < kTrustGroups; ++group) {
    const auto is_here = [&](const TrustRow& row) { return static_cast<std::size_t>(row.group) == group; };
    if (static_cast<TrustGroup>(group) != TrustGroup::kControl &&
        std::ranges::any_of(tables, [&](const TrustTable& table) { return std::ranges::any_of(table.rows, is_here); }))
      kinds += fmt::format("<option value=\"{}\">{}</option>", group, kGroupWords[group]);
  }
  return fmt::format(
      "<div class=\"filters\" role=\"group\" aria-label=\"Which rows are shown\"><label>family <select "
      "id=\"filter-family\">{}</select></label><label>kind <select id=\"filter-kind\">{}</select></label><label>name "
      "<input id=\"filter-name\" type=\"search\" size=\"14\"></label><span id=\"filter-count\" role=\"status\"></span>"
      "</div>",
      families, kinds);
}

}  // namespace

std::string trust_section(const std::vector<TrustTable>& tables) {
  std::string html =
      "<section id=\"trust\"><h2>Which engine can be trusted, for what?</h2><p class=\"prose\">One table a kind of "
      "question, one claim a table. A cell says how many answers were wrong, of the cases of its severity; of a sample "
      "with the share and its 95 % interval. Every head explains itself when it is pointed at, and sorts when it is "
      "pressed; an engine's name leads to all that is known of it.</p>";
  if (tables.empty()) return html + "<p>No engine in this campaign.</p></section>";
  html += filters(tables);
  for (const TrustTable& table : tables) {
    const std::string sentence = table.sentence.empty() ? "Not asked in this campaign." : table.sentence;
    html += fmt::format(
        "<div class=\"family\" data-family=\"{0}\"><h3 id=\"family-{0}\">{1} <span class=\"small\">{0}: "
        "{2}</span></h3><p class=\"note\">{3}</p>{4}",
        escaped_markup(table.family), escaped_markup(table.title), escaped_markup(sentence),
        escaped_markup(table.population()), table_html(table, "engines on trial", false));
    const auto is_control = [](const TrustRow& row) { return row.group == TrustGroup::kControl; };
    const auto control = std::ranges::count_if(table.rows, is_control);
    if (control > 0)
      html += fmt::format(
          "<details class=\"small\" data-control=\"{}\"><summary>Not on trial: {}, which show that the cases find "
          "anything (published articles as printed, plain rounded arithmetic, planted faults)</summary></details>",
          escaped_markup(table.family), counted(static_cast<std::uint64_t>(control), "engine"));
    html += "</div>";
  }
  return html + "</section>";
}

std::string control_json(const std::vector<TrustTable>& tables) {
  nlohmann::json markup = nlohmann::json::object();
  for (const TrustTable& table : tables)
    if (std::string html = table_html(table, "the control group", true); !html.empty()) markup[table.family] = html;
  return markup.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace assay
