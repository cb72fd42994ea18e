#include "reports/store/study_lines.h"

#include <algorithm>
#include <exception>
#include <system_error>

namespace assay::json_detail {

Result<Written> read_study_lines(const std::filesystem::path& directory, const char* file,
                                 const std::function<void(const Json&)>& read) {
  const std::filesystem::path path = directory / kStudiesFolder / file;
  std::error_code problem;
  if (!std::filesystem::exists(path, problem)) return Written{};
  const Result<std::string> text = read_whole_file(path);
  if (!text) return Error{text.error()};
  std::size_t line = 1;
  for (std::size_t begin = 0; begin < text->size(); ++line) {
    const std::size_t end = std::min(text->find('\n', begin), text->size());
    const auto refused = [&](const std::string& reason) {
      return Error{path.string() + ":" + std::to_string(line) + ": " + reason};
    };
    try {
      const Json value = Json::parse(text->substr(begin, end - begin), nullptr, false);
      if (value.is_discarded()) return refused("not valid JSON");
      read(value);
    } catch (const Malformed& malformed) {
      return refused(malformed.sentence);
    } catch (const std::exception& exception) {
      return refused(exception.what());
    }
    begin = end + 1;
  }
  return Written{};
}

Result<Written> write_study_lines(const std::filesystem::path& directory, const char* file, const std::string& text) {
  const std::filesystem::path folder = directory / kStudiesFolder;
  std::error_code problem;
  std::filesystem::create_directories(folder, problem);
  if (problem) return system_error(folder, "make", problem.value());
  return write_whole_file(folder / file, text);
}

}  // namespace assay::json_detail
