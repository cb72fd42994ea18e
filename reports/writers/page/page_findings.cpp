// The findings of the page: a line for each, which opens to a picture, the evidence in words, the exact case, and the
// command that replays it (viewer/viewer.js).
#include <fmt/format.h>

#include "reports/writers/page/page.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/words.h"

namespace assay {

std::string findings_section(const Campaign& campaign, const Digest& digest) {
  std::string html = "<section id=\"findings\"><h2>Findings</h2>";
  if (campaign.findings.empty()) return html + "<p>None.</p></section>";
  const std::string* engine = nullptr;
  std::size_t shown = 0;
  for (const Finding* listed : findings_in_order(campaign, digest)) {
    const Finding& finding = *listed;
    if (shown == kShownFindings) break;
    if (engine == nullptr || *engine != finding.engine) {
      engine = &finding.engine;
      html += fmt::format("<h3 id=\"engine-{0}\">{0} <span class=\"small\">version {1}</span></h3>",
                          escaped_markup(finding.engine), escaped_markup(finding.engine_version));
    }
    html += fmt::format(
        "<details class=\"finding\" id=\"finding-{}\" data-finding=\"{}\"><summary><b>{}</b> <span class=\"where\">{} "
        "on {}, case {}</span></summary></details>",
        finding.id, shown, escaped_markup(finding.claim), escaped_markup(finding.property),
        escaped_markup(finding.domain), finding.index);
    ++shown;
  }
  if (shown < campaign.findings.size())
    html += fmt::format("<p class=\"note\">The first {} of {}; all are in findings.jsonl.</p>", shown,
                        counted(campaign.findings.size(), "finding"));
  return html + "</section>";
}

}  // namespace assay
