// Tapes of choices that decode to operands of one error bound, and how a file has them.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bounds/bound.h"

namespace assay {

using Tape = std::vector<std::uint64_t>;

/// The trial on one tape.
std::optional<BoundTrial> tried(const ErrorBound& bound, const Tape& tape);

/// The operands of a trial, folded into one number.
std::uint64_t digest_of_operands(const BoundTrial& trial);

/// One word a choice: the digits of choice / 2^64 after the point, to base 16, without zeros at the end; "0" is 0.
std::string choices_in_words(const Tape& tape);
/// Of such words with a space between two.
Tape tape_of_words(std::string_view words);

/// The tape with as many zeros as there are at the end of choices without a change of an operand, of the error or of
/// the bound, and without the last choices that are 0.
Tape shortened(const ErrorBound& bound, Tape tape);

}  // namespace assay
