#include "reports/writers/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

#include "properties/text/foreign_text.h"
#include "properties/text/shell_word.h"
#include "reports/property_headers.h"
#include "reports/store/disk/program_place.h"
#include "reports/store/store_files.h"

namespace assay {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
constexpr std::string_view kNarrowSpace = "\xE2\x80\xAF";
constexpr std::string_view kPercent = "\xC2\xA0%";  // after a no-break space

/// Digits that tell a share from 0 and from 1: three significant ones of whichever end is nearer.
std::string percent_number(double share) {
  const double shown = 100 * share, nearest = std::min(shown, 100 - shown);
  if (share <= 0) return "0";
  if (share >= 1) return "100";
  if (nearest >= 10) return fmt::format("{:.1f}", shown);
  if (nearest >= 1) return fmt::format("{:.2f}", shown);
  if (shown < 1) return fmt::format("{:.2g}", shown);
  return fmt::format("{:.{}f}", shown, static_cast<int>(std::ceil(-std::log10(nearest))) + 1);
}

}  // namespace

std::string shown_text(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = plain_character(text);
    shown += length == 0 ? kReplacement : text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return shown;
}

std::string escaped_markup(std::string_view text) {
  std::string safe;
  for (const char c : shown_text(text)) {
    switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      case '\'': safe += "&#39;"; break;
      default: safe += c;
    }
  }
  return safe;
}

std::string breakable_name(std::string_view name) {
  std::string markup;
  for (const char c : escaped_markup(name)) {
    markup += c;
    if (c == '/' || c == '_') markup += "<wbr>";
  }
  return markup;
}

std::string markdown_cell(std::string_view text) {
  std::string safe;
  for (const char c : escaped_markup(text)) {
    if (c == '\n' || c == '\r')
      safe += ' ';
    else if (c == '|' || c == '*' || c == '_' || c == '`' || c == '[' || c == ']' || c == '\\')
      (safe += '\\') += c;
    else
      safe += c;
  }
  return safe;
}

std::string grouped(std::uint64_t count) {
  const std::string digits = std::to_string(count);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += kNarrowSpace;
    text += digits[i];
  }
  return text;
}

std::string percent(double share) { return percent_number(share).append(kPercent); }

std::string percent(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? "–" : percent(static_cast<double>(part) / static_cast<double>(whole));
}

std::string count_words(const Share& share) {
  if (share.tried == 0) return "–";
  if (share.failed == 0) return "none of " + grouped(share.tried);
  const std::string by_default = share.by_default == 0 ? "" : " (" + share.default_words() + ')';
  return grouped(share.failed) + " of " + grouped(share.tried) + by_default;
}

std::string rate_words(const Share& share) {
  if (share.failed == 0) return count_words(share);
  const Interval interval = share.interval();
  const std::string by_default = share.by_default == 0 ? "" : "; " + share.default_words();
  return fmt::format("{} of {} ({}, {} to {}{})", grouped(share.failed), grouped(share.tried), percent(share.value()),
                     percent_number(interval.low), percent_number(interval.high), by_default);
}

std::string share_words(const Share& sample, const Share& chosen) {
  if (sample.tried == 0) return count_words(chosen);
  return rate_words(sample) + (chosen.failed == 0 ? "" : "; of chosen rows " + count_words(chosen));
}

std::string_view without_version(std::string_view domain) { return domain.substr(0, domain.rfind('@')); }

std::string counted(std::uint64_t count, std::string_view noun) {
  return grouped(count) + ' ' + std::string(noun) + (count == 1 ? "" : "s");
}

std::string words_of(Outcome outcome) {
  std::string words(name_of(outcome));
  std::ranges::replace(words, '_', ' ');
  return words;
}

std::string battery_in_words(const CampaignHeader& header) {
  return fmt::format("{}, version {}", header.battery, header.battery_version);
}

std::string outcome_words(const CellCounts& cell) {
  constexpr std::array kWorstFirst = {Outcome::kCrashed,          Outcome::kHung,      Outcome::kNondeterministic,
                                      Outcome::kViolated,         Outcome::kUndecided, Outcome::kGaveUp,
                                      Outcome::kDeclined,         Outcome::kNotJudged, Outcome::kNotAsked,
                                      Outcome::kWithinDocumented, Outcome::kHolds};
  std::string text;
  for (const Outcome outcome : kWorstFirst) {
    const std::uint64_t count = count_of(cell, outcome);
    if (count == 0) continue;
    text += (text.empty() ? "" : ", ") + grouped(count) + ' ' + words_of(outcome);
  }
  if (cell.explained > 0) text += ", " + grouped(cell.explained) + " of the undecided explained by a wrong reply";
  return text.empty() ? "no cases" : text;
}

namespace {

/// What `words` says of each severity with a failure, which it follows.
template <class Words>
std::string by_severity(const BySeverity& failures, Words&& words) {
  std::string text;
  for (std::size_t i = 0; i < kSeverities; ++i)
    if (failures[i] != 0) text += (text.empty() ? "" : ", ") + words(static_cast<Severity>(i));
  return text;
}

}  // namespace

std::string severity_words(const PopulationCounts& counts) {
  return by_severity(counts.counts.severities, [&](Severity severity) {
    return std::string(name_of(severity)) + ' ' + count_words(counts.failures(severity));
  });
}

std::string severity_words(const ByPopulation& counts) {
  return by_severity(counts.all().counts.severities, [&](Severity severity) {
    return std::string(name_of(severity)) + ' ' +
           share_words(counts.sample.failures(severity), counts.chosen.failures(severity));
  });
}

std::string severity_counts(const BySeverity& counts) {
  return by_severity(counts, [&](Severity severity) {
    return grouped(counts[static_cast<std::size_t>(severity)]) + ' ' + std::string(name_of(severity));
  });
}

std::string judged_words(const PopulationCounts& counts) {
  if (judged(counts.counts) == 0) return "";
  return (failed(counts.counts) == 0 ? "none" : severity_words(counts)) + " of " + grouped(judged(counts.counts)) +
         " judged";
}

std::string source_of_property(std::string_view property) {
  const auto stated = std::ranges::find(kStatedProperties, property, &StatedProperty::name);
  // The one claim whose name is made of its family's.
  return std::string(stated == std::end(kStatedProperties) ? "properties/terminates.h" : stated->header);
}

std::string words_of(const HowFar& how_far, std::size_t findings) {
  const std::string only =
      how_far.only.empty() ? "" : "Only findings that are " + how_far.only + " are shown; counts and rates are of all.";
  if (how_far.is_finished()) return only;
  const std::string first = only.empty() ? "" : only + ' ';
  if (how_far.judged >= how_far.planned)
    return first + "Everything is judged; " + counted(findings, "finding") +
           " so far, and not every failure is reduced.";
  return first + "Judged so far: " + grouped(how_far.judged) + " of " + counted(how_far.planned, "block") + " (" +
         percent(how_far.judged, how_far.planned) + "); " + counted(findings, "finding") + " so far.";
}

std::string replay_command(const Campaign& campaign, const Finding& finding) {
  const auto file = std::filesystem::path(campaign.folder) / store_detail::kFindingsFolder / (finding.id + ".case");
  return program_word() + " replay " + shell_word(shown_text(file.lexically_normal().string()));
}

std::string title_of(const Finding& finding) {
  return finding.engine + ": " + finding.claim + ", " + std::string(name_of(finding.severity)) + " (" +
         finding.property + " on " + finding.domain + ")";
}

}  // namespace assay
