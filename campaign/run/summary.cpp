#include "campaign/run/summary.h"

#include <fmt/format.h>
#include <unistd.h>

#include <map>

#include "campaign/streams/standard_streams.h"
#include "properties/text/foreign_text.h"
#include "reports/store/store.h"
#include "reports/writers/report_rows.h"

namespace assay {
namespace {

std::uint64_t of(const std::array<std::uint64_t, kOutcomes>& outcomes, Outcome outcome) {
  return outcomes[static_cast<std::size_t>(outcome)];
}

}  // namespace

void report_findings_progress(std::size_t done, std::size_t total) {
  const bool terminal = isatty(STDERR_FILENO) != 0;
  if (terminal)
    tell("\rreducing and confirming: {} of {} failures\x1b[K{}", done, total, done == total ? "\n" : "");
  else if (done == total)
    tell("reduced and put to the referee: {} failures\n", total);
  else if (10 * done / total != 10 * (done - 1) / total)
    tell("reducing and confirming: {} of {} failures\n", done, total);
}

void print_summary(const Campaign& campaign, const RunSummary& run, const std::set<Signature>& known,
                   const std::string& results) {
  std::map<std::string, std::array<std::uint64_t, kOutcomes>> engines;
  std::uint64_t filtered = 0, exact = 0, refereed = 0, inside = 0;
  for (const EngineRow& engine : campaign.header.engines) engines[engine.name] = {};
  for (const BlockRecord& block : campaign.blocks) {
    for (const auto& [difficulty, cell] : block.cells) {
      for (std::size_t i = 0; i < kOutcomes; ++i) engines[block.engine][i] += cell.outcomes[i];
      inside += cell.inside, filtered += cell.filtered, exact += cell.exact, refereed += cell.refereed;
    }
  }
  fmt::print("{:<32}{:>12}{:>12}{:>10}{:>10}{:>10}{:>9}{:>6}{:>12}{:>11}\n", "engine", "judged", "holds", "violated",
             "gave up", "declined", "crashed", "hung", "not judged", "not asked");
  for (const auto& [name, outcomes] : engines) {
    std::uint64_t judged = 0;
    for (const std::uint64_t count : outcomes) judged += count;
    judged -= of(outcomes, Outcome::kNotJudged) + of(outcomes, Outcome::kNotAsked);
    fmt::print("{:<32}{:>12}{:>12}{:>10}{:>10}{:>10}{:>9}{:>6}{:>12}{:>11}\n", name, judged,
               of(outcomes, Outcome::kHolds), of(outcomes, Outcome::kViolated), of(outcomes, Outcome::kGaveUp),
               of(outcomes, Outcome::kDeclined), of(outcomes, Outcome::kCrashed), of(outcomes, Outcome::kHung),
               of(outcomes, Outcome::kNotJudged), of(outcomes, Outcome::kNotAsked));
  }
  for (const EngineResults& engine : tables_of(campaign).engines)
    for (const std::string& line : engine.not_judged) fmt::print("{}: {}\n", engine.engine->name, one_line(line));
  fmt::print("\njudgements: {} by the floating-point filter, {} by rationals; {} passes re-solved by the referee\n",
             filtered, exact, refereed);
  if (inside > 0) fmt::print("{} answers are not the exact ones, but inside their engine's own tolerance\n", inside);
  if (run.seconds > 0 && run.judged > 0)
    fmt::print("{} cases judged in {:.1f} s: {:.0f} a second\n", run.judged, run.seconds,
               static_cast<double>(run.judged) / run.seconds);
  fmt::print("\n{} findings\n", campaign.findings.size());
  for (const Finding& finding : campaign.findings) {
    const bool fresh = !known.contains({finding.engine, finding.property, finding.claim});
    fmt::print("  {} {:<30} {}: {} (size {}{}; {})\n", fresh ? "new  " : "known", finding.engine, finding.property,
               finding.claim, finding.size, finding.minimal ? ", minimal" : "",
               one_line(finding.referee.substr(0, finding.referee.find(':'))));
  }
  fmt::print("\nresults {}\n", results);
}

}  // namespace assay
