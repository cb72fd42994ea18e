#include <cstdint>

#include "oracles/referee/collision/opinions.h"
#include "oracles/referee/referee.h"

namespace assay {
namespace {

/// The origin is in conv{a_i - b_i} iff some l >= 0 with sum 1 has sum l_i a_i = sum l_i b_i: as a program whose
/// numbers are the given doubles, with one copy of l for each body, so that the referee decides it and nothing is
/// rounded.
LpProblem simplex_program(const ConvexPair& pair, const Overlapping& answer) {
  const std::uint32_t n = pair.a.dimension, k = answer.size;
  LpProblem program;
  program.rows = n + k + 1;
  program.columns = 2 * k;
  program.cost.assign(program.columns, 0);
  program.lower.assign(program.columns, 0);
  program.upper.assign(program.columns, kInfinity);
  program.matrix.assign(std::size_t{program.rows} * program.columns, 0);
  program.row_lower.assign(program.rows, 0);
  program.row_upper.assign(program.rows, 0);
  const auto entry = [&](std::uint32_t row, std::uint32_t column) -> double& {
    return program.matrix[std::size_t{row} * program.columns + column];
  };
  for (std::uint32_t i = 0; i < k; ++i) {
    for (std::uint32_t d = 0; d < n; ++d) {
      entry(d, i) = pair.a[answer.on_a[i]][d];
      entry(d, k + i) = -pair.b[answer.on_b[i]][d];
    }
    entry(n + i, i) = 1;
    entry(n + i, k + i) = -1;
    entry(n + k, i) = 1;
  }
  program.row_lower[n + k] = program.row_upper[n + k] = 1;
  return program;
}

}  // namespace

SecondOpinion overlap_opinion(const ConvexPair& pair, const Overlapping& answer, Contact contact,
                              const std::string& truth, bool claimed_wrong) {
  const auto in_range = [&](std::uint32_t i) {
    return answer.on_a[i] < pair.a.size() && answer.on_b[i] < pair.b.size();
  };
  bool sound = answer.size > 0 && answer.size <= kWitnessCapacity;
  for (std::uint32_t i = 0; sound && i < answer.size; ++i) sound = in_range(i);
  if (!sound) return as_claimed(true, claimed_wrong, "the witness names vertices that are not there");
  if (contact == Contact::kSeparated) return as_claimed(true, claimed_wrong, truth);
  const auto program = referee::lp(simplex_program(pair, answer));
  if (!program) return no_opinion(program.error());
  const bool inside = program->status != referee::LpStatus::kInfeasible;
  return as_claimed(
      !inside, claimed_wrong,
      std::string("by the referee the origin is ") + (inside ? "" : "not ") + "in the simplex of the differences");
}

}  // namespace assay
