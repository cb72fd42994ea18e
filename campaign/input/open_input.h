// Files of any kind as problems: what replay, reduce, solve and export begin with.
#pragma once
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "formats/file_problem.h"

namespace assay {

struct Input {
  std::string name;  ///< the file, and the problem in it where it holds several
  FileProblem content;
  std::string taken_for;  ///< which family plain points were taken for and why; empty where the file says it itself
};

/// What the file says of the problem beyond it, the names of a linear program, is left out.
AnyProblem any_problem_of(const FileProblem& content);

/// The problems of one file, several only where it is JSON.
///
/// Error  one sentence that names the file: what the readers refuse (formats/input_file.h), what choose_family refuses,
///        a `family` other than the file's own.
Result<std::vector<Input>> open_input(const std::string& path, const std::string& family);

/// Two files of points as the two bodies of one problem, all points of a file one body.
Result<std::vector<Input>> open_pair(const std::string& path_a, const std::string& path_b, const std::string& family);

/// A file of one linear program.
Result<LpFile> open_lp(const std::string& path);

/// A file of linear programs.
Result<std::vector<Input>> open_lps(const std::string& path);

}  // namespace assay
