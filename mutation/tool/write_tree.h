// Writes the mutated sources and the list of mutants.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "tool/mutant.h"

namespace assay::mutation {

std::string contents(const std::filesystem::path& path);

/// Writes the mutated layers of `root` into `into`, each file with the choices of its mutants, and into/mutants.json. A
/// file that does not change keeps its time, so that nothing is compiled again for it.
///
/// Error  a sentence; empty for none.
std::string write_tree(const std::filesystem::path& root, const std::filesystem::path& into,
                       const std::vector<Mutant>& mutants, const Source& source);

}  // namespace assay::mutation
