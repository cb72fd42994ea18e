// The words of the command line, a command a function: the arguments that it takes and what it runs.
#pragma once
#include <CLI/CLI.hpp>
#include <functional>
#include <vector>

namespace assay {

/// A command's arguments stand in what `run` holds; it gives an exit code.
struct Command {
  CLI::App* arguments;
  std::function<int()> run;
};

/// Those that make, join, compare and report campaigns.
std::vector<Command> campaign_commands(CLI::App& app);
/// Those on single cases, files and engines.
std::vector<Command> case_commands(CLI::App& app);

}  // namespace assay
