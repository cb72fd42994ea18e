// Kernels asked directly: which doubles round their solutions, those that the prime divides, which rows and columns
// singular ones leave, long columns, and defects next to half.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "known_answers/drawn/stream.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/basis/exact_kernel.h"
#include "oracles/lp/basis/kernel_enclosure.h"
#include "oracles/lp/basis/rounded_answer.h"

namespace assay::known {
namespace {

/// How far from its number a double is that rounds it, on either side, of numbers of every size.
KnownWords flips_of_rounded_answers() {
  FoldedRun run;
  const std::vector<Place> places = {Place::kBasic, Place::kAtLower};
  for (const double bound : {1.0, 0.7, 0x1p-1022, 0x1p-1021, 5 * 0x1p-1074, 0.0})
    for (const double entry : {1.0, 3.0}) {
      const LpProblem problem{1, 1, {bound}, {entry}, {bound}, {9}, {0}, {9}};
      const auto rounds = [&](double x) { return rounds_its_basis(problem, places, {x}, {}); };
      const auto rounds_y = [&](double y) { return rounds_its_basis(problem, places, {}, {y}); };
      const double near = bound / entry;
      const double room = std::max(near * 0x1p-48, 0x1p-1066), low = std::max(0.0, near - room);
      for (const auto& [from, to] : {std::pair{low, near}, {near, near + room}})
        run.take(flip(from, to, rounds)), run.take(flip(from, to, rounds_y));
      run.take(rounds(-0x1p-1074)), run.take(rounds(0x1p-1074)), run.take(rounds_y(0x1p-1073));
    }
  return {run.folded()};
}

/// Kernels of few entries, in rows and columns of their own of a larger matrix: solutions, or what is left of singular
/// ones; and one whose determinant is the prime, with entries that no float holds.
KnownWords kernels_of_few_entries() {
  Stream stream{55};
  FoldedRun run;
  for (int k = 0; k < 120; ++k) {
    const auto n = static_cast<std::uint32_t>(stream.within(1, 14));
    LpProblem problem;
    problem.rows = problem.columns = 2 * n + 1;
    for (std::uint32_t e = 0; e < problem.rows * problem.columns; ++e)
      problem.matrix.push_back(stream.within(0, static_cast<int>(n)) > 2 ? 0 : stream.within(1, 3));
    BasisKernel kernel;
    std::vector<Rational> right;
    for (std::uint32_t i = 0; i < n; ++i) {
      kernel.rows.push_back(2 * i + 1), kernel.columns.push_back(2 * i);
      right.emplace_back(stream.within(-3, 3));
    }
    const ExactKernel factored(problem, kernel);
    run.take(factored.rows_left()), run.take(factored.columns_left());
    for (const auto& solved : {factored.solve(right), factored.solve_transposed(right)}) {
      run.take(solved.has_value());
      for (std::uint32_t i = 0; solved && i < n; ++i) run.take(Rational(solved->numerator[i], solved->denominator));
    }
    run.take(run.units());
  }
  const LpProblem problem{2, 2, {}, {0x1p30 + 1, 1, -1, 0x1p31 - 2}, {}, {}, {}, {}};
  const ExactKernel factored(problem, {{0, 1}, {0, 1}});
  for (const auto& solved : {factored.solve({1, 2}), factored.solve_transposed({1, 2})}) {
    if (!solved) return {};
    for (const Integer& numerator : solved->numerator) run.take(Rational(numerator, solved->denominator));
  }
  return {run.folded(), run.units()};
}

/// A pivot that is subtracted from 299 rows, and what is left of them is a band: sums of residues beyond 2^128.
KnownWords long_columns() {
  constexpr std::uint32_t kOrder = 300;
  Stream stream{56};
  LpProblem problem;
  problem.rows = problem.columns = kOrder;
  problem.matrix.assign(std::size_t{kOrder} * kOrder, 0);
  std::vector<std::uint32_t> all;
  std::vector<mersenne::Residue> right;
  for (std::uint32_t i = 0; i < kOrder; ++i) {
    double* row = &problem.matrix[std::size_t{i} * kOrder];
    row[0] = i == 0 ? 3 : 1, row[1] = i == 0 ? 1 : stream.within(1, 5);
    for (std::uint32_t j = std::max(2u, i); i > 0 && j < std::min(kOrder, i + 2); ++j) row[j] = stream.within(1, 5);
    if (i + 1 == kOrder) row[2] = 1;
    all.push_back(i), right.push_back(stream.next() >> 4);
  }
  const ModularLu factors(IntegerMatrix(problem, {all, all}));
  std::vector<mersenne::Residue> transposed = right;
  factors.solve(right), factors.solve_transposed(transposed);
  FoldedRun run;
  run.take(factors.is_regular()), run.take(factors.entries());
  run.take(right), run.take(transposed);
  return {run.folded()};
}

/// Defects of half and next to it, of the least spills, of matrices that are not finite, and of the largest order.
KnownWords defects_by_hand() {
  FoldedRun run;
  for (int k = 0; k < 40; ++k) {
    const double change = k * 0x1p-56;
    run.take(flip(0.25, 1, [&](double first) {
      return kernel_defect({first, 0, 0, -5}, {1, 0, 0, 1}, 2, change) > 1;
    }));
    const double entry = 1 + k / 64.0;
    const LpProblem problem{2, 2, {}, {entry, 0, 1, 3}, {}, {}, {}, {}};
    for (const BasisKernel& kernel : {BasisKernel{{0}, {0}}, BasisKernel{{0, 1}, {0, 1}}})
      run.take(flip(0, 1, [&](double moved) { return KernelEnclosure::of(problem, kernel, moved).has_value(); }));
  }
  for (const double factor : {0.0, 0.4, 0.6, 1.0})
    for (const double entry : {1.0, 7.0, kInfinity})
      run.take_number_or_none(kernel_defect({factor, 0, 0, 1}, {1, 0, entry, entry}, 2, 0));
  LpProblem identity;
  identity.rows = identity.columns = 161;
  identity.matrix.assign(161 * 161, 0);
  BasisKernel kernel;
  for (std::uint32_t i = 0; i < 161; ++i) {
    identity.matrix[i * 162] = 1;
    kernel.rows.push_back(i), kernel.columns.push_back(i);
  }
  run.take(KernelEnclosure::of(identity, kernel).has_value());
  const LpProblem problem{2, 2, {}, {1, 0, 0, 1}, {}, {}, {}, {}};
  const auto enclosure = KernelEnclosure::of(problem, {{0, 1}, {0, 1}});
  if (!enclosure) return {};
  for (int k = 0; k < 60; ++k)
    for (const Ball& ball : enclosure->solve_transposed({{0, (1 + k / 61.0) * std::ldexp(1.0, -940 - k)}, 0}))
      run.take(ball.middle), run.take(ball.radius);
  return {run.folded()};
}

}  // namespace

void add_kernels_by_hand(KnownAnswers& all) {
  all.push_back(
      {"oracles/lp/flips_of_rounded_answers", Asked::kByCheck, flips_of_rounded_answers, {11802653641349854049u}});
  all.push_back({"oracles/lp/kernels_of_few_entries",
                 Asked::kByCheck,
                 kernels_of_few_entries,
                 {10715461435804769108u, 1380036u}});
  all.push_back({"oracles/lp/long_columns", Asked::kByCheck, long_columns, {8859483329524302200u}});
  all.push_back({"oracles/lp/defects_by_hand", Asked::kByCheck, defects_by_hand, {13360882538838638175u}});
}

}  // namespace assay::known
