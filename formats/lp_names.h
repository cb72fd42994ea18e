// Names for the rows and columns of a linear program that any file can hold.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace assay {

/// Distinct names without blanks for `count` things: the given ones where they can be, otherwise the letter and a
/// number from 1 on; blanks become '_'. None is `reserved`.
std::vector<std::string> usable_names(const std::vector<std::string>& given, std::uint32_t count, char letter,
                                      const std::string& reserved = "");

}  // namespace assay
