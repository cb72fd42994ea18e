#include "campaign/naming/engine_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace assay {
namespace {

constexpr std::size_t kShownBytes = 40;

/// In ASCII, whatever the locale.
bool may_stand_in_a_part(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
         c == '+' || c == '-';
}

/// On one line of a terminal, whatever the bytes are.
std::string shown(std::string_view name) {
  std::string text;
  for (const char c : name.substr(0, kShownBytes)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte > 0x7e)
      text += fmt::format("\\x{:02x}", byte);
    else
      text += c;
  }
  return '"' + text + '"' + (name.size() > kShownBytes ? fmt::format("... of {} bytes", name.size()) : "");
}

/// Why one part cannot stand between slashes, or nothing.
std::string_view defect_of_part(std::string_view part) {
  if (part.empty()) return "has a slash at its beginning or end, or two together";
  if (part == "." || part == "..") return "has a part . or ..";
  if (!std::all_of(part.begin(), part.end(), may_stand_in_a_part))
    return "has a character other than letters, digits, slashes and ._+-";
  return {};
}

/// The last `parts` parts of the path, or all.
std::string end_of(const std::filesystem::path& path, std::size_t parts) {
  std::string end = path.stem().string();
  std::filesystem::path folder = path.parent_path();
  for (std::size_t i = 1; i < parts && folder.has_filename(); ++i, folder = folder.parent_path())
    end = folder.filename().string() + "/" + end;
  for (char& c : end)
    if (c != '/' && !may_stand_in_a_part(c)) c = '_';
  return end;
}

}  // namespace

std::string defect_of_engine_name(std::string_view name) {
  if (name.empty()) return "an empty name";
  if (name.size() > kLongestEngineName)
    return fmt::format("the name {} is longer than {} bytes", shown(name), kLongestEngineName);
  std::string_view rest = name;
  for (bool more = true; more;) {
    const std::size_t slash = rest.find('/');
    more = slash != rest.npos;
    if (const std::string_view defect = defect_of_part(rest.substr(0, slash)); !defect.empty())
      return fmt::format("the name {} {}", shown(name), defect);
    rest.remove_prefix(more ? slash + 1 : rest.size());
  }
  if (name.ends_with(".so")) return fmt::format("the name {} ends in .so, as paths of plug-ins do", shown(name));
  return {};
}

std::optional<std::vector<std::string>> telling_ends(const std::vector<std::filesystem::path>& paths) {
  std::size_t longest = 1;
  for (const auto& path : paths)
    longest = std::max(longest, static_cast<std::size_t>(std::distance(path.begin(), path.end())));
  for (std::size_t parts = 1; parts <= longest; ++parts) {
    std::vector<std::string> ends;
    for (const auto& path : paths) ends.push_back(end_of(path, parts));
    if (std::set<std::string>(ends.begin(), ends.end()).size() == ends.size()) return ends;
  }
  return std::nullopt;
}

}  // namespace assay
