// A file of any kind that is read.
#pragma once
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "algorithms/model/result.h"
#include "formats/json/json_problem.h"
#include "formats/lp_file.h"
#include "formats/points/point_file.h"

namespace assay {

/// A case file, whose text is read above this layer (properties/case/case_text.h).
struct CaseText {
  std::string text;
};

using InputFile = std::variant<CaseText, LpFile, PointFile, std::vector<FileProblem>>;

/// Read as what the ending of its name says, or where that says nothing as what it begins with.
///
/// Error  one sentence that names the file: that of the reader, or where the kind cannot be told which kinds are read.
Result<InputFile> read_input_file(const std::filesystem::path& path);

}  // namespace assay
