// What a user of `assay solve` wants to see of a solution.
#pragma once
#include <string>
#include <vector>

namespace assay {

struct SolutionWishes {
  std::vector<std::string> print;  ///< of x, y and basis
  std::string file;                ///< where to write the exact solution; empty: nowhere
};

}  // namespace assay
