#include "formats/lp_names.h"

#include <set>
#include <utility>

namespace assay {

std::vector<std::string> usable_names(const std::vector<std::string>& given, std::uint32_t count, char letter,
                                      const std::string& reserved) {
  std::vector<std::string> names;
  std::set<std::string> used{reserved};
  for (std::uint32_t i = 0; i < count; ++i) {
    std::string name = i < given.size() ? given[i] : std::string();
    for (char& c : name)
      if (static_cast<unsigned char>(c) <= ' ' || c == '\x7f') c = '_';
    const bool usable =
        !name.empty() && name.size() <= 255 && name[0] != '$' && name[0] != '\'' && !used.contains(name);
    if (!usable) name = letter + std::to_string(i + 1);
    while (used.contains(name)) name += '_';
    used.insert(name);
    names.push_back(std::move(name));
  }
  return names;
}

}  // namespace assay
