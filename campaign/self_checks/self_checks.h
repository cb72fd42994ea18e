// What our own code is held to before it says anything about engines.
#pragma once
#include <string>

namespace assay {

/// The selftest, then error bounds on the worst operands known: the sentence of the first that fails, for then no
/// number of the run would be worth anything; empty otherwise.
///
/// Cost  some hundredths of a second.
std::string self_checks();

}  // namespace assay
