// Reads a corpus of hard geometry problems with exact truth (docs/corpus.md). C++17, nlohmann/json 3.
//   for (const corpus::Case& one : corpus::read_corpus("corpus.json"))
//     if (one.family == "hull2") check(my_hull(corpus::points(one.problem["points"])), one.truth["extreme"]);
#pragma once
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

namespace corpus {

struct Case {
  std::string id, family, severity;
  nlohmann::json problem;      // as in the file; `number`, `numbers` and `points` make doubles of its texts
  nlohmann::json truth;        // by name: texts, integers, lists of places; `rational` reads exact numbers
  nlohmann::json shown_by;     // for each truth: certificate, referee
  nlohmann::json certificate;  // docs/certificates.md
  nlohmann::json sources;      // where the problem comes from
};

// An exact number: integers in decimal of any length, the denominator positive.
struct Rational {
  std::string numerator, denominator;
};
inline Rational rational(const nlohmann::json& pair) { return {pair.at(0), pair.at(1)}; }

// The double of a text such as 0x1.8p+1, inf, -inf, nan, bit for bit, where the decimal point is a point.
inline double number(const nlohmann::json& word) {
  const auto& text = word.get_ref<const std::string&>();
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0') throw std::invalid_argument("corpus: no number: " + text);
  return value;
}
inline std::vector<double> numbers(const nlohmann::json& list) {
  std::vector<double> values;
  for (const auto& word : list) values.push_back(number(word));
  return values;
}
inline std::vector<std::vector<double>> points(const nlohmann::json& rows) {
  std::vector<std::vector<double>> values;
  for (const auto& row : rows) values.push_back(numbers(row));
  return values;
}

// The cases of the file, in its order. Throws std::exception where it is no corpus.
inline std::vector<Case> read_corpus(const std::string& path) {
  const auto whole = nlohmann::json::parse(std::ifstream(path));
  if (whole.at("format") != "assay-corpus 1") throw std::invalid_argument(path + ": no corpus of format 1");
  std::vector<Case> cases;
  for (const auto& one : whole.at("cases"))
    cases.push_back({one.at("id"), one.at("family"), one.at("severity"), one.at("problem"), one.at("truth"),
                     one.at("shown_by"), one.at("certificate"), one.at("sources")});
  return cases;
}

}  // namespace corpus
