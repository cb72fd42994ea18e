// The findings of the page: the worst of them in sight, all of them as what viewer/finding.js makes articles of.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <variant>

#include "properties/case/case_cpp.h"
#include "properties/case/case_json.h"
#include "reports/store/given_engines.h"
#include "reports/writers/page/page.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/pictures/picture.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

using Json = nlohmann::json;

Json facts_of_finding(const Finding& finding) {
  Json facts = Json::array();
  const auto add = [&](std::string_view term, const std::string& text) {
    if (!text.empty()) facts.push_back({term, shown_text(text)});
  };
  std::string size = grouped(finding.size), also_in;
  if (finding.original_size > finding.size) size += ", reduced from " + grouped(finding.original_size);
  if (finding.minimal) size += "; minimal: nothing can be left out";
  for (const std::string& domain : finding.also_in) also_in += (also_in.empty() ? "" : ", ") + domain;
  add("Engine's answer", finding.answer);
  add("Measured exactly", finding.measured);
  add("Referee", finding.referee);
  if (finding.magnitude != 0)
    add("By how much", fmt::format("{:.3g}, relative to the size of the problem", finding.magnitude));
  add("Size", size);
  if (finding.severity) add("Severity", std::string(name_of(*finding.severity)));
  if (finding.seen != 0) add("Seen", counted(finding.seen, "case"));
  for (const SeenAs& one : finding.seen_as)
    add("Seen as",
        fmt::format("{}: {}{}, {}", one.property, one.claim,
                    one.severity ? fmt::format(" ({})", name_of(*one.severity)) : "", counted(one.cases, "case")));
  add("Also in", also_in);
  if (finding.cycle)
    add("Cycle", fmt::format("{} from step {}", counted(finding.cycle->states.size(), "state"), finding.cycle->first));
  return facts;
}

/// "hull2/is_exact on hull2/offset@1, case 7: strict left turn"
std::string where_of(const Finding& finding) {
  return fmt::format("{} on {}, case {}: {}", finding.property, finding.domain, finding.index, finding.claim);
}

/// Larger drawings are for who opens the finding.
constexpr std::size_t kSmallPicture = 20000;

std::string small_picture(const Finding& finding) {
  const Result<CaseFile> file = parse_case(finding.case_text, "case");
  if (!file) return "";
  const auto figures =
      std::visit([&](const auto& problem) { return figures_of(problem, finding.answer); }, file->problem);
  return figures.empty() || figures.front().svg.size() > kSmallPicture ? "" : figures.front().svg;
}

/// Of engines on trial: the control group is meant to be wrong.
std::vector<const Finding*> on_trial(const Campaign& campaign) {
  std::vector<const Finding*> list;
  for (const Finding& finding : campaign.findings) {
    const auto engine = std::ranges::find(campaign.header.engines, finding.engine, &EngineRow::name);
    if (engine == campaign.header.engines.end() || !is_control(engine->kind)) list.push_back(&finding);
  }
  return list;
}

std::string worst_item(const Finding& finding) {
  return fmt::format(
      "<li><div class=\"thumb\">{}</div><div><p><a href=\"#finding={}\">{}</a></p><p class=\"small\"><a "
      "href=\"#engine={}\">{}</a>, version {}{}{}</p></div></li>",
      small_picture(finding), finding.id, escaped_markup(seen_of(finding)), escaped_markup(finding.engine),
      escaped_markup(finding.engine), escaped_markup(finding.engine_version),
      finding.severity ? fmt::format(". Severity: {}", name_of(*finding.severity)) : "",
      finding.seen > 1 ? ". " + counted(finding.seen, "case") + " like it" : "");
}

}  // namespace

std::string worst_section(const Campaign& campaign) {
  const std::vector<const Finding*> candidates = on_trial(campaign);
  if (candidates.empty()) return "";
  std::vector<std::string> given;
  for (const EngineRow& engine : campaign.header.engines)
    if (is_given_by_path(campaign, engine.name)) given.push_back(engine.name);
  std::string items;
  for (const Finding* finding : worst_of(candidates, kShownWorst, given)) items += worst_item(*finding);
  return "<section id=\"worst\"><h2>The worst things seen</h2><p class=\"prose\">The most severe first, then the "
         "simplest, of as many libraries and ways to fail as there are. Each is a case made as small as it gets; it "
         "opens with its numbers, the proof, and the command that replays it.</p><ol class=\"worst\">" +
         items + "</ol></section>";
}

std::string findings_json(const Campaign& campaign, const Digest& digest) {
  Json list = Json::array();
  std::map<std::string_view, std::size_t> places;
  for (std::size_t place = 0; place < digest.engines.size(); ++place)
    places[digest.engines[place].engine->name] = place;
  for (const Finding* finding : findings_in_order(campaign, digest)) {
    if (list.size() == kShownFindings) break;
    const auto place = places.find(finding->engine);
    if (place == places.end()) continue;
    Json one = {{"id", finding->id},
                {"engine", place->second},
                {"seen", seen_of(*finding)},
                {"where", shown_text(where_of(*finding))},
                {"evidence", shown_text(finding->evidence)},
                {"picture", picture_of(*finding)},
                {"facts", facts_of_finding(*finding)},
                {"replay", replay_command(*finding)},
                {"case", shown_text(finding->case_text)}};
    if (const Result<CaseFile> file = parse_case(finding->case_text, "case"); file) {
      one["cpp"] = cpp_of(file->problem);
      one["json"] = json_of(file->problem);
    }
    list.push_back(std::move(one));
  }
  return list.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace assay
