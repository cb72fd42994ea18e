// What `assay solve` prints and writes of a solution when it is asked to.
#pragma once
#include <optional>
#include <span>
#include <string>

#include "algorithms/model/reply.h"
#include "campaign/lp/solution_text.h"
#include "campaign/lp/solution_wishes.h"
#include "reports/store/files.h"

namespace assay {

/// Prints the exact solution and then each engine's own numbers, and writes the exact solution to the file. Nothing is
/// done where nothing is wished for.
/// Error  one sentence: nothing settles what is true, the exact solution is too large, or the file cannot be written.
Result<Written> show_solution(const LpFile& file, const std::string& name, const std::optional<SettledLp>& truth,
                              std::span<const std::string> engines, std::span<const Reply<LpFamily>> replies,
                              const SolutionWishes& wishes);

}  // namespace assay
