// Numbers and counts as sentences about findings say them.
#pragma once
#include <string>

namespace assay {

inline constexpr int kFewDigits = 3;
/// What pairs and clouds are.
inline constexpr const char* kAreTold = "are told";

/// A length, a time or a value with two or three digits: "0.3", "12.5", "7.0e-8", "infinity", "not a number"; with as
/// many as are asked for where that is more.
std::string figure_of(double value, int digits = kFewDigits);
/// The fewest digits, kFewDigits to 17, with which the two values read differently; kFewDigits of one value.
int digits_apart(double a, double b);

std::string capitalised(std::string text);

/// "two boxes", "a box and a segment".
std::string pair_of_words(const std::string& a, const std::string& b);
/// "boxes" of "a box", "bodies of 8 corners" of "a body of 8 corners".
std::string plural_of(const std::string& one);

}  // namespace assay
