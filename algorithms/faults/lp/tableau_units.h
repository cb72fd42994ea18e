// Everything that lp::run_tableau is made of, in one translation unit: for faults that are patches of a part of it.
#pragma once

// NOLINTBEGIN(bugprone-suspicious-include)
#include "algorithms/lp/enclosed_solve.cpp"
#include "algorithms/lp/final_check.cpp"
#include "algorithms/lp/tableau/cycle_proof.cpp"
#include "algorithms/lp/tableau/dictionary.cpp"
#include "algorithms/lp/tableau/perturbation.cpp"
#include "algorithms/lp/tableau/present_costs.cpp"
#include "algorithms/lp/tableau/pricing.cpp"
#include "algorithms/lp/tableau/ratio_test.cpp"
#include "algorithms/lp/tableau/scaled_problem.cpp"
#include "algorithms/lp/tableau/tableau_run.cpp"
#include "algorithms/lp/tableau/visited.cpp"
#include "algorithms/lp/tableau/without_tableau.cpp"
#include "algorithms/lp/tableau/witnesses.cpp"
// NOLINTEND(bugprone-suspicious-include)
