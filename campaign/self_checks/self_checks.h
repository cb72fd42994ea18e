// What our own code is held to before it says anything about engines.
#pragma once
#include <map>
#include <string>

#include "algorithms/model/result.h"

namespace assay {

/// What a campaign's provenance keeps.
using CheckedFacts = std::map<std::string, std::string>;

/// The selftest, then error bounds on the worst operands known; what they tell goes into the provenance.
///
/// Error  the sentence of the first that fails: no number of the run would be worth anything.
/// Cost   some hundredths of a second.
Result<CheckedFacts> self_checks();

}  // namespace assay
