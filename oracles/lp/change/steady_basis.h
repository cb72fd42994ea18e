// A basis that stays optimal whatever small changes the program's numbers undergo.
#pragma once
#include <optional>

#include "algorithms/model/lp.h"
#include "oracles/lp/sums/ball.h"

namespace assay {

/// An enclosure of the optima of all programs within a change of `change` (changed_program.h), if `basis` is proved to
/// be regular, primal feasible and dual feasible in each of them; empty where that is not proved.
///
/// Lemma. KernelEnclosure holds the solutions of all kernels within the change for all right sides within balls, so
/// balls that also hold every changed bound, cost and entry enclose all basic values and reduced costs. Where each lies
/// on the right side of all changed bounds, and of 0, every one of these bases is of class kOptimal.
/// Cost   one dense inverse of the kernel, and one ball a matrix entry.
std::optional<Ball> optima_of_steady_basis(const LpProblem& problem, const Basis& basis, double change);

}  // namespace assay
