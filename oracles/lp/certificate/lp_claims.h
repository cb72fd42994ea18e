// The names of the claims that the judges of linear programs check; reports, tests and findings use these and no
// others.
#pragma once
#include "algorithms/model/claim.h"

namespace assay::lp_claim {

inline constexpr ClaimSentence kShape{"answer has the problem's shape"};
inline constexpr ClaimSentence kFinite{"answer is finite"};

inline constexpr ClaimSentence kPrimal{"x is feasible"};
inline constexpr ClaimSentence kDual{"y is dual feasible"};
inline constexpr ClaimSentence kGap{"duality gap is closed"};
inline constexpr ClaimSentence kValue{"value is right"};
inline constexpr ClaimSentence kBasisFormed{"basis is well formed"};
inline constexpr ClaimSentence kBasisSolvable{"basis is not singular"};
inline constexpr ClaimSentence kBasisPrimal{"basis is primal feasible"};
inline constexpr ClaimSentence kBasisDual{"basis is dual feasible"};
inline constexpr ClaimSentence kBasisPoint{"x is the point of its basis"};

inline constexpr ClaimSentence kFarkasSigns{"farkas vector leans on bounds that exist"};
inline constexpr ClaimSentence kFarkasBound{"farkas vector implies a positive bound"};

inline constexpr ClaimSentence kStart{"start of the ray is feasible"};
inline constexpr ClaimSentence kRecession{"ray stays feasible"};
inline constexpr ClaimSentence kDescent{"cost falls along the ray"};

inline constexpr ClaimSentence kLineFormed{"line is well formed"};
inline constexpr ClaimSentence kLineSolvable{"basis of the line is not singular"};
inline constexpr ClaimSentence kLineOutside{"variable of the line is outside its bounds"};
inline constexpr ClaimSentence kLineRow{"no nonbasic variable can mend the row of the line"};
inline constexpr ClaimSentence kLineStart{"basis of the line is primal feasible"};
inline constexpr ClaimSentence kLineColumn{"column of the line stays feasible"};
inline constexpr ClaimSentence kLineDescent{"cost falls along the column of the line"};

}  // namespace assay::lp_claim
