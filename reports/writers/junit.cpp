#include "reports/writers/junit.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "reports/writers/seen/seen.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

/// A failing case names no more domains and claims than these.
inline constexpr std::size_t kJunitLines = 10;

struct Suite {
  std::string cases;
  std::size_t tests = 0, failures = 0, errors = 0, skipped = 0;
};

/// One engine under one property.
struct JudgedClaim {
  PopulationCounts counts{};
  std::vector<std::pair<std::string, CellCounts>> failing;  ///< domains with a failure, the most of them first
  const Finding* worst = nullptr;                           ///< that shows the property broken, if one was reduced
  std::set<std::string> accepted{};                         ///< the reasons where all that failed is accepted
};
using JudgedClaims = std::map<std::pair<std::string, std::string>, JudgedClaim>;  // by engine and property

JudgedClaims cases_of(const Campaign& campaign, const Digest& digest) {
  JudgedClaims cases;
  for (const auto& [row, cells] : digest.totals) {
    JudgedClaim& one = cases[{row.engine, row.property}];
    const PopulationCounts own = digest.counts_of_row(row);
    one.counts += own;
    if (failed(own.counts) > 0) one.failing.emplace_back(row.domain, own.counts);
  }
  for (auto& [key, one] : cases)
    std::ranges::stable_sort(one.failing, std::greater(), [](const auto& entry) { return failed(entry.second); });
  for (const auto& [row, reasons] : digest.accepted_rows)
    if (const auto at = cases.find(row); at != cases.end()) at->second.accepted = reasons;
  for (const Finding* finding : findings_in_order(campaign, digest)) {
    const auto shows = [&](const std::string& property) {
      const auto at = cases.find({finding->engine, property});
      if (at == cases.end()) return;
      // Of equal severity that one whose own claim it is; a finding also stands for the failures of its cluster.
      const auto key = [&](const Finding& one) { return std::tuple(one.severity, one.property != property); };
      if (at->second.worst == nullptr || key(*finding) < key(*at->second.worst)) at->second.worst = finding;
    };
    shows(finding->property);
    for (const SeenAs& one : finding->seen_as) shows(one.property);
  }
  return cases;
}

std::string message_of(const Campaign& campaign, const JudgedClaim& one) {
  const std::string severities = severity_words(one.counts);
  const std::string counts = outcome_words(one.counts.counts) + (severities.empty() ? "" : "; failed: " + severities);
  if (one.worst == nullptr) return counts;
  const Finding& worst = *one.worst;
  return seen_of(worst) + ' ' + title_of(worst) + ": " + worst.evidence +
         " Replay: " + replay_command(campaign, worst) + " (" + counts + ')';
}

/// At most kJunitLines lines "12 cases: word", and how many more there are.
std::string lines_of(const std::string& title, const std::vector<std::pair<std::string, std::uint64_t>>& counts) {
  std::string text = title + ":\n";
  for (const auto& [name, count] : std::span(counts).first(std::min(counts.size(), kJunitLines)))
    text += "  " + counted(count, "case") + ": " + name + '\n';
  return counts.size() <= kJunitLines ? text : text + fmt::format("  and {} more\n", counts.size() - kJunitLines);
}

std::string details_of(const JudgedClaim& one) {
  std::vector<std::pair<std::string, std::uint64_t>> claims(one.counts.counts.violations.begin(),
                                                            one.counts.counts.violations.end()),
      domains;
  std::ranges::stable_sort(claims, std::greater(), [](const auto& entry) { return entry.second; });
  for (const auto& [domain, total] : one.failing) domains.emplace_back(domain, failed(total));
  std::string text = claims.empty() ? "" : lines_of("claims", claims);
  text += lines_of("domains", domains);
  return one.worst == nullptr ? text : text + "referee: " + one.worst->referee + '\n';
}

void add_case(const Campaign& campaign, Suite& suite, const std::string& engine, const std::string& property,
              const JudgedClaim& one) {
  ++suite.tests;
  std::string inside;
  if (const std::uint64_t all = failed(one.counts.counts); all > 0 && !one.accepted.empty()) {
    ++suite.skipped;
    inside = fmt::format("<skipped message=\"accepted: {} ({})\"/>",
                         escaped_markup(fmt::format("{}", fmt::join(one.accepted, "; "))),
                         escaped_markup(outcome_words(one.counts.counts)));
  } else if (all > 0) {
    const bool is_broken = all > count_of(one.counts.counts, Outcome::kViolated);
    ++(is_broken ? suite.errors : suite.failures);
    const std::string_view element = is_broken ? "error" : "failure";
    inside = fmt::format("<{} type=\"{}\" message=\"{}\">{}</{}>", element, is_broken ? "broken" : "violated",
                         escaped_markup(message_of(campaign, one)), escaped_markup(details_of(one)), element);
  } else if (judged(one.counts.counts) == 0) {
    ++suite.skipped;
    inside = fmt::format("<skipped message=\"{}\"/>", escaped_markup(outcome_words(one.counts.counts)));
  } else {
    inside = "<system-out>" + escaped_markup(outcome_words(one.counts.counts)) + "</system-out>";
  }
  suite.cases += fmt::format("    <testcase classname=\"{}\" name=\"{}\">{}</testcase>\n", escaped_markup(engine),
                             escaped_markup(property), inside);
}

void add_not_judged(Suite& suite, const NotJudgedRow& row) {
  ++suite.tests, ++suite.skipped;
  suite.cases +=
      fmt::format("    <testcase classname=\"{}\" name=\"{}\"><skipped message=\"not judged: {}\"/></testcase>\n",
                  escaped_markup(row.engine), escaped_markup(row.property), escaped_markup(row.why));
}

}  // namespace

std::string junit_text(const Campaign& campaign, const Digest& digest) {
  std::map<std::string, Suite> suites;
  const JudgedClaims cases = cases_of(campaign, digest);
  for (const auto& [key, one] : cases) add_case(campaign, suites[key.first], key.first, key.second, one);
  for (const NotJudgedRow& row : campaign.header.not_judged)
    if (!cases.contains({row.engine, row.property})) add_not_judged(suites[row.engine], row);
  Suite all;
  std::string text;
  for (const auto& entry : suites) {
    const std::string& engine = entry.first;
    const Suite& suite = entry.second;
    const auto row = std::find_if(campaign.header.engines.begin(), campaign.header.engines.end(),
                                  [&](const EngineRow& candidate) { return candidate.name == engine; });
    text += fmt::format(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\">\n"
        "    <properties><property name=\"version\" value=\"{}\"/><property name=\"battery\" value=\"{}\"/>"
        "<property name=\"seed\" value=\"{}\"/><property name=\"results\" value=\"{}\"/></properties>\n{}  "
        "</testsuite>\n",
        escaped_markup(engine), suite.tests, suite.failures, suite.errors, suite.skipped,
        escaped_markup(row == campaign.header.engines.end() ? "" : row->version),
        escaped_markup(campaign.header.battery), campaign.header.seed, digest.hash, suite.cases);
    all.tests += suite.tests, all.failures += suite.failures, all.errors += suite.errors, all.skipped += suite.skipped;
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"assay\" tests=\"{}\" failures=\"{}\" "
      "errors=\"{}\" "
      "skipped=\"{}\">\n{}</testsuites>\n",
      all.tests, all.failures, all.errors, all.skipped, text);
}

}  // namespace assay
