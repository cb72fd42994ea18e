// What a name of an engine may be, and how engines of one name are told apart: everything that is recorded is keyed by names.
#pragma once
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

inline constexpr std::size_t kLongestEngineName = 100;

/// A name is parts of letters, digits and ._+- divided by single slashes, at most kLongestEngineName bytes in all. Neither part
/// may be "." or "..", and the last does not end in .so, since that would be a path on the command line; @ is ours.
/// Why `name` is none, as a clause that begins with the name, made printable and short; empty where it is one.
std::string defect_of_engine_name(std::string_view name);

/// For each path the shortest of its ends ("bad", "second/bad", ...) that no other one has, all of one number of parts: without
/// the extension, other characters than those of a name replaced by "_". It does not depend on the order of the paths.
/// Nothing where even the whole paths come out equal.
std::optional<std::vector<std::string>> telling_ends(const std::vector<std::filesystem::path>& paths);

}  // namespace assay
