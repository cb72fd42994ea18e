// The tables of the page: verdict an engine, engines against domains, changes, cycles.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "reports/writers/page/page.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

/// How strongly a cell is coloured: 12 at one failure in a million, 100 where everything fails.
int heat_of(double rate) {
  constexpr double kDecades = 6;
  return static_cast<int>(std::lround(100 * std::clamp(1 + std::log10(rate) / kDecades, 0.12, 1.0)));
}

std::string outcome_bar(const CellCounts& cell) {
  std::string bar = "<span class=\"bar\" aria-hidden=\"true\">";
  for (std::size_t i = 0; i < kOutcomes; ++i) {
    if (cell.outcomes[i] == 0) continue;
    const double share = 100 * static_cast<double>(cell.outcomes[i]) / static_cast<double>(asked(cell));
    bar += fmt::format("<i class=\"o-{}\" style=\"width:{:.2f}%;min-width:1px\"></i>", kOutcomeNames[i], share);
  }
  return bar + "</span>";
}

/// "gave up 54 %", "inside its own tolerance 2 %", "undecided 1 %": what is neither right nor wrong, from one case in a
/// hundred on.
std::string silence_words(const CellCounts& cell) {
  constexpr double kWorthSaying = 0.01;
  std::string text;
  for (const auto& [count, name] :
       {std::pair{count_of(cell, Outcome::kGaveUp), "gave up "}, std::pair{cell.inside, "inside its own tolerance "},
        std::pair{cell.explained, "explained by a wrong reply "},
        std::pair{count_of(cell, Outcome::kUndecided) - cell.inside - cell.explained, "undecided "}}) {
    if (static_cast<double>(count) < kWorthSaying * static_cast<double>(tried(cell)) || count == 0) continue;
    text += "<span class=\"interval\">" + (name + percent(count, tried(cell))) + "</span>";
  }
  return text;
}

std::string matrix_cell(const CellCounts& cell) {
  const std::string severities = severity_words(cell);
  const std::string words = escaped_markup(outcome_words(cell) + (severities.empty() ? "" : "; failed: " + severities)),
                    bar = outcome_bar(cell), silence = silence_words(cell);
  if (tried(cell) == 0)
    return fmt::format("<td class=\"silent\" title=\"{}\">{}{}</td>", words,
                       count_of(cell, Outcome::kNotJudged) > 0 ? "not judged" : "declined", bar);
  if (judged(cell) == 0)
    return fmt::format("<td class=\"silent\" title=\"{}\">no answer{}{}</td>", words, silence, bar);
  const double rate = static_cast<double>(failed(cell)) / static_cast<double>(tried(cell));
  const Interval interval = clopper_pearson(failed(cell), tried(cell));
  const std::string range =
      failed(cell) == 0 ? "≤ " + percent(interval.high) : percent_range(interval.low, interval.high);
  const std::string style =
      failed(cell) == 0 ? "class=\"clean\"" : fmt::format("class=\"some\" style=\"--heat:{}\"", heat_of(rate));
  return fmt::format("<td {} title=\"{}\"><b>{}</b><span class=\"interval\">{}</span>{}{}</td>", style, words,
                     percent(rate), range, silence, bar);
}

std::string matrix(const PlannedRow& first, const std::set<std::string>& domains, const Campaign& campaign,
                   const Digest& digest) {
  std::string html =
      "<div class=\"scroll\" tabindex=\"0\"><table class=\"matrix\"><thead><tr><th scope=\"col\">engine</th>";
  for (const std::string& domain : domains) {
    const PlannedRow* row = planned_row(campaign.header, first.property, domain);
    const std::string_view name = without_version(domain);
    html += fmt::format("<th scope=\"col\" title=\"{}\">{}</th>", escaped_markup(row == nullptr ? "" : row->aim),
                        escaped_markup(name.substr(name.find('/') + 1)));
  }
  html += "</tr></thead><tbody>";
  for (const EngineResults& engine : digest.engines) {
    std::string cells;
    bool is_asked = false;
    for (const std::string& domain : domains) {
      const auto found = digest.totals.find({engine.engine->name, first.property, domain});
      is_asked = is_asked || found != digest.totals.end();
      cells +=
          found == digest.totals.end() ? "<td class=\"silent\">not asked</td>" : matrix_cell(sum_of(found->second));
    }
    if (is_asked) html += "<tr><th scope=\"row\">" + escaped_markup(engine.engine->name) + "</th>" + cells + "</tr>";
  }
  return html + "</tbody></table></div>";
}

std::string outcome_key() {
  std::string html = "<ul class=\"key\" aria-label=\"Colours of the outcome bars\">";
  for (const Outcome outcome : {Outcome::kHolds, Outcome::kViolated, Outcome::kUndecided, Outcome::kGaveUp,
                                Outcome::kDeclined, Outcome::kNotJudged, Outcome::kNotAsked})
    html += fmt::format("<li><i class=\"o-{}\"></i>{}</li>", name_of(outcome), words_of(outcome));
  return html + "<li><i class=\"o-crashed\"></i>crashed, hung or nondeterministic</li></ul>";
}

/// The failed cases of all claims together: counts, since a share would mix claims.
std::string severity_note(const CellCounts& total) {
  const std::string counts = severity_counts(total);
  return counts.empty() ? "" : "<b>" + counts + ".</b> ";
}

/// One line a claim, folded away where there are many.
std::string not_judged_list(const EngineResults& summary) {
  if (summary.not_judged.empty()) return "";
  std::string lines;
  for (const std::string& line : summary.not_judged) lines += "<br>" + escaped_markup(line);
  return fmt::format("<details class=\"small\"><summary>not judged: {}</summary>{}</details>",
                     counted(summary.not_judged.size(), "claim"), lines.substr(4));
}

}  // namespace

std::string verdicts_section(const Digest& digest) {
  std::string html =
      "<section id=\"verdicts\"><h2>Verdicts</h2><div class=\"scroll\"><table class=\"verdicts\"><thead><tr>"
      "<th scope=\"col\">engine</th><th scope=\"col\">wrong</th><th scope=\"col\">in words</th>"
      "<th scope=\"col\">effective epsilon</th><th scope=\"col\">findings</th></tr></thead><tbody>";
  for (const EngineResults& summary : digest.engines) {
    const bool is_wrong = failed(summary.total) > 0;
    const EngineRow& engine = *summary.engine;
    html += fmt::format(
        "<tr><th scope=\"row\">{}<br><span class=\"engine-sentence\"><span class=\"kind\">{}</span>{}</span></th>",
        escaped_markup(engine.name), escaped_markup(engine.kind), escaped_markup(engine.sentence));
    html += fmt::format("<td class=\"rate {}\">{}</td><td>{}</td>",
                        is_wrong                     ? "bad"
                        : judged(summary.total) == 0 ? ""
                                                     : "good",
                        judged(summary.total) == 0 ? "–" : percent(failed(summary.total), tried(summary.total)),
                        severity_note(summary.total) + escaped_markup(headline(summary)) + not_judged_list(summary));
    html += "<td class=\"power\">";
    if (summary.effective) {
      const std::int32_t power = -*summary.effective;
      html += fmt::format("2<sup>{}{}</sup><br><span class=\"small\">{:.1e}</span>", power < 0 ? "−" : "",
                          std::abs(power), std::ldexp(1.0, power));
    } else {
      html += "–";
    }
    html += "</td>";
    html += fmt::format("<td>{}</td></tr>", summary.findings == 0
                                                ? std::string("–")
                                                : fmt::format("<a href=\"#engine-{}\">{}</a>",
                                                              escaped_markup(summary.engine->name), summary.findings));
  }
  return html + "</tbody></table></div></section>";
}

std::string changes_section(const std::optional<Comparison>& comparison) {
  if (!comparison) return "";
  std::string html = "<section id=\"changes\"><h2>Changes since the baseline</h2>";
  const std::vector<Change> changes = comparison->changes();
  if (changes.empty()) html += "<p>Nothing changed.</p>";
  constexpr std::array<std::string_view, 3> kClasses = {"worse", "better", ""};
  for (const auto& [sense, sentence] : changes)
    html += fmt::format("<p class=\"change {}\">{}</p>", kClasses[static_cast<std::size_t>(sense)],
                        escaped_markup(sentence));
  return html + "</section>";
}

std::string summary_section(const Campaign& campaign, const Digest& digest) {
  std::string html =
      "<section id=\"summary\"><h2>Engines and domains</h2><p class=\"prose\">The share of wrong answers with its 95 % "
      "interval, a "
      "table per claim. The thin bar shows all outcomes.</p>" +
      outcome_key();
  std::map<std::string, std::set<std::string>> domains_of;
  std::map<std::string, std::uint64_t> most_cases;
  for (const PlannedRow& row : campaign.header.plan) {
    domains_of[row.property].insert(row.domain);
    most_cases[row.family] = std::max(most_cases[row.family], row.cases);
  }
  for (const bool is_read_first : {true, false}) {
    for (const auto& [property, domains] : domains_of) {
      const PlannedRow* first = planned_row(campaign.header, property, *domains.begin());
      const bool is_principal = first->cases == most_cases[first->family];
      if ((is_principal || first->ranks_engines) != is_read_first) continue;
      html += fmt::format("<details{}><summary><b>{}</b> {}</summary>{}</details>", is_read_first ? " open" : "",
                          escaped_markup(property), escaped_markup(first->sentence),
                          matrix(*first, domains, campaign, digest));
    }
  }
  return html + "</section>";
}

std::string cycles_section(const Campaign& campaign) {
  constexpr std::size_t kShownStates = 8;
  std::string rows;
  for (const Finding& finding : campaign.findings) {
    if (!finding.cycle) continue;
    std::string states;
    for (std::size_t i = 0; i < std::min(finding.cycle->states.size(), kShownStates); ++i) {
      std::string state;
      for (const std::uint32_t entry : finding.cycle->states[i])
        state += (state.empty() ? "" : " ") + std::to_string(entry);
      states += (i == 0 ? "{" : " → {") + state + '}';
    }
    states += finding.cycle->states.size() > kShownStates ? " → …" : " → back";
    rows += fmt::format(
        "<tr><th scope=\"row\">{}</th><td><a href=\"#finding-{}\">{}</a></td><td>{}</td><td>{}</td><td "
        "class=\"mono\">{}</td></tr>",
        escaped_markup(finding.engine), finding.id, finding.id.substr(0, 8), finding.cycle->states.size(),
        finding.cycle->first, states);
  }
  if (rows.empty()) return "";
  return "<section id=\"cycles\"><h2>Cycling</h2><p class=\"prose\">The engine came back to a state it had been in. "
         "Being "
         "deterministic, it would go round for ever. A state is the basis of a simplex tableau or the vertices of a "
         "GJK "
         "simplex.</p><div class=\"scroll\"><table><thead><tr><th scope=\"col\">engine</th><th scope=\"col\">case</th>"
         "<th scope=\"col\">length</th><th scope=\"col\">from step</th><th "
         "scope=\"col\">states</th></tr></thead><tbody>" +
         rows + "</tbody></table></div></section>";
}

std::string claims_list(const Campaign& campaign) {
  std::map<std::string, std::string> claims, aims;
  for (const PlannedRow& row : campaign.header.plan) {
    claims[row.property] = row.sentence;
    aims[row.domain] = row.aim + " Difficulty: " + row.axis + '.';
  }
  const auto table = [](std::string_view title, const std::map<std::string, std::string>& entries) {
    std::string rows;
    for (const auto& [name, sentence] : entries)
      rows +=
          fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td></tr>", escaped_markup(name), escaped_markup(sentence));
    return fmt::format("<h3>{}</h3><div class=\"scroll\"><table>{}</table></div>", title, rows);
  };
  return table("Properties: what must hold", claims) + table("Domains: what the cases aim at", aims);
}

}  // namespace assay
