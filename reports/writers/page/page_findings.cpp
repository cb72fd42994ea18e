// The findings of the page: for each a picture, the evidence in words, the exact case, and the command that replays it.
#include <fmt/format.h>

#include "reports/writers/page/page.h"
#include "reports/writers/pictures/picture.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

constexpr std::size_t kShownFindings = 500;  // a browser still scrolls smoothly; all are in findings.jsonl

std::string fact(std::string_view term, std::string_view text) {
  return text.empty() ? "" : fmt::format("<dt>{}</dt><dd>{}</dd>", term, escaped_markup(text));
}

std::string size_words(const Finding& finding) {
  std::string text = grouped(finding.size);
  if (finding.original_size > finding.size) text += ", reduced from " + grouped(finding.original_size);
  return text + (finding.minimal ? "; minimal: nothing can be left out" : "");
}

std::string article(const Finding& finding) {
  std::string also_in;
  for (const std::string& domain : finding.also_in) also_in += (also_in.empty() ? "" : ", ") + domain;
  std::string html = fmt::format(
      "<article class=\"finding\" id=\"finding-{}\"><h4>{}{}</h4><p class=\"where\">{} on {}, case {}</p>", finding.id,
      escaped_markup(finding.claim), finding.severity ? ", " + std::string(name_of(*finding.severity)) : "",
      escaped_markup(finding.property), escaped_markup(finding.domain), finding.index);
  html += "<p class=\"evidence\">" + escaped_markup(finding.evidence) + "</p>" + picture_of(finding);
  html += "<dl>" + fact("Engine's answer", finding.answer) + fact("Measured exactly", finding.measured) +
          fact("Referee", finding.referee) +
          fact("By how much", finding.magnitude == 0
                                  ? ""
                                  : fmt::format("{:.3g}, relative to the size of the problem", finding.magnitude)) +
          fact("Size", size_words(finding)) + fact("Seen", finding.seen == 0 ? "" : counted(finding.seen, "case")) +
          fact("Also in", also_in) +
          fact("Cycle", finding.cycle ? fmt::format("{} from step {}", counted(finding.cycle->states.size(), "state"),
                                                    finding.cycle->first)
                                      : "") +
          fmt::format("<dt>Replay</dt><dd><code>{}</code></dd></dl>", escaped_markup(replay_command(finding)));
  return html + "<details><summary>The exact case</summary><pre>" + escaped_markup(finding.case_text) +
         "</pre></details></article>";
}

}  // namespace

std::string findings_section(const Campaign& campaign, const Digest& digest) {
  std::string html = "<section id=\"findings\"><h2>Findings</h2>";
  if (campaign.findings.empty()) return html + "<p>None.</p></section>";
  const std::string* engine = nullptr;
  std::size_t shown = 0;
  for (const Finding* listed : findings_in_order(campaign, digest)) {
    const Finding& finding = *listed;
    if (shown == kShownFindings) break;
    ++shown;
    if (engine == nullptr || *engine != finding.engine) {
      engine = &finding.engine;
      html += fmt::format("<h3 id=\"engine-{0}\">{0} <span class=\"small\">version {1}</span></h3>",
                          escaped_markup(finding.engine), escaped_markup(finding.engine_version));
    }
    html += article(finding);
  }
  if (shown < campaign.findings.size())
    html += fmt::format("<p class=\"note\">The first {} of {}; all are in findings.jsonl.</p>", shown,
                        counted(campaign.findings.size(), "finding"));
  return html + "</section>";
}

}  // namespace assay
