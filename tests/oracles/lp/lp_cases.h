// The collected linear programs of ../shared/cases with their exact results, read as the doubles nearest to the text.
#pragma once
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/exact/rational.h"

namespace assay::test {

struct CollectedCase {
  std::string name;
  LpProblem problem;
  std::string status;
  Rational optimum;  ///< of the doubles, for `problem`, which always minimises; 0 unless optimal
};

inline Rational rational(const std::string& text) {
  const auto slash = text.find('/');
  if (slash != std::string::npos) return rational(text.substr(0, slash)) / rational(text.substr(slash + 1));
  const auto exponent = text.find_first_of("eE");
  if (exponent != std::string::npos) {
    Rational value = rational(text.substr(0, exponent));
    for (int e = std::stoi(text.substr(exponent + 1)); e != 0; e += e > 0 ? -1 : 1)
      value *= e > 0 ? Rational(10) : Rational(1, 10);
    return value;
  }
  const auto point = text.find('.');
  if (point == std::string::npos) return Rational(text);
  std::string digits = text.substr(0, point) + text.substr(point + 1);
  const bool negative = digits[0] == '-';
  digits.erase(0, digits.find_first_not_of("-0"));
  if (digits.empty()) digits = "0";
  Rational value(digits);
  for (std::size_t k = point + 1; k < text.size(); ++k) value /= 10;
  return negative ? Rational(-value) : value;
}

inline double nearest_double(const Rational& value) {
  const double near = value.convert_to<double>();  // truncated: one of two neighbours
  double best = near;
  for (const double other : {std::nextafter(near, kInfinity), std::nextafter(near, -kInfinity)}) {
    if (abs(Rational(exact(other) - value)) < abs(Rational(exact(best) - value))) best = other;
  }
  return best;
}

inline double number(const nlohmann::json& text, double absent) {
  return text.is_null() ? absent : nearest_double(rational(text.get<std::string>()));
}

inline LpProblem problem_of(const nlohmann::json& entry) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(entry["rows"].size());
  problem.columns = static_cast<std::uint32_t>(entry["c"].size());
  const double sense = entry["sense"] == "max" ? -1 : 1;
  for (const auto& cost : entry["c"]) problem.cost.push_back(sense * number(cost, 0));
  for (const auto& row : entry["rows"]) {
    for (const auto& value : row["a"]) problem.matrix.push_back(number(value, 0));
    const double right = number(row["b"], 0);
    problem.row_lower.push_back(row["type"] == "<=" ? -kInfinity : right);
    problem.row_upper.push_back(row["type"] == ">=" ? kInfinity : right);
  }
  for (const auto& bound : entry["lb"]) problem.lower.push_back(number(bound, -kInfinity));
  for (const auto& bound : entry["ub"]) problem.upper.push_back(number(bound, kInfinity));
  return problem;
}

/// Empty when the folder is absent.
inline std::vector<CollectedCase> collected_cases() {
  std::vector<CollectedCase> cases;
  std::ifstream file(ASSAY_SOURCE_DIR "/../shared/cases/lp_cases.json");
  if (!file) return cases;
  for (const auto& entry : nlohmann::json::parse(file)) {
    const bool rounded = entry.contains("result_double_rounded_data") && !entry["result_double_rounded_data"].is_null();
    const auto& result = rounded ? entry["result_double_rounded_data"] : entry["result"];
    CollectedCase one{entry["id"].get<std::string>(), problem_of(entry), result["status"].get<std::string>(), 0};
    if (one.status == "optimal") {
      const Rational optimum = rational(result["optimum"].get<std::string>());
      one.optimum = entry["sense"] == "max" ? Rational(-optimum) : optimum;
    }
    cases.push_back(std::move(one));
  }
  return cases;
}

}  // namespace assay::test
