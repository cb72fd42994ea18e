// Text that somebody else wrote: which of it may name something, and how it is shown without obeying it.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace assay {

/// Bytes that a name, and a label, may have.
inline constexpr std::size_t kMostNameBytes = 128, kMostLabelBytes = 512;

/// Parts of letters, digits and _ + . @ -, joined by single slashes; each part begins with a letter, a digit or _.
///
/// Promise  a name is one word, goes into paths, patterns, HTML and SQL as it is, and a path under a folder stays
///          there.
/// Where    engines, properties and domains (with their version).
bool is_name(std::string_view text);

/// One line of 1 to kMostLabelBytes bytes, every character plain. Where: claims, versions, kinds.
bool is_label(std::string_view text);

/// Bytes of the character that begins the text, 0 where none does that is plain: valid UTF-8, no control character but
/// tab and line ends, none that turns the direction of what stands around it, and a character that XML 1.0 allows.
std::size_t plain_character(std::string_view text);

/// The text as one line that a terminal shows and does not obey: blanks for line ends and tabs, ? for what is not
/// plain.
std::string one_line(std::string_view text);

}  // namespace assay
