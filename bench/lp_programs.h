// The linear programs that the benchmarks of solvers and judges share.
#pragma once
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "algorithms/lp/collision/programs.h"
#include "bench/sphere_pairs.h"
#include "formats/mps.h"
#include "properties/choices.h"

namespace assay::bench {

/// Half of the pairs apart, half overlapping.
inline std::vector<ConvexPair> collision_pairs(int corners) {
  std::vector<ConvexPair> pairs = sphere_pairs(64, corners / 2, 2.5), others = sphere_pairs(64, corners / 2, 0.5);
  pairs.insert(pairs.end(), others.begin(), others.end());
  return pairs;
}

/// lp::collision_lp or lp::feasibility_lp of those pairs.
inline std::vector<LpProblem> collision_programs(int columns, LpProblem (*program)(const ConvexPair&)) {
  std::vector<LpProblem> programs;
  for (const ConvexPair& pair : collision_pairs(columns)) programs.push_back(program(pair));
  return programs;
}

/// Positive: A x <= b, x >= 0 with positive A, b and gains. Mixed: entries of both signs around a planted optimum.
inline LpProblem dense_program(std::uint64_t seed, bool mixed) {
  constexpr std::uint32_t kRows = 100, kColumns = 200;
  Choices c(mix64(seed));
  LpProblem problem;
  problem.rows = kRows;
  problem.columns = kColumns;
  problem.lower.assign(kColumns, 0.0);
  problem.upper.assign(kColumns, kInfinity);
  problem.row_lower.assign(kRows, -kInfinity);
  for (std::uint32_t k = 0; k < kRows * kColumns; ++k) {
    problem.matrix.push_back(mixed ? 2 * c.dyadic(20) - 1 : c.dyadic(20));
  }
  if (!mixed) {
    for (std::uint32_t i = 0; i < kRows; ++i) problem.row_upper.push_back(50 + 50 * c.dyadic(20));
    for (std::uint32_t j = 0; j < kColumns; ++j) problem.cost.push_back(-0.5 - c.dyadic(20));
    return problem;
  }
  std::vector<double> x(kColumns), y(kRows);
  for (double& entry : x) entry = c.chance(1, 2) ? c.dyadic(10) : 0;
  for (double& entry : y) entry = c.chance(1, 2) ? -c.dyadic(10) : 0;
  for (std::uint32_t i = 0; i < kRows; ++i) {
    double activity = y[i] == 0 ? 1 : 0;
    for (std::uint32_t j = 0; j < kColumns; ++j) activity += problem.at(i, j) * x[j];
    problem.row_upper.push_back(activity);
  }
  for (std::uint32_t j = 0; j < kColumns; ++j) {
    double cost = x[j] == 0 ? 1 : 0;
    for (std::uint32_t i = 0; i < kRows; ++i) cost += problem.at(i, j) * y[i];
    problem.cost.push_back(cost);
  }
  return problem;
}

inline std::vector<LpProblem> dense_programs(bool mixed) {
  std::vector<LpProblem> programs;
  for (std::uint64_t seed = 0; seed < 8; ++seed) programs.push_back(dense_program(seed, mixed));
  return programs;
}

/// The starter set of ../shared/netlib; empty where that is absent.
inline std::vector<LpProblem> netlib_programs() {
  std::vector<LpProblem> programs;
  for (const char* name : {"afiro", "kb2", "sc50a", "sc50b", "adlittle", "blend", "sc105", "share2b", "recipe",
                           "stocfor1", "scagr7", "lotfi", "israel", "degen2"}) {
    const std::filesystem::path path = std::string(ASSAY_SOURCE_DIR "/../shared/netlib/") + name + ".mps";
    if (auto file = read_mps(path)) programs.push_back(std::move((*file).problem));
  }
  return programs;
}

}  // namespace assay::bench
