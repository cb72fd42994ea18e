#include "campaign/input/visit_inputs.h"

#include <fmt/format.h>

#include <algorithm>

#include "algorithms/model/family.h"

namespace assay {

std::string unknown_family(const std::string& family) {
  std::vector<std::string> families;
  for_each_family([&]<Family F>() { families.emplace_back(F::kName); });
  if (family.empty() || std::ranges::find(families, family) != families.end()) return {};
  return fmt::format("--family {}: there is no such family; there are {}", family, fmt::join(families, ", "));
}

int visit_inputs(const FileOptions& options, const std::function<int(Input)>& visit) {
  if (const std::string complaint = unknown_family(options.family); !complaint.empty()) return fail(complaint);
  if (options.pair && options.files.size() % 2 != 0)
    return fail(fmt::format("--pair takes the files two by two, and there are {}", options.files.size()));
  int code = kNothingNew;
  for (std::size_t i = 0; i < options.files.size(); i += options.pair ? 2 : 1) {
    auto inputs = options.pair ? open_pair(options.files[i], options.files[i + 1], options.family)
                               : open_input(options.files[i], options.family);
    if (!inputs) {
      code = worse_exit_code(code, fail(inputs.error()));
      continue;
    }
    for (Input& input : *inputs) code = worse_exit_code(code, visit(std::move(input)));
  }
  return code;
}

}  // namespace assay
