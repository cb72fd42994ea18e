// The one argument of the programs that compare hulls.
#pragma once
#include <charconv>
#include <cstdio>
#include <optional>
#include <string_view>
#include <system_error>

namespace assay {

/// The number of points that the command line asks for, 10^6 if it says nothing; nothing, and a sentence on standard
/// error, if it is not one number from `least` to 10^8. The program then ends with code 2.
inline std::optional<std::size_t> size_argument(int count, const char* const* arguments, std::size_t least) {
  constexpr std::size_t kMost = 100'000'000;
  if (count == 1) return 1'000'000;
  const std::string_view given = arguments[1];
  std::size_t size = 0;
  const auto read = std::from_chars(given.data(), given.data() + given.size(), size);
  if (count == 2 && read.ec == std::errc{} && read.ptr == given.data() + given.size() && size >= least &&
      size <= kMost) {
    return size;
  }
  std::fprintf(stderr, "%s takes one argument, a number of points from %zu to %zu; it was given \"%s\"%s\n",
               arguments[0], least, kMost, arguments[1], count > 2 ? " and more" : "");
  return std::nullopt;
}

}  // namespace assay
