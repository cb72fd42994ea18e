#include "campaign/versions/version_list.h"

#include <algorithm>

#include "campaign/naming/engine_paths.h"
#include "properties/text/foreign_text.h"

namespace assay {

Result<std::vector<EngineVersion>> read_versions(const std::vector<std::string>& words) {
  std::vector<EngineVersion> versions;
  for (const std::string& word : words) {
    const auto refused = [&](const std::string& why) { return Error{"--version " + word + ": " + why}; };
    const std::size_t end = word.find('=');
    if (end == word.npos) return refused("not of the form LABEL=PATH.so or LABEL='COMMAND'");
    EngineVersion version{word.substr(0, end), word.substr(end + 1)};
    if (!is_name(version.label) || version.label.find('/') != version.label.npos)
      return refused("a label is made of letters, digits and _+.@- and begins with a letter, a digit or _");
    if (std::ranges::find(versions, version.label, &EngineVersion::label) != versions.end())
      return refused("the label " + version.label + " is given twice");
    if (!is_from_outside(version.selector))
      return refused("a version is given by the path of its shared object (./mine_2.so) or by a command");
    versions.push_back(std::move(version));
  }
  if (versions.size() < 2) return Error{"--version: two at least, the older first"};
  return versions;
}

}  // namespace assay
