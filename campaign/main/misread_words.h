// Help on request, and the complaint about a command line that cannot be read.
#pragma once
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "campaign/commands/commands.h"
#include "campaign/main/help.h"
#include "campaign/naming/suggestions.h"

namespace assay {

inline std::vector<std::string> names_of_commands(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

/// Null where there is none.
inline const CLI::App* command_named(const CLI::App& app, const std::string& name) {
  const auto commands = app.get_subcommands([&](const CLI::App* command) { return command->get_name() == name; });
  return commands.empty() ? nullptr : commands.front();
}

struct NamedCommand {
  std::string words;  ///< as typed behind the program: "history add"
  const CLI::App* command;
};
/// All commands, each followed by those below it.
inline std::vector<NamedCommand> all_commands(const CLI::App& app) {
  std::vector<NamedCommand> all;
  for (const std::string& name : names_of_commands(app)) {
    const CLI::App* command = command_named(app, name);
    all.push_back({name, command});
    for (const NamedCommand& below : all_commands(*command)) all.push_back({name + ' ' + below.words, below.command});
  }
  return all;
}

inline std::string topics_in_words() {
  std::string topics;
  for (const std::string& name : names_of_topics()) topics += (topics.empty() ? "" : ", ") + name;
  return topics;
}

/// Of everything, of a command or about a topic; an exit code.
inline int print_help(const CLI::App& app, const std::string& topic) {
  const CLI::App* command = command_named(app, topic);
  std::string text(topic_text(topic));
  if (topic.empty()) text = app.help() + "\nTopics for assay help: " + topics_in_words() + "\n";
  if (command != nullptr) text = command->help();
  if (text.empty()) {
    std::vector<std::string> known = names_of_commands(app);
    for (const std::string& name : names_of_topics()) known.push_back(name);
    return fail("help " + topic + ": no command and no topic" + did_you_mean(topic, known) +
                " (topics: " + topics_in_words() + ")");
  }
  std::fputs(text.c_str(), stdout);
  return kNothingNew;
}

/// "; did you mean --battery?" of an option that neither the program nor the command has; empty for one that it has.
inline std::string options_like(const std::string& option, const CLI::App& app, const CLI::App* command) {
  std::vector<std::string> known;
  for (const CLI::App* one : {&app, command}) {
    if (one == nullptr) continue;
    for (const CLI::Option* each : one->get_options())
      for (const std::string& name : each->get_lnames()) known.push_back("--" + name);
  }
  const bool is_known = std::find(known.begin(), known.end(), option) != known.end();
  return is_known ? std::string() : did_you_mean(option, known);
}

/// The first word that is like one that there is, and that; else what the parser says.
inline std::string complaint_about(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv) {
  const std::string shows = " (assay --help shows the commands)";
  const CLI::App* command = nullptr;
  for (int i = 1; i < argc; ++i) {
    const std::string word(argv[i]), option = word.substr(0, word.find('='));
    if (word.starts_with("--")) {
      if (const std::string near = options_like(option, app, command); !near.empty())
        return option + ": no such option" + near + shows;
    } else if (command == nullptr) {
      command = command_named(app, word);
      if (command == nullptr && i == 1)
        return word + ": no such command, and a subcommand is required" + did_you_mean(word, names_of_commands(app)) +
               shows;
    } else if (const CLI::App* nested = command_named(*command, word)) {
      command = nested;
    }
  }
  return error.what() + shows;
}

}  // namespace assay
