// Our classics and our tableau against the published cases in ../shared/cases/lp_cases.json, where that file is
// present.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "algorithms/lp/tableau/twofold.h"
#include "algorithms/lp/tableau_simplex.h"
#include "oracles/exact/rational.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/domains/lp/classics.h"
#include "properties/lp/lp_status.h"

namespace assay::tableau_cases_test {
namespace {

using namespace lp;
using nlohmann::json;

/// Empty where the file is absent.
const json& published() {
  static const json cases = [] {
    std::ifstream file(ASSAY_SOURCE_DIR "/../shared/cases/lp_cases.json");
    return file ? json::parse(file) : json();
  }();
  return cases;
}

/// "p/q", "1e-12", "0.3": the rational that the text means.
Rational rational_of(const std::string& text) {
  const auto exponent = text.find_first_of("eE");
  std::string digits = text.substr(0, exponent);
  int tens = exponent == text.npos ? 0 : std::stoi(text.substr(exponent + 1));
  if (const auto point = digits.find('.'); point != digits.npos) {
    tens -= static_cast<int>(digits.size() - point - 1);
    digits.erase(point, 1);
  }
  const bool is_negative = digits.front() == '-';
  if (is_negative) digits.erase(0, 1);
  digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));  // a leading 0 would mean octal
  Rational value{digits};
  for (; tens > 0; --tens) value *= 10;
  for (; tens < 0; ++tens) value /= 10;
  return is_negative ? Rational(-value) : value;
}

/// The double nearest to p/q.
double double_of(const json& text) {
  const std::string word = text.get<std::string>();
  const auto slash = word.find('/');
  return slash == word.npos ? std::stod(word) : std::stod(word.substr(0, slash)) / std::stod(word.substr(slash + 1));
}

/// As a minimisation over the doubles nearest to the numbers given.
LpProblem problem_of(const json& entry) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(entry["rows"].size());
  problem.columns = static_cast<std::uint32_t>(entry["c"].size());
  const double sign = entry["sense"] == "max" ? -1 : 1;
  for (const json& cost : entry["c"]) problem.cost.push_back(sign * double_of(cost));
  for (const json& row : entry["rows"]) {
    for (const json& number : row["a"]) problem.matrix.push_back(double_of(number));
    const double bound = double_of(row["b"]);
    problem.row_lower.push_back(row["type"] == "<=" ? -kInfinity : bound);
    problem.row_upper.push_back(row["type"] == ">=" ? kInfinity : bound);
  }
  for (const json& bound : entry["lb"]) problem.lower.push_back(bound.is_null() ? -kInfinity : double_of(bound));
  for (const json& bound : entry["ub"]) problem.upper.push_back(bound.is_null() ? kInfinity : double_of(bound));
  return problem;
}

/// What is true of the doubles: the case says so apart where rounding changes anything.
const json& result_of(const json& entry) {
  return entry.contains("result_double_rounded_data") ? entry["result_double_rounded_data"] : entry["result"];
}

const std::map<std::string, std::string>& ours() {
  static const std::map<std::string, std::string> names = {
      {"cyc_beale_1955", "beale_1955"},
      {"cyc_beale_dantzig_form", "beale_dyadic"},
      {"cyc_marshall_suurballe", "marshall_suurballe"},
      {"cyc_solow_2row", "solow"},
      {"cyc_kuhn", "kuhn"},
      {"cyc_yudin_golshtein", "yudin_golshtein"},
      {"cyc_chvatal", "chvatal"},
      {"cyc_sierksma", "sierksma"},
      {"cyc_sierksma_bounded", "sierksma_bounded"},
      {"cyc_hall_mckinnon", "hall_mckinnon"},
      {"cyc_hall_mckinnon_bounded", "hall_mckinnon_bounded"},
      {"cyc_hoffman_w5_double", "hoffman_5"},
      {"exp_klee_minty_3", "klee_minty_3"},
      {"exp_klee_minty_4", "klee_minty_4"},
      {"exp_klee_minty_5", "klee_minty_5"},
      {"exp_klee_minty_6", "klee_minty_6"},
      {"exp_klee_minty_7", "klee_minty_7"},
      {"exp_klee_minty_8", "klee_minty_8"},
      {"exp_avis_chvatal_4", "avis_chvatal_4"},
      {"exp_avis_chvatal_6", "avis_chvatal_6"},
      {"exp_avis_chvatal_8", "avis_chvatal_8"},
      {"exp_avis_chvatal_10", "avis_chvatal_10"},
      {"exp_goldfarb_sit_6", "goldfarb_sit_6"},
      {"deg_assignment_4", "assignment_4"},
      {"deg_assignment_5", "assignment_5"},
      {"deg_assignment_6", "assignment_6"},
      {"deg_transport_4x6", "transport_4_6"},
      {"deg_pyramid_apex12", "pyramid"},
      {"deg_cone_zero_rhs", "cone"},
      {"ill_hilbert_int_5", "hilbert_cover_5"},
      {"ill_hilbert_eq_5", "hilbert_equations_5"},
      {"ill_hilbert_int_8", "hilbert_cover_8"},
      {"ill_hilbert_eq_8", "hilbert_equations_8"},
      {"ill_hilbert_eq_10", "hilbert_equations_10"},
      {"ill_hilbert_dbl_8", "hilbert_rounded_8"},
      {"ill_scale_1e12", "twelve_decades"},
      {"feas_by_2^-40", "feasible_2^-40"},
      {"inf_empty_box", "empty_box"},
      {"inf_zero_row", "zero_row"},
      {"unb_tiny_cost", "tiny_cost"},
      {"opt_no_rows", "no_rows"},
      {"opt_redundant_eq", "redundant_equations"},
      {"opt_dup_rows_1ulp", "rows_one_ulp_apart"},
  };
  return names;
}

#define SKIP_WITHOUT_CASES() \
  if (published().is_null()) GTEST_SKIP() << "skipped: ../shared/cases/lp_cases.json is absent"

TEST(PublishedCases, AgreeWithOurClassicsInStatusAndOptimum) {
  SKIP_WITHOUT_CASES();
  std::size_t compared = 0;
  for (const json& entry : published()) {
    const auto name = ours().find(entry["id"].get<std::string>());
    if (name == ours().end()) continue;
    const LpClassic* classic = find_classic(name->second);
    ASSERT_NE(classic, nullptr) << name->second;
    const auto truth = certify_lp(classic->problem);
    ASSERT_TRUE(truth) << name->second;
    const json& result = result_of(entry);
    EXPECT_EQ(name_of(truth->status), result["status"].get<std::string>()) << name->second;
    if (truth->status == LpStatus::kOptimal) {
      const Rational optimum = rational_of(result["optimum"].get<std::string>()) * (entry["sense"] == "max" ? -1 : 1);
      EXPECT_EQ(truth->objective, optimum) << name->second << ": exactly, as the doubles are";
    }
    ++compared;
  }
  EXPECT_EQ(compared, ours().size());
}

TEST(PublishedCases, AllHaveTheStatusAndOptimumTheyState) {
  SKIP_WITHOUT_CASES();
  for (const json& entry : published()) {
    const std::string id = entry["id"];
    const auto truth = certify_lp(problem_of(entry));
    ASSERT_TRUE(truth) << id << ": " << truth.error();
    const json& result = result_of(entry);
    ASSERT_EQ(name_of(truth->status), result["status"].get<std::string>()) << id;
    if (truth->status != LpStatus::kOptimal) continue;
    const Rational optimum = rational_of(result["optimum"].get<std::string>()) * (entry["sense"] == "max" ? -1 : 1);
    EXPECT_EQ(truth->objective, optimum) << id;
  }
}

TEST(PublishedCases, AreAnsweredRightlyOrNotAtAll) {
  SKIP_WITHOUT_CASES();
  std::size_t answered = 0, asked = 0;
  for (const json& entry : published()) {
    for (const auto solve : {&TableauBland::solve, &TableauLexicographic::solve, &TableauPerturbed::solve,
                             &TableauDevexHarris::solve, &TableauSteepestExpand::solve}) {
      const auto status = status_of(solve(problem_of(entry), Watch{}));
      ++asked;
      if (!status) continue;
      ++answered;
      EXPECT_EQ(name_of(*status), result_of(entry)["status"].get<std::string>()) << entry["id"];
    }
  }
  EXPECT_GE(answered * 10, asked * 9);
}

std::optional<TieBreak> tie_of(const std::string& name) {
  if (name == "low_index") return TieBreak::kLowestIndex;
  if (name == "first_row") return TieBreak::kFirstRow;
  if (name == "last_row") return TieBreak::kLastRow;
  if (name == "largest_pivot") return TieBreak::kLargestPivot;
  return std::nullopt;
}

TEST(PublishedCases, CycleWhereTheySayAndAsLong) {
  SKIP_WITHOUT_CASES();
  std::size_t compared = 0;
  for (const json& entry : published()) {
    if (!entry.contains("cycles_under")) continue;
    std::string name = ours().at(entry["id"]);
    if (name == "marshall_suurballe") name += "_dyadic";  // as printed it needs more than double arithmetic
    for (const json& cycle : entry["cycles_under"]) {
      ASSERT_EQ(cycle["rule"], "dantzig");
      SimplexRules rules;
      rules.tie = *tie_of(cycle["leaving_tie"]);
      const TableauRun run = run_tableau(find_classic(name)->problem, rules, Watch{});
      ASSERT_TRUE(run.cycle) << name << ", " << name_of(rules.tie);
      EXPECT_EQ(run.cycle->length, cycle["cycle_length"].get<std::uint32_t>()) << name;
      ++compared;
    }
  }
  EXPECT_GE(compared, 17u);
}

// "dantzig/low_index:OPTIMAL@5" is a run in rationals. Where its slacks are numbered after x, as ours are, the double
// run makes as many pivots; ties by highest index are not among our rules.
TEST(PublishedCases, TakeAsManyPivotsAsInRationals) {
  SKIP_WITHOUT_CASES();
  const std::map<std::string, Pricing> pricings = {{"dantzig", Pricing::kDantzig},
                                                   {"bland", Pricing::kBland},
                                                   {"steepest", Pricing::kSteepestEdge},
                                                   {"greatest", Pricing::kGreatestImprovement}};
  std::size_t compared = 0;
  for (const json& entry : published()) {
    if (!entry.contains("terminates_under") || entry["terminates_under"].is_null()) continue;
    if (entry.value("start", json()) != "slack_last") continue;
    const std::string name = ours().at(entry["id"]);
    for (const json& line : entry["terminates_under"]) {
      const std::string text = line;
      const auto slash = text.find('/'), colon = text.find(':'), at = text.find('@');
      const auto tie = tie_of(text.substr(slash + 1, colon - slash - 1));
      if (!tie) continue;
      SimplexRules rules;
      rules.pricing = pricings.at(text.substr(0, slash));
      rules.tie = *tie;
      const TableauRun run = run_tableau(find_classic(name)->problem, rules, Watch{});
      EXPECT_EQ(run.pivots, std::stoul(text.substr(at + 1))) << name << ", " << text;
      ++compared;
    }
  }
  EXPECT_GE(compared, 50u);
}

// Right to some 2^-100 of the operands, here with full tails: each operation against the exact one.
TEST(Twofold, IsRightToAHundredBits) {
  const auto value = [](const lp::Twofold& a) -> Rational { return exact(a.head) + exact(a.tail); };
  const auto size = [](const Rational& a) -> Rational { return a < 0 ? Rational(-a) : a; };
  const Rational share = exact(0x1p-100);
  std::vector<lp::Twofold> numbers;
  for (int k = 1; k <= 12; ++k)
    for (const double sign : {1.0, -1.0}) numbers.emplace_back(sign * k / 7, sign * (k % 3 - 1) * (0x1p-54 / 3) * k);
  for (const lp::Twofold& a : numbers) {
    EXPECT_EQ(value(-a), -value(a));
    for (const lp::Twofold& b : numbers) {
      EXPECT_LE(size(value(a + b) - (value(a) + value(b))), share * (size(value(a)) + size(value(b))));
      EXPECT_LE(size(value(a * b) - value(a) * value(b)), share * size(value(a) * value(b)));
      EXPECT_LE(size(value(a / b) * value(b) - value(a)), share * size(value(a)));
      EXPECT_LE(std::fabs((a * b).tail), 0x1p-53 * std::fabs((a * b).head));
    }
  }
}

}  // namespace
}  // namespace assay::tableau_cases_test
