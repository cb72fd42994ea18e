#include "reports/writers/page/page.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "reports/store/files.h"
#include "reports/writers/page/charts.h"
#include "reports/writers/page/pack.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/studies/study_sections.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::filesystem::path viewer_folder() {
  const char* given = std::getenv("ASSAY_VIEWER_DIR");
  return given != nullptr && *given != '\0' ? given : ASSAY_VIEWER_DIR;
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

/// The figures of charts, and what their script needs: {NAME: {"spec", "rows"}}.
class Figures {
 public:
  Result<std::string> add(const std::vector<Chart>& charts) {
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
      json_ +=
          fmt::format("{}\"{}\":{{\"spec\":{},\"rows\":{}}}", json_.empty() ? "" : ",", chart.name, *spec, chart.rows);
      html += fmt::format(
          "<figure class=\"chart\" id=\"chart-{0}\" data-chart=\"{0}\"><figcaption>{1}</figcaption>"
          "<div class=\"canvas\"></div></figure>{2}",
          chart.name, escaped_markup(chart.explanation), note);
    }
    return html;
  }
  std::string json() const { return '{' + json_ + '}'; }

 private:
  std::string json_;
};

std::string lead(const Campaign& campaign, const Digest& digest) {
  std::size_t wrong = 0;
  for (const EngineResults& engine : digest.engines) wrong += failed(engine.total) > 0;
  const std::string far = words_of(digest.how_far, campaign.findings.size());
  return fmt::format(
      "{}{} of double-precision geometry code, {} judged in exact arithmetic. {} gave at least one wrong answer; {} "
      "kept "
      "below, each as a minimal case that replays bit for bit.",
      far.empty() ? "" : far + ' ', counted(digest.engines.size(), "engine"), counted(digest.judgements, "answer"),
      grouped(wrong),
      campaign.findings.size() == 1 ? std::string("1 finding is")
                                    : grouped(campaign.findings.size()) + " findings are");
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

}  // namespace

Result<std::string> page_text(const Campaign& campaign, const Digest& digest,
                              const std::optional<Comparison>& comparison, const Studies& studies) {
  Result<std::string> page = viewer_file("page.html");
  if (!page) return page;
  const Result<std::string> style = viewer_file("style.css");
  if (!style) return Error{style.error()};
  const Result<std::string> viewer = viewer_file("viewer.js"), turn = viewer_file("turn.js");
  if (!viewer) return Error{viewer.error()};
  if (!turn) return Error{turn.error()};
  const Result<std::string> bundles = scripts();
  if (!bundles) return Error{bundles.error()};
  Figures figures;
  const auto add = [&](const std::vector<Chart>& charts) { return figures.add(charts); };
  const Result<std::string> charts = add(charts_of(campaign, digest));
  if (!charts) return Error{charts.error()};
  const Result<std::vector<StudySection>> sections = study_sections(studies, add);
  if (!sections) return Error{sections.error()};

  const std::string changes = changes_section(comparison), cycles = cycles_section(campaign);
  nlohmann::json studies_html = nlohmann::json::object();  // by id: made when somebody comes to them
  std::string navigation = changes.empty() ? "" : "<a href=\"#changes\">Changes</a>", of_studies;
  navigation += "<a href=\"#summary\">Claims</a><a href=\"#charts\">Charts</a>";
  if (!cycles.empty()) navigation += "<a href=\"#cycles\">Cycling</a>";
  for (const StudySection& section : *sections) {
    navigation += fmt::format("<a href=\"#{}\">{}</a>", section.id, section.link);
    of_studies += fmt::format("<section id=\"{0}\" data-study=\"{0}\"><h2>{1}</h2></section>", section.id,
                              escaped_markup(section.heading));
    studies_html[section.id] = section.html;
  }
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
  replace_all(*page, "{{script}}", *turn + *viewer);
  std::string packs;
  for (const auto& [name, text] :
       {std::pair{"record", record_json(campaign, digest)}, std::pair{"findings", findings_json(campaign, digest)},
        std::pair{"charts", figures.json()},
        std::pair{"studies", studies_html.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)},
        std::pair{"vega", *bundles}}) {
    const Result<std::string> packed = packed_element(name, text);
    if (!packed) return packed;
    packs += *packed;
  }
  replace_all(*page, "{{packs}}", packs);
  replace_all(*page, "{{sections}}",
              verdicts_section(digest) + changes + summary_section(campaign) +
                  "<section id=\"charts\"><h2>Charts</h2>" + *charts + "</section>" + cycles + of_studies +
                  findings_section(campaign, digest));
  return page;
}

}  // namespace assay
