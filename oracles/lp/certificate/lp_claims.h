// The names of the claims that the judges of linear programs check; reports, tests and findings use these and no
// others.
#pragma once
#include <string_view>

namespace assay::lp_claim {

inline constexpr std::string_view kShape = "answer has the problem's shape";
inline constexpr std::string_view kFinite = "answer is finite";

inline constexpr std::string_view kPrimal = "x is feasible";
inline constexpr std::string_view kDual = "y is dual feasible";
inline constexpr std::string_view kGap = "duality gap is closed";
inline constexpr std::string_view kValue = "value is right";
inline constexpr std::string_view kBasisFormed = "basis is well formed";
inline constexpr std::string_view kBasisSolvable = "basis is not singular";
inline constexpr std::string_view kBasisPrimal = "basis is primal feasible";
inline constexpr std::string_view kBasisDual = "basis is dual feasible";
inline constexpr std::string_view kBasisPoint = "x is the point of its basis";

inline constexpr std::string_view kFarkasSigns = "farkas vector leans on bounds that exist";
inline constexpr std::string_view kFarkasBound = "farkas vector implies a positive bound";

inline constexpr std::string_view kStart = "start of the ray is feasible";
inline constexpr std::string_view kRecession = "ray stays feasible";
inline constexpr std::string_view kDescent = "cost falls along the ray";

inline constexpr std::string_view kLineFormed = "line is well formed";
inline constexpr std::string_view kLineSolvable = "basis of the line is not singular";
inline constexpr std::string_view kLineOutside = "variable of the line is outside its bounds";
inline constexpr std::string_view kLineRow = "no nonbasic variable can mend the row of the line";
inline constexpr std::string_view kLineStart = "basis of the line is primal feasible";
inline constexpr std::string_view kLineColumn = "column of the line stays feasible";
inline constexpr std::string_view kLineDescent = "cost falls along the column of the line";

}  // namespace assay::lp_claim
