// Enclosures of a kernel's solutions, of matrices with equal pivots.
#include <numeric>

#include "known_answers/drawn/stream.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/basis/kernel_enclosure.h"

namespace assay::known {
namespace {

KnownWords kernel_enclosures() {
  Stream stream{16};
  FoldedRun run;
  std::uint64_t enclosed = 0;
  for (int k = 0; k < 300; ++k) {
    LpProblem problem;
    problem.rows = problem.columns = static_cast<std::uint32_t>(stream.within(2, 6));
    BasisKernel kernel;
    kernel.rows.resize(problem.rows);
    std::iota(kernel.rows.begin(), kernel.rows.end(), 0);
    kernel.columns = kernel.rows;
    std::vector<Ball> right;
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      const double radius = k % 2 == 0 ? 0 : 0x1p-30 * stream.unit();
      right.emplace_back(stream.unit(), radius);
      for (std::uint32_t j = 0; j < problem.columns; ++j) {
        const int numerator = stream.within(-2, 2);
        problem.matrix.push_back(numerator / (stream.within(0, 3) == 0 ? 3.0 : 1.0));
      }
    }
    const auto enclosure = KernelEnclosure::of(problem, kernel, k % 4 == 0 ? 0x1p-20 : 0);
    run.take(enclosure.has_value());
    if (!enclosure) continue;
    ++enclosed;
    for (const auto& solved : {enclosure->solve(right), enclosure->solve_transposed(right)})
      for (const Ball& ball : solved) run.take(ball.middle), run.take(ball.radius);
  }
  return {run.folded(), enclosed};
}

}  // namespace

void add_kernel_enclosures(KnownAnswers& all) {
  all.push_back({"oracles/lp/kernel_enclosures", Asked::kByCheck, kernel_enclosures, {17504958415507995359u, 281}});
}

}  // namespace assay::known
