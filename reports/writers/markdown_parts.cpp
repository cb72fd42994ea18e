#include "reports/writers/markdown_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "properties/text/foreign_text.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

/// The first characters of a text, whole ones, of at most so many bytes.
std::string_view first_of(std::string_view text, std::size_t bytes) {
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t length = std::max<std::size_t>(plain_character(text.substr(at)), 1);
    if (at + length > bytes) break;
    at += length;
  }
  return text.substr(0, at);
}

std::string silent_cell(const TrustRow& row) {
  if (row.judged == 0 && failed(row.principal) == 0) return "–";
  if (row.crashed() + row.hung() == 0) return "none";
  return fmt::format("{} and {}", row.crashed(), row.hung());
}

}  // namespace

std::string short_cell(std::string_view text) {
  const std::string_view first = first_of(text, kShownBytes);
  return markdown_cell(first) + (first.size() < text.size() ? " ..." : "");
}

std::string trust_head(std::string_view first) {
  return fmt::format(
      "| {} | wrong: plain | near | extreme | degenerate | crashes and hangs | within documented | judged | effective "
      "epsilon | time |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n",
      first);
}

std::string trust_line(const std::string& first, const TrustRow& row) {
  return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", first, row.wrong_words(Severity::kPlain),
                     row.wrong_words(Severity::kNear), row.wrong_words(Severity::kExtreme),
                     row.wrong_words(Severity::kDegenerate), silent_cell(row),
                     row.judged > 0 ? grouped(count_of(row.principal, Outcome::kWithinDocumented)) : "–",
                     row.judged > 0 ? grouped(row.judged) : "–", row.gaps.words(),
                     row.relative_time ? fmt::format("{:.2g} ×", *row.relative_time) : "–");
}

std::string finding_line(const Campaign& campaign, const Finding& finding) {
  return fmt::format("- {} ({}, {}, {}) `{}`\n", short_cell(seen_of(finding)), markdown_cell(finding.engine),
                     markdown_cell(finding.property), name_of(finding.severity), replay_command(campaign, finding));
}

std::string changes_text(const Comparison& comparison, std::size_t most) {
  std::string text = short_cell(comparison.headline()) + "\n\n";
  const std::vector<Change> changes = comparison.changes();
  const std::size_t shown = std::min(changes.size(), most);
  for (const Change& change : std::span(changes).first(shown))
    text += "- " + short_cell(change.sentence) +
            (change.again.empty() || change.again.size() > kShownBytes ? "" : " `" + one_line(change.again) + "`") +
            '\n';
  return text + more_text(changes.size(), shown, "on the page");
}

std::string more_text(std::size_t all, std::size_t shown, std::string_view where) {
  return all <= shown ? "" : fmt::format("\n{} more are {}.\n", grouped(all - shown), where);
}

}  // namespace assay
