// The tables of the page: verdict an engine, a heading for each claim, changes, cycles.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "reports/writers/page/page.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::string outcome_key() {
  std::string html = "<ul class=\"key\" aria-label=\"Colours of the outcome bars\">";
  for (const Outcome outcome : {Outcome::kHolds, Outcome::kViolated, Outcome::kUndecided, Outcome::kGaveUp,
                                Outcome::kDeclined, Outcome::kNotJudged, Outcome::kNotAsked})
    html += fmt::format("<li><i class=\"o-{}\"></i>{}</li>", name_of(outcome), words_of(outcome));
  return html + "<li><i class=\"o-crashed\"></i>crashed, hung or nondeterministic</li></ul>";
}

/// A line for each claim that the engine broke, by severity; the others fold away. No shares: those of each severity
/// are in the tables of the claims.
std::string wrong_by_claim(const EngineResults& summary) {
  std::string wrong, right;
  std::size_t clean = 0;
  for (const auto& [property, total] : summary.by_property) {
    if (judged(total) == 0) continue;
    const std::string line = escaped_markup(property) + ": ";
    if (failed(total) > 0)
      wrong += "<li>" + line + "<b>" + judged_words(total) + "</b></li>";
    else
      right += "<li>" + line + judged_words(total) + "</li>", ++clean;
  }
  if (wrong.empty() && right.empty()) return "–";
  if (!wrong.empty()) wrong = "<ul class=\"wrong\">" + wrong + "</ul>";
  if (clean == 0) return wrong;
  return wrong + fmt::format("<details class=\"small\"><summary>none under {}</summary><ul>{}</ul></details>",
                             counted(clean, wrong.empty() ? "claim" : "other claim"), right);
}

/// The lines are made when somebody opens them; the engine is named by its place in the digest.
std::string not_judged_list(const EngineResults& summary, std::size_t place) {
  if (summary.not_judged.empty()) return "";
  return fmt::format("<details class=\"small\" data-silent=\"{}\"><summary>not judged: {}</summary></details>", place,
                     counted(summary.not_judged.size(), "claim"));
}

}  // namespace

std::string verdicts_section(const Digest& digest) {
  std::string html =
      "<section id=\"verdicts\"><h2>Verdicts</h2><div class=\"scroll\"><table class=\"verdicts\"><thead><tr>"
      "<th scope=\"col\">engine</th><th scope=\"col\">wrong, by claim and severity</th><th scope=\"col\">in "
      "words</th>"
      "<th scope=\"col\">effective epsilon</th><th scope=\"col\">findings</th></tr></thead><tbody>";
  for (std::size_t place = 0; place < digest.engines.size(); ++place) {
    const EngineResults& summary = digest.engines[place];
    const EngineRow& engine = *summary.engine;
    html += fmt::format(
        "<tr><th scope=\"row\">{}<br><span class=\"engine-sentence\"><span class=\"kind\">{}</span>{}</span></th>",
        escaped_markup(engine.name), name_of(engine.kind), escaped_markup(engine.sentence));
    html += fmt::format("<td>{}</td><td>{}</td>", wrong_by_claim(summary),
                        escaped_markup(headline(summary)) + not_judged_list(summary, place));
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
  html += "<p>" + escaped_markup(comparison->headline()) + "</p>";
  constexpr std::array<std::string_view, 3> kClasses = {"worse", "better", ""};
  for (const auto& [sense, sentence, again] : changes)
    html +=
        fmt::format("<p class=\"change {}\">{}{}</p>", kClasses[static_cast<std::size_t>(sense)],
                    escaped_markup(sentence), again.empty() ? "" : "<br><code>" + escaped_markup(again) + "</code>");
  return html + "</section>";
}

std::string summary_section(const Campaign& campaign) {
  std::string html =
      "<section id=\"summary\"><h2>Claims, engines and domains</h2><p class=\"prose\">The share of wrong answers of "
      "each severity with its 95 % interval, a row an engine, a table per claim. Open a claim for its engines, an "
      "engine's domains for a row "
      "each, a domain for its difficulties. The thin bar shows all outcomes.</p>" +
      outcome_key();
  const std::vector<ShownClaim> claims = claims_in_order(campaign);
  for (std::size_t place = 0; place < claims.size(); ++place)
    html += fmt::format("<details data-claim=\"{}\"><summary><b>{}</b> {}</summary></details>", place,
                        escaped_markup(claims[place].first->property), escaped_markup(claims[place].first->sentence));
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
