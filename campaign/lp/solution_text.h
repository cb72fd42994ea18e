// The exact solution of a linear program as plain text: docs/mps-files.md explains every field.
#pragma once
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "campaign/lp/lp_truth.h"
#include "formats/lp_file.h"

namespace assay {

/// The solution with its proof in rationals, re-solved from the basis that settled it, or from that of the certified
/// solver where the proof had none.
/// Error  the exact simplex did not end within `work` or kProgramStepWork; "another status", a defect of the harness.
Result<LpTruth> exact_solution(const LpProblem& problem, const SettledLp& settled, const LpWork& work = {2000, 20000});

/// Which lines of a solution are wanted.
struct SolutionParts {
  bool x = true, y = true, basis = true;
};

/// Lines of fields between single blanks: status, proof and value, then one line a column and one a row. Every number
/// comes as a decimal of 17 digits, as the nearest hexfloat, and as a fraction where that has at most 40 digits, else
/// as "-". All of it is in the sense of the file: its objective with its constant, and multipliers that tell how much
/// it changes. Precondition: `solution` is that of file.problem.
std::string solution_text(const LpFile& file, const LpTruth& solution, const std::string& proof,
                          const SolutionParts& parts = {});

/// The same for what an engine answered: decimals and hexfloats, no fractions; only what it gave.
std::string answer_text(const LpFile& file, const LpAnswer& answer, const SolutionParts& parts);

}  // namespace assay
