#include "reports/writers/junit.h"

#include <fmt/format.h>

#include <algorithm>

#include "reports/writers/words.h"

namespace assay {
namespace {

struct Suite {
  std::string cases;
  std::size_t tests = 0, failures = 0, errors = 0, skipped = 0;
};

/// The findings of one row: those reduced from its domain, and those that occurred there too.
std::string details_of(const Campaign& campaign, const RowKey& row) {
  std::string text;
  for (const Finding& finding : campaign.findings) {
    const bool sees_it =
        finding.property == row.property || std::ranges::count(finding.seen_as, row.property, &SeenAs::property) > 0;
    if (finding.engine != row.engine || !sees_it) continue;
    const bool is_here = finding.domain == row.domain || std::ranges::count(finding.also_in, row.domain) > 0;
    if (is_here)
      text += finding.claim + (finding.severity ? " (" + std::string(name_of(*finding.severity)) + ")" : "") + ": " +
              finding.evidence + "\nreferee: " + finding.referee + "\nreplay: " + replay_command(finding) + "\n\n";
  }
  return text;
}

void add_case(Suite& suite, const Campaign& campaign, const RowKey& row, const CellCounts& total) {
  ++suite.tests;
  std::string inside;
  const std::string severities = severity_words(total);
  const std::string words = outcome_words(total) + (severities.empty() ? "" : "; failed: " + severities);
  if (const std::uint64_t broken = failed(total) - count_of(total, Outcome::kViolated); broken > 0) {
    ++suite.errors;
    inside = fmt::format("<error type=\"broken\" message=\"{}\">{}</error>", escaped_markup(words),
                         escaped_markup(details_of(campaign, row)));
  } else if (failed(total) > 0) {
    ++suite.failures;
    std::string claims;
    for (const auto& [claim, count] : total.violations)
      claims += (claims.empty() ? "" : "; ") + claim + ": " + counted(count, "case");
    inside = fmt::format("<failure type=\"violated\" message=\"{}\">{}</failure>",
                         escaped_markup(claims + " (" + words + ")"), escaped_markup(details_of(campaign, row)));
  } else if (judged(total) == 0) {
    ++suite.skipped;
    inside = fmt::format("<skipped message=\"{}\"/>", escaped_markup(words));
  }
  const std::string system_out = inside.empty() ? "<system-out>" + escaped_markup(words) + "</system-out>" : "";
  suite.cases += fmt::format("    <testcase classname=\"{}\" name=\"{}\">{}{}</testcase>\n", escaped_markup(row.engine),
                             escaped_markup(row.property + " on " + row.domain), inside, system_out);
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
  for (const auto& [row, cells] : digest.totals) add_case(suites[row.engine], campaign, row, sum_of(cells));
  for (const NotJudgedRow& row : campaign.header.not_judged) add_not_judged(suites[row.engine], row);
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
