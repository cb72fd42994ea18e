// The words of the `assay` command: each takes its options and answers with a documented exit code.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/severity.h"
#include "campaign/commands/acceptance_options.h"
#include "campaign/lp/solution_wishes.h"

namespace assay {

/// What a CI job acts on.
enum ExitCode : int {
  kNothingNew = 0,        ///< nothing new was found
  kNewFindings = 1,       ///< new findings, the replayed case fails, or rates are worse than a baseline's
  kHarnessError = 2,      ///< bad arguments, input or disk, tiers that disagree: no statement about any engine
  kNondeterministic = 3,  ///< an engine gave two answers to one question
  kBudgetNotReached = 4,  ///< stopped by time or by the user before every planned case was judged
};

struct ListOptions {
  bool engines = false, properties = false, domains = false, batteries = false;  ///< none: all
  bool json = false;                                                             ///< one JSON object a line
  std::vector<std::string> patterns;  ///< of names; an engine is also listed by its kind; empty: everything
  std::string family;                 ///< empty: every family
  std::string findings;               ///< a campaign directory, whose findings are listed and nothing else
  std::vector<Severity> severities;   ///< of findings; empty: all
};

struct CheckOptions {
  std::vector<std::string> files;  ///< always refused, with a sentence that says which command takes files
  std::vector<std::string> engines;
  std::string battery = "quick";
  std::vector<std::string> properties, domains;  ///< patterns; empty: all
  std::optional<std::uint64_t> seed;             ///< none: campaign_seed.h says which
  std::optional<double> seconds;                 ///< --time
  std::optional<std::uint64_t> cases;  ///< --cases: instead of the battery's budget for each property and domain
  unsigned jobs = 1;
  std::uint64_t shard = 0, shards = 1;
  std::string out;
  std::string baseline;  ///< a campaign directory; what failed there is not new, and rates are held against its
  AcceptanceOptions accepted;
  std::optional<Severity> fail_on;  ///< the mildest severity of failures that end with kNewFindings; none: every one
  bool observations = false;
  bool self_checks = true;  ///< before any engine is asked (campaign/self_checks/self_checks.h)
  bool lies = true;         ///< judges of answers of ours are told some (campaign/run/lies_to_judges.h)
};

struct MatrixOptions {
  std::vector<std::string> versions;  ///< LABEL=SELECTOR (campaign/versions/version_list.h), the oldest first
  CheckOptions check;                 ///< of every version; its engines, folder and baseline are the matrix's
};

struct BisectOptions {
  std::string file;                   ///< of any kind that is read, with one problem
  std::vector<std::string> versions;  ///< as of a matrix
  std::string engine, property;       ///< names; they override what the file names; empty: the file's
  bool all = false;                   ///< every version is asked
};

struct AcceptOptions {
  std::string finding;  ///< DIR/findings/ID.case of a campaign directory
  std::string reason;
  std::string until, engine_version;  ///< empty: without end, for every version
  std::string file = kAcceptedFile;   ///< made where there is none
};

struct FileOptions {
  std::vector<std::string> files;                ///< of any kind that is read (docs/input-files.md)
  std::vector<std::string> engines, properties;  ///< names or patterns; they override what the file names
  std::string family;                            ///< for plain points: another family than the usual one
  bool pair = false;                             ///< files of points are bodies, two by two
  /// reduce: where to write; empty: standard output. A folder where more than one case may come out.
  std::string out;
  std::vector<Severity> severities{};  ///< replay: only problems of these; empty: all
};

struct HuntOptions {
  std::string engine;                ///< the name of a variant of the program
  double seconds = 600;              ///< that libFuzzer runs
  std::string build = "build/fuzz";  ///< what the preset `fuzz` builds into
  std::string out;                   ///< empty: out/hunt/<target>
  std::string keep;                  ///< where the minimised cases go; empty: a folder in `out`
};

struct DrawOptions {
  std::string domain;  ///< name, with or without its version
  std::uint64_t seed = 1, index = 0;
  std::string engine, property;  ///< written into the case's header, so that replay needs no more; empty: none
  std::string out;               ///< empty: standard output
};

struct SolveOptions {
  std::vector<std::string> files;    ///< MPS files, or case or JSON files of the family lp
  std::vector<std::string> engines;  ///< as for check; none: every engine that serves the family
  double seconds = 10;               ///< for each engine that is a plug-in
  SolutionWishes wishes;
};

struct ExportOptions {
  std::string file;          ///< of any kind that is read; for MPS as one of solve
  std::string form = "mps";  ///< one of names_of_export_forms
  std::string out;           ///< empty: standard output
};

int run_list(const ListOptions& options);
/// The findings of a campaign, the most severe first, each with the command that replays it.
int list_findings(const ListOptions& options);
int run_check(const CheckOptions& options);
/// One battery on several versions of one engine, a campaign each, and the page of what was broken and fixed when.
/// kNewFindings where a version is worse than the one before it.
int run_matrix(const MatrixOptions& options);
/// Between which versions the outcome of one case changed. kNewFindings where it did, kNothingNew where the ends agree
/// (with `all`: where all do).
int run_bisect(const BisectOptions& options);
/// The engines on a dozen plain cases of each family that they serve, under every claim, in words. `engines` as for
/// check, one or more; kNewFindings where a claim is violated.
int run_try(const std::vector<std::string>& engines);
/// Every file by every engine that matches under every property that matches; the worst exit code of all of them.
int run_replay(const FileOptions& options);
/// Makes every failing one small. kNothingNew where on each file one at least fails, and its case is written.
int run_reduce(const FileOptions& options);
/// Writes case `index` of a domain and a seed: exactly what check judges under that number.
int run_draw(const DrawOptions& options);
/// The exact truth of each problem with its certificate, a JSON object a line (docs/certificates.md); no engine is
/// asked.
int run_certify(const FileOptions& options);
int run_hunt(const HuntOptions& options);
/// Asks the vectors of the selftest and shows each; ends with kHarnessError at the first that differs.
int run_selftest();
/// `plugins`: shared objects whose engines may be asked again; what records name is not loaded.
int run_merge(const std::vector<std::string>& directories, const std::vector<std::string>& plugins,
              const std::string& out, unsigned jobs);
int run_compare(const std::string& baseline, const std::string& current, bool all, const AcceptanceOptions& accepted);
/// The reports of a campaign into DIR/report. `engine`: its report card alone, into DIR/report/cards; kHarnessError
/// where the campaign has no engine of that name. `severities`: of the findings that are shown; empty: all.
int run_report(const std::string& directory, const std::string& baseline, const std::string& engine,
               const std::vector<Severity>& severities, const AcceptanceOptions& accepted);
/// Puts a campaign behind the nights of a history, and tells what got worse since the last one. `accepted.date` is the
/// day of the night. kNewFindings where something did.
int run_history_add(const std::string& directory, const std::string& file, const AcceptanceOptions& accepted);
/// Trends, clusters and the nights on which something got worse, as a page and as Markdown.
int run_history_report(const std::string& file, const std::string& out);
/// The union of problems of campaigns' findings and of files, each with its exact truth and a proof, into the folder
/// `out`, beside it a schema and readers (docs/corpus.md). `sources`: campaign directories, folders of case files,
/// files of any kind that is read.
int run_corpus(const std::vector<std::string>& sources, const std::string& out);
/// Puts the cluster of a finding into the file of accepted findings.
int run_accept(const AcceptOptions& options);
/// Every block of a campaign as a line of JSON with all its names.
int run_blocks(const std::string& directory);
/// Status, value, violations and basis of each engine beside the exact ones. kNewFindings where an answer is further
/// off than its engine promises, or an engine crashed or hung.
int run_solve(const SolveOptions& options);
std::vector<std::string> names_of_export_forms();
/// One problem as arrays of C++ or Python, as JSON, or, a linear program, as free MPS: bit for bit the same doubles; as
/// a test of its exact truth for a library's own test suite; or as a file of points.
int run_export(const ExportOptions& options);

/// "assay: " + sentence on standard error; kHarnessError.
int fail(const std::string& sentence);

/// The one that a job must act on first: a harness error, then nondeterminism, new findings, a budget not reached.
int worse_exit_code(int a, int b);

}  // namespace assay
