#include "formats/input_file.h"

#include "formats/file_kind.h"
#include "formats/mps.h"
#include "formats/text_file.h"

namespace assay {
namespace {

template <class T>
Result<InputFile> widened(Result<T> result) {
  if (!result) return Error{result.error()};
  return InputFile(*std::move(result));
}

}  // namespace

Result<InputFile> read_input_file(const std::filesystem::path& path) {
  const std::string shown = path.string();
  auto text = read_text_file(path);
  if (!text) return Error{text.error()};
  auto kind = kind_by_name(shown);
  if (!kind) kind = kind_by_content(*text);
  if (!kind)
    return Error{shown + ": neither its name nor its first words tell what it holds; files are read that are " +
                 kinds_in_words()};
  switch (*kind) {
    case FileKind::kCase: return InputFile(CaseText{*std::move(text)});
    case FileKind::kMps: return widened(parse_mps(*text, shown));
    case FileKind::kOff: return widened(read_off(*text, shown));
    case FileKind::kObj: return widened(read_obj(*text, shown));
    case FileKind::kJson: return widened(read_json_problems(*text, shown));
    case FileKind::kPoints: return widened(read_plain_points(*text, shown));
  }
  return Error{shown + ": is of no kind that is read"};
}

}  // namespace assay
