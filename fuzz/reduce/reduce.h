// Makes a failing problem small and readable while the same claim stays violated.
#pragma once
#include <cstdint>
#include <functional>
#include <vector>

#include "algorithms/model/family.h"

namespace assay {

/// Whether the engine still violates the same claim on this problem. Pure; may be expensive.
template <class Problem>
using Fails = std::function<bool(const Problem&)>;
template <Family F>
using StillFails = Fails<typename F::Problem>;

/// Gets problems before each of them is asked about, in this order, unless one fails: so that who asks may put the
/// questions of all of them together. What lies behind the first that fails was asked for nothing: few are given where
/// many fail.
template <class Problem>
using AskAhead = std::function<void(const std::vector<Problem>&)>;
inline constexpr std::uint64_t kAskedAhead = 64;  ///< at once, at most

struct ReduceBudget {
  std::uint64_t questions =
      4000;  ///< calls of StillFails at most: a count, never a time, so that results are reproducible
};

template <class Problem>
struct ReducedProblem {
  Problem problem;
  std::uint64_t questions = 0;
  bool minimal = false;  ///< no single deletion of a vertex, row or column keeps the failure
};

template <Family F>
using Reduced = ReducedProblem<typename F::Problem>;

/// The simplest failing problem that edits lead to.
///
/// Shape   deletes vertices, rows, columns (halves first, then single ones and pairs) and axes of space; moves bodies
///         to the origin by an exact shift, scales by a power of two, shortens mantissas alone and together, rounds to
///         small integers, makes coordinates equal; repeats until nothing helps. Every step makes complexity_of
///         (complexity.h) strictly smaller, which is why it ends.
/// Promise still_fails(result.problem) holds and was asked; deterministic, whether or not problems are asked ahead;
///         an input that does not fail comes back as it is, not minimal. `minimal` was computed by trying every single
///         deletion of the result.
/// Cost    at most budget.questions calls.
#define ASSAY_DECLARE(F)                                                                                   \
  Reduced<F> reduce(const F::Problem& problem, const StillFails<F>& still_fails, ReduceBudget budget = {}, \
                    const AskAhead<F::Problem>& ask_ahead = {});
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

}  // namespace assay
