// What a variant with a planted defect states: what the sound variants of its family promise, and which defect it is.
#pragma once
#include <string_view>

#include "algorithms/cast/tolerances.h"
#include "algorithms/gjk/statement.h"
#include "algorithms/lp/tolerances.h"
#include "algorithms/model/statement.h"
#include "algorithms/shapes/tolerances.h"

namespace assay::fault {

template <Family F>
inline constexpr Promises<F> kPromises{};
template <>
inline constexpr Promises<LpFamily> kPromises<LpFamily>{lp::kPrimalPromise, lp::kDualPromise, lp::kGapPromise};
template <>
inline constexpr Promises<GjkFamily> kPromises<GjkFamily>{.witness = true, .distance_gap = gjk::kDistanceGap};
template <>
inline constexpr Promises<ShapesFamily> kPromises<ShapesFamily>{Touching::kHit, shapes::kGap};
template <>
inline constexpr Promises<CastFamily> kPromises<CastFamily>{Touching::kHit, cast::kCastGap};

/// The sentence is the defect, in words that a reader of a report understands.
template <Family F>
constexpr Statement<F> planted(std::string_view sentence, const Promises<F>& promises = kPromises<F>) {
  return {.kind = EngineKind::kFault, .sentence = sentence, .promises = promises};
}

/// The same, of a variant that answers what is no problem although it states that it refuses.
template <Family F>
constexpr Statement<F> answering_no_problem(std::string_view sentence) {
  Promises<F> promises = kPromises<F>;
  promises.refuses_no_problem = true;
  return planted<F>(sentence, promises);
}

}  // namespace assay::fault
