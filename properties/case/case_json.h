// A problem as JSON, for pasting a counterexample into a file that Assay or another program reads.
#pragma once
#include <cstdint>
#include <string>

#include "properties/case/case_text.h"

namespace assay {

/// kDecimal      the shortest decimals that read back to the same doubles; as strings those that JSON has no numbers
///               for ("inf", "nan"); null is the bound that stands for none
/// kHexadecimal  all as strings, as C's strtod and Python's float.fromhex read them: "0x1.8p+1", "-inf", "nan"
enum class NumberForm : std::uint8_t { kDecimal, kHexadecimal };

/// One object in the schema of docs/input-files.md, which has either form: the same doubles, bit for bit.
std::string json_of(const AnyProblem& problem, NumberForm form = NumberForm::kDecimal);

}  // namespace assay
