// Seidel's search beside GLPK on programs in three variables: what robotics code solves by the thousand.
//   bench_seidel   prints both for the same programs in one run; the bar is: Seidel, its final check included, takes at
//                  most a tenth of GLPK's primal simplex, set-up included, at 3 columns and 1000 rows.
#include <benchmark/benchmark.h>
#include <glpk.h>

#include <cmath>
#include <vector>

#include "algorithms/lp/seidel.h"
#include "properties/choices.h"

namespace {

using namespace assay;

constexpr std::size_t kPrograms = 32;
constexpr double kSameOptimum = 1e-6;  // ten times GLPK's own tolerance, at optima of size 1

/// Half-spaces tangent to the unit sphere and a drawn cost, variables free: the optimum is a vertex with three tight
/// rows.
LpProblem around_the_sphere(std::uint64_t key, std::uint32_t rows) {
  Choices choices{mix64(key)};
  LpProblem problem;
  problem.rows = rows;
  problem.columns = 3;
  problem.lower.assign(3, -kInfinity);
  problem.upper.assign(3, kInfinity);
  for (int j = 0; j < 3; ++j) problem.cost.push_back(choices.dyadic(20) - 0.5);
  for (std::uint32_t i = 0; i < rows; ++i) {
    double squared = 0;
    for (int j = 0; j < 3; ++j) {
      const double entry = choices.dyadic(30) - 0.5;
      problem.matrix.push_back(entry);
      squared += entry * entry;
    }
    problem.row_lower.push_back(-kInfinity);
    problem.row_upper.push_back(std::sqrt(squared));
  }
  return problem;
}

std::vector<LpProblem> programs(const benchmark::State& state) {
  std::vector<LpProblem> list;
  for (std::uint64_t key = 0; key < kPrograms; ++key) {
    list.push_back(around_the_sphere(key, static_cast<std::uint32_t>(state.range(0))));
  }
  return list;
}

/// The optimum, NaN where GLPK gave none.
double by_glpk(const LpProblem& problem) {
  glp_prob* program = glp_create_prob();
  glp_add_rows(program, static_cast<int>(problem.rows));
  glp_add_cols(program, static_cast<int>(problem.columns));
  std::vector<int> row(problem.matrix.size() + 1), column(problem.matrix.size() + 1);
  std::vector<double> value(problem.matrix.size() + 1);
  std::size_t entries = 0;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    glp_set_row_bnds(program, static_cast<int>(i) + 1, GLP_UP, 0, problem.row_upper[i]);
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      row[++entries] = static_cast<int>(i) + 1;
      column[entries] = static_cast<int>(j) + 1;
      value[entries] = problem.at(i, j);
    }
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    glp_set_col_bnds(program, static_cast<int>(j) + 1, GLP_FR, 0, 0);
    glp_set_obj_coef(program, static_cast<int>(j) + 1, problem.cost[j]);
  }
  glp_load_matrix(program, static_cast<int>(entries), row.data(), column.data(), value.data());
  glp_smcp control;
  glp_init_smcp(&control);
  control.msg_lev = GLP_MSG_OFF;
  const bool solved = glp_simplex(program, &control) == 0 && glp_get_status(program) == GLP_OPT;
  const double optimum = solved ? glp_get_obj_val(program) : std::nan("");
  glp_delete_prob(program);
  return optimum;
}

double by_seidel(const LpProblem& problem) {
  const LpAnswer answer = Seidel::solve(problem, Watch{});
  const auto* optimal = std::get_if<Optimal>(&answer);
  if (optimal == nullptr) return std::nan("");
  double value = 0;
  for (std::uint32_t j = 0; j < problem.columns; ++j) value += problem.cost[j] * optimal->x[j];
  return value;
}

void Seidel3(benchmark::State& state) {
  const auto list = programs(state);
  for (const LpProblem& problem : list) {
    const double ours = by_seidel(problem), theirs = by_glpk(problem);
    if (std::isnan(ours) && std::isnan(theirs)) continue;  // ten planes may leave a way out
    if (!(std::fabs(ours - theirs) <= kSameOptimum)) state.SkipWithError("the two optima differ");
  }
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(by_seidel(list[i++ % kPrograms]));
  state.SetComplexityN(state.range(0));
}

void Glpk3(benchmark::State& state) {
  const auto list = programs(state);
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(by_glpk(list[i++ % kPrograms]));
}

// Seidel's algorithm is linear in the rows: the fit and its root mean square stand after the times.
BENCHMARK(Seidel3)->ArgName("rows")->Arg(10)->Arg(100)->Arg(1000)->Arg(10000)->Complexity(benchmark::oN);
BENCHMARK(Glpk3)->ArgName("rows")->Arg(10)->Arg(100)->Arg(1000)->Arg(10000);

}  // namespace

BENCHMARK_MAIN();
