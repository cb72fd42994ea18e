// Where what the revised simplex says of a basis turns over, as numbers of the program move off.
#pragma once
#include <cmath>
#include <cstdint>
#include <vector>

#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/folded/flip.h"

namespace assay::known {

/// Where what is said of numbers that all move off alike, `by` times their size or, from 0, by itself, is another thing
/// than at first, and where it is refused; before each the numbers that came with it. The factors stay.
template <class Ask, class Take>
void take_turns(FoldedRun& run, Standing& stands, const std::vector<double*>& numbers, double sign, const Ask& ask,
                const Take& take) {
  using Said = decltype(ask());
  std::vector<double> before;
  for (const double* const number : numbers) before.push_back(*number);
  const auto move = [&](double by) {
    for (std::size_t k = 0; k < numbers.size(); ++k)
      *numbers[k] = before[k] + sign * (before[k] == 0 ? by : by * std::fabs(before[k]));
    stands.renew();
  };
  const auto said = [&](double by) {
    move(by);
    return ask();
  };
  const Said first = said(0);
  run.take(first);
  const auto take_turn = [&](const auto& says) {
    const double turn = flip(0, 1, [&](double by) { return says(said(by)); });
    run.take(turn);
    move(std::nextafter(turn, 0.0));
    take();
  };
  if (first != Said::kRefused) take_turn([](Said now) { return now != Said::kRefused; });
  if (first != Said::kRefused && static_cast<int>(first) != 1) take_turn([&](Said now) { return now == first; });
  move(0);
}

/// An entry of the matrix, in both copies of it.
inline std::vector<double*> entry_at(lp::Program& program, std::uint32_t at, std::uint32_t column) {
  const std::uint32_t row = program.by_column.index[at];
  if (program.rows <= lp::kFewRows)
    return {&program.by_column.value[at], &program.dense[std::size_t{row} * program.columns + column]};
  std::uint32_t other = program.by_row.start[row];
  while (program.by_row.index[other] != column) ++other;
  return {&program.by_column.value[at], &program.by_row.value[other]};
}

}  // namespace assay::known
