// What a name of an engine may be: everything that is recorded is keyed by names.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace assay {

inline constexpr std::size_t kLongestEngineName = 100;

/// A letter, a digit or one of ._+-, in ASCII, whatever the locale.
bool may_stand_in_engine_name(char c);

/// A name is parts of letters, digits and ._+- divided by single slashes, each beginning with a letter, a digit or _,
/// at most kLongestEngineName bytes in all. The last part does not end in .so, since that would be a path on the
/// command line; @ is ours.
/// Why `name` is none, as a clause that begins with the name, made printable and short; empty where it is one.
///
/// Promise  what is a name here is_name (properties/text/foreign_text.h).
std::string defect_of_engine_name(std::string_view name);

}  // namespace assay
