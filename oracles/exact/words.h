// Numbers in evidence: doubles as hexfloat, rationals in full where short, always with a decimal approximation.
#pragma once
#include <cstdint>
#include <span>
#include <string>

#include "oracles/exact/rational.h"

namespace assay {

/// "0x1.8p-1 (0.75)"; "nan", "inf", "-inf".
std::string in_words(double value);
/// "(x, y, z)" of hexfloats, then the decimals.
std::string in_words(std::span<const double> point);
/// "p/q" where numerator and denominator have at most 40 digits together, otherwise a decimal approximation marked
/// "about".
std::string in_words(const Rational& value);

/// The nearest double, or nearly (GMP truncates); infinite where the value is out of range.
double approximate(const Rational& value);
/// The greatest double that is no more than value. Precondition: value >= 0.
double rounded_down(const Rational& value);

}  // namespace assay
