// The report card of one engine: what its author would attach to an issue or a release.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/compare/compare.h"
#include "reports/writers/report_rows.h"

namespace assay {

inline constexpr const char* kCardFolder = "cards";
inline constexpr const char* kCardMarkdownFile = "card.md";
inline constexpr const char* kCardPageFile = "card.html";
/// A card is one screen: so many claims, findings, changes and claims that are not judged, and no more bytes than that.
inline constexpr std::size_t kCardClaims = 12, kCardFindings = 3, kCardChanges = 3, kCardSilent = 3,
                             kCardBytes = 12'000;

/// What a comparison says of one engine.
Comparison of_engine(Comparison comparison, const std::string& engine);

/// At its top verdict_of; then what the engine came to under the principal claim of each family, what else it breaks,
/// and its worst findings with the commands that replay them. Precondition: the campaign has the engine.
std::string card_text(const Campaign& campaign, const Digest& digest, const std::string& engine,
                      const std::optional<Comparison>& comparison);

/// The card as Markdown and as a page, in cards/NAME of `directory`; the files' names, the page first.
///
/// Precondition  the campaign has the engine, so that its name is_name; `summed.found` is known of the `source`.
/// Error         the disk's; a file of the viewer folder is absent: the Markdown is written then.
Result<std::vector<std::string>> write_card(SummedCampaign summed, const FindingSource& source,
                                            const std::filesystem::path& directory, const std::string& engine,
                                            const std::optional<Comparison>& comparison);

}  // namespace assay
