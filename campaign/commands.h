// The words of the `assay` command: each takes its options and answers with a documented exit code.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay {

/// What a CI job acts on.
enum ExitCode : int {
  kNothingNew = 0,        ///< nothing new was found
  kNewFindings = 1,       ///< new findings, or the replayed case fails
  kHarnessError = 2,      ///< bad arguments, unreadable input, tiers that disagree: no statement about any engine
  kNondeterministic = 3,  ///< an engine gave two answers to one question
  kBudgetNotReached = 4,  ///< stopped by time or by the user before every planned case was judged
};

struct ListOptions {
  bool engines = false, properties = false, domains = false, batteries = false;  ///< none: all
};

struct CheckOptions {
  std::vector<std::string> engines;
  std::string battery = "quick";
  std::vector<std::string> properties, domains;  ///< patterns; empty: all
  std::uint64_t seed = 1;
  std::optional<double> seconds;       ///< --time
  std::optional<std::uint64_t> cases;  ///< --cases: instead of the battery's budget for each property and domain
  unsigned jobs = 1;
  std::uint64_t shard = 0, shards = 1;
  std::string out;
  std::string baseline;  ///< a campaign directory; findings that it knows are not new
  bool observations = false;
};

struct FileOptions {
  std::string file;
  std::string engine, property;  ///< override what the file names
  std::string out;               ///< reduce: where to write; empty: standard output
};

int run_list(const ListOptions& options);
int run_check(const CheckOptions& options);
int run_replay(const FileOptions& options);
int run_reduce(const FileOptions& options);
int run_merge(const std::vector<std::string>& directories, const std::string& out, unsigned jobs);
int run_compare(const std::string& baseline, const std::string& current);
int run_report(const std::string& directory, const std::string& baseline);

/// "assay: " + sentence on standard error; kHarnessError.
int fail(const std::string& sentence);

}  // namespace assay
