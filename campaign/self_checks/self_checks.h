// What our own code is held to before it says anything about engines.
#pragma once
#include <string>

namespace assay {

/// Every check of our own code that is cheap enough for each run, one after the other: the sentence of the first that
/// fails, for then no number of the run would be worth anything; empty otherwise.
///
/// Shape  the same whatever `jobs` is.
/// Cost   some 2 s of processor time.
std::string self_checks(unsigned jobs);

}  // namespace assay
