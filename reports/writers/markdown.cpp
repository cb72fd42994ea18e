#include "reports/writers/markdown.h"

#include <fmt/format.h>

#include "properties/text/foreign_text.h"
#include "reports/writers/studies/study_sections.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::string verdicts(const Digest& digest) {
  std::string text =
      "| engine | wrong | by severity | effective epsilon | findings | in words |\n|---|--:|---|--:|--:|---|\n";
  for (const EngineResults& engine : digest.engines) {
    text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", markdown_cell(engine.engine->name),
                        judged(engine.total) == 0 ? "–" : percent(failed(engine.total), tried(engine.total)),
                        severity_counts(engine.total), engine.effective ? power_of_two(-*engine.effective) : "–",
                        engine.findings, markdown_cell(headline(engine)));
  }
  return text;
}

std::string not_judged(const Digest& digest) {
  std::string text;
  for (const EngineResults& engine : digest.engines)
    for (const std::string& line : engine.not_judged)
      text += "- " + markdown_cell(engine.engine->name + ": " + line) + '\n';
  return text.empty() ? text : "### What is not judged\n\n" + text + '\n';
}

std::string rates(const Digest& digest) {
  std::string text =
      "| engine | property | domain | wrong | 95 % interval | by severity | outcomes "
      "|\n|---|---|---|--:|--:|---|---|\n";
  for (const auto& [row, cells] : digest.totals) {
    const CellCounts total = sum_of(cells);
    if (failed(total) == 0) continue;
    const Interval interval = clopper_pearson(failed(total), tried(total));
    text += fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n", markdown_cell(row.engine),
                        markdown_cell(row.property), markdown_cell(row.domain), percent(failed(total), tried(total)),
                        percent_range(interval.low, interval.high), severity_words(total),
                        markdown_cell(outcome_words(total)));
  }
  return text;
}

/// The text as a block of code: a fence is longer than any run of back-ticks in it, and what is not plain is replaced.
std::string fenced(std::string_view text) {
  std::string fence = "```", run, safe;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t length = plain_character(rest);
    safe += length == 0 ? "?" : rest.substr(0, length);
    run = rest.front() == '`' ? run + '`' : "";
    if (run.size() >= fence.size()) fence = run + '`';
    rest.remove_prefix(length == 0 ? 1 : length);
  }
  return fence + '\n' + safe + (safe.ends_with('\n') ? "" : "\n") + fence;
}

std::string finding_text(const Finding& finding) {
  return fmt::format("<details><summary>{}</summary>\n\n{}\n\nReferee: {}\n\nReplay: `{}`\n\n{}\n\n</details>\n\n",
                     escaped_markup(title_of(finding)), markdown_cell(finding.evidence), markdown_cell(finding.referee),
                     replay_command(finding), fenced(finding.case_text));
}

}  // namespace

std::string markdown_text(const Campaign& campaign, const Digest& digest, const std::optional<Comparison>& comparison,
                          const Studies& studies) {
  std::string text = fmt::format("### Assay: battery {}\n\n{} judged in exact arithmetic, seed {}, results `{}`.\n\n",
                                 markdown_cell(battery_in_words(campaign.header)), counted(digest.judgements, "answer"),
                                 campaign.header.seed, digest.hash.substr(0, 16));
  if (comparison) {
    text += "### Changes since the baseline\n\n";
    const std::vector<Change> changes = comparison->changes();
    if (changes.empty()) text += "Nothing changed.\n\n";
    for (const Change& change : changes) text += "- " + markdown_cell(change.sentence) + '\n';
    text += '\n';
  }
  text += "### Verdicts\n\n" + verdicts(digest) + '\n';
  const std::string details = "### Where they are wrong\n\n" + rates(digest) + '\n';
  constexpr std::size_t kClosingBytes = 200;
  for (const std::string& part : {not_judged(digest), details})
    if (text.size() + part.size() + kClosingBytes < kMarkdownBytes) text += part;
  for (const std::string& part : studies_markdown(studies))
    if (text.size() + part.size() + kClosingBytes < kMarkdownBytes) text += part;
  text += "### Findings\n\n";
  if (campaign.findings.empty()) text += "None.\n";
  std::size_t written = 0;
  for (const Finding* finding : findings_in_order(campaign, digest)) {
    const std::string part = finding_text(*finding);
    if (text.size() + part.size() + kClosingBytes > kMarkdownBytes) continue;
    text += part;
    ++written;
  }
  if (written < campaign.findings.size())
    text += fmt::format("{} more did not fit in here; all are in findings.jsonl and on the page.\n",
                        campaign.findings.size() - written);
  return text;
}

}  // namespace assay
