// A problem of any family as a file has it.
#pragma once
#include <map>
#include <string>
#include <type_traits>
#include <variant>

#include "algorithms/model/family.h"
#include "formats/lp_file.h"

namespace assay {

/// A file of a linear program says more than the problem.
template <Family F>
using FileForm = std::conditional_t<std::same_as<F, LpFamily>, LpFile, typename F::Problem>;

struct FileProblem {
  std::map<std::string, std::string> header;  ///< what the header of a case file may say: engine, property, note ...
  Families::Variant<FileForm> problem;
};

}  // namespace assay
