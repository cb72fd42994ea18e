// The engines on files of linear programs, on the page and in Markdown.
#pragma once
#include <string>
#include <vector>

#include "reports/store/studies/netlib_rows.h"

namespace assay {

/// A line an engine with how many files it got right, inside its tolerance, beyond it; then a line a file with the
/// exact status and value, and each engine's relative difference. A cell opens to everything that was measured. Empty
/// without rows.
std::string netlib_section(const std::vector<NetlibRow>& rows);

/// The line an engine, and what was beyond a tolerance.
std::string netlib_markdown(const std::vector<NetlibRow>& rows);

}  // namespace assay
