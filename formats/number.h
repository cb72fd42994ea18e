// A word of a foreign file as a double.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "algorithms/model/result.h"

namespace assay {

/// The double nearest to the number that the word writes, in decimal (-1.5e-3) or hexadecimal (0x1.8p+1); inf, infinity
/// and nan with or without a sign are themselves.
///
/// Error  a reason without the place: a word that is no number, or one whose nearest double is infinite.
Result<double> read_number(std::string_view word);

/// The word as an integer without sign; nothing where it is none, the greatest where it is greater than that.
std::optional<std::uint64_t> read_count(std::string_view word);

/// The beginning of foreign text, ? for what is not printable ASCII: a reason in a sentence may repeat the file's
/// words.
std::string printable(std::string_view text, std::size_t most = 200);

/// The printable beginning of foreign text, in quotes, for a sentence.
std::string in_quotes(std::string_view text);

/// "N points are more than the M that are read", or empty where they are not.
std::string too_many_points(std::uint64_t count);

}  // namespace assay
