// Numbers and text as people read them; one way for all writers.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reports/store/blocks/how_far.h"
#include "reports/store/compare/intervals.h"

namespace assay {

/// Text for HTML and XML, element content and attribute values alike; bytes that are no plain
/// character (properties/text/foreign_text.h), which XML 1.0 could not carry or a reader not see, become U+FFFD.
std::string escaped_markup(std::string_view text);

/// The name of an engine or a domain as markup in which lines may end after "/" and "_" and nowhere within a word.
std::string breakable_name(std::string_view name);

/// The text with U+FFFD for every byte that is no plain character: what a page's script may show as it is.
std::string shown_text(std::string_view text);

/// Text inside a cell of a Markdown table: what would end the cell, start markup or end the line is escaped.
std::string markdown_cell(std::string_view text);

/// 1234567 as "1 234 567", with narrow no-break spaces.
std::string grouped(std::uint64_t count);

/// A share in percent with the digits that matter: "0 %", "0.0031 %", "12.3 %", "100 %". Only 0 prints as 0, only 1 as
/// 100.
std::string percent(double share);
std::string percent(std::uint64_t part, std::uint64_t whole);

/// Of rows that were chosen, of which there is no rate: "none of 234", "29 of 234 (3 by default)"; "–" where none was
/// tried.
std::string count_words(const Share& share);
/// Of a sample, with the exact 95 % interval: "none of 234", "29 of 234 (12.4 %, 8.5 to 17.3; by default)".
std::string rate_words(const Share& share);
/// Of both: "none of 800; of chosen rows 29 of 234". Of chosen rows alone count_words.
std::string share_words(const Share& sample, const Share& chosen);

/// "gjk/near_touching@1" without its version.
std::string_view without_version(std::string_view domain);

/// "1 case", "2 cases": `noun` with an s unless there is exactly one; the count grouped.
std::string counted(std::uint64_t count, std::string_view noun);

/// "quick, version 2"
std::string battery_in_words(const CampaignHeader& header);

/// "gave up" of gave_up.
std::string words_of(Outcome outcome);

/// "12 violated, 3 hung, 85 holds": the outcomes that occurred, worst first.
std::string outcome_words(const CellCounts& cell);

/// "plain 12 of 234 (by default), near 3 of 90": the failed cases of one claim, each of the tried ones of its severity.
std::string severity_words(const PopulationCounts& counts);
/// The same of one claim by population, share_words of each severity that failed anywhere.
std::string severity_words(const ByPopulation& counts);
/// "12 plain, 3 near": for sums over several claims.
std::string severity_counts(const BySeverity& counts);
/// "plain 12 of 234 of 4 000 judged", "none of 4 000 judged", empty where nothing was: of one claim.
std::string judged_words(const PopulationCounts& counts);

/// The source file of a property, relative to the repository: "gjk/verdict_is_right" lives in
/// "properties/gjk/verdict_is_right.h". tests/reports hold it to every property of the catalogue.
std::string source_of_property(std::string_view property);

/// "Judged so far: 120 of 400 blocks (30.0 %); 3 findings so far."; empty for a campaign that is at its end.
std::string words_of(const HowFar& how_far, std::size_t findings);

/// "assay replay out/quick/findings/<id>.case": by the names by which the program was called and the campaign was read,
/// so that it runs where both were.
std::string replay_command(const Campaign& campaign, const Finding& finding);

/// What a finding is, in one line: "published/kreuzer_tableau: wrong hit (gjk/verdict_is_right on
/// gjk/near_touching@1)".
std::string title_of(const Finding& finding);

}  // namespace assay
