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

inline constexpr std::uint64_t kAskedAheadFirst = 8;  ///< of the first problems so many are asked ahead together

/// The first failing problem among `questions` small ones, drawn with growing size and radius from a fixed sequence.
///
/// Shape    pairs in the plane and in space with 1..4 + 1..4 vertices (in the plane in the order of the boundary),
///          clouds of 1..6 points (in space 1..8), shapes of every kind with up to 4 vertices, canonical LPs of 1..3
///          rows and columns; numbers k * unit with |k| <= radius. The first half of the draws uses unit 1 and k >= 0;
///          then signs, tenths (rounded to double, so that nothing is exactly collinear any more) and 2^-40 join, and
///          2^-530 and 2^510 where `extremes` says so.
/// Promise  deterministic; a problem that is returned was asked about and fails.
template <class Problem>
std::optional<Problem> search_simple(const Fails<Problem>& still_fails, std::uint64_t questions, SimpleSpace space = {},
                                     const AskAhead<Problem>& ask_ahead = {});

/// Spends at most half of the budget on search_simple; reduces what it finds, where that is simpler than the problem,
/// and the problem itself otherwise. Promise and cost as reduce.
template <class Problem>
ReducedProblem<Problem> search_and_reduce(const Problem& problem, const Fails<Problem>& still_fails,
                                          ReduceBudget budget = {}, const AskAhead<Problem>& ask_ahead = {});

}  // namespace assay
