// Names as GoogleTest takes them.
#pragma once
#include <cctype>
#include <string>
#include <string_view>

namespace assay::test {

/// Every byte that is no letter and no digit is an underscore.
inline std::string test_name(std::string_view name) {
  std::string letters(name);
  for (char& c : letters)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return letters;
}

}  // namespace assay::test
