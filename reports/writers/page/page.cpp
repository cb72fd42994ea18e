#include "reports/writers/page/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "reports/store/disk/program_place.h"
#include "reports/store/files.h"
#include "reports/writers/card/verdict.h"
#include "reports/writers/page/charts.h"
#include "reports/writers/page/pack.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/page/trust_json.h"
#include "reports/writers/rates.h"
#include "reports/writers/studies/study_sections.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::filesystem::path viewer_folder() {
  const char* given = std::getenv("ASSAY_VIEWER_DIR");
  return given != nullptr && *given != '\0' ? std::filesystem::path(given)
                                            : installed_or(ASSAY_INSTALLED_VIEWER, ASSAY_VIEWER_DIR);
}

void replace_all(std::string& text, std::string_view placeholder, std::string_view value) {
  for (std::size_t at = 0; (at = text.find(placeholder, at)) != std::string::npos; at += value.size())
    text.replace(at, placeholder.size(), value);
}

Result<std::string> viewer_file(const std::string& name) {
  Result<std::string> text = read_whole_file(viewer_folder() / name);
  if (text) return text;
  return Error{text.error() + " (ASSAY_VIEWER_DIR can name the folder reports/viewer)"};
}

/// What draws charts; empty where npm has installed nothing, and the page says of each chart that it is not drawn.
Result<std::string> scripts() {
  std::string all;
  const auto packages = viewer_folder() / "node_modules";
  if (!std::filesystem::exists(packages)) return all;
  for (const std::string name : {"vega", "vega-lite", "vega-embed"}) {
    const auto path = packages / name / "build" / (name + ".min.js");
    const Result<std::string> bundle = read_whole_file(path);
    if (!bundle)
      return Error{bundle.error() + "; the page's charts need it: run \"npm ci\" in " + viewer_folder().string()};
    all += *bundle + "\n;\n";
  }
  return all;
}

/// The figures of charts, and what their script needs: {NAME: {"spec", "rows"}}.
class Figures {
 public:
  Result<std::string> add(const std::vector<Chart>& charts) {
    std::string html;
    for (const Chart& chart : charts) {
      if (chart.count == 0) continue;
      Result<std::string> spec = viewer_file("specs/" + chart.spec + ".vl.json");
      if (!spec) return Error{spec.error()};
      for (const auto& [open, words] : chart.words) replace_all(*spec, open, words);
      // A family's name is of the record, and may be anything.
      const std::string key = nlohmann::json(chart.name).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
      json_ += fmt::format("{}{}:{{\"spec\":{},\"rows\":{}}}", json_.empty() ? "" : ",", key, *spec, chart.rows);
      html += fmt::format(
          "<h3>{2}</h3><figure class=\"chart\" id=\"chart-{0}\" data-chart=\"{0}\">{1}<div "
          "class=\"canvas\"></div></figure>{3}",
          escaped_markup(chart.name),
          chart.explanation.empty() ? "" : "<figcaption>" + escaped_markup(chart.explanation) + "</figcaption>",
          escaped_markup(chart.title),
          chart.note.empty() ? "" : "<p class=\"note\">" + escaped_markup(chart.note) + "</p>");
    }
    return html;
  }
  std::string json() const { return '{' + json_ + '}'; }

 private:
  std::string json_;
};

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::string lead(const Campaign& campaign, const Digest& digest) {
  const std::string far = words_of(digest.how_far, sum_of(digest.findings));
  return fmt::format(
      "{}Double-precision geometry code on cases made to break it. {} {} judged in exact arithmetic; each finding is "
      "a case made small that replays bit for bit.",
      far.empty() ? "" : far + ' ', verdict_counts(campaign, digest), counted(digest.judgements, "answer"));
}

std::string provenance_table(const Campaign& campaign, const Digest& digest) {
  const auto row = [](std::string_view key, std::string_view value) {
    return fmt::format("<tr><th scope=\"row\">{}</th><td class=\"mono\">{}</td></tr>", escaped_markup(key),
                       escaped_markup(value));
  };
  std::string rows = row("results (SHA-256)", digest.hash) + row("battery", battery_in_words(campaign.header)) +
                     row("seed", std::to_string(campaign.header.seed)) +
                     row("block size", std::to_string(campaign.header.block_size));
  for (const auto& [key, value] : campaign.provenance) rows += row(key, value);
  return "<p class=\"prose\">Same seed, same engines: the same hash on every machine and in any number of shards.</p>"
         "<div class=\"scroll\"><table>" +
         rows + "</table></div>";
}

/// A campaign and its digest as far as they are about some engines.
struct Scope {
  Campaign campaign;
  Digest digest;
};

Scope restricted(const Campaign& campaign, const Digest& digest, const std::vector<std::string>& only) {
  const auto is_other = [&](const std::string& engine) { return std::ranges::find(only, engine) == only.end(); };
  Scope scope{{campaign.header, campaign.provenance, {}, campaign.findings, campaign.timings}, digest};
  scope.campaign.folder = campaign.folder;
  std::erase_if(scope.campaign.header.engines, [&](const EngineRow& engine) { return is_other(engine.name); });
  std::erase_if(scope.campaign.header.not_judged, [&](const NotJudgedRow& row) { return is_other(row.engine); });
  std::erase_if(scope.campaign.findings, [&](const Finding& finding) { return is_other(finding.engine); });
  std::erase_if(scope.campaign.timings, [&](const Timing& timing) { return is_other(timing.engine); });
  std::erase_if(scope.digest.findings, [&](const auto& row) { return is_other(row.first.first); });
  std::erase_if(scope.digest.totals, [&](const auto& row) { return is_other(row.first.engine); });
  std::erase_if(scope.digest.engines, [&](const EngineResults& engine) { return is_other(engine.engine->name); });
  std::set<std::string> asked_claims;
  scope.digest.judgements = 0;
  for (const EngineResults& engine : scope.digest.engines) {
    const CellCounts& total = engine.total;
    scope.digest.judgements +=
        asked(total) - count_of(total, Outcome::kNotJudged) - count_of(total, Outcome::kNotAsked);
    for (const auto& [property, counts] : engine.by_property) asked_claims.insert(property);
  }
  std::erase_if(scope.campaign.header.plan,
                [&](const PlannedRow& row) { return !asked_claims.contains(row.property); });
  return scope;
}

/// Everything of a page but its template.
struct Parts {
  std::string heading, lead, navigation, changes, tables, sections, method;
  std::vector<std::pair<std::string, std::string>> packed;  ///< by name, for packed(NAME) of viewer.js
};

std::string link(std::string_view to, std::string_view words) {
  return fmt::format("<a href=\"#{}\">{}</a>", to, words);
}

/// What every page has, of all engines or of some.
Parts parts_of(const Campaign& campaign, const Digest& digest, const std::vector<TrustTable>& trust,
               const std::optional<Comparison>& comparison) {
  const ShownFindings shown = shown_findings(campaign, digest);
  const std::string changes = changes_section(comparison), worst = worst_section(shown), cycles = cycles_section(shown);
  Parts parts;
  parts.changes = changes;
  parts.tables = trust_json(trust, campaign, digest);
  replace_all(parts.tables, "<", "\\u003c");  // it stands in a script element as it is
  parts.sections = worst + engines_section(campaign, digest, shown) + summary_section(campaign) + cycles;
  parts.method = claims_list(campaign);
  if (!changes.empty()) parts.navigation += link("changes", "Changes");
  parts.navigation += link("trust", "Engines compared");
  if (!worst.empty()) parts.navigation += link("worst", "Worst");
  parts.navigation += link("engines", "Engine by engine") + link("summary", "Claims");
  if (!cycles.empty()) parts.navigation += link("cycles", "Cycling");
  parts.packed = {{"record", record_json(campaign, digest)}, {"findings", findings_json(campaign, digest, shown)}};
  return parts;
}

/// Charts and studies, and the script that draws them.
Result<Written> add_charts(Parts& parts, const Campaign& campaign, const Digest& digest, const Studies& studies) {
  Figures figures;
  const auto add = [&](const std::vector<Chart>& charts) { return figures.add(charts); };
  const Result<std::string> bundles = scripts();
  if (!bundles) return Error{bundles.error()};
  const Result<std::string> charts = add(charts_of(campaign, digest));
  if (!charts) return Error{charts.error()};
  const Result<std::vector<StudySection>> sections = study_sections(studies, add);
  if (!sections) return Error{sections.error()};
  if (!charts->empty()) {
    parts.navigation += link("charts", "Charts");
    parts.sections += "<section id=\"charts\"><h2>Charts</h2>" + *charts + "</section>";
  }
  nlohmann::json studies_html = nlohmann::json::object();  // by id: made when somebody comes to them
  for (const StudySection& section : *sections) {
    parts.navigation += link(section.id, section.link);
    parts.sections += fmt::format("<section id=\"{0}\" data-study=\"{0}\"><h2>{1}</h2></section>", section.id,
                                  escaped_markup(section.heading));
    studies_html[section.id] = section.html;
  }
  parts.packed.insert(parts.packed.end(),
                      {{"charts", figures.json()},
                       {"studies", studies_html.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)},
                       {"vega", *bundles}});
  return Written{};
}

Result<std::string> viewer_script() {
  std::string all;
  for (const char* name : {"basics.js", "turn.js", "verify.js", "finding.js", "charts.js", "room.js", "explain.js",
                           "tasks.js", "trust.js", "filters.js", "viewer.js"}) {
    const Result<std::string> script = viewer_file(name);
    if (!script) return script;
    all += *script;
  }
  return all;
}

/// The template with what stands for each {{NAME}} put in, in one pass: what looks like a placeholder in foreign text
/// stays as it is.
std::string put_in(std::string_view page, const std::map<std::string, std::string, std::less<>>& parts) {
  std::string text;
  for (std::size_t open = 0; (open = page.find("{{")) != page.npos;) {
    const std::size_t end = page.find("}}", open);
    if (end == page.npos) break;
    const auto part = parts.find(page.substr(open + 2, end - open - 2));
    text += page.substr(0, part == parts.end() ? end + 2 : open);
    if (part != parts.end()) text += part->second;
    page.remove_prefix(end + 2);
  }
  return text.append(page);
}

Result<std::string> assembled(const Parts& parts, const Campaign& campaign, const Digest& digest) {
  const Result<std::string> page = viewer_file("page.html"), style = viewer_file("style.css"), script = viewer_script();
  for (const Result<std::string>* file : {&page, &style, &script})
    if (!*file) return Error{file->error()};
  const Result<std::string> checker = viewer_file("../../scripts/check_certificate.mjs");
  if (!checker) return checker;
  std::vector<std::pair<std::string, std::string>> all = parts.packed;
  all.emplace_back("checker", *checker);
  std::string packs;
  for (const auto& [name, text] : all) {
    const Result<std::string> packed = packed_element(name, text);
    if (!packed) return packed;
    packs += *packed;
  }
  return put_in(*page, {{"title", escaped_markup("Assay: " + parts.heading)},
                        {"heading", escaped_markup(parts.heading)},
                        {"lead", escaped_markup(parts.lead)},
                        {"navigation", parts.navigation},
                        {"style", *style},
                        {"provenance", provenance_table(campaign, digest)},
                        {"claims", parts.method},
                        {"script", *script},
                        {"packs", packs},
                        {"changes", parts.changes},
                        {"tables", parts.tables},
                        {"sections", parts.sections}});
}

}  // namespace

Result<std::string> plain_page(std::string_view title, std::string_view heading, std::string_view lead,
                               const std::string& sections) {
  const Result<std::string> page = viewer_file("plain.html"), style = viewer_file("style.css");
  for (const Result<std::string>* file : {&page, &style})
    if (!*file) return Error{file->error()};
  return put_in(*page, {{"title", escaped_markup(title)},
                        {"heading", escaped_markup(heading)},
                        {"lead", escaped_markup(lead)},
                        {"style", *style},
                        {"sections", sections}});
}

Result<std::string> page_text(const Campaign& campaign, const Digest& digest,
                              const std::optional<Comparison>& comparison, const Studies& studies,
                              const std::vector<std::string>& only) {
  const std::vector<TrustTable> trust = trust_tables(campaign, digest, only);
  if (!only.empty()) {
    const Scope scope = restricted(campaign, digest, only);
    Parts parts = parts_of(scope.campaign, scope.digest, trust, comparison);
    parts.heading = "Report card of " + listed(only);
    for (const EngineResults& engine : scope.digest.engines)  // what is wrong comes first
      parts.lead += shown_text(verdict_of(scope.campaign, engine)) + ' ';
    parts.lead += lead(scope.campaign, scope.digest);
    return assembled(parts, scope.campaign, scope.digest);
  }
  Parts parts = parts_of(campaign, digest, trust, comparison);
  parts.heading = "Report of the battery " + campaign.header.battery;
  parts.lead = lead(campaign, digest);
  if (const auto added = add_charts(parts, campaign, digest, studies); !added) return Error{added.error()};
  return assembled(parts, campaign, digest);
}

}  // namespace assay
