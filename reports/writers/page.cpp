#include "reports/writers/page.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

#include "reports/store/files.h"
#include "reports/writers/charts.h"
#include "reports/writers/collision/collision_section.h"
#include "reports/writers/grids_section.h"
#include "reports/writers/netlib_section.h"
#include "reports/writers/page_article.h"
#include "reports/writers/studies.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::filesystem::path viewer_folder() {
  const char* given = std::getenv("ASSAY_VIEWER_DIR");
  return given != nullptr && *given != '\0' ? given : ASSAY_VIEWER_DIR;
}

/// JSON and JavaScript inside <script>: no text of ours may end the element early.
std::string inside_script(std::string text) {
  for (const std::string_view opening : {"</", "<!--"}) {
    for (std::size_t at = 0; (at = text.find(opening, at)) != std::string::npos; at += 2)
      text.replace(at, 2, opening == "</" ? "<\\/" : "\\u003c!");
  }
  return text;
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

Result<std::string> scripts() {
  std::string all;
  for (const std::string name : {"vega", "vega-lite", "vega-embed"}) {
    const auto path = viewer_folder() / "node_modules" / name / "build" / (name + ".min.js");
    const Result<std::string> bundle = read_whole_file(path);
    if (!bundle)
      return Error{bundle.error() + "; the page's charts need it: run \"npm ci\" in " + viewer_folder().string()};
    all += *bundle + "\n;\n";
  }
  return all;
}

Result<std::string> figures_of_charts(const std::vector<Chart>& charts) {
  std::string html;
  for (const Chart& chart : charts) {
    if (chart.count == 0 && chart.note.empty()) continue;
    html += fmt::format("<h3>{}</h3>", escaped_markup(chart.title));
    const std::string note = chart.note.empty() ? "" : "<p class=\"note\">" + escaped_markup(chart.note) + "</p>";
    if (chart.count == 0) {
      html += note;
      continue;
    }
    Result<std::string> spec = viewer_file("specs/" + chart.spec + ".vl.json");
    if (!spec) return Error{spec.error()};
    for (const auto& [open, words] : chart.words) replace_all(*spec, open, words);
    html += fmt::format(
        "<figure class=\"chart\" id=\"chart-{}\"><figcaption>{}</figcaption><div class=\"canvas\"></div>"
        "<script type=\"application/json\" data-role=\"spec\">{}</script>"
        "<script type=\"application/json\" data-role=\"rows\">{}</script></figure>{}",
        chart.name, escaped_markup(chart.explanation), inside_script(*spec), inside_script(chart.rows), note);
  }
  return html;
}

Result<std::string> growth_section(std::string_view id, std::string_view heading, std::string_view rule,
                                   const std::vector<Chart>& charts, const Growth& growth) {
  if (growth.empty()) return std::string();
  const Result<std::string> figures = figures_of_charts(charts);
  if (!figures) return figures;
  return fmt::format("<section id=\"{}\"><h2>{}</h2>{}{}</section>", id, heading, *figures, growth_table(growth, rule));
}

std::string lead(const Campaign& campaign, const Digest& digest) {
  std::size_t wrong = 0;
  for (const EngineResults& engine : digest.engines) wrong += failed(engine.total) > 0;
  return fmt::format(
      "{} of double-precision geometry code, {} judged in exact arithmetic. {} gave at least one wrong answer; {} kept "
      "below, "
      "each as a minimal case that replays bit for bit.",
      counted(digest.engines.size(), "engine"), counted(digest.judgements, "answer"), grouped(wrong),
      campaign.findings.size() == 1 ? std::string("1 finding is")
                                    : grouped(campaign.findings.size()) + " findings are");
}

std::string provenance_table(const Campaign& campaign, const Digest& digest) {
  const auto row = [](std::string_view key, std::string_view value) {
    return fmt::format("<tr><th scope=\"row\">{}</th><td class=\"mono\">{}</td></tr>", escaped_markup(key),
                       escaped_markup(value));
  };
  std::string rows = row("results (SHA-256)", digest.hash) + row("battery", campaign.header.battery) +
                     row("seed", std::to_string(campaign.header.seed)) +
                     row("block size", std::to_string(campaign.header.block_size));
  for (const auto& [key, value] : campaign.provenance) rows += row(key, value);
  return "<p class=\"prose\">Same seed, same engines: the same hash on every machine and in any number of shards.</p>"
         "<div class=\"scroll\"><table>" +
         rows + "</table></div>";
}

}  // namespace

Result<std::string> page_text(const Campaign& campaign, const Digest& digest,
                              const std::optional<Comparison>& comparison, const Studies& studies) {
  Result<std::string> page = viewer_file("page.html");
  if (!page) return page;
  const Result<std::string> style = viewer_file("style.css");
  if (!style) return Error{style.error()};
  const Result<std::string> bundles = scripts();
  const Result<std::string> turn = viewer_file("turn.js");
  if (!turn) return Error{turn.error()};
  if (!bundles) return Error{bundles.error()};
  const Result<std::string> charts = figures_of_charts(charts_of(campaign, digest));
  if (!charts) return Error{charts.error()};
  const Result<std::string> pivots =
      growth_section("study-pivots", "How pivots grow", "pricing", pivot_charts(studies.pivots), studies.pivots);
  if (!pivots) return Error{pivots.error()};
  const Result<std::string> hulls = growth_section("study-hulls", "How predicate calls of hulls grow", "algorithm",
                                                   hull_growth_charts(studies.hulls), studies.hulls);
  if (!hulls) return Error{hulls.error()};

  const std::string changes = changes_section(comparison), cycles = cycles_section(campaign);
  const std::string rules = cycling_study_section(studies), article = article_section(studies.article);
  std::string navigation = changes.empty() ? "" : "<a href=\"#changes\">Changes</a>";
  navigation += "<a href=\"#summary\">Engines and domains</a><a href=\"#charts\">Charts</a>";
  if (!cycles.empty()) navigation += "<a href=\"#cycles\">Cycling</a>";
  if (!rules.empty()) navigation += "<a href=\"#study-cycling\">Rules that cycle</a>";
  if (!pivots->empty()) navigation += "<a href=\"#study-pivots\">Pivots</a>";
  if (!hulls->empty()) navigation += "<a href=\"#study-hulls\">Hull growth</a>";
  const std::string netlib = netlib_section(studies.netlib);
  if (!netlib.empty()) navigation += "<a href=\"#study-netlib\">Files</a>";
  const std::string grids = grids_section(studies.grids);
  if (!grids.empty()) navigation += "<a href=\"#study-grids\">Turn tests</a>";
  const std::string collision = collision_section(studies.collision);
  if (!collision.empty()) navigation += "<a href=\"#study-collision\">Collision engines</a>";
  if (!article.empty()) navigation += "<a href=\"#article\">The article</a>";
  navigation += "<a href=\"#findings\">Findings</a>";

  const std::string heading = "Report of the battery " + campaign.header.battery;
  // The long, foreign texts go in last: what looks like a placeholder in them stays as it is.
  replace_all(*page, "{{title}}", escaped_markup("Assay: " + heading));
  replace_all(*page, "{{heading}}", escaped_markup(heading));
  replace_all(*page, "{{lead}}", escaped_markup(lead(campaign, digest)));
  replace_all(*page, "{{navigation}}", navigation);
  replace_all(*page, "{{style}}", *style);
  replace_all(*page, "{{provenance}}", provenance_table(campaign, digest));
  replace_all(*page, "{{claims}}", claims_list(campaign));
  replace_all(*page, "{{turn}}", *turn);
  replace_all(*page, "{{scripts}}", *bundles);
  replace_all(*page, "{{sections}}",
              verdicts_section(digest) + changes + summary_section(campaign, digest) +
                  "<section id=\"charts\"><h2>Charts</h2>" + *charts + "</section>" + cycles + rules + *pivots +
                  *hulls + netlib + grids + collision + article + findings_section(campaign, digest));
  return page;
}

}  // namespace assay
