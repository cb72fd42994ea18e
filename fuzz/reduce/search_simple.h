// Reduces by searching again: the same failure, looked for among the simplest problems that there are.
#pragma once
#include <cstdint>
#include <optional>

#include "fuzz/reduce/reduce.h"

namespace assay {

/// Where to search.
struct SimpleSpace {
  std::uint32_t dimension_max = 3;
  bool extremes = false;  ///< also near the ends of the exponent range: there many things fail, most for another reason
};

/// The first failing problem among `questions` small ones, drawn with growing size and radius from a fixed sequence.
///
/// Shape    pairs in the plane and in space with 1..4 + 1..4 vertices (in the plane in the order of the boundary), clouds of 1..6 points (in space 1..8), shapes of every kind with up to 4
///          vertices, canonical LPs of 1..3 rows and
///          columns; numbers k * unit with |k| <= radius. The first half of the draws uses unit 1 and k >= 0; then signs,
///          tenths (rounded to double, so that nothing is exactly collinear any more) and 2^-40 join, and 2^-530 and 2^510
///          where `extremes` says so.
/// Promise  deterministic; a problem that is returned was asked about and fails.
std::optional<ConvexPair> search_simple(const StillFails<GjkFamily>& still_fails, std::uint64_t questions,
                                        SimpleSpace space = {});
std::optional<Cloud2> search_simple(const StillFails<Hull2Family>& still_fails, std::uint64_t questions,
                                    SimpleSpace space = {});
std::optional<Cloud3> search_simple(const StillFails<Hull3Family>& still_fails, std::uint64_t questions,
                                    SimpleSpace space = {});
std::optional<ShapesProblem> search_simple(const StillFails<ShapesFamily>& still_fails, std::uint64_t questions,
                                           SimpleSpace space = {});
std::optional<MovingPair> search_simple(const StillFails<CastFamily>& still_fails, std::uint64_t questions,
                                        SimpleSpace space = {});
std::optional<LpProblem> search_simple(const StillFails<LpFamily>& still_fails, std::uint64_t questions,
                                       SimpleSpace space = {});

/// Spends at most half of the budget on search_simple; reduces what it finds, where that is simpler than the problem,
/// and the problem itself otherwise. Promise and cost as reduce.
Reduced<GjkFamily> search_and_reduce(const ConvexPair& problem, const StillFails<GjkFamily>& still_fails,
                                     ReduceBudget budget = {});
Reduced<Hull2Family> search_and_reduce(const Cloud2& problem, const StillFails<Hull2Family>& still_fails,
                                       ReduceBudget budget = {});
Reduced<Hull3Family> search_and_reduce(const Cloud3& problem, const StillFails<Hull3Family>& still_fails,
                                       ReduceBudget budget = {});
Reduced<ShapesFamily> search_and_reduce(const ShapesProblem& problem, const StillFails<ShapesFamily>& still_fails,
                                        ReduceBudget budget = {});
Reduced<CastFamily> search_and_reduce(const MovingPair& problem, const StillFails<CastFamily>& still_fails,
                                      ReduceBudget budget = {});
Reduced<LpFamily> search_and_reduce(const LpProblem& problem, const StillFails<LpFamily>& still_fails,
                                    ReduceBudget budget = {});

}  // namespace assay
