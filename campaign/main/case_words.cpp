// Words of the commands on single cases, files and engines.
#include <memory>

#include "campaign/commands/commands.h"
#include "campaign/main/argument_words.h"
#include "campaign/main/command_words.h"
#include "formats/file_kind.h"

namespace assay {
namespace {

/// What replay and reduce have in common. An option takes one word each time, so that files may follow it.
void add_file_options(CLI::App& command, FileOptions& options) {
  command.add_option("FILE", options.files, kinds_in_words())->required();
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

Command try_command(CLI::App& app) {
  const auto patients = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand("try", "a dozen plain cases: what an engine answers and what is judged");
  command->add_option("ENGINE", *patients, "name, pattern or path of a shared object")->required();
  return {command, [patients] { return run_try(*patients); }};
}

Command replay_command(CLI::App& app) {
  const auto replay = std::make_shared<FileOptions>();
  CLI::App* command = app.add_subcommand("replay", "try engines on the problems in files, each under its claim");
  add_file_options(*command, *replay);
  add_severities(*command, replay->severities, "only problems that are plain, near, extreme or degenerate; repeatable");
  return {command, [replay] { return run_replay(*replay); }};
}

Command reduce_command(CLI::App& app) {
  const auto reduce = std::make_shared<FileOptions>();
  CLI::App* command = app.add_subcommand("reduce", "make failing cases small");
  add_file_options(*command, *reduce);
  command->add_option("--out", reduce->out,
                      "write the reduced case here instead of standard output; a folder where several may come out");
  return {command, [reduce] { return run_reduce(*reduce); }};
}

Command draw_command(CLI::App& app) {
  const auto options = std::make_shared<DrawOptions>();
  DrawOptions& draw = *options;
  CLI::App* command = app.add_subcommand("draw", "write a case of a domain, as check draws it, for replay");
  command->add_option("DOMAIN", draw.domain, "name, with or without its version")->required();
  command->add_option("--seed", draw.seed, "campaign seed")->capture_default_str();
  command->add_option("--case", draw.index, "index of the case")->required();
  command->add_option("--engine", draw.engine, "named in the case, for replay");
  command->add_option("--property", draw.property, "named in the case, for replay");
  command->add_option("--out", draw.out, "where to write; standard output without it");
  return {command, [options] { return run_draw(*options); }};
}

Command certify_command(CLI::App& app) {
  const auto options = std::make_shared<FileOptions>();
  CLI::App* command = app.add_subcommand("certify", "print the exact truth of problems in files with its certificate");
  command->add_option("FILE", options->files, kinds_in_words())->required();
  command->add_option("--family", options->family, "put plain points to this family: hull2, hull3, gjk or shapes");
  command->add_flag("--pair", options->pair,
                    "files of points are bodies: the first and the second are one pair, and so on");
  return {command, [options] { return run_certify(*options); }};
}

Command hunt_command(CLI::App& app) {
  struct HuntWords {
    HuntOptions options;
    std::string time = "10m";

    int run() {
      const auto seconds = parse_duration(time);
      if (!seconds) return fail("--time " + time + ": not a duration such as 90, 90s, 10m or 2h");
      options.seconds = *seconds;
      return run_hunt(options);
    }
  };
  const auto words = std::make_shared<HuntWords>();
  HuntOptions& hunt = words->options;
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
  const auto options = std::make_shared<SolveOptions>();
  SolveOptions& solve = *options;
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
  return {command, [options] { return run_solve(*options); }};
}

Command export_command(CLI::App& app) {
  const auto options = std::make_shared<ExportOptions>();
  CLI::App* command = app.add_subcommand("export", "write a problem for other programs, or as a test for a library");
  command->add_option("FILE", options->file, kinds_in_words())->required();
  command
      ->add_option(
          "--as", options->form,
          "mps or vipr (linear programs; vipr with the proof of the truth); cpp, python or json (arrays); fcl, "
          "libccd, bullet, qhull, highs, glpk, clp or lp_solve (a test for the library); off, obj or points")
      ->capture_default_str()
      ->check(CLI::IsMember(names_of_export_forms()));
  command->add_option("--out", options->out, "where to write; standard output without it");
  return {command, [options] { return run_export(*options); }};
}

}  // namespace

std::vector<Command> case_commands(CLI::App& app) {
  return {try_command(app),     replay_command(app), reduce_command(app), draw_command(app),
          certify_command(app), hunt_command(app),   solve_command(app),  export_command(app)};
}

}  // namespace assay
