// A problem of any family as a file has it.
#pragma once
#include <map>
#include <string>
#include <variant>

#include "algorithms/model/family.h"
#include "formats/lp_file.h"

namespace assay {

struct FileProblem {
  std::map<std::string, std::string> header;  ///< what the header of a case file may say: engine, property, note ...
  std::variant<LpFile, ConvexPair, Cloud2, Cloud3, ShapesProblem, MovingPair> problem;
};

}  // namespace assay
