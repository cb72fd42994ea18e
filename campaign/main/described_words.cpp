#include <fmt/format.h>

#include "campaign/main/described.h"
#include "campaign/main/help.h"
#include "campaign/main/misread_words.h"
#include "campaign/provenance.h"

namespace assay {
namespace {

/// As troff reads it: nothing in it is a request or an escape.
std::string troff(std::string_view text) {
  std::string safe;
  bool begins_line = true;
  for (const char c : text) {
    if (begins_line && (c == '.' || c == '\'')) safe += "\\&";
    begins_line = c == '\n';
    if (c == '\\')
      safe += "\\e";
    else if (c == '-')
      safe += "\\-";
    else
      safe += c;
  }
  return safe;
}

/// Lines as they stand.
std::string unfilled(std::string_view text) { return ".nf\n" + troff(text) + "\n.fi\n"; }

std::vector<const CLI::Option*> shown_options(const CLI::App& app) {
  return app.get_options([](const CLI::Option* option) { return !option->get_group().empty(); });
}

std::string options_in_manual(const CLI::App& app) {
  std::string page;
  for (const CLI::Option* option : shown_options(app)) {
    const bool takes_value = !option->get_positional() && option->get_items_expected_max() > 0;
    page += fmt::format(".TP\n.B {}{}\n{}\n", troff(option->get_name(option->get_positional(), true)),
                        takes_value ? " " + troff(option->get_type_name()) : "", troff(option->get_description()));
  }
  return page;
}

std::string manual(const CLI::App& app) {
  std::string page = fmt::format(".TH ASSAY 1 \"\" \"assay {}\" \"User Commands\"\n", troff(project_version()));
  page += ".SH NAME\nassay \\- puts double\\-precision geometry code on trial\n";
  page += ".SH SYNOPSIS\n.B assay\n.I COMMAND\n[arguments]\n.SH DESCRIPTION\n" + troff(app.get_description()) + "\n";
  page += ".SH OPTIONS\nEvery command takes these before its name.\n" + options_in_manual(app) + ".SH COMMANDS\n";
  for (const std::string& name : names_of_commands(app)) {
    const CLI::App* command = command_named(app, name);
    page += fmt::format(".SS assay {}\n{}\n{}", troff(name), troff(command->get_description()),
                        options_in_manual(*command));
    if (const auto examples = examples_of(name); !examples.empty()) page += ".PP\n" + unfilled(examples);
  }
  for (const std::string& topic : names_of_topics()) {
    const std::string_view text = topic_text(topic);
    const auto end = text.find('\n');
    page += fmt::format(".SH {}\n{}", troff(text.substr(0, end)), unfilled(text.substr(end + 1)));
  }
  return page + ".SH SEE ALSO\n/usr/share/doc/assay, assay help\n";
}

/// The options of a command, and of the program where `app` is that, a word each.
std::string completed(const CLI::App& app) {
  std::string words;
  for (const CLI::Option* option : shown_options(app))
    for (const std::string& name : option->get_lnames()) words += " --" + name;
  return words;
}

std::string completion(const CLI::App& app) {
  std::string commands, alternatives, cases;
  for (const std::string& name : names_of_commands(app)) {
    commands += " " + name;
    alternatives += (alternatives.empty() ? "" : "|") + name;
    cases += fmt::format("    {}) words=\"{}\" ;;\n", name, completed(*command_named(app, name)).substr(1));
  }
  return fmt::format(
      R"(# Completion of assay for bash: options of the command, else commands; file names where neither fits.
_assay() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} command='' words='' word
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case $word in {}) command=$word; break ;; esac
  done
  case $command in
    '') words="{}{}" ;;
{}  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _assay assay
)",
      alternatives, commands.substr(1), completed(app), cases);
}

}  // namespace

std::string described(const CLI::App& app, DescribedAs form) {
  return form == DescribedAs::kManual ? manual(app) : completion(app);
}

}  // namespace assay
