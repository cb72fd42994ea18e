// Parses the units that have the code to be mutated in them.
#pragma once
#include <clang/Tooling/CompilationDatabase.h>

#include <string>
#include <vector>

#include "tool/collector.h"

namespace assay::mutation {

/// Of the commands of a build folder `parsed`: units of the mutated layers themselves, and the tables that instantiate
/// their templates. Paths are absolute.
std::vector<std::string> units_of(const clang::tooling::CompilationDatabase& commands, const std::string& root,
                                  const std::string& parsed);

/// What all operators propose for all units, which are parsed side by side.
///
/// Error  a unit does not compile: `failed` names it.
Collected parse_units(const clang::tooling::CompilationDatabase& commands, const std::vector<std::string>& units,
                      const std::string& root, std::string& failed);

}  // namespace assay::mutation
