// GoogleTest prints problems as case text instead of bytes.
#pragma once
#include <ostream>

#include "properties/case/case_text.h"

namespace assay {

inline void PrintTo(const ConvexPair& problem, std::ostream* out) { *out << '\n' << write_case({{}, problem}); }
inline void PrintTo(const Cloud2& problem, std::ostream* out) { *out << '\n' << write_case({{}, problem}); }
inline void PrintTo(const LpProblem& problem, std::ostream* out) { *out << '\n' << write_case({{}, problem}); }
inline void PrintTo(const Points& points, std::ostream* out) {
  *out << '\n' << write_case({{}, ConvexPair{points, {points.dimension, {}}}});
}

}  // namespace assay
