// What an engine does wrong, in plain words.
#pragma once
#include <string_view>

#include "reports/store/compare/compare.h"

namespace assay {

/// "Leaves out hull corners", "Reports hits of bodies that are apart", "Crashes": what an engine does whose answers
/// break the claim; chosen by the claim as a value where it is one of a family's principal judges, else by the mode of
/// failing and the question that the property asks.
std::string_view defect_words(const Signature& signature);

}  // namespace assay
