// The findings of the page: the worst of them in sight, all of them as what viewer/finding.js makes articles of.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <variant>

#include "properties/case/case_cpp.h"
#include "properties/case/case_json.h"
#include "properties/evaluate.h"
#include "reports/store/given_engines.h"
#include "reports/store/json/certificate_json.h"
#include "reports/writers/page/page.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/pictures/picture.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/stated_words.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

using Json = nlohmann::json;

/// Whether an answer broke the claim, which a crash or a hang does not.
bool is_an_answer(const Finding& finding) { return failure_of(claim_of_no_judge(finding.claim)) == Outcome::kViolated; }

/// [[TERM, TEXT], ...] of those that have a text.
class Facts {
 public:
  void add(std::string_view term, const std::string& text) {
    if (!text.empty()) list_.push_back({term, shown_text(text)});
  }
  Json list() && { return std::move(list_); }

 private:
  Json list_ = Json::array();
};

/// What is right, what was told, how far off that is, and the tolerance.
Json compared_json(const Finding& finding, const EngineRow& engine) {
  Facts facts;
  const ExpectedAndGot compared = expected_and_got(finding);
  facts.add("Expected", compared.expected);
  facts.add("Got", compared.got);
  std::string off = compared.difference;
  if (finding.magnitude != 0)
    off += (off.empty() ? "" : "; ") + fmt::format("{:.3g} of the size of the problem", finding.magnitude);
  facts.add("Off by", off);
  if (is_an_answer(finding)) facts.add("Tolerance", tolerance_words(finding, engine.semantics));
  return std::move(facts).list();
}

Json facts_of_finding(const Finding& finding, const AcceptedFindings& accepted) {
  Facts facts;
  const auto add = [&](std::string_view term, const std::string& text) { facts.add(term, text); };
  std::string size = grouped(finding.size), also_in;
  if (finding.original_size > finding.size) size += ", reduced from " + grouped(finding.original_size);
  if (finding.minimal) size += "; minimal: nothing can be left out";
  for (const std::string& domain : finding.also_in) also_in += (also_in.empty() ? "" : ", ") + domain;
  if (const auto entry = accepted.find(key_of(finding)); entry != accepted.end()) add("Accepted", entry->second);
  add("Engine's answer", finding.answer);
  add("Measured exactly", finding.measured);
  add("Referee", finding.referee);
  if (!finding.failed_again) add("Confirmed", "no: a fresh process that was asked again did not fail");
  add("Size", size);
  add("Severity", std::string(name_of(finding.severity)));
  if (finding.seen != 0) add("Seen", counted(finding.seen, "case"));
  add("Also seen in the domains", also_in);
  if (finding.cycle)
    add("Cycle", fmt::format("{} from step {}", counted(finding.cycle->states.size(), "state"), finding.cycle->first));
  return std::move(facts).list();
}

/// "gjk/verdict_is_right: no wrong hit (plain), 12 cases": everything that a finding stands for.
Json seen_as_of(const Finding& finding) {
  Json list = Json::array();
  for (const SeenAs& one : finding.seen_as)
    list.push_back(shown_text(
        fmt::format("{}: {} ({}), {}", one.property, one.claim, name_of(one.severity), counted(one.cases, "case"))));
  return list;
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
  const std::string picture = small_picture(finding);
  return fmt::format(
      "<li>{}<div><p><a href=\"#finding={}\">{}</a></p><p class=\"small\"><a "
      "href=\"#engine={}\">{}</a>, version {}. Severity: {}{}</p></div></li>",
      picture.empty() ? "" : "<div class=\"thumb\">" + picture + "</div>", finding.id, escaped_markup(seen_of(finding)),
      escaped_markup(finding.engine), escaped_markup(finding.engine), escaped_markup(finding.engine_version),
      name_of(finding.severity), finding.seen > 1 ? ". " + counted(finding.seen, "case") + " like it" : "");
}

}  // namespace

ShownFindings shown_findings(const Campaign& campaign, const Digest& digest) {
  std::vector<std::string> given;
  for (const EngineRow& engine : campaign.header.engines)
    if (is_given_by_path(campaign, engine.name)) given.push_back(engine.name);
  ShownFindings shown{worst_of(on_trial(campaign), kShownWorst, given), findings_in_order(campaign, digest)};
  if (shown.in_order.size() <= kShownFindings) return shown;
  std::set<const Finding*> chosen(shown.worst.begin(), shown.worst.end());
  std::map<std::string_view, std::vector<const Finding*>> first_ones;  // of every engine
  for (const Finding* finding : shown.in_order)
    if (auto& own = first_ones[finding->engine]; own.size() < kShownFindings) own.push_back(finding);
  for (std::size_t turn = 0; turn < kShownFindings; ++turn)
    for (const auto& [engine, own] : first_ones)
      if (turn < own.size() && chosen.size() < kShownFindings) chosen.insert(own[turn]);
  std::erase_if(shown.in_order, [&](const Finding* finding) { return !chosen.contains(finding); });
  return shown;
}

std::string worst_section(const ShownFindings& shown) {
  if (shown.worst.empty()) return "";
  std::string items;
  for (const Finding* finding : shown.worst) items += worst_item(*finding);
  return "<section id=\"worst\"><h2>The worst things seen</h2><p class=\"prose\">The most severe first, then the "
         "simplest, of as many libraries and ways to fail as there are. Each is a case made as small as it gets; it "
         "opens with its numbers, the proof, and the command that replays it.</p><ol class=\"worst\">" +
         items + "</ol></section>";
}

std::string findings_json(const Campaign& campaign, const Digest& digest, const ShownFindings& shown) {
  Json list = Json::array();
  std::map<std::string_view, std::size_t> places;
  for (std::size_t place = 0; place < digest.engines.size(); ++place)
    places[digest.engines[place].engine->name] = place;
  for (const Finding* finding : shown.in_order) {
    const auto place = places.find(finding->engine);
    if (place == places.end()) continue;
    Json one = {{"id", finding->id},
                {"engine", place->second},
                {"severity", name_of(finding->severity)},
                {"seen", seen_of(*finding)},
                {"where", shown_text(where_of(*finding))},
                {"evidence", shown_text(finding->evidence)},
                {"picture", picture_of(*finding)},
                {"compared", compared_json(*finding, *digest.engines[place->second].engine)},
                {"facts", facts_of_finding(*finding, digest.accepted_findings)},
                {"seen_as", seen_as_of(*finding)},
                {"replay", replay_command(campaign, *finding)},
                {"case", shown_text(finding->case_text)},
                {"judged",
                 {{"engine", finding->engine},
                  {"property", finding->property},
                  {"claim", shown_text(finding->claim)},
                  {"answer", shown_text(finding->answer)}}}};
    if (finding->certificate) {
      Json certificate = json_detail::certificate_json(*finding->certificate);
      one["certificate"] = certificate.dump().size() > kLongestCertificate ? Json() : std::move(certificate);
    }
    if (const Result<CaseFile> file = parse_case(finding->case_text, "case"); file) {
      one["cpp"] = cpp_of(file->problem);
      one["json"] = json_of(file->problem);
    }
    list.push_back(std::move(one));
  }
  return list.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace assay
