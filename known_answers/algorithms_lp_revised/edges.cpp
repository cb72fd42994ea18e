// What the last check of the revised simplex allows a gap and a drift, to the last bit, where a sign is open.
#include "known_answers/algorithms_lp_revised/turning.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// A free basic column of 3 and one between `low` and `high` times how far its bounds may be: its reduced cost is
/// `steps` units in the last place of the multiplier, less than what it may be off by.
double farthest(double cost, int steps, double low, double high, bool is_at_upper) {
  LpProblem problem;
  problem.rows = 1, problem.columns = 2;
  problem.cost = {cost, 1}, problem.matrix = {3, 1};
  problem.row_lower = {0}, problem.row_upper = {kInfinity};
  problem.lower = {-kInfinity, low}, problem.upper = {kInfinity, high};
  Standing stands(problem, is_at_upper ? Basis{{0}, {1}} : Basis{{0}, {}});
  lp::Program& program = stands.it.program;
  double other = stands.check.optimal_unchecked().y[0];
  for (int step = steps; step != 0; step += step < 0 ? 1 : -1)
    other = std::nextafter(other, step < 0 ? -kInfinity : kInfinity);
  program.cost[1] = other;
  return flip(0, 0x1p40, [&](double far) {
    program.lower[1] = low * far, program.upper[1] = high * far;
    stands.renew();
    return stands.vertex() == Vertex::kAsComputed;
  });
}

KnownWords open_gaps() {
  FoldedRun run;
  for (const double cost : {1000.0, 5000.0})
    for (const int steps : {-1, 1, 2})
      for (const auto& [low, high] : {std::pair{-2.0, 1.0}, {-2.0, -1.0}, {1.0, 2.0}})
        for (const bool is_at_upper : {false, true}) run.take(farthest(cost, steps, low, high, is_at_upper));
  return {run.folded()};
}

/// By how much a ray may leave the bound of a row whose activity is basic, where the column is known no better: the
/// entry of another basic column, 1 / `length`, is a 2^-8 greater than what was factored.
double greatest_drift(double length, double beside, int exponent, double sign) {
  LpProblem problem;
  problem.rows = 3, problem.columns = 3;
  problem.cost = {0, -1, 0};
  problem.matrix = {0, 1, beside, 1 / length, 1, 0, 0, 1024 * length, 0};
  problem.row_lower = {sign < 0 ? -1.0 : -kInfinity, -kInfinity, -kInfinity};
  problem.row_upper = {sign > 0 ? 1.0 : kInfinity, kInfinity, kInfinity};
  problem.lower = {-kInfinity, 0, 0}, problem.upper.assign(3, kInfinity);
  Standing stands(problem, {{0, 3, 5}, {}});
  lp::Program& program = stands.it.program;
  program.exponent[3] = exponent;
  for (double* const entry : entry_at(program, program.by_column.start[0], 0)) *entry *= 1 + 0x1p-8;
  return flip(0, 1, [&](double drift) {
    for (double* const entry : entry_at(program, program.by_column.start[1], 1)) *entry = sign * drift;
    stands.renew();
    return stands.unbounded(1).has_value();
  });
}

KnownWords open_drifts() {
  FoldedRun run;
  for (const double length : {1.0, 5.0})
    for (const double beside : {0.0, 1.0, 3.0, -11.0})
      for (const int exponent : {0, 3})
        for (const double sign : {1.0, -1.0}) run.take(greatest_drift(length, beside, exponent, sign));
  return {run.folded()};
}

}  // namespace

void add_revised_edges(KnownAnswers& all) {
  all.push_back({"algorithms/lp/open_gaps", Asked::kByCheck, open_gaps, {3978459899333876870u}});
  all.push_back({"algorithms/lp/open_drifts", Asked::kByCheck, open_drifts, {16351335368372515761u}});
}

}  // namespace assay::known
