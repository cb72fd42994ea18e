// The problems of many files, one file after the other.
#pragma once
#include <functional>

#include "campaign/commands/commands.h"
#include "campaign/input/open_input.h"

namespace assay {

/// Why --family cannot be obeyed; empty where it can, or is not given.
std::string unknown_family(const std::string& family);

/// Calls `visit` for each problem of the files of `options` in order; it returns an exit code. A file that cannot be
/// read, or is not a problem that the options ask for, gets its sentence on standard error, and those after it are
/// still visited.
///
/// Returns the worst exit code.
int visit_inputs(const FileOptions& options, const std::function<int(Input)>& visit);

}  // namespace assay
