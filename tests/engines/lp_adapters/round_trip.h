// 10 000 random programs that an adapter does not decline are handed to its library and read back.
#pragma once
#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <iterator>
#include <limits>
#include <string>

#include "algorithms/model/lp.h"
#include "engines/assay_engine.h"
#include "properties/case/case_text.h"
#include "properties/choices.h"

namespace assay {

/// A number of one of these kinds: 0, a small whole number, 53 random bits of a moderate exponent, tiny (denormal ones
/// too), huge, next to what a library may take as infinity.
inline double random_number(Choices& choices) {
  constexpr double kEdges[] = {1e20, 1e27,  1.0000001e27, 9.99e29, 1e30,
                               1e31, 1e149, 1e150,        1e300,   std::numeric_limits<double>::max()};
  const double sign = choices.chance(1, 2) ? -1 : 1;
  switch (choices.below(12)) {
    case 0: return 0;
    case 1:
    case 2:
    case 3:
    case 4: return sign * static_cast<double>(choices.below(10));
    case 5:
    case 6:
    case 7:
    case 8: return sign * std::ldexp(1 + choices.dyadic(52), static_cast<int>(choices.between(-30, 30)));
    case 9: return sign * std::ldexp(1 + choices.dyadic(52), static_cast<int>(choices.between(-1073, -40)));
    case 10: return sign * std::ldexp(1 + choices.dyadic(52), static_cast<int>(choices.between(40, 80)));
    default: return sign * kEdges[choices.below(std::size(kEdges))];
  }
}

/// Both bounds: none, one, two, equal ones, an ulp apart, far apart, crossed; now and then NaN or infinite on the wrong
/// side.
inline void random_bounds(Choices& choices, double& lower, double& upper) {
  const double a = random_number(choices), b = random_number(choices);
  lower = -kInfinity;
  upper = kInfinity;
  switch (choices.below(16)) {
    case 0:
    case 1: break;
    case 2:
    case 3: lower = a; break;
    case 4:
    case 5: upper = a; break;
    case 6:
    case 7: lower = upper = a; break;
    case 8:
      lower = a;
      upper = std::nextafter(a, kInfinity);
      break;
    case 9:
      lower = -std::abs(a);
      upper = std::abs(b);
      break;
    case 10:
      lower = std::fmax(a, b);
      upper = std::fmin(a, b);
      break;
    case 11:
      if (choices.chance(1, 4)) lower = choices.chance(1, 2) ? kInfinity : kInfinity - kInfinity;
      if (choices.chance(1, 4)) upper = choices.chance(1, 2) ? -kInfinity : kInfinity - kInfinity;
      break;
    default: lower = std::fmin(a, b); upper = std::fmax(a, b);
  }
}

/// 0 to 6 rows and columns; rows and columns may be empty, and may repeat one before them.
inline LpProblem random_program(std::uint64_t index) {
  Choices choices(mix64(fold_key(12, "handed over") + index));
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(choices.below(7));
  problem.columns = static_cast<std::uint32_t>(choices.below(7));
  const auto bounds = [&](std::vector<double>& lower, std::vector<double>& upper, std::uint32_t count) {
    for (std::uint32_t k = 0; k < count; ++k) {
      lower.push_back(0);
      upper.push_back(0);
      random_bounds(choices, lower.back(), upper.back());
    }
  };
  bounds(problem.row_lower, problem.row_upper, problem.rows);
  bounds(problem.lower, problem.upper, problem.columns);
  const std::uint64_t density = choices.between(0, 4);
  for (std::uint32_t j = 0; j < problem.columns; ++j) problem.cost.push_back(random_number(choices));
  for (std::uint32_t k = 0; k < problem.rows * problem.columns; ++k)
    problem.matrix.push_back(choices.below(4) < density ? random_number(choices) : 0);
  if (problem.rows > 1 && choices.chance(1, 4)) {
    for (std::uint32_t j = 0; j < problem.columns; ++j) problem.matrix[problem.columns + j] = problem.matrix[j];
    problem.row_lower[1] = problem.row_lower[0];
    problem.row_upper[1] = problem.row_upper[0];
  }
  if (problem.columns > 1 && choices.chance(1, 4))
    for (std::uint32_t i = 0; i < problem.rows; ++i)
      problem.matrix[i * problem.columns + 1] = problem.matrix[i * problem.columns];
  return problem;
}

/// The problem as an adapter gets it; `problem` outlives it.
inline assay_lp_problem as_asked(const LpProblem& problem) {
  return {sizeof(assay_lp_problem), problem.rows,          problem.columns,
          problem.cost.data(),      problem.matrix.data(), problem.row_lower.data(),
          problem.row_upper.data(), problem.lower.data(),  problem.upper.data()};
}

/// Whether any bound (rows too) is NaN, infinite on its wrong side, or a number of at least `infinity` in size.
inline bool has_bound_beyond(const LpProblem& problem, double infinity) {
  bool beyond = false;
  for (const auto* list : {&problem.lower, &problem.row_lower})
    for (const double bound : *list)
      beyond |= std::isnan(bound) || bound >= infinity || (bound <= -infinity && bound != -kInfinity);
  for (const auto* list : {&problem.upper, &problem.row_upper})
    for (const double bound : *list)
      beyond |= std::isnan(bound) || bound <= -infinity || (bound >= infinity && bound != kInfinity);
  return beyond;
}

inline bool has_crossed(const std::vector<double>& lower, const std::vector<double>& upper) {
  for (std::size_t k = 0; k < lower.size(); ++k)
    if (lower[k] > upper[k]) return true;
  return false;
}

/// The first place where two programs differ as numbers, in words; empty where they do not.
inline std::string difference(const LpProblem& asked, const LpProblem& held) {
  if (asked.rows != held.rows || asked.columns != held.columns)
    return "sizes " + std::to_string(held.rows) + " x " + std::to_string(held.columns);
  const auto compare = [](const char* name, const std::vector<double>& a, const std::vector<double>& b) {
    for (std::size_t k = 0; k < a.size(); ++k)
      if (!(a[k] == b[k])) return std::string(name) + " " + std::to_string(k);
    return std::string();
  };
  for (const std::string& found :
       {compare("cost", asked.cost, held.cost), compare("matrix", asked.matrix, held.matrix),
        compare("row lower", asked.row_lower, held.row_lower), compare("row upper", asked.row_upper, held.row_upper),
        compare("lower", asked.lower, held.lower), compare("upper", asked.upper, held.upper)})
    if (!found.empty()) return found;
  return {};
}

inline constexpr int kRoundTrips = 10000;

/// `must_decline(problem)` is the test's own word on what the library has no place for; `declines(asked)` is the
/// adapter's. `differs(problem, asked)` loads, reads back, and says in words what is not as asked; empty where all is.
template <class MustDecline, class Declines, class Differs>
void round_trip(MustDecline must_decline, Declines declines, Differs differs) {
  int loaded = 0, declined = 0;
  for (std::uint64_t index = 0; loaded < kRoundTrips; ++index) {
    const LpProblem problem = random_program(index);
    const assay_lp_problem asked = as_asked(problem);
    const bool is_declined = declines(asked);
    const auto text = [&] { return "program " + std::to_string(index) + "\n" + write_case({{}, problem}); };
    ASSERT_EQ(is_declined, must_decline(problem)) << text();
    ++(is_declined ? declined : loaded);
    if (is_declined) continue;
    const std::string found = differs(problem, asked);
    ASSERT_TRUE(found.empty()) << found << " is not as asked\n" << text();
  }
  std::cout << loaded << " programs read back as asked, " << declined << " declined\n";
  EXPECT_LT(declined, 10 * loaded);
}

}  // namespace assay
