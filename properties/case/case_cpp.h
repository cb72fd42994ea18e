// A problem as C++ source, for pasting a counterexample into somebody's own test.
#pragma once
#include <string>

#include "properties/case/case_text.h"

namespace assay {

/// Constant arrays of hexadecimal literals, one point or row a line: the same doubles, bit for bit, in any C++17
/// program.
///
/// Shape  bodies are `a` and `b`, clouds `points`, of type double[][dimension]; shapes are `a` and `b` with their kinds
///        as comments; motions are `displacement_of_a` and so on; a program is `cost`, `lower`, `upper`, `matrix` (row
///        by row), `row_lower` and `row_upper`. Infinite and undefined numbers are written INFINITY and NAN (<cmath>).
///        A list without entries is a comment, since C++ has no empty arrays.
std::string cpp_of(const AnyProblem& problem);

}  // namespace assay
