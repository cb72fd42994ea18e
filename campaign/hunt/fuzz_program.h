// The libFuzzer program of a variant, which the preset `fuzz` builds, and how it is run.
#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "algorithms/model/result.h"

namespace assay {

/// A target of fuzz/targets as it stands in the folder that the preset `fuzz` builds into.
struct FuzzProgram {
  std::string name;            ///< of the target: "fuzz_lp_certified"
  std::filesystem::path path;  ///< of the program, absolute
};

/// Of the engine "lp/certified" the program `build`/bin/fuzz_lp_certified, by the list that the build writes.
///
/// Error  there is no list, it does not have the engine, or the program is not built: the sentence has the command that
///        builds it.
Result<FuzzProgram> find_fuzz_program(const std::filesystem::path& build, const std::string& engine);

/// One run of a program to its end. Both its streams go to `log`, behind what is there.
struct FuzzRun {
  std::vector<std::string> arguments;
  std::map<std::string, std::string> environment;  ///< besides this process's own
  std::filesystem::path log;
};

/// The exit code, or 128 and its number for a signal. An interrupt that reaches both processes is the program's to act
/// upon.
///
/// Error  it cannot be started.
Result<int> run_fuzz_program(const FuzzProgram& program, const FuzzRun& run);

}  // namespace assay
