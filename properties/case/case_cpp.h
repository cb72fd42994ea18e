// A problem as C++ source, for pasting a counterexample into somebody's own test.
#pragma once
#include <string>

#include "properties/case/case_text.h"

namespace assay {

/// Constant arrays of hexadecimal literals, one point or row a line: the same doubles, bit for bit, in any C++17
/// program.
///
/// Shape  the names of case_source.h; tables are of type double[][dimension]. Infinite and undefined numbers are
///        written INFINITY and NAN (<cmath>). A list without entries is a comment, since C++ has no empty arrays.
std::string cpp_of(const AnyProblem& problem);

}  // namespace assay
