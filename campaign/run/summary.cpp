#include "campaign/run/summary.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "properties/text/foreign_text.h"
#include "reports/store/store.h"
#include "reports/writers/report_rows.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::uint64_t of(const std::array<std::uint64_t, kOutcomes>& outcomes, Outcome outcome) {
  return outcomes[static_cast<std::size_t>(outcome)];
}

/// ": 12 plain, 3 near"; empty where none is confirmed.
std::string severities_of(const std::vector<Finding>& findings) {
  BySeverity counts{};
  for (const Finding& finding : findings)
    if (finding.failed_again) ++counts[static_cast<std::size_t>(finding.severity)];
  const std::string words = severity_counts(counts);
  return words.empty() ? "" : ": " + words;
}

}  // namespace

void print_summary(const Campaign& campaign, const RunSummary& run, const std::set<Signature>& known,
                   const std::string& results, const Acceptance& accepted) {
  std::map<std::string, std::array<std::uint64_t, kOutcomes>> engines;
  SelfCheck self_check;
  std::uint64_t filtered = 0, exact = 0, refereed = 0, inside = 0, explained = 0;
  for (const EngineRow& engine : campaign.header.engines) engines[engine.name] = {};
  for (const BlockRecord& block : campaign.blocks) {
    self_check += block.self_check;
    for (const auto& [difficulty, cell] : block.cells) {
      for (std::size_t i = 0; i < kOutcomes; ++i) engines[block.engine][i] += cell.outcomes[i];
      inside += cell.inside, explained += cell.explained, filtered += cell.filtered, exact += cell.exact,
          refereed += cell.refereed;
    }
  }
  fmt::print("{:<32}{:>12}{:>12}{:>10}{:>19}{:>10}{:>10}{:>9}{:>6}{:>12}{:>11}\n", "engine", "judged", "holds",
             "violated", words_of(Outcome::kWithinDocumented), "gave up", "declined", "crashed", "hung", "not judged",
             "not asked");
  for (const auto& [name, outcomes] : engines) {
    std::uint64_t judged = 0;
    for (const std::uint64_t count : outcomes) judged += count;
    judged -= of(outcomes, Outcome::kNotJudged) + of(outcomes, Outcome::kNotAsked);
    fmt::print("{:<32}{:>12}{:>12}{:>10}{:>19}{:>10}{:>10}{:>9}{:>6}{:>12}{:>11}\n", name, judged,
               of(outcomes, Outcome::kHolds), of(outcomes, Outcome::kViolated),
               of(outcomes, Outcome::kWithinDocumented), of(outcomes, Outcome::kGaveUp),
               of(outcomes, Outcome::kDeclined), of(outcomes, Outcome::kCrashed), of(outcomes, Outcome::kHung),
               of(outcomes, Outcome::kNotJudged), of(outcomes, Outcome::kNotAsked));
  }
  for (const EngineResults& engine : tables_of(campaign).engines)
    for (const std::string& line : engine.not_judged) fmt::print("{}: {}\n", engine.engine->name, one_line(line));
  fmt::print("\njudgements: {} by the floating-point filter, {} by rationals; {} passes re-solved by the referee\n",
             filtered, exact, refereed);
  if (self_check.lies > 0)
    fmt::print("{} answers of ours were put to the judges with one place changed: {} rejected\n", self_check.lies,
               self_check.caught);
  if (inside > 0) fmt::print("{} answers are not the exact ones, but inside their engine's own tolerance\n", inside);
  if (explained > 0)
    fmt::print("{} violated relations are explained: one of their replies is itself wrong, which is counted there\n",
               explained);
  if (run.seconds > 0 && run.judged > 0)
    fmt::print("{} cases judged in {:.1f} s: {:.0f} a second\n", run.judged, run.seconds,
               static_cast<double>(run.judged) / run.seconds);
  const auto once = std::ranges::count(campaign.findings, false, &Finding::failed_again);
  fmt::print(
      "\n{}{}{}\n", counted(campaign.findings.size(), "finding"), severities_of(campaign.findings),
      once == 0 ? "" : fmt::format("; {} not confirmed: a fresh process that was asked again did not fail", once));
  for (const Finding& finding : campaign.findings) {
    const std::string_view standing = accepted.is_milder(finding.severity) ? "milder"
                                      : accepted.of(finding) != nullptr    ? "accepted"
                                      : is_new(finding, known)             ? "new"
                                                                           : "known";
    fmt::print("  {:<5} {:<10} {:<30} {}: {} (size {}{}; {}{})\n", standing, name_of(finding.severity), finding.engine,
               finding.property, finding.claim, finding.size, finding.minimal ? ", minimal" : "",
               finding.failed_again ? one_line(finding.referee.substr(0, finding.referee.find(':'))) : "not confirmed",
               finding.by_default && finding.failed_again ? "; by default" : "");
    if (!finding.failed_again) fmt::print("        {}\n", one_line(finding.evidence));
  }
  fmt::print("\nresults {}\n", results);
}

}  // namespace assay
