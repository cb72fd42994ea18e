#include "reports/writers/markdown.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "properties/text/foreign_text.h"
#include "reports/writers/rates.h"
#include "reports/writers/studies/study_sections.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::string verdicts(const Digest& digest) {
  std::string text =
      "| engine | wrong, all claims | effective epsilon | findings | in words |\n|---|---|--:|--:|---|\n";
  for (const EngineResults& engine : digest.engines) {
    // Counts, as a share would mix claims; those of each claim are below.
    text += fmt::format("| {} | {} | {} | {} | {} |\n", markdown_cell(engine.engine->name),
                        judged(engine.total) == 0 ? "–" : judged_words(engine.total),
                        engine.effective ? power_in_words(-*engine.effective) : "–", engine.findings,
                        markdown_cell(headline(engine)));
  }
  return text;
}

/// "12 more are on the page.", where some are.
std::string more(std::size_t all, std::size_t shown, std::string_view where) {
  return all <= shown ? "" : fmt::format("\n{} more are {}.\n", grouped(all - shown), where);
}

std::string not_judged(const Digest& digest) {
  std::string text;
  std::size_t lines = 0, engines = 0;
  for (const EngineResults& engine : digest.engines) {
    if (engine.not_judged.empty() || ++engines > kMarkdownSilent) continue;
    ++lines;
    text += "- " + markdown_cell(engine.engine->name + ": " + engine.not_judged.front());
    text +=
        engine.not_judged.size() == 1 ? "\n" : "; and " + counted(engine.not_judged.size() - 1, "claim") + " more\n";
  }
  return text.empty() ? text : "### What is not judged\n\n" + text + more(engines, lines, "on the page") + '\n';
}

std::string rates(const Digest& digest) {
  const std::vector<WrongRate> wrong = wrong_rates(digest);
  std::string text =
      "| engine | property | domain | wrong | rate of each severity, 95 % interval | outcomes "
      "|\n|---|---|---|---|---|---|\n";
  const std::size_t shown = std::min(wrong.size(), kMarkdownRates);
  for (const WrongRate& rate : std::span(wrong).first(shown))
    text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", markdown_cell(rate.row.engine),
                        markdown_cell(rate.row.property), markdown_cell(rate.row.domain), rate.judged, rate.rates,
                        markdown_cell(rate.outcomes));
  return text + more(wrong.size(), shown, "in rates.csv");
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

/// With its case, or as one line.
std::string finding_text(const Finding& finding, bool has_case) {
  if (!has_case) return "- " + markdown_cell(title_of(finding)) + ": `" + replay_command(finding) + "`\n";
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
  if (const std::string far = words_of(digest.how_far, campaign.findings.size()); !far.empty()) text += far + "\n\n";
  if (comparison) {
    text += "### Changes since the baseline\n\n";
    text += markdown_cell(comparison->headline()) + "\n\n";
    const std::vector<Change> changes = comparison->changes();
    const std::size_t shown = std::min(changes.size(), kMarkdownChanges);
    for (const Change& change : std::span(changes).first(shown))
      text += "- " + markdown_cell(change.sentence) + (change.again.empty() ? "" : " `" + change.again + "`") + '\n';
    text += more(changes.size(), shown, "on the page") + '\n';
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
    const std::string part = finding_text(*finding, written < kMarkdownCases);
    if (written == kMarkdownFindings || text.size() + part.size() + kClosingBytes > kMarkdownBytes) break;
    text += part;
    ++written;
  }
  return text + more(campaign.findings.size(), written, "in findings.jsonl and on the page");
}

}  // namespace assay
