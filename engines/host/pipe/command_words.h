// A command as one line of text and as the words that a program is started with.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace assay {

/// Words are divided by blanks; within single quotes everything stands for itself, within double quotes and outside a
/// backslash takes the next character as it is. Nothing else is read as a shell would. What is left open ends with the
/// text.
std::vector<std::string> words_of_command(std::string_view command);

/// A text of which words_of_command makes these words.
std::string command_of_words(const std::vector<std::string>& words);

}  // namespace assay
