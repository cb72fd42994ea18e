#include <fmt/format.h>

#include <algorithm>

#include "campaign/main/described.h"
#include "campaign/main/glossary.h"
#include "campaign/main/help.h"
#include "campaign/main/misread_words.h"
#include "campaign/provenance.h"
#include "properties/text/shell_word.h"

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
  for (const auto& [name, command] : all_commands(app)) {
    page += fmt::format(".SS assay {}\n{}\n{}", troff(name), troff(command->get_description()),
                        options_in_manual(*command));
    if (const auto examples = examples_of(name); !examples.empty()) page += ".PP\n" + unfilled(examples);
  }
  for (const std::string& topic : names_of_topics()) {
    const std::string text = topic_text(topic);
    const auto end = text.find('\n');
    page += fmt::format(".SH {}\n{}", troff(std::string_view(text).substr(0, end)),
                        unfilled(std::string_view(text).substr(end + 1)));
  }
  return page + ".SH SEE ALSO\n/usr/share/doc/assay, assay help\n";
}

/// The commands below it and its options, a word each.
std::string completed(const CLI::App& app) {
  std::string words;
  for (const std::string& name : names_of_commands(app)) words += ' ' + name;
  for (const CLI::Option* option : shown_options(app))
    for (const std::string& name : option->get_lnames()) words += " --" + name;
  return words.substr(std::min<std::size_t>(1, words.size()));
}

std::string completion(const CLI::App& app) {
  std::string alternatives, cases;
  for (const auto& [name, command] : all_commands(app)) {
    alternatives += fmt::format("{}\" {}\"", alternatives.empty() ? "" : "|", name);
    cases += fmt::format("    \" {}\") words=\"{}\" ;;\n", name, completed(*command));
  }
  return fmt::format(
      R"(# Completion of assay for bash: options of the command, else commands; file names where neither fits.
_assay() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} command='' words='' word
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case "$command $word" in {}) command="$command $word" ;; esac
  done
  case $command in
    '') words="{}" ;;
{}  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _assay assay
)",
      alternatives, completed(app), cases);
}

/// 'word:meaning' as zsh's _describe reads it, in quotes that nothing in it ends.
std::string described_word(const std::string& word, const std::string& meaning) {
  return ' ' + in_single_quotes(word + ":" + meaning.substr(0, meaning.find('\n')));
}

std::string options_in_zsh(const CLI::App& app) {
  std::string words;
  for (const CLI::Option* option : shown_options(app))
    for (const std::string& name : option->get_lnames())
      words += described_word("--" + name, option->get_description());
  return words;
}

/// The commands below it and its options, each with its meaning.
std::string known_in_zsh(const CLI::App& app) {
  std::string words;
  for (const std::string& name : names_of_commands(app))
    words += described_word(name, command_named(app, name)->get_description());
  return (words + options_in_zsh(app)).substr(1);
}

/// Where commands are below the one that was read, they are offered beside options; else file names are.
std::string zsh_completion(const CLI::App& app) {
  std::string alternatives, cases;
  for (const auto& [name, command] : all_commands(app)) {
    alternatives += fmt::format("{}\" {}\"", alternatives.empty() ? "" : "|", name);
    cases += fmt::format("    (\" {}\") known=({}) below={} ;;\n", name, known_in_zsh(*command),
                         names_of_commands(*command).empty() ? "''" : "yes");
  }
  return fmt::format(
      R"(#compdef assay
# Completion of assay for zsh: commands and options with what they are for, else file names.
_assay() {{
  local command='' below=yes word
  local -a known
  for word in "${{(@)words[2,CURRENT-1]}}"; do
    case "$command $word" in ({}) command="$command $word" ;; esac
  done
  case $command in
    ('') known=({}) ;;
{}  esac
  if [[ -n $below || $words[CURRENT] == -* ]]; then
    _describe -t words 'assay' known
  else
    _files
  fi
}}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _assay "$@"; else compdef _assay assay; fi
)",
      alternatives, known_in_zsh(app), cases);
}

}  // namespace

std::string described(const CLI::App& app, DescribedAs form) {
  switch (form) {
    case DescribedAs::kManual: return manual(app);
    case DescribedAs::kBash: return completion(app);
    case DescribedAs::kZsh: return zsh_completion(app);
    case DescribedAs::kGlossary: break;
  }
  return glossary_as_markdown();
}

}  // namespace assay
