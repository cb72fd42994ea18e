#include "reports/store/studies/study_file.h"

#include <exception>
#include <system_error>

#include "reports/store/untrusted/record_file.h"
#include "reports/store/untrusted/record_json.h"

namespace assay::json_detail {

Result<Written> each_study_line(const std::filesystem::path& directory, const StudyFile& file,
                                const std::function<void(const Json&)>& read) {
  // A study is written whole, so its last line is one even without its end.
  std::size_t left = file.most_lines;
  return each_line(directory / kStudiesFolder / file.name, LastLine::kTake, [&](std::string_view line) -> std::string {
    if (left-- == 0) return "more than the " + std::to_string(file.most_lines) + " lines that are read of a study";
    try {
      const Result<Json> value = parse_record_json(line);
      if (!value) return value.error();
      read(*value);
      return {};
    } catch (const Malformed& malformed) {
      return malformed.sentence;
    } catch (const std::exception& exception) {
      return exception.what();
    }
  });
}

std::string text_of(const Json& object) { return object.dump(-1, ' ', false, Json::error_handler_t::replace); }

Result<Written> write_study_lines(const std::filesystem::path& directory, const char* name, const std::string& text) {
  const std::filesystem::path folder = directory / kStudiesFolder;
  std::error_code problem;
  if (std::filesystem::is_symlink(folder, problem))
    return Error{folder.string() + ": is a symbolic link, and a folder is wanted"};
  std::filesystem::create_directories(folder, problem);
  if (problem) return system_error(folder, "make", problem.value());
  return replace_file(folder / name, text);
}

}  // namespace assay::json_detail
