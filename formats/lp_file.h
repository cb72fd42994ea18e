// A linear program as a file has it: with names, an objective that may be maximised, and a constant.
#pragma once
#include <string>
#include <vector>

#include "algorithms/model/lp.h"

namespace assay {

/// The value that the file asks for is  (maximise ? -1 : 1) * (cost.x of `problem`) + constant:  `problem` always
/// minimises, and its cost is the negated one of a file that maximises.
///
/// Shape  row_names and column_names have the problem's rows and columns, or are empty where there are no names.
struct LpFile {
  LpProblem problem;
  std::string name;
  std::vector<std::string> row_names, column_names;
  double constant = 0;
  bool maximise = false;
};

}  // namespace assay
