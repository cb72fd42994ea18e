// The command line as a manual page and as completions for bash and zsh, made from the description by which it is read.
#pragma once
#include <CLI/CLI.hpp>
#include <string>

namespace assay {

enum class DescribedAs { kManual, kBash, kZsh, kGlossary };

/// A page of man(7), a script that bash sources, a function that zsh loads, or docs/glossary.md. What a machine or a
/// day decides (how many threads, which build) is not in it, so that one description is one text.
std::string described(const CLI::App& app, DescribedAs form);

}  // namespace assay
