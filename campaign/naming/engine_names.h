// How engines of one name are told apart: everything that is recorded is keyed by names.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace assay {

/// For each path the shortest of its ends ("bad", "second/bad", ...) that no other one has, all of one number of parts:
/// without the extension, other characters than those of a name replaced by "_". It does not depend on the order of the
/// paths. Nothing where even the whole paths come out equal.
std::optional<std::vector<std::string>> telling_ends(const std::vector<std::filesystem::path>& paths);

}  // namespace assay
