// The cases of docs/published-collision and docs/published-hulls, and of fuzz/corpus those of published engines, as
// they were when the program was built: what the study of the articles is seeded with, and what its verdicts are held
// to.
#pragma once
#include <span>
#include <string_view>

namespace assay {

struct CommittedCase {
  std::string_view name;  ///< of the file, without .case
  std::string_view text;
};

/// In the order of the names. CMake makes the table.
std::span<const CommittedCase> committed_cases();

}  // namespace assay
