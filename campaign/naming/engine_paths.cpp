#include "campaign/naming/engine_paths.h"

#include <elf.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <vector>

#include "engines/host/pipe/command_words.h"
#include "reports/store/given_engines.h"
#include "reports/store/merge.h"
#include "reports/store/store_files.h"

namespace assay {

namespace {

bool is_file(const std::string& path) {
  std::error_code unknown;
  return std::filesystem::is_regular_file(path, unknown);
}

}  // namespace

bool is_engine_command(std::string_view selector) {
  return selector.find_first_of(" \t") != selector.npos && !is_file(std::string(selector));
}

std::string absolute_command(std::string_view command) {
  std::vector<std::string> words = words_of_command(command);
  for (std::size_t i = 0; i < words.size(); ++i)
    if (is_file(words[i]) && (i > 0 || words[i].find('/') != std::string::npos))
      words[i] = std::filesystem::absolute(words[i]).lexically_normal().string();
  return command_of_words(words);
}

std::string absolute_selector(std::string_view selector) {
  return is_engine_command(selector) ? absolute_command(selector)
                                     : std::filesystem::absolute(selector).lexically_normal().string();
}

std::string file_of_command(std::string_view command) {
  std::string file;
  for (const std::string& word : words_of_command(command))
    if (is_file(word)) file = word;
  return file;
}

bool is_engine_path(std::string_view selector) {
  if (is_engine_command(selector)) return false;
  for (const std::string_view start : {"/", "./", "../", "~/"})
    if (selector.starts_with(start)) return true;
  const std::string_view file = selector.substr(selector.rfind('/') + 1);
  const std::size_t at = file.rfind(".so");
  if (at == file.npos) return false;
  const std::string_view version = file.substr(at + 3);
  const bool is_numbers = version.find_first_not_of("0123456789.") == version.npos;
  return version.empty() || (version.starts_with('.') && is_numbers);
}

std::string why_no_shared_object(const std::string& path) {
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown))
    return path.find("/~/") == path.npos ? "no such file"
                                         : "no such file; the shell replaces ~ only where it begins a word";
  if (std::filesystem::is_directory(path, unknown)) return "is a folder; name a shared object in it";
  std::ifstream file(path, std::ios::binary);
  std::array<char, sizeof(Elf64_Ehdr)> head{};
  file.read(head.data(), head.size());
  const std::string_view start(head.data(), static_cast<std::size_t>(file.gcount()));
  if (start.starts_with("!<arch>")) return "is an archive of object files; link it with -shared into a shared object";
  if (!start.starts_with(ELFMAG))
    return "is no shared object: it does not begin as one; build one with -shared -fPIC (docs/adding-an-engine.md)";
  if (start.size() < head.size()) return "is no shared object: it ends within its header";
  Elf64_Ehdr header{};
  std::memcpy(&header, head.data(), sizeof header);
  if (header.e_type == ET_REL) return "is an object file that is not linked yet; link it with -shared";
  if (header.e_type == ET_EXEC) return "is a program and no shared object; link it with -shared";
  return {};
}

Result<std::optional<std::string>> recorded_engine_path(const std::string& case_file, std::string_view engine) {
  const std::filesystem::path folder = std::filesystem::absolute(case_file).lexically_normal().parent_path();
  if (folder.filename() != store_detail::kFindingsFolder) return std::optional<std::string>{};
  const auto facts = store_detail::read_provenance(folder.parent_path());
  if (!facts) return Error{facts.error()};
  const auto found = facts->find(key_of_given(std::string(engine)));
  if (found == facts->end()) return std::optional<std::string>{};
  const auto paths = joined_parts(found->second);
  const auto there = std::find_if(paths.begin(), paths.end(), [](const std::string& path) {
    std::error_code unknown;
    return std::filesystem::exists(path, unknown);
  });
  return std::optional(there == paths.end() ? *paths.begin() : *there);
}

}  // namespace assay
