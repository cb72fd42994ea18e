// Makes a failing problem small and readable while the same claim stays violated.
#pragma once
#include <cstdint>
#include <functional>

#include "algorithms/model/family.h"

namespace assay {

/// Whether the engine still violates the same claim on this problem. Pure; may be expensive.
template <Family F>
using StillFails = std::function<bool(const typename F::Problem&)>;

struct ReduceBudget {
  std::uint64_t questions = 4000;  ///< calls of StillFails at most: a count, never a time, so that results are reproducible
};

template <Family F>
struct Reduced {
  typename F::Problem problem;
  std::uint64_t questions = 0;
  bool minimal = false;  ///< no single deletion of a vertex, row or column keeps the failure
};

/// Shape   deletes vertices, rows, columns (halves first, then single ones); moves bodies to the origin by an exact shift,
///         scales by a power of two, shortens mantissas, rounds coordinates to small integers; repeats until nothing helps.
/// Promise still_fails(result.problem) holds; deterministic; the input problem must fail.
/// Cost    at most budget.questions calls.
Reduced<GjkFamily> reduce(const ConvexPair& problem, const StillFails<GjkFamily>& still_fails, ReduceBudget budget = {});
Reduced<Hull2Family> reduce(const Cloud2& problem, const StillFails<Hull2Family>& still_fails, ReduceBudget budget = {});
Reduced<LpFamily> reduce(const LpProblem& problem, const StillFails<LpFamily>& still_fails, ReduceBudget budget = {});

}  // namespace assay
