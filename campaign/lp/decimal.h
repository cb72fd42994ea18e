// Rationals as decimal text and back, as files of reference values have them.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "oracles/exact/rational.h"

namespace assay {

/// The nearest decimal with so many significant digits, ties away from zero: "-4.64753e+02", "0". Precondition:
/// digits >= 1.
std::string decimal_text(const Rational& value, int digits);

/// The number that the text says: digits with an optional sign, point and exponent of at most four digits.
std::optional<Rational> parse_decimal(std::string_view text);

}  // namespace assay
