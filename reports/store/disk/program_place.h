// What was installed beside the running program.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

namespace assay {

/// The folder `below_prefix` of the prefix that the running program was installed under (PREFIX/bin/assay), where there
/// is one; else `in_build_tree`, as for a program that runs from where it was built.
///
/// Promise  nothing but the place of the program decides: a prefix may be moved as a whole.
std::filesystem::path installed_or(std::string_view below_prefix, std::string_view in_build_tree);

/// What runs this program again, as a word of a shell: its name where it was looked for along PATH, else the path that
/// it was called by.
std::string program_word();

}  // namespace assay
