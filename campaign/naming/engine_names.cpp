#include "campaign/naming/engine_names.h"

#include <algorithm>
#include <set>

#include "engines/host/engine_name.h"
#include "properties/text/foreign_text.h"

namespace assay {
namespace {

/// A part of a path as a part of a name.
std::string part_of_name(std::string part) {
  for (char& c : part)
    if (!may_stand_in_engine_name(c)) c = '_';
  return is_name(part) ? part : "_" + part;
}

/// The last `parts` parts of the path, or all.
std::string end_of(const std::filesystem::path& path, std::size_t parts) {
  std::string end = part_of_name(path.stem().string());
  std::filesystem::path folder = path.parent_path();
  for (std::size_t i = 1; i < parts && folder.has_filename(); ++i, folder = folder.parent_path())
    end = part_of_name(folder.filename().string()) + "/" + end;
  return end;
}

}  // namespace

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
