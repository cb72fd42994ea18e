// The words of the command line, a command a function: the arguments that it takes and what it runs.
#pragma once
#include <CLI/CLI.hpp>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "algorithms/model/severity.h"

namespace assay {

/// A command's arguments stand in what `run` holds; it gives an exit code.
struct Command {
  CLI::App* arguments;
  std::function<int()> run;
};

/// "plain" and its like, one word each time.
const std::map<std::string, Severity>& severity_words();

/// Adds --severity, as those who read say it.
void add_severities(CLI::App& command, std::vector<Severity>& severities, const std::string& words);

/// Those that make, join, compare and report campaigns.
std::vector<Command> campaign_commands(CLI::App& app);
/// Those on single cases, files and engines.
std::vector<Command> case_commands(CLI::App& app);

}  // namespace assay
