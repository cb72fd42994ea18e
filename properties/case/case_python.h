// A problem as Python source, for pasting a counterexample into somebody's own test.
#pragma once
#include <string>

#include "properties/case/case_text.h"

namespace assay {

/// Lists of numbers, one point or row a line: the same doubles, bit for bit, in any Python 3.
///
/// Shape  the names of case_source.h. Numbers that are not whole are float.fromhex("0x1.8p-1"); infinite and undefined
///        numbers are float("inf") and float("nan"). Nothing is imported.
std::string python_of(const AnyProblem& problem);

}  // namespace assay
