// Problems of every family in JSON; the schema stands in docs/input-files.md.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/model/result.h"
#include "formats/file_problem.h"

namespace assay {

/// One problem, or an array of them. A number is a JSON number or a string as read_number takes it, so that "nan",
/// "inf" and "0x1.8p+1" can be said; null is an absent bound of a linear program.
///
/// Error  one sentence "FILE, line N ..." where the text is no JSON, else "FILE, problem N: field: reason" (no number
///        where there is one problem only): a field that is missing, unknown, given twice or of another kind, lists of
///        the wrong length, a number beyond the doubles, more than kMostJsonBytes, kMostPoints, kMostDimension or
///        kMostEntries.
Result<std::vector<FileProblem>> read_json_problems(std::string_view text, std::string_view name);

}  // namespace assay
