// The referee against the exact fields of the collected hard cases, where the collection is at hand.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "oracles/referee/referee.h"

namespace assay::referee::shared_cases_test {
namespace {

using Json = nlohmann::json;

Json load(const char* name) {
  std::ifstream file(std::string(ASSAY_SOURCE_DIR) + "/../shared/cases/" + name);
  return file ? Json::parse(file, nullptr, false) : Json();
}

#define SKIP_IF_ABSENT(cases, name) \
  if ((cases).is_null()) GTEST_SKIP() << "skipped: ../shared/cases/" name " is absent"

/// "12", "3/4", "-1.5", "2e-7" as the rational that is written.
Rational written(const std::string& text) {
  const std::size_t e = text.find_first_of("eE"), point = text.find('.');
  if (e == std::string::npos && point == std::string::npos) return Rational(text);
  std::string digits = text.substr(0, e);
  long exponent = e == std::string::npos ? 0 : std::stol(text.substr(e + 1));
  if (point != std::string::npos) {
    exponent -= static_cast<long>(digits.size() - point - 1);
    digits.erase(point, 1);
  }
  const bool negative = digits.front() == '-';
  if (negative) digits.erase(0, 1);
  digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));  // a leading 0 would mean octal
  Integer power = boost::multiprecision::pow(Integer(10), static_cast<unsigned>(std::labs(exponent)));
  const Rational value = exponent < 0 ? Rational(Integer(digits), power) : Rational(Integer(digits) * power);
  return negative ? -value : value;
}

/// The double nearest to the rational, ties to even; convert_to truncates.
double nearest(const Rational& value) {
  const double start = value.convert_to<double>();
  double best = start;
  const auto away = [&](double x) { return Rational(abs(exact(x) - value)); };
  for (const double x : {std::nextafter(start, -HUGE_VAL), std::nextafter(start, HUGE_VAL)}) {
    if (away(x) < away(best)) best = x;
  }
  return best;
}

Points points(const Json& vertices, std::uint32_t dimension) {
  Points list{dimension, {}};
  for (const Json& vertex : vertices) {
    for (std::uint32_t k = 0; k < dimension; ++k) list.coordinates.push_back(vertex.at(k).get<double>());
  }
  return list;
}

TEST(RefereeSharedCases, CollisionsAndDistances) {
  const Json cases = load("gjk_cases.json");
  SKIP_IF_ABSENT(cases, "gjk_cases.json");
  int compared = 0;
  for (const Json& c : cases) {
    if (!c.contains("exact_check") || !c["exact_check"].is_object()) continue;
    SCOPED_TRACE(c["id"].get<std::string>());
    const auto dimension = static_cast<std::uint32_t>(c["A"]["vertices"][0].size());
    const ConvexPair pair{points(c["A"]["vertices"], dimension), points(c["B"]["vertices"], dimension)};
    const auto opinion = collision(pair);
    ASSERT_TRUE(opinion) << opinion.error();
    const std::string status = c["exact_check"]["status"];
    if (status == "separated") {
      // 25 significant digits are given, so half a unit of the last is less than 1e-24 of the distance.
      const Rational distance = written(c["exact_check"]["signed_distance"]), unit = written("1e-24");
      const Rational least = distance * (1 - unit), most = distance * (1 + unit);
      EXPECT_EQ(name_of(opinion->contact), "separated");
      EXPECT_TRUE(least * least <= opinion->squared_distance && opinion->squared_distance <= most * most);
    } else if (status == "penetrating" && dimension == c["dim"].get<std::uint32_t>()) {
      EXPECT_EQ(name_of(opinion->contact), "overlapping");
    } else {  // a planar pair written with z = 0 is flat in space
      EXPECT_EQ(name_of(opinion->contact), "touching");
    }
    ++compared;
  }
  EXPECT_EQ(compared, 45);
  RecordProperty("compared", compared);
}

TEST(RefereeSharedCases, LinearPrograms) {
  const Json cases = load("lp_cases.json");
  SKIP_IF_ABSENT(cases, "lp_cases.json");
  int compared = 0, rounded = 0;
  for (const Json& c : cases) {
    SCOPED_TRACE(c["id"].get<std::string>());
    bool lossless = true;
    const auto number = [&](const Json& text) {
      const Rational value = written(text.get<std::string>());
      const double x = nearest(value);
      lossless = lossless && exact(x) == value;
      return x;
    };
    const bool maximise = c["sense"] == "max";
    LpProblem problem;
    problem.columns = static_cast<std::uint32_t>(c["c"].size());
    problem.rows = static_cast<std::uint32_t>(c["rows"].size());
    for (const Json& price : c["c"]) problem.cost.push_back(maximise ? -number(price) : number(price));
    for (const Json& row : c["rows"]) {
      for (const Json& entry : row["a"]) problem.matrix.push_back(number(entry));
      const double b = number(row["b"]);
      problem.row_lower.push_back(row["type"] == "<=" ? -kInfinity : b);
      problem.row_upper.push_back(row["type"] == ">=" ? kInfinity : b);
    }
    for (const Json& bound : c["lb"]) problem.lower.push_back(bound.is_null() ? -kInfinity : number(bound));
    for (const Json& bound : c["ub"]) problem.upper.push_back(bound.is_null() ? kInfinity : number(bound));

    const bool has_rounded = c.contains("result_double_rounded_data") && c["result_double_rounded_data"].is_object();
    ASSERT_TRUE(lossless || has_rounded);
    const Json& expected = has_rounded ? c["result_double_rounded_data"] : c["result"];
    const auto opinion = lp(problem);
    ASSERT_TRUE(opinion) << opinion.error();
    const std::string status = expected["status"];
    EXPECT_EQ(opinion->status, status == "optimal"      ? LpStatus::kOptimal
                               : status == "infeasible" ? LpStatus::kInfeasible
                                                        : LpStatus::kUnbounded);
    if (status == "optimal") {
      const Rational optimum(expected["optimum"].get<std::string>());
      EXPECT_EQ(opinion->objective, maximise ? Rational(-optimum) : optimum);
    }
    ++compared;
    rounded += !lossless;
  }
  EXPECT_EQ(compared, 47);
  RecordProperty("compared", compared);
  RecordProperty("rounded", rounded);
}

TEST(RefereeSharedCases, PlanarHulls) {
  const Json cases = load("hull_cases.json");
  SKIP_IF_ABSENT(cases, "hull_cases.json");
  int compared = 0;
  for (const Json& c : cases) {
    if (c["dim"] != 2 || !c.contains("exact_hull_ccw")) continue;
    SCOPED_TRACE(c["id"].get<std::string>());
    Cloud2 cloud;
    for (const Json& p : c["points"]) cloud.points.push_back({p.at(0), p.at(1)});
    const auto opinion = hull2(cloud);
    ASSERT_TRUE(opinion) << opinion.error();
    std::vector<Point2> expected;
    for (const Json& p : c["exact_hull_ccw"]) expected.push_back({p.at(0), p.at(1)});
    const auto before = [](Point2 p, Point2 q) { return p.x < q.x || (p.x == q.x && p.y < q.y); };
    std::rotate(expected.begin(), std::min_element(expected.begin(), expected.end(), before), expected.end());
    EXPECT_EQ(*opinion, expected);
    ++compared;
  }
  EXPECT_EQ(compared, 33);
  RecordProperty("compared", compared);
}

}  // namespace
}  // namespace assay::referee::shared_cases_test
