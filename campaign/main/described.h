// The command line as a manual page and as a completion for bash, made from the description by which it is read.
#pragma once
#include <CLI/CLI.hpp>
#include <string>

namespace assay {

enum class DescribedAs { kManual, kBash };

/// A page of man(7), or a script that bash sources. What a machine or a day decides (how many threads, which build) is
/// not in it, so that one description is one text.
std::string described(const CLI::App& app, DescribedAs form);

}  // namespace assay
