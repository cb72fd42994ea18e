// The `assay` command: parses the arguments, nothing else.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "campaign/commands/commands.h"
#include "campaign/crash/last_words.h"
#include "campaign/main/command_words.h"
#include "campaign/main/described.h"
#include "campaign/main/help.h"
#include "campaign/main/misread_words.h"
#include "campaign/main/worker_arguments.h"
#include "campaign/streams/standard_streams.h"
#include "processes/fork_server.h"

namespace {

constexpr const char* kExitCodes =
    "Exit codes: 0 nothing new, 1 new findings or worse rates than the baseline's, 2 harness error, 3 nondeterministic "
    "engine, 4 budget not reached.\n"
    "Engines run in processes of their own that may use 2 GiB, write no file, start no process and reach no network; "
    "every\n"
    "command takes --worker-memory SIZE, --worker-files SIZE, --worker-processes, --no-isolation and --in-process "
    "(docs/isolation.md).";

assay::Command help_command(CLI::App& app) {
  const auto topic = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("help", "what a command does, or a text about a topic");
  command->add_option("TOPIC", *topic, "a command, or one of " + assay::topics_in_words());
  return {command, [&app, topic] { return assay::print_help(app, *topic); }};
}

assay::Command describe_command(CLI::App& app) {
  using assay::DescribedAs;
  static const std::map<std::string, DescribedAs> forms{{"manual", DescribedAs::kManual},
                                                        {"bash", DescribedAs::kBash},
                                                        {"zsh", DescribedAs::kZsh},
                                                        {"glossary", DescribedAs::kGlossary}};
  const auto form = std::make_shared<DescribedAs>(DescribedAs::kManual);
  CLI::App* command = app.add_subcommand("describe", "this command line as a manual page or a shell's completion");
  command->add_option("FORM", *form, "manual, bash, zsh or glossary")
      ->required()
      ->transform(CLI::CheckedTransformer(forms));
  return {command, [&app, form] {
            std::fputs(assay::described(app, *form).c_str(), stdout);
            return assay::kNothingNew;
          }};
}

/// The command line; an exit code.
int run(int argc, char** argv) {
  CLI::App app{
      "Assay puts double-precision geometry code on trial and judges every answer in exact rational arithmetic."};
  app.footer(kExitCodes);
  app.require_subcommand(1);
  app.set_version_flag("--version", &assay::version_text, "version, revision, libraries and engines of this build");
  assay::WorkerArguments workers;
  workers.add_to(app);
  std::vector<assay::Command> commands = assay::campaign_commands(app);
  for (assay::Command& command : assay::case_commands(app)) commands.push_back(std::move(command));
  commands.push_back(help_command(app));
  commands.push_back(describe_command(app));
  for (const assay::Command& command : commands)
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
                                  [](const assay::Command& command) { return bool{*command.arguments}; });
  return named->run();
}

}  // namespace

int main(int argc, char** argv) {
  assay::guard_standard_streams();
  assay::start_fork_server();
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
