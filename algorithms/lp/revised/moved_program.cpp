#include "algorithms/lp/revised/program.h"
#include "algorithms/lp/tolerances.h"

namespace assay::lp {

void move_to(const MovedProgram& moved, Program& program) {
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    const double unit = program.unit(v), dual_unit = program.dual_unit(v);
    program.lower[v] = moved.lower[v] * unit;
    program.upper[v] = moved.upper[v] * unit;
    program.cost[v] = moved.cost[v] * dual_unit;
    program.primal_tolerance[v] = 0.5 * kPrimalPromise * unit;
    program.dual_tolerance[v] = 0.5 * kDualPromise * dual_unit;
  }
}

}  // namespace assay::lp
