// What `--version`, `help` and the end of every `--help` say.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace assay {

/// Command lines to copy, a line each with what it is for; empty for a command that has none.
std::string_view examples_of(std::string_view command);

/// A text of at most a screen about a topic that is no command; empty for a topic that there is not.
std::string topic_text(std::string_view topic);
std::vector<std::string> names_of_topics();

/// Version, revision and compiler of this build, the versions of the libraries that it was built with, and the engines
/// from outside that it finds, each with its version: the shared objects are asked.
std::string version_text();

}  // namespace assay
