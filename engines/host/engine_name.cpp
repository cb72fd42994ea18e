#include "engines/host/engine_name.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "properties/text/foreign_text.h"

namespace assay {
namespace {

constexpr std::size_t kShownNameBytes = 40;

/// On one line of a terminal, whatever the bytes are.
std::string shown(std::string_view name) {
  std::string text = "\"";
  for (const char c : name.substr(0, kShownNameBytes)) {
    const auto byte = static_cast<unsigned char>(c);
    std::array<char, 8> code{};
    if (byte < 0x20 || byte > 0x7e) std::snprintf(code.data(), code.size(), "\\x%02x", byte);
    text += code[0] == '\0' ? std::string(1, c) : std::string(code.data());
  }
  text += '"';
  return name.size() > kShownNameBytes ? text + "... of " + std::to_string(name.size()) + " bytes" : text;
}

/// Why one part cannot stand between slashes, or nothing.
std::string_view defect_of_part(std::string_view part) {
  if (part.empty()) return "has a slash at its beginning or end, or two together";
  if (part == "." || part == "..") return "has a part . or ..";
  if (!std::all_of(part.begin(), part.end(), may_stand_in_engine_name))
    return "has a character other than letters, digits, slashes and ._+-";
  if (!is_name(part)) return "has a part that does not begin with a letter, a digit or _";
  return {};
}

}  // namespace

bool may_stand_in_engine_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
         c == '+' || c == '-';
}

std::string defect_of_engine_name(std::string_view name) {
  if (name.empty()) return "an empty name";
  if (name.size() > kLongestEngineName)
    return "the name " + shown(name) + " is longer than " + std::to_string(kLongestEngineName) + " bytes";
  std::string_view rest = name;
  for (bool more = true; more;) {
    const std::size_t slash = rest.find('/');
    more = slash != rest.npos;
    if (const std::string_view defect = defect_of_part(rest.substr(0, slash)); !defect.empty())
      return "the name " + shown(name) + ' ' + std::string(defect);
    rest.remove_prefix(more ? slash + 1 : rest.size());
  }
  if (name.ends_with(".so")) return "the name " + shown(name) + " ends in .so, as paths of plug-ins do";
  return {};
}

}  // namespace assay
