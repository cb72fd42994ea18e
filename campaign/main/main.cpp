// The `assay` command: parses the arguments, nothing else.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <functional>
#include <memory>
#include <thread>

#include "campaign/commands/commands.h"
#include "campaign/crash/last_words.h"
#include "campaign/main/argument_words.h"
#include "campaign/main/help.h"
#include "campaign/main/misread_words.h"
#include "campaign/main/worker_arguments.h"
#include "campaign/streams/standard_streams.h"
#include "formats/file_kind.h"
#include "studies/command.h"

namespace {

constexpr const char* kExitCodes =
    "Exit codes: 0 nothing new, 1 new findings or worse rates than the baseline's, 2 harness error, 3 nondeterministic "
    "engine, 4 budget not reached.\n"
    "Engines run in processes of their own that may use 2 GiB, write no file, start no process and reach no network; "
    "every\n"
    "command takes --worker-memory SIZE, --worker-files SIZE, --worker-processes, --no-isolation and --in-process "
    "(docs/isolation.md).";

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

/// A command's arguments stand in what `run` holds; it gives an exit code.
struct Command {
  CLI::App* arguments;
  std::function<int()> run;
};

Command list_command(CLI::App& app) {
  const auto options = std::make_shared<assay::ListOptions>();
  CLI::App* command = app.add_subcommand("list", "engines, properties, domains and batteries");
  command->add_option("NAME", options->patterns, "only what is called so: names or patterns; engines also by kind");
  command->add_option("--family", options->family, "only of this family: lp, gjk, cast, hull2, hull3 or shapes");
  command->add_flag("--engines", options->engines, "engines only");
  command->add_flag("--properties", options->properties, "properties only");
  command->add_flag("--domains", options->domains, "domains only");
  command->add_flag("--batteries", options->batteries, "batteries only");
  return {command, [options] { return assay::run_list(*options); }};
}

unsigned threads_here() { return std::max(1U, std::thread::hardware_concurrency()); }

void add_acceptance(CLI::App& command, assay::AcceptanceOptions& options) {
  command.add_option("--accepted", options.file,
                     "file of accepted findings (assay accept), which are listed and fail nothing");
  command.add_option("--date", options.date, "the day by which acceptances end, 2026-12-31; today in UTC without it");
}

/// Of `check`, the arguments that are words with a unit or a slash.
struct CheckWords {
  assay::CheckOptions options;
  std::string time, shard;

  int run() {
    if (!time.empty()) {
      options.seconds = assay::parse_duration(time);
      if (!options.seconds) return assay::fail("--time " + time + ": not a duration such as 90, 90s, 10m or 2h");
    }
    if (!shard.empty() && !assay::parse_shard(shard, options.shard, options.shards))
      return assay::fail("--shard " + shard + ": not of the form i/n with 1 <= i <= n");
    return assay::run_check(options);
  }
};

Command check_command(CLI::App& app) {
  const auto words = std::make_shared<CheckWords>();
  assay::CheckOptions& check = words->options;
  check.jobs = threads_here();
  CLI::App* command = app.add_subcommand("check", "try engines on a battery and keep every finding");
  command->add_option("FILE", check.files, "not possible: check draws its cases itself")->group("");
  command->add_option("--engine", check.engines, "name, pattern (published/*) or path of a shared object; repeatable");
  command->add_option("--battery", check.battery, "smoke, quick, nightly or exhaustive")->capture_default_str();
  command->add_option("--property", check.properties,
                      "of the battery's rows only those of these properties; patterns; repeatable");
  command->add_option("--domain", check.domains,
                      "of the battery's rows only those on these domains; patterns; repeatable");
  command->add_option("--seed", check.seed,
                      "of all that is drawn; without it that of a campaign to be resumed, else 1, for nightly the date "
                      "in UTC (20260131)");
  command->add_option("--time", words->time, "stop after this time: 90, 90s, 10m, 2h");
  command
      ->add_option("--cases", check.cases,
                   "cases for each property and domain, listed by the battery or not, instead of the battery's")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 34));
  command->add_option("--jobs", check.jobs, "threads")->capture_default_str()->check(CLI::Range(1, 1024));
  command->add_option("--shard", words->shard, "i/n: do the i-th of n parts; `assay merge` puts them together");
  command->add_option("--out", check.out, "campaign directory (resumed if it holds the same campaign)");
  command->add_option("--baseline", check.baseline,
                      "an earlier campaign; what failed there is not new, and rates are compared with its");
  add_acceptance(*command, check.accepted);
  command->add_flag("--observations", check.observations, "also one line of JSON per judged case");
  return {command, [words] { return words->run(); }};
}

Command try_command(CLI::App& app) {
  const auto patients = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand("try", "a dozen plain cases: what an engine answers and what is judged");
  command->add_option("ENGINE", *patients, "name, pattern or path of a shared object")->required();
  return {command, [patients] { return assay::run_try(*patients); }};
}

Command replay_command(CLI::App& app) {
  const auto replay = std::make_shared<assay::FileOptions>();
  CLI::App* command = app.add_subcommand("replay", "try engines on the problems in files, each under its claim");
  add_file_options(*command, *replay);
  return {command, [replay] { return assay::run_replay(*replay); }};
}

Command reduce_command(CLI::App& app) {
  const auto reduce = std::make_shared<assay::FileOptions>();
  CLI::App* command = app.add_subcommand("reduce", "make failing cases small");
  add_file_options(*command, *reduce);
  command->add_option("--out", reduce->out,
                      "write the reduced case here instead of standard output; a folder where several may come out");
  return {command, [reduce] { return assay::run_reduce(*reduce); }};
}

Command merge_command(CLI::App& app) {
  struct Merge {
    std::vector<std::string> parts, plugins;
    std::string merged;
    unsigned jobs = threads_here();
  };
  const auto merge = std::make_shared<Merge>();
  CLI::App* command = app.add_subcommand("merge", "put shards of one campaign together");
  command->add_option("DIR", merge->parts, "campaign directories")->required();
  command->add_option("--out", merge->merged, "where the merged campaign goes")->required();
  command
      ->add_option(
          "--engine", merge->plugins,
          "path of a shared object among the campaign's engines, whose findings are then drawn again; repeatable")
      ->allow_extra_args(false);
  command->add_option("--jobs", merge->jobs, "threads")->check(CLI::Range(1, 1024));
  return {command, [merge] { return assay::run_merge(merge->parts, merge->plugins, merge->merged, merge->jobs); }};
}

Command accept_command(CLI::App& app) {
  const auto options = std::make_shared<assay::AcceptOptions>();
  CLI::App* command = app.add_subcommand("accept", "put a finding into the file of accepted findings, with a reason");
  command->add_option("FINDING", options->finding, "DIR/findings/ID.case of a campaign directory")->required();
  command->add_option("--reason", options->reason, "why it is borne, for those who review the file")->required();
  command->add_option("--until", options->until, "the last day on which it holds: 2026-12-31 (UTC)");
  command->add_option("--engine-version", options->engine_version, "the only version of the engine for which it holds");
  command->add_option("--file", options->file, "made where there is none")->capture_default_str();
  return {command, [options] { return assay::run_accept(*options); }};
}

Command compare_command(CLI::App& app) {
  struct Compared {
    std::string baseline, current;
    bool all = false;
    assay::AcceptanceOptions accepted;
  };
  const auto compared = std::make_shared<Compared>();
  CLI::App* command = app.add_subcommand("compare", "what is new or worse in CURRENT than in BASELINE");
  command->add_option("BASELINE", compared->baseline, "campaign directory")->required();
  command->add_option("CURRENT", compared->current, "campaign directory")->required();
  command->add_flag("--all", compared->all, "every change; without it the ten most serious and ten others");
  add_acceptance(*command, compared->accepted);
  return {command, [compared] {
            return assay::run_compare(compared->baseline, compared->current, compared->all, compared->accepted);
          }};
}

Command study_command(CLI::App& app) {
  const auto options = std::make_shared<assay::StudyOptions>();
  assay::StudyOptions& study = *options;
  CLI::App* command = app.add_subcommand("study", "run a study of simplex rules, or of an article's claims");
  command->add_option("NAME", study.name, assay::studies_in_words())->required();
  command->add_option("--out", study.out, "campaign directory; the records go into its folder studies")->required();
  command->add_option("--folder", study.folder, "netlib: the folder of MPS files")->capture_default_str();
  command->add_option("--engine", study.engines,
                      "netlib, collision: name, pattern or path of a shared object; repeatable");
  command
      ->add_option("--cases", study.cases,
                   "collision: pairs for each scale or offset and gap; 256 times as many a domain of errors")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 20));
  command->add_option("--seed", study.seed, "collision: seed of the pairs")->capture_default_str();
  command
      ->add_option("--seconds", study.seconds,
                   "for each plug-in engine: netlib 20 on each file, collision 0.2 on each pair")
      ->check(CLI::Range(0.01, 86400.0));
  return {command, [options] { return assay::run_study(*options); }};
}

Command report_command(CLI::App& app) {
  struct Reported {
    std::string directory, baseline, engine;
    assay::AcceptanceOptions accepted;
  };
  const auto reported = std::make_shared<Reported>();
  CLI::App* command = app.add_subcommand(
      "report", "write HTML, Markdown, JUnit, SARIF, SQLite and CSV into DIR/report, or one engine's report card");
  command->add_option("DIR", reported->directory, "campaign directory")->required();
  command->add_option("--baseline", reported->baseline, "an earlier campaign to compare with");
  command->add_option("--engine", reported->engine,
                      "the report card of this engine alone, into DIR/report/cards/NAME: card.md and card.html");
  add_acceptance(*command, reported->accepted);
  return {command, [reported] {
            return assay::run_report(reported->directory, reported->baseline, reported->engine, reported->accepted);
          }};
}

Command blocks_command(CLI::App& app) {
  const auto directory = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("blocks", "print what was counted, one JSON object a block");
  command->add_option("DIR", *directory, "campaign directory")->required();
  return {command, [directory] { return assay::run_blocks(*directory); }};
}

Command draw_command(CLI::App& app) {
  const auto options = std::make_shared<assay::DrawOptions>();
  assay::DrawOptions& draw = *options;
  CLI::App* command = app.add_subcommand("draw", "write a case of a domain, as check draws it, for replay");
  command->add_option("DOMAIN", draw.domain, "name, with or without its version")->required();
  command->add_option("--seed", draw.seed, "campaign seed")->capture_default_str();
  command->add_option("--case", draw.index, "index of the case")->required();
  command->add_option("--engine", draw.engine, "named in the case, for replay");
  command->add_option("--property", draw.property, "named in the case, for replay");
  command->add_option("--out", draw.out, "where to write; standard output without it");
  return {command, [options] { return assay::run_draw(*options); }};
}

Command certify_command(CLI::App& app) {
  const auto options = std::make_shared<assay::FileOptions>();
  CLI::App* command = app.add_subcommand("certify", "print the exact truth of problems in files with its certificate");
  command->add_option("FILE", options->files, assay::kinds_in_words())->required();
  command->add_option("--family", options->family, "put plain points to this family: hull2, hull3, gjk or shapes");
  command->add_flag("--pair", options->pair,
                    "files of points are bodies: the first and the second are one pair, and so on");
  return {command, [options] { return assay::run_certify(*options); }};
}

Command hunt_command(CLI::App& app) {
  struct HuntWords {
    assay::HuntOptions options;
    std::string time = "10m";

    int run() {
      const auto seconds = assay::parse_duration(time);
      if (!seconds) return assay::fail("--time " + time + ": not a duration such as 90, 90s, 10m or 2h");
      options.seconds = *seconds;
      return assay::run_hunt(options);
    }
  };
  const auto words = std::make_shared<HuntWords>();
  assay::HuntOptions& hunt = words->options;
  CLI::App* command = app.add_subcommand("hunt", "let libFuzzer look for cases that one of our own engines fails");
  command->add_option("--engine", hunt.engine, "name of a variant of the program")->required();
  command->add_option("--time", words->time, "90, 90s, 10m, 2h")->capture_default_str();
  command->add_option("--build", hunt.build, "the folder that the preset fuzz builds into")->capture_default_str();
  command->add_option("--out", hunt.out, "corpus, findings and log; a second hunt goes on from there");
  command->add_option(
      "--keep", hunt.keep,
      "folder for the cases of the minimised tapes, such as fuzz/corpus/TARGET, which `ctest -L replay` "
      "tries again");
  return {command, [words] { return words->run(); }};
}

Command solve_command(CLI::App& app) {
  const auto options = std::make_shared<assay::SolveOptions>();
  assay::SolveOptions& solve = *options;
  CLI::App* command = app.add_subcommand("solve", "ask every engine for linear programs and judge the answers");
  command
      ->add_option(
          "FILE", solve.files,
          "files of linear programs: MPS (.mps), JSON (.json) or case files (.case), each also packed (.gz .xz)")
      ->required();
  command->add_option("--engine", solve.engines, "name, pattern or path of a shared object; repeatable")
      ->allow_extra_args(false);
  command->add_option("--seconds", solve.seconds, "for each plug-in engine")
      ->capture_default_str()
      ->check(CLI::Range(0.01, 86400.0));
  command->add_option("--print", solve.wishes.print, "of the exact solution and of each engine's: x,y,basis")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(CLI::IsMember({"x", "y", "basis"}));
  command->add_option("--solution", solve.wishes.file, "where to write the exact solution as text");
  return {command, [options] { return assay::run_solve(*options); }};
}

Command export_command(CLI::App& app) {
  const auto options = std::make_shared<assay::ExportOptions>();
  CLI::App* command = app.add_subcommand("export", "write a problem as C++ or Python arrays, JSON, or MPS");
  command->add_option("FILE", options->file, assay::kinds_in_words())->required();
  command->add_option("--as", options->form, "mps (linear programs), cpp, python or json")
      ->capture_default_str()
      ->check(CLI::IsMember({"mps", "cpp", "python", "json"}));
  command->add_option("--out", options->out, "where to write; standard output without it");
  return {command, [options] { return assay::run_export(*options); }};
}

Command help_command(CLI::App& app) {
  const auto topic = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("help", "what a command does, or a text about a topic");
  command->add_option("TOPIC", *topic, "a command, or one of " + assay::topics_in_words());
  return {command, [&app, topic] { return assay::print_help(app, *topic); }};
}

/// The command line; an exit code.
int run(int argc, char** argv) {
  CLI::App app{
      "Assay puts double-precision geometry code on trial and judges every answer in exact rational arithmetic."};
  app.footer(kExitCodes);
  app.require_subcommand(1);
  app.set_version_flag("--version", &assay::version_text, "version, revision and libraries of this build");
  assay::WorkerArguments workers;
  workers.add_to(app);
  const Command commands[] = {list_command(app),   check_command(app), try_command(app),     replay_command(app),
                              reduce_command(app), merge_command(app), compare_command(app), study_command(app),
                              report_command(app), draw_command(app),  solve_command(app),   export_command(app),
                              blocks_command(app), hunt_command(app),  certify_command(app), accept_command(app),
                              help_command(app)};
  for (const Command& command : commands)
    command.arguments->footer("Examples:\n" + std::string(assay::examples_of(command.arguments->get_name())) + "\n\n" +
                              kExitCodes);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    return assay::fail(assay::complaint_about(app, error, argc, argv));
  }
  if (const std::string wrong = workers.apply(); !wrong.empty()) return assay::fail(wrong);
  const auto named = std::find_if(std::begin(commands), std::end(commands),
                                  [](const Command& command) { return bool{*command.arguments}; });
  return named->run();
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
