// Numbers and counts as sentences about findings say them.
#pragma once
#include <string>

#include "oracles/exact/rational.h"

namespace assay {

/// A length, a time or a value with two or three digits: "0.3", "12.5", "7.0e-8", "infinity", "not a number".
std::string figure_of(double value);
/// The same of sqrt(square), which may be beyond the doubles where its square is not.
std::string figure_of_root(const Rational& square);

std::string capitalised(std::string text);

/// "two boxes", "a box and a segment".
std::string pair_of_words(const std::string& a, const std::string& b);
/// "boxes" of "a box", "bodies of 8 corners" of "a body of 8 corners".
std::string plural_of(const std::string& one);

}  // namespace assay
