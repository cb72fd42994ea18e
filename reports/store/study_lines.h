// Files of a study: one JSON record a line, in the folder studies/ of a campaign directory.
#pragma once
#include <filesystem>
#include <functional>
#include <string>

#include "reports/store/files.h"
#include "reports/store/json_fields.h"

namespace assay::json_detail {

/// Calls read for every line of studies/`file`; nothing where there is no such file. What `read` throws, Malformed or an
/// exception of the library, goes no further.
///
/// Error  a line that is no record: the sentence names file, line and field.
Result<Written> read_study_lines(const std::filesystem::path& directory, const char* file,
                                 const std::function<void(const Json&)>& read);

/// Writes the text as studies/`file` of `directory`; folders are made if absent.
Result<Written> write_study_lines(const std::filesystem::path& directory, const char* file, const std::string& text);

}  // namespace assay::json_detail
