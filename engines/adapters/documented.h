// Tolerances that a library's own documents state, each beside the line that states it.
#pragma once
#include <string_view>

namespace assay {

/// The number, as the line has it or implies. `where` is a header below /usr/include, or the address of a document or
/// of a source file that no package installs; tests/engines/documented.py looks for the line in headers that are
/// installed. Both are read by it from this text alone, so they are literals.
consteval double documented(double value, std::string_view where, std::string_view line) {
  return where.empty() || line.empty() ? throw "a tolerance without its document" : value;
}

}  // namespace assay
