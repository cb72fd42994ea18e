#include "formats/file_kind.h"

#include <algorithm>
#include <span>

#include "formats/number.h"
#include "formats/text_lines.h"

namespace assay {
namespace {

constexpr std::string_view kCaseEndings[] = {".case"}, kMpsEndings[] = {".mps"}, kOffEndings[] = {".off"},
                           kObjEndings[] = {".obj"}, kJsonEndings[] = {".json"},
                           kPointEndings[] = {".txt", ".xyz", ".xy", ".pts", ".points", ".csv"};
constexpr std::string_view kPackedEndings[] = {".gz", ".xz"};

struct KindWords {
  FileKind kind;
  std::string_view name;
  std::span<const std::string_view> endings;
};
constexpr KindWords kKinds[] = {
    {FileKind::kCase, "case files", kCaseEndings}, {FileKind::kMps, "MPS", kMpsEndings},
    {FileKind::kOff, "OFF", kOffEndings},          {FileKind::kObj, "OBJ", kObjEndings},
    {FileKind::kJson, "JSON", kJsonEndings},       {FileKind::kPoints, "plain points, one a line", kPointEndings}};

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

}  // namespace

std::optional<FileKind> kind_by_name(std::string_view path) {
  std::string name = in_small_letters(path);
  for (const std::string_view ending : kPackedEndings) {
    if (!name.ends_with(ending)) continue;
    name.resize(name.size() - ending.size());
    break;
  }
  for (const KindWords& words : kKinds)
    if (std::any_of(words.endings.begin(), words.endings.end(), [&](auto ending) { return name.ends_with(ending); }))
      return words.kind;
  return std::nullopt;
}

std::optional<FileKind> kind_by_content(std::string_view text) {
  if (text.starts_with("assay-case ")) return FileKind::kCase;
  TextLines lines(text, {}, {});
  std::string_view line;
  if (!lines.next(line)) return std::nullopt;
  const std::string_view word = next_word(line, " \t,;");
  if (word.starts_with('{') || word.starts_with('[')) return FileKind::kJson;
  if (word.ends_with("OFF")) return FileKind::kOff;
  if (word == "NAME" || word == "ROWS") return FileKind::kMps;
  if (word == "v" || word == "o" || word == "g" || word == "mtllib") return FileKind::kObj;
  if (read_number(word)) return FileKind::kPoints;
  return std::nullopt;
}

std::string kinds_in_words() {
  std::string list;
  for (const KindWords& words : kKinds) {
    list += std::string(words.name) + " (";
    for (const std::string_view ending : words.endings) list += std::string(ending) + ' ';
    list.back() = ')';
    list += ", ";
  }
  list += "each also packed (";
  for (const std::string_view ending : kPackedEndings) list += std::string(ending) + ' ';
  list.back() = ')';
  return list;
}

}  // namespace assay
