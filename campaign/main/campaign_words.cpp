// Words of the commands that make, join, compare and report campaigns.
#include <algorithm>
#include <memory>
#include <thread>

#include "campaign/commands/commands.h"
#include "campaign/main/argument_words.h"
#include "campaign/main/command_words.h"
#include "formats/file_kind.h"
#include "reports/store/history/history.h"
#include "studies/command.h"

namespace assay {
namespace {

unsigned threads_here() { return std::max(1U, std::thread::hardware_concurrency()); }

void add_acceptance(CLI::App& command, AcceptanceOptions& options) {
  command.add_option("--accepted", options.file,
                     "file of accepted findings (assay accept), which are listed and fail nothing");
  command.add_option("--date", options.date, "the day by which acceptances end, 2026-12-31; today in UTC without it");
}

/// What `check` and `matrix` have in common: what is asked, and for how long.
void add_questions(CLI::App& command, CheckOptions& check, std::string& time) {
  check.jobs = threads_here();
  command.add_option("--battery", check.battery, "smoke, quick, nightly or exhaustive")->capture_default_str();
  command.add_option("--property", check.properties,
                     "of the battery's rows only those of these properties; patterns; repeatable");
  command.add_option("--domain", check.domains,
                     "of the battery's rows only those on these domains; patterns; repeatable");
  command.add_option("--seed", check.seed,
                     "of all that is drawn; without it that of a campaign to be resumed, else 1, for nightly the date "
                     "in UTC (20260131)");
  command.add_option("--time", time, "stop after this time: 90, 90s, 10m, 2h");
  command
      .add_option("--cases", check.cases,
                  "cases for each property and domain, listed by the battery or not, instead of the battery's")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 34));
  command.add_option("--jobs", check.jobs, "threads")->capture_default_str()->check(CLI::Range(1, 1024));
}

/// The seconds of --time; the sentence of an error, or nothing.
std::string read_time(const std::string& time, CheckOptions& options) {
  if (time.empty()) return {};
  options.seconds = parse_duration(time);
  return options.seconds ? std::string() : "--time " + time + ": not a duration such as 90, 90s, 10m or 2h";
}

constexpr const char* kVersionWords =
    "LABEL=./mine.so or LABEL='COMMAND': a version of the engine; repeatable, the oldest first";

/// Of `check`, the arguments that are words with a unit or a slash.
struct CheckWords {
  CheckOptions options;
  bool no_self_checks = false;
  std::string time, shard;

  int run() {
    if (const std::string wrong = read_time(time, options); !wrong.empty()) return fail(wrong);
    if (!shard.empty() && !parse_shard(shard, options.shard, options.shards))
      return fail("--shard " + shard + ": not of the form i/n with 1 <= i <= n");
    options.self_checks = options.lies = !no_self_checks;
    return run_check(options);
  }
};

Command list_command(CLI::App& app) {
  const auto options = std::make_shared<ListOptions>();
  CLI::App* command = app.add_subcommand("list", "engines, properties, domains and batteries");
  command->add_option("NAME", options->patterns, "only what is called so: names or patterns; engines also by kind");
  command->add_option("--family", options->family, "only of this family: lp, gjk, cast, hull2, hull3 or shapes");
  command->add_flag("--engines", options->engines, "engines only");
  command->add_flag("--properties", options->properties, "properties only");
  command->add_flag("--domains", options->domains, "domains only");
  command->add_flag("--batteries", options->batteries, "batteries only");
  command->add_option("--findings", options->findings, "the findings of this campaign directory instead");
  add_severities(*command, options->severities,
                 "of --findings only what is plain, near, extreme or degenerate; repeatable");
  command->add_flag("--json", options->json, "one JSON object a line, for programs");
  return {command, [options] { return run_list(*options); }};
}

Command check_command(CLI::App& app) {
  const auto words = std::make_shared<CheckWords>();
  CheckOptions& check = words->options;
  CLI::App* command = app.add_subcommand("check", "try engines on a battery and keep every finding");
  command->add_option("FILE", check.files, "not possible: check draws its cases itself")->group("");
  command->add_option("--engine", check.engines, "name, pattern (published/*) or path of a shared object; repeatable");
  add_questions(*command, check, words->time);
  command->add_option("--shard", words->shard, "i/n: do the i-th of n parts; `assay merge` puts them together");
  command->add_option("--out", check.out, "campaign directory (resumed if it holds the same campaign)");
  command->add_option("--baseline", check.baseline,
                      "an earlier campaign; what failed there is not new, and rates are compared with its");
  add_acceptance(*command, check.accepted);
  command
      ->add_option_function<std::string>(
          "--fail-on",
          [&check](const std::string& word) {
            if (const auto severity = severity_words().find(word); severity != severity_words().end())
              check.fail_on = severity->second;
          },
          "which failures end with exit code 1: plain, near (and plain), or any; without it any")
      ->check(CLI::IsMember({"plain", "near", "any"}));
  command->add_flag("--observations", check.observations, "also one line of JSON per judged case");
  command->add_flag(
      "--no-self-checks", words->no_self_checks,
      "ask engines at once: do without the selftest and without error bounds on the worst operands known, and judge no "
      "answer of ours once more with one place changed");
  return {command, [words] { return words->run(); }};
}

Command matrix_command(CLI::App& app) {
  struct MatrixWords {
    MatrixOptions options;
    std::string time;

    int run() {
      const std::string wrong = read_time(time, options.check);
      return wrong.empty() ? run_matrix(options) : fail(wrong);
    }
  };
  const auto words = std::make_shared<MatrixWords>();
  CLI::App* command =
      app.add_subcommand("matrix", "one battery on several versions of one engine: what was broken and fixed when");
  command->add_option("--version", words->options.versions, kVersionWords)->required()->allow_extra_args(false);
  add_questions(*command, words->options.check, words->time);
  command->add_option("--out", words->options.check.out,
                      "folder for matrix.md, matrix.json and a campaign a version (resumed if they are the same)");
  return {command, [words] { return words->run(); }};
}

Command bisect_command(CLI::App& app) {
  const auto options = std::make_shared<BisectOptions>();
  CLI::App* command = app.add_subcommand("bisect", "the versions between which the outcome of one case changed");
  command->add_option("FILE", options->file, kinds_in_words())->required();
  command->add_option("--version", options->versions, kVersionWords)->required()->allow_extra_args(false);
  command->add_option("--engine", options->engine, "the name that the engine states, if another than the file's");
  command->add_option("--property", options->property, "another property than the file names");
  command->add_flag("--all", options->all, "ask every version, and say every change");
  return {command, [options] { return run_bisect(*options); }};
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
  return {command, [merge] { return run_merge(merge->parts, merge->plugins, merge->merged, merge->jobs); }};
}

Command corpus_command(CLI::App& app) {
  struct CorpusWords {
    std::vector<std::string> sources;
    std::string out;
  };
  const auto words = std::make_shared<CorpusWords>();
  CLI::App* command =
      app.add_subcommand("corpus", "write findings and cases as a corpus with exact truths, for other projects");
  command->add_option("SOURCE", words->sources, "campaign directories, folders of case files, or files of problems")
      ->required();
  command->add_option("--out", words->out, "the folder that corpus.json, its schema and its readers go to")->required();
  return {command, [words] { return run_corpus(words->sources, words->out); }};
}

Command accept_command(CLI::App& app) {
  const auto options = std::make_shared<AcceptOptions>();
  CLI::App* command = app.add_subcommand("accept", "put a finding into the file of accepted findings, with a reason");
  command->add_option("FINDING", options->finding, "DIR/findings/ID.case of a campaign directory")->required();
  command->add_option("--reason", options->reason, "why it is borne, for those who review the file")->required();
  command->add_option("--until", options->until, "the last day on which it holds: 2026-12-31 (UTC)");
  command->add_option("--engine-version", options->engine_version, "the only version of the engine for which it holds");
  command->add_option("--file", options->file, "made where there is none")->capture_default_str();
  return {command, [options] { return run_accept(*options); }};
}

Command compare_command(CLI::App& app) {
  struct Compared {
    std::string baseline, current;
    bool all = false;
    AcceptanceOptions accepted;
  };
  const auto compared = std::make_shared<Compared>();
  CLI::App* command = app.add_subcommand("compare", "what is new or worse in CURRENT than in BASELINE");
  command->add_option("BASELINE", compared->baseline, "campaign directory")->required();
  command->add_option("CURRENT", compared->current, "campaign directory")->required();
  command->add_flag("--all", compared->all, "every change; without it the ten most serious and ten others");
  add_acceptance(*command, compared->accepted);
  return {command,
          [compared] { return run_compare(compared->baseline, compared->current, compared->all, compared->accepted); }};
}

Command study_command(CLI::App& app) {
  const auto options = std::make_shared<StudyOptions>();
  StudyOptions& study = *options;
  CLI::App* command = app.add_subcommand("study", "run a study of simplex rules, or of the claims of articles");
  command->add_option("NAME", study.name, studies_in_words())->required();
  command->add_option("CLAIM", study.claim, "article: the one claim to tell all about");
  command->add_option("--out", study.out, "campaign directory; the records go into its folder studies")->required();
  command->add_option("--folder", study.folder, "netlib: the folder of MPS files")->capture_default_str();
  command->add_option("--engine", study.engines,
                      "netlib, collision, growth: name, pattern or path of a shared object; repeatable");
  command
      ->add_option("--cases", study.cases,
                   "collision: pairs for each scale or offset and gap; 256 times as many a domain of errors")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 20));
  command->add_option("--seed", study.seed, "seed of collision's pairs and of bounds' search")->capture_default_str();
  command->add_flag("--tapes", study.tapes,
                    "bounds: also DIR/studies/worst.list, the operands that every check asks again");
  study.jobs = threads_here();
  command->add_option("--jobs", study.jobs, "collision: threads")->capture_default_str()->check(CLI::Range(1, 1024));
  command
      ->add_option(
          "--seconds", study.seconds,
          "for each plug-in engine: netlib 20 on each file, collision 0.2 on each pair, growth 1 on each problem")
      ->check(CLI::Range(0.01, 86400.0));
  return {command, [options] { return run_study(*options); }};
}

Command report_command(CLI::App& app) {
  struct Reported {
    std::string directory, baseline, engine;
    std::vector<Severity> severities;
    AcceptanceOptions accepted;
  };
  const auto reported = std::make_shared<Reported>();
  CLI::App* command = app.add_subcommand(
      "report", "write HTML, Markdown, JUnit, SARIF, SQLite and CSV into DIR/report, or one engine's report card");
  command->add_option("DIR", reported->directory, "campaign directory")->required();
  command->add_option("--baseline", reported->baseline, "an earlier campaign to compare with");
  command->add_option("--engine", reported->engine,
                      "the report card of this engine alone, into DIR/report/cards/NAME: card.md and card.html");
  add_severities(*command, reported->severities,
                 "show only findings that are plain, near, extreme or degenerate; repeatable");
  add_acceptance(*command, reported->accepted);
  return {command, [reported] {
            return run_report(reported->directory, reported->baseline, reported->engine, reported->severities,
                              reported->accepted);
          }};
}

Command history_command(CLI::App& app) {
  struct Asked {
    std::string directory, file = kHistoryFile, out = ".";
    AcceptanceOptions accepted;
  };
  const auto asked = std::make_shared<Asked>();
  CLI::App* command = app.add_subcommand("history", "nights in a row: what got worse when, what was fixed, trends");
  command->require_subcommand(1);
  CLI::App* add = command->add_subcommand("add", "put a campaign behind the nights, and say what got worse");
  add->add_option("DIR", asked->directory, "campaign directory")->required();
  add->add_option("--accepted", asked->accepted.file, "file of accepted findings, which are no regressions");
  add->add_option("--date", asked->accepted.date, "the day of the night, 2026-12-31; today in UTC without it");
  CLI::App* report = command->add_subcommand("report", "write history.html and history.md");
  report->add_option("--out", asked->out, "the folder into which they go")->capture_default_str();
  for (CLI::App* one : {add, report})
    one->add_option("--history", asked->file, "the file of the history; add makes it where there is none")
        ->capture_default_str();
  return {command, [asked, add] {
            return *add ? run_history_add(asked->directory, asked->file, asked->accepted)
                        : run_history_report(asked->file, asked->out);
          }};
}

Command selftest_command(CLI::App& app) {
  return {app.add_subcommand("selftest", "ask this build 48 questions with answers that are known to be true"),
          [] { return run_selftest(); }};
}

Command blocks_command(CLI::App& app) {
  const auto directory = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("blocks", "print what was counted, one JSON object a block");
  command->add_option("DIR", *directory, "campaign directory")->required();
  return {command, [directory] { return run_blocks(*directory); }};
}

}  // namespace

const std::map<std::string, Severity>& severity_words() {
  static const std::map<std::string, Severity> words{{"plain", Severity::kPlain},
                                                     {"near", Severity::kNear},
                                                     {"extreme", Severity::kExtreme},
                                                     {"degenerate", Severity::kDegenerate}};
  return words;
}

void add_severities(CLI::App& command, std::vector<Severity>& severities, const std::string& words) {
  command.add_option("--severity", severities, words)
      ->allow_extra_args(false)
      ->transform(CLI::CheckedTransformer(severity_words()).description("{plain,near,extreme,degenerate}"));
}

std::vector<Command> campaign_commands(CLI::App& app) {
  return {list_command(app),   check_command(app),   matrix_command(app),  bisect_command(app), merge_command(app),
          accept_command(app), compare_command(app), study_command(app),   report_command(app), history_command(app),
          blocks_command(app), corpus_command(app),  selftest_command(app)};
}

}  // namespace assay
