// Doubles as text without loss: one word a double, bit for bit, the same width for every finite number of one sign.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace assay {

/// The double that the word stands for, without rounding.
///
/// Shape  [-]0x1.hhhhhhhhhhhhhp+dddd as hexfloat() of case_text.h writes it; fewer digits and a shorter exponent
///        are accepted ("0x1p3"). inf, -inf, nan; a NaN other than the default one is "nan:" and the 16 hex digits
///        of its bits.
/// Error  nullopt for anything else, and for a number that no double is equal to: too large, or finer than a
///        subnormal.
std::optional<double> parse_hexfloat(std::string_view word);

}  // namespace assay
