// The `assay` command: parses the arguments, nothing else.
#include <CLI/CLI.hpp>
#include <charconv>
#include <exception>
#include <thread>

#include "campaign/commands/commands.h"
#include "campaign/crash/last_words.h"
#include "campaign/streams/standard_streams.h"
#include "campaign/worker_settings.h"
#include "formats/file_kind.h"
#include "studies/command.h"

namespace {

constexpr const char* kExitCodes =
    "Exit codes: 0 nothing new, 1 new findings, 2 harness error, 3 nondeterministic engine, 4 budget not reached.\n"
    "Engines of plug-ins run in processes that may use 2 GiB, write no file, start no process and reach no network; "
    "every\n"
    "command takes --worker-memory SIZE, --worker-files SIZE, --worker-processes and --no-isolation "
    "(docs/isolation.md).";

/// "90", "90s", "10m", "2h" in seconds.
std::optional<double> parse_duration(const std::string& text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
  if (error != std::errc{} || !(value > 0) || value > 1e9) return std::nullopt;
  if (unit.empty() || unit == "s") return value;
  if (unit == "m") return value * 60;
  if (unit == "h") return value * 3600;
  return std::nullopt;
}

/// "i/n" with 1 <= i <= n.
bool parse_shard(const std::string& text, std::uint64_t& shard, std::uint64_t& shards) {
  const auto slash = text.find('/');
  if (slash == text.npos) return false;
  const char* end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), text.data() + slash, shard);
  const auto second = std::from_chars(text.data() + slash + 1, end, shards);
  if (first.ec != std::errc{} || first.ptr != text.data() + slash || second.ec != std::errc{} || second.ptr != end)
    return false;
  if (shards == 0 || shards > 1'000'000 || shard == 0 || shard > shards) return false;
  --shard;
  return true;
}

/// What replay and reduce have in common. An option takes one word each time, so that files may follow it.
void add_file_options(CLI::App& command, assay::FileOptions& options) {
  command.add_option("FILE", options.files, assay::kinds_in_words())->required();
  command
      .add_option("--engine", options.engines,
                  "other engines than the file names: names, patterns (gjk/*) or paths; repeatable")
      ->allow_extra_args(false);
  command
      .add_option("--property", options.properties,
                  "other properties than the file names: names or patterns; repeatable")
      ->allow_extra_args(false);
  command.add_option("--family", options.family, "put plain points to this family: hull2, hull3, gjk or shapes");
  command.add_flag("--pair", options.pair,
                   "files of points are bodies: the first and the second are one pair, and so on");
}

/// How workers are treated, alike for every command; an option after the command's name is found here, too.
struct WorkerArguments {
  std::string memory = "2G", files = "0";
  bool processes = false, open_house = false;

  void add_to(CLI::App& app) {
    app.fallthrough();
    const std::string group = "Workers (docs/isolation.md)";
    app.add_option("--worker-memory", memory,
                   "what an engine's process may use beyond its start: 4G, 512M; 0: no limit")
        ->capture_default_str()
        ->group(group);
    app.add_option(
           "--worker-files", files,
           "size of a file that an engine may write, into a scratch folder of its own; 0: it cannot write files")
        ->capture_default_str()
        ->group(group);
    app.add_flag("--worker-processes", processes, "engines may start processes, which go with the worker")
        ->group(group);
    app.add_flag(
           "--no-isolation", open_house,
           "without seccomp, Landlock and hidden memory: for a debugger, or an engine that needs a device or a network")
        ->group(group);
  }

  /// The sentence of an error, or nothing.
  std::string apply() const {
    assay::WorkerOptions& settings = assay::worker_settings();
    const auto memory_bytes = assay::parse_bytes(memory), file_bytes = assay::parse_bytes(files);
    if (!memory_bytes) return "--worker-memory " + memory + ": not a size such as 4G, 512M, 64K or 0";
    if (!file_bytes) return "--worker-files " + files + ": not a size such as 64M, 512K or 0";
    settings.memory_bytes = *memory_bytes;
    settings.file_bytes = *file_bytes;
    settings.may_start_processes = processes || open_house;
    if (open_house) settings.isolation = assay::Isolation::none();
    return {};
  }
};

/// The command line; an exit code.
int run(int argc, char** argv) {
  CLI::App app{
      "Assay puts double-precision geometry code on trial and judges every answer in exact rational arithmetic."};
  app.footer(kExitCodes);
  app.require_subcommand(1);
  WorkerArguments workers;
  workers.add_to(app);

  assay::ListOptions list;
  CLI::App* list_command = app.add_subcommand("list", "engines, properties, domains and batteries");
  list_command->add_flag("--engines", list.engines, "engines only");
  list_command->add_flag("--properties", list.properties, "properties only");
  list_command->add_flag("--domains", list.domains, "domains only");
  list_command->add_flag("--batteries", list.batteries, "batteries only");

  assay::CheckOptions check;
  check.jobs = std::max(1U, std::thread::hardware_concurrency());
  std::string time_text, shard_text;
  CLI::App* check_command = app.add_subcommand("check", "try engines on a battery and keep every finding");
  check_command->add_option("FILE", check.files, "not possible: check draws its cases itself")->group("");
  check_command->add_option("--engine", check.engines,
                            "name, pattern (published/*) or path of a shared object; repeatable");
  check_command->add_option("--battery", check.battery, "smoke, quick, nightly or exhaustive")->capture_default_str();
  check_command->add_option("--property", check.properties, "only these properties; patterns; repeatable");
  check_command->add_option("--domain", check.domains, "only these domains; patterns; repeatable");
  check_command->add_option("--seed", check.seed, "campaign seed")->capture_default_str();
  check_command->add_option("--time", time_text, "stop after this time: 90, 90s, 10m, 2h");
  check_command
      ->add_option("--cases", check.cases, "cases for each property and domain, instead of the battery's budget")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 34));
  check_command->add_option("--jobs", check.jobs, "threads")->capture_default_str()->check(CLI::Range(1, 1024));
  check_command->add_option("--shard", shard_text, "i/n: do the i-th of n parts; `assay merge` puts them together");
  check_command->add_option("--out", check.out, "campaign directory (resumed if it holds the same campaign)");
  check_command->add_option("--baseline", check.baseline, "an earlier campaign; what it knows is not new");
  check_command->add_flag("--observations", check.observations, "also one line of JSON per judged case");

  std::vector<std::string> patients;
  CLI::App* try_command = app.add_subcommand("try", "a dozen plain cases: what an engine answers and what is judged");
  try_command->add_option("ENGINE", patients, "name, pattern or path of a shared object")->required();

  assay::FileOptions replay;
  CLI::App* replay_command = app.add_subcommand("replay", "try engines on the problems in files, each under its claim");
  add_file_options(*replay_command, replay);

  assay::FileOptions reduce;
  CLI::App* reduce_command = app.add_subcommand("reduce", "make failing cases small");
  add_file_options(*reduce_command, reduce);
  reduce_command->add_option(
      "--out", reduce.out,
      "write the reduced case here instead of standard output; a folder where several may come out");

  std::vector<std::string> parts, merge_plugins;
  std::string merged;
  unsigned merge_jobs = check.jobs;
  CLI::App* merge_command = app.add_subcommand("merge", "put shards of one campaign together");
  merge_command->add_option("DIR", parts, "campaign directories")->required();
  merge_command->add_option("--out", merged, "where the merged campaign goes")->required();
  merge_command
      ->add_option(
          "--engine", merge_plugins,
          "path of a shared object among the campaign's engines, whose findings are then drawn again; repeatable")
      ->allow_extra_args(false);
  merge_command->add_option("--jobs", merge_jobs, "threads")->check(CLI::Range(1, 1024));

  std::string baseline, current;
  CLI::App* compare_command = app.add_subcommand("compare", "what is new or worse in CURRENT than in BASELINE");
  compare_command->add_option("BASELINE", baseline, "campaign directory")->required();
  compare_command->add_option("CURRENT", current, "campaign directory")->required();

  assay::StudyOptions study;
  CLI::App* study_command = app.add_subcommand("study", "run a study of simplex rules, or of an article's claims");
  study_command->add_option("NAME", study.name, assay::studies_in_words())->required();
  study_command->add_option("--out", study.out, "campaign directory; the records go into its folder studies")
      ->required();
  study_command->add_option("--folder", study.folder, "netlib: the folder of MPS files")->capture_default_str();
  study_command->add_option("--engine", study.engines,
                            "netlib, collision: name, pattern or path of a shared object; repeatable");
  study_command
      ->add_option("--cases", study.cases,
                   "collision: pairs for each scale or offset and gap; 256 times as many a domain of errors")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 20));
  study_command->add_option("--seed", study.seed, "collision: seed of the pairs")->capture_default_str();
  study_command
      ->add_option("--seconds", study.seconds,
                   "for each plug-in engine: netlib 20 on each file, collision 0.2 on each pair")
      ->check(CLI::Range(0.01, 86400.0));

  std::string directory, report_baseline;
  CLI::App* report_command =
      app.add_subcommand("report", "write HTML, Markdown, JUnit, SARIF and SQLite into DIR/report");
  report_command->add_option("DIR", directory, "campaign directory")->required();
  report_command->add_option("--baseline", report_baseline, "an earlier campaign to compare with");

  assay::DrawOptions draw;
  CLI::App* draw_command = app.add_subcommand("draw", "write a case of a domain, as check draws it, for replay");
  draw_command->add_option("DOMAIN", draw.domain, "name, with or without its version")->required();
  draw_command->add_option("--seed", draw.seed, "campaign seed")->capture_default_str();
  draw_command->add_option("--case", draw.index, "index of the case")->required();
  draw_command->add_option("--engine", draw.engine, "named in the case, for replay");
  draw_command->add_option("--property", draw.property, "named in the case, for replay");
  draw_command->add_option("--out", draw.out, "where to write; standard output without it");

  assay::SolveOptions solve;
  CLI::App* solve_command = app.add_subcommand("solve", "ask every engine for linear programs and judge the answers");
  solve_command
      ->add_option(
          "FILE", solve.files,
          "files of linear programs: MPS (.mps), JSON (.json) or case files (.case), each also packed (.gz .xz)")
      ->required();
  solve_command->add_option("--engine", solve.engines, "name, pattern or path of a shared object; repeatable")
      ->allow_extra_args(false);
  solve_command->add_option("--seconds", solve.seconds, "for each plug-in engine")
      ->capture_default_str()
      ->check(CLI::Range(0.01, 86400.0));
  solve_command->add_option("--print", solve.wishes.print, "of the exact solution and of each engine's: x,y,basis")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(CLI::IsMember({"x", "y", "basis"}));
  solve_command->add_option("--solution", solve.wishes.file, "where to write the exact solution as text");

  assay::ExportOptions export_options;
  CLI::App* export_command = app.add_subcommand("export", "write a linear program as free MPS");
  export_command->add_option("FILE", export_options.file, "MPS file, or case or JSON file of the family lp")
      ->required();
  export_command->add_option("--out", export_options.out, "where to write; standard output without it");

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help
    return assay::fail(std::string(error.what()) + " (assay --help shows the commands)");
  }

  if (const std::string wrong = workers.apply(); !wrong.empty()) return assay::fail(wrong);
  if (!time_text.empty()) {
    check.seconds = parse_duration(time_text);
    if (!check.seconds) return assay::fail("--time " + time_text + ": not a duration such as 90, 90s, 10m or 2h");
  }
  if (!shard_text.empty() && !parse_shard(shard_text, check.shard, check.shards))
    return assay::fail("--shard " + shard_text + ": not of the form i/n with 1 <= i <= n");

  if (*list_command) return assay::run_list(list);
  if (*check_command) return assay::run_check(check);
  if (*try_command) return assay::run_try(patients);
  if (*replay_command) return assay::run_replay(replay);
  if (*reduce_command) return assay::run_reduce(reduce);
  if (*merge_command) return assay::run_merge(parts, merge_plugins, merged, merge_jobs);
  if (*compare_command) return assay::run_compare(baseline, current);
  if (*study_command) return assay::run_study(study);
  if (*draw_command) return assay::run_draw(draw);
  if (*solve_command) return assay::run_solve(solve);
  if (*export_command) return assay::run_export(export_options);
  return assay::run_report(directory, report_baseline);
}

}  // namespace

int main(int argc, char** argv) {
  assay::guard_standard_streams();
  assay::install_last_words();
  int code = assay::kHarnessError;
  std::string defect;
  try {
    code = run(argc, argv);
  } catch (const std::exception& exception) {  // of the formatting library, which cannot print
    defect = exception.what();
  }
  if (const std::string unwritten = assay::standard_output_defect(); !unwritten.empty()) defect = unwritten;
  return defect.empty() ? code : assay::fail(defect);
}
