#include "tool/layers.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace assay::mutation {

bool is_mutated(llvm::StringRef file) {
  const auto below = [&](llvm::StringRef folder) { return file.startswith(folder); };
  return std::any_of(std::begin(kMutated), std::end(kMutated),
                     [&](const char* layer) { return below(std::string(layer) + "/"); }) &&
         std::none_of(std::begin(kLeftAlone), std::end(kLeftAlone), below);
}

}  // namespace assay::mutation
