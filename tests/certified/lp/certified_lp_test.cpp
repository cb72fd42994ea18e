// The certified solve: its status is the exact one and what it names proves it, on everything we have.
#include "certified/lp/certified_lp.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "algorithms/lp/collision/programs.h"
#include "bench/lp_programs.h"
#include "formats/mps.h"
#include "oracles/lp/basis/basis_filter.h"
#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/catalog/batteries.h"
#include "tests/oracles/lp/lp_cases.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay {
namespace {

using Way = CertifiedRun::Way;

// The status, and whether the answer's own basis or line proves it; nothing is taken from the answer's vectors.
std::string proved_status(const LpProblem& problem, const LpAnswer& answer) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) {
    if (problem.rows == 0) return holds(check_optimal(problem, *optimal, {})) ? "optimal" : "unproved optimal";
    return judge_optimal(problem, {optimal->basis, {}, {}}, {}).proven ? "optimal" : "unproved optimal";
  }
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) {
    return judge_infeasible(problem, {{}, infeasible->line}, {}).proven ? "infeasible" : "unproved infeasible";
  }
  if (const auto* unbounded = std::get_if<Unbounded>(&answer)) {
    return judge_unbounded(problem, {{}, {}, unbounded->line}, {}).proven ? "unbounded" : "unproved unbounded";
  }
  return std::holds_alternative<GaveUp>(answer) ? "gave up" : "declined";
}

Rational value_of(const LpProblem& problem, const LpAnswer& answer) {
  const auto* optimal = std::get_if<Optimal>(&answer);
  if (optimal == nullptr) return 0;
  return *exact_objective(problem, optimal->basis);
}

TEST(CertifiedLp, KnowsTheSmallProblems) {
  CertifiedSolver solver;
  EXPECT_EQ(proved_status(test::wedge(), solver.solve(test::wedge()).answer), "optimal");
  EXPECT_EQ(proved_status(test::general(), solver.solve(test::general()).answer), "optimal");
  EXPECT_EQ(proved_status(test::apart(), solver.solve(test::apart()).answer), "infeasible");
  EXPECT_EQ(proved_status(test::open_cone(), solver.solve(test::open_cone()).answer), "unbounded");
  EXPECT_EQ(solver.solve(test::wedge()).way, Way::kDoubleWasRight);
}

TEST(CertifiedLp, TellsContradictionsThatNoToleranceSees) {
  LpProblem problem = test::apart();
  problem.row_upper = {1, -1 - 0x1p-52};
  const CertifiedRun run = CertifiedSolver().solve(problem);
  EXPECT_EQ(proved_status(problem, run.answer), "infeasible");
  problem.row_upper = {1, -1};
  EXPECT_EQ(proved_status(problem, CertifiedSolver().solve(problem).answer), "optimal");
  problem = test::open_cone();
  problem.cost = {-0x1p-1074, 0};
  EXPECT_EQ(proved_status(problem, CertifiedSolver().solve(problem).answer), "unbounded");
}

TEST(CertifiedLp, GivesUpWhereMoreExactPivotsAreNeededThanItMayHave) {
  LpProblem problem = test::open_cone();
  problem.cost = {-0x1p-1074, 0};  // no descent that double precision sees
  const CertifiedRun whole = CertifiedSolver().solve(problem);
  ASSERT_GT(whole.exact_pivots, 0u);
  EXPECT_EQ(CertifiedSolver(whole.exact_pivots).solve(problem).answer.index(), whole.answer.index());
  const CertifiedRun run = CertifiedSolver(whole.exact_pivots - 1).solve(problem);
  ASSERT_TRUE(std::holds_alternative<GaveUp>(run.answer));
  EXPECT_EQ(std::get<GaveUp>(run.answer).why, GaveUp::Why::kStepLimit);
  EXPECT_EQ(std::get<GaveUp>(run.answer).steps, whole.exact_pivots - 1);
}

TEST(CertifiedLp, RefusesWhatIsNoProblem) {
  LpProblem problem = test::wedge();
  problem.cost[0] = std::nan("");
  const CertifiedRun run = CertifiedSolver().solve(problem);
  ASSERT_TRUE(std::holds_alternative<GaveUp>(run.answer));
  EXPECT_EQ(std::get<GaveUp>(run.answer).why, GaveUp::Why::kNotFinite);
  EXPECT_EQ(run.way, Way::kRefused);
  problem = test::wedge();
  problem.matrix.pop_back();
  EXPECT_TRUE(std::holds_alternative<Declined>(CertifiedSolver().solve(problem).answer));
}

TEST(CertifiedLp, AnswersProblemsWithoutRowsOrColumns) {
  LpProblem problem;
  EXPECT_EQ(proved_status(problem, CertifiedSolver().solve(problem).answer), "optimal");
  problem.columns = 1;
  problem.cost = {-1};
  problem.lower = {0};
  problem.upper = {kInfinity};
  EXPECT_EQ(proved_status(problem, CertifiedSolver().solve(problem).answer), "unbounded");
  problem.upper = {2};
  EXPECT_EQ(proved_status(problem, CertifiedSolver().solve(problem).answer), "optimal");
  problem.upper = {-2};
  EXPECT_EQ(proved_status(problem, CertifiedSolver().solve(problem).answer), "infeasible");
  LpProblem rows;
  rows.rows = 1;
  rows.row_lower = {1};
  rows.row_upper = {2};
  EXPECT_EQ(proved_status(rows, CertifiedSolver().solve(rows).answer), "infeasible");
}

TEST(CertifiedLp, ObeysTheWatch) {
  const Watch stop([](void*, const std::uint32_t*, std::uint32_t) { return false; }, nullptr);
  const CertifiedRun run = CertifiedSolver().solve(test::wedge(), stop);
  ASSERT_TRUE(std::holds_alternative<GaveUp>(run.answer));
  EXPECT_EQ(std::get<GaveUp>(run.answer).why, GaveUp::Why::kStopped);
}

// As an engine it promises exactness of what it names, and the property finds nothing to say against it.
TEST(CertifiedLp, AnswersByItsProofAlone) {
  const LpAnswer answer = CertifiedLp::solve(test::wedge(), Watch{});
  ASSERT_TRUE(std::holds_alternative<Optimal>(answer));
  EXPECT_TRUE(std::get<Optimal>(answer).x.empty());
  EXPECT_TRUE(holds(check_optimal(test::wedge(), std::get<Optimal>(answer), {0, 0, 0})));
}

// x and y beside the exact solution of the basis, entry by entry.
bool is_close(const std::vector<double>& numbers, const Rational* exact_numbers) {
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    const Rational scale = std::max(Rational(1), Rational(abs(exact_numbers[k])));
    if (!std::isfinite(numbers[k])) continue;
    if (abs(Rational(exact(numbers[k]) - exact_numbers[k])) > scale * exact(CertifiedRun::kVectorError)) return false;
  }
  return true;
}

TEST(CertifiedLp, IsRightOnEveryDomain) {
  std::map<Way, int> ways;
  int cases = 0;
  CertifiedSolver solver;
  for (const auto& domain : catalog<LpFamily>().domains) {
    for (std::uint64_t index = 0; index < 300; ++index) {
      Choices choices(stream_key(3, domain.versioned_name(), index));
      const LpProblem problem = domain.draw(choices).problem;
      const CertifiedRun run = solver.solve(problem);
      const auto truth = certify_lp(problem);
      if (!truth) continue;
      ASSERT_EQ(proved_status(problem, run.answer), name_of(truth->status)) << domain.name << " " << index;
      ASSERT_EQ(value_of(problem, run.answer), truth->objective) << domain.name << " " << index;
      if (const auto* optimal = std::get_if<Optimal>(&run.answer)) {
        const auto solution = solve_basis(problem, *places_of(problem, optimal->basis));
        ASSERT_TRUE(is_close(optimal->x, solution->value.data())) << domain.name << " " << index;
        ASSERT_TRUE(is_close(optimal->y, solution->reduced.data() + problem.columns)) << domain.name << " " << index;
      }
      ++ways[run.way];
      ++cases;
    }
  }
  std::cout << "certified on " << cases << " drawn cases";
  for (const auto& [way, count] : ways) std::cout << ", " << name_of(way) << " " << count;
  std::cout << '\n';
}

TEST(CertifiedLp, IsRightOnTheCollectedCases) {
  const auto cases = test::collected_cases();
  if (cases.empty()) GTEST_SKIP() << "skipped: ../shared/cases/lp_cases.json is absent";
  std::map<Way, int> ways;
  for (const auto& entry : cases) {
    const CertifiedRun run = CertifiedSolver().solve(entry.problem);
    EXPECT_EQ(proved_status(entry.problem, run.answer), entry.status) << entry.name;
    EXPECT_EQ(value_of(entry.problem, run.answer), entry.optimum) << entry.name;
    ++ways[run.way];
  }
  std::cout << "certified on " << cases.size() << " collected cases";
  for (const auto& [way, count] : ways) std::cout << ", " << name_of(way) << " " << count;
  std::cout << '\n';
}

// The first digits of a decimal number, which exact.json gives to forty.
bool agrees(const Rational& value, const std::string& decimal) {
  const Rational expected = test::rational(decimal);
  return abs(Rational(value - expected)) <= abs(expected) * test::rational("1e-36");
}

TEST(CertifiedLp, IsRightOnNetlib) {
  std::ifstream file(ASSAY_SOURCE_DIR "/../shared/netlib/exact.json");
  if (!file) GTEST_SKIP() << "skipped: ../shared/netlib/exact.json is absent";
  std::map<Way, int> ways;
  int count = 0;
  const auto table = nlohmann::json::parse(file);
  for (const auto& [name, expected] : table.items()) {
    const auto read = read_mps(std::string(ASSAY_SOURCE_DIR "/../shared/netlib/") + name + ".mps");
    if (!read || !expected.contains("status_double_rounded")) continue;
    const LpProblem& problem = read->problem;
    const CertifiedRun run = CertifiedSolver().solve(problem);
    EXPECT_EQ(proved_status(problem, run.answer), expected["status_double_rounded"].get<std::string>()) << name;
    if (std::holds_alternative<Optimal>(run.answer)) {
      const Rational value = value_of(problem, run.answer);
      EXPECT_TRUE(agrees(read->maximise ? Rational(-value) : value,
                         expected["optimum_double_rounded_decimal40"].get<std::string>()))
          << name << ": " << value.convert_to<double>();
    }
    ++ways[run.way];
    ++count;
  }
  for (const char* name :
       {"bgetam", "box1", "ex72a", "forest6", "galenet", "gams10am", "gas11", "klein1", "woodinfe"}) {
    const auto read = read_mps(std::string(ASSAY_SOURCE_DIR "/../shared/netlib/infeas/") + name + ".mps");
    if (!read) continue;
    const CertifiedRun run = CertifiedSolver().solve(read->problem);
    EXPECT_EQ(proved_status(read->problem, run.answer), name == std::string("gas11") ? "unbounded" : "infeasible")
        << name;
    ++ways[run.way];
    ++count;
  }
  std::cout << "certified on " << count << " Netlib instances";
  for (const auto& [way, number] : ways) std::cout << ", " << name_of(way) << " " << number;
  std::cout << '\n';
  EXPECT_GE(count, 10);
}

// What the speed of certified collision programs rests on: the double solver's own basis or line is the proof.
TEST(CertifiedLp, ProvesCollisionProgramsWithoutExactPivots) {
  CertifiedSolver solver;
  for (const double distance : {2.5, 0.5}) {
    for (const ConvexPair& pair : bench::sphere_pairs(20, 32, distance)) {
      const LpProblem problem = lp::feasibility_lp(pair);
      const CertifiedRun run = solver.solve(problem);
      EXPECT_EQ(proved_status(problem, run.answer), distance > 2 ? "infeasible" : "optimal");
      EXPECT_EQ(run.way, Way::kDoubleWasRight);
    }
  }
}

// What the speed of judging rests on: enclosures in double decide the basis of a random dense program.
TEST(CertifiedLp, JudgesDenseBasesByTheFilterAlone) {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const LpProblem problem = bench::dense_program(seed, false);
    const Basis basis = lp::RevisedSimplex().solve(problem).basis;
    const auto places = places_of(problem, basis);
    ASSERT_TRUE(places);
    const BasisKernel kernel = kernel_of(problem, *places);
    BasisFilter filter(problem, *places, kernel);
    EXPECT_TRUE(filter.is_primal_feasible());
    EXPECT_TRUE(filter.is_dual_feasible());
  }
}

}  // namespace
}  // namespace assay
