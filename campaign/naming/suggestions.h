// What somebody may have meant by a word that nothing is called.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

/// The least number of letters put in, left out, replaced or, side by side, exchanged that makes one word the other;
/// no part of a word is edited twice ("optimal string alignment").
///
/// Cost  the product of the lengths.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// Of `known` the three nearest at most: those that hold the word, and those at most a third of its letters away; the
/// nearest first, then in the order of the alphabet.
std::vector<std::string> suggestions(std::string_view word, const std::vector<std::string>& known);

/// "; did you mean hull2/is_exact or hull3/is_exact?", or empty where nothing is near: to follow an error's reason.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

}  // namespace assay
