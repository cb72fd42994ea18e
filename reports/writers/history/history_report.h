// A history as a page and as Markdown: nights on which something got worse, clusters, and trends.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/history/history.h"

namespace assay {

inline constexpr const char* kHistoryPageFile = "history.html";
inline constexpr const char* kHistoryMarkdownFile = "history.md";

/// The newest of both lists, as many as a reader of a comment wants, and a line an engine and claim whose answers were
/// ever wrong. Planted faults are left out.
std::string history_markdown(const Trends& trends);

/// The same whole, with a drawing for each of those lines. Nothing in it has to run, so a year opens at once. Style
/// from the viewer folder.
///
/// Error  a file of the viewer folder is absent.
Result<std::string> history_page(const Trends& trends);

/// Both into `directory`, which is made if absent; the page first.
Result<std::vector<std::string>> write_history(const Trends& trends, const std::filesystem::path& directory);

}  // namespace assay
