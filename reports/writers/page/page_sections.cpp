// Sections of the page: a fold an engine and a claim, changes, cycles.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "reports/store/given_engines.h"
#include "reports/writers/page/page.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::string outcome_key() {
  std::string html = "<ul class=\"key\" aria-label=\"Colours of the outcome bars\">";
  for (const Outcome outcome :
       {Outcome::kHolds, Outcome::kViolated, Outcome::kUndecided, Outcome::kGaveUp, Outcome::kDeclined,
        Outcome::kNotJudged, Outcome::kNotAsked, Outcome::kWithinDocumented})
    html += fmt::format("<li><i class=\"o-{}\"></i>{}</li>", name_of(outcome), words_of(outcome));
  return html + "<li><i class=\"o-crashed\"></i>crashed, hung or nondeterministic</li></ul>";
}

/// Real engines first, as a reader looks for them; those of one kind as in the digest.
std::vector<std::size_t> engines_in_order(const Campaign& campaign, const Digest& digest) {
  std::vector<std::size_t> places(digest.engines.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::ranges::stable_sort(places, {}, [&](std::size_t place) {
    const EngineRow& engine = *digest.engines[place].engine;
    return std::pair(!is_given_by_path(campaign, engine.name), place_of_kind(engine.kind));
  });
  return places;
}

}  // namespace

std::string engines_section(const Campaign& campaign, const Digest& digest, const ShownFindings& shown) {
  std::string html =
      "<section id=\"engines\"><h2>Engine by engine</h2><p class=\"prose\">Each opens to what it states, what every "
      "claim says of it, what is not judged and why, and its findings.</p>";
  for (const std::size_t place : engines_in_order(campaign, digest)) {
    const EngineResults& results = digest.engines[place];
    html += fmt::format(
        "<details class=\"engine\" data-engine=\"{}\" data-name=\"{}\"><summary><b>{}</b> <span "
        "class=\"kind\">{}</span><span class=\"where\">{}</span></summary></details>",
        place, escaped_markup(results.engine->name), escaped_markup(results.engine->name),
        name_of(results.engine->kind), escaped_markup(headline(results)));
  }
  if (const std::size_t all = sum_of(digest.findings); all > shown.in_order.size())
    html += fmt::format(
        "<p class=\"note\" id=\"left-out\">{} of {} are on this page: the worst, and the first of every engine. The "
        "other {} are not; all are lines of findings.jsonl in the campaign's folder, and {} rows of findings.csv and "
        "campaign.sqlite beside this page.</p>",
        grouped(shown.in_order.size()), counted(all, "finding"), grouped(all - shown.in_order.size()),
        digest.tabled_findings ? grouped(*digest.tabled_findings) + " of them" : "all");
  if (std::ranges::any_of(shown.in_order, [](const Finding* finding) { return finding->certificate.has_value(); }))
    html +=
        "<p class=\"verify\"><button type=\"button\" class=\"copy\" id=\"verify-all\">Verify all certificates on this "
        "page</button> <output></output></p>";
  return html + "</section>";
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
      "<section id=\"summary\"><h2>Claims, engines and domains</h2><p class=\"prose\">Failures of each severity, "
      "of its cases, and of samples the share with its 95 % interval; a row an engine, a table per claim. Open a claim "
      "for its engines, an "
      "engine's domains for a row "
      "each, a domain for its difficulties. The thin bar shows all outcomes.</p>" +
      outcome_key();
  const std::vector<ShownClaim> claims = claims_in_order(campaign);
  for (std::size_t place = 0; place < claims.size(); ++place)
    html += fmt::format("<details data-claim=\"{}\"><summary><b>{}</b> {}</summary></details>", place,
                        escaped_markup(claims[place].first->property), escaped_markup(claims[place].first->sentence));
  return html + "</section>";
}

std::string cycles_section(const ShownFindings& shown) {
  constexpr std::size_t kShownStates = 8;
  std::string rows;
  for (const Finding* shown_finding : shown.in_order) {
    const Finding& finding = *shown_finding;
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
        "<tr><th scope=\"row\">{}</th><td><a href=\"#finding={}\">{}</a></td><td>{}</td><td>{}</td><td "
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
