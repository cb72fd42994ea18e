// Prints all that the C++ reader makes of a corpus, as print_corpus.py does.
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>

#include "read_corpus.hpp"

namespace {

using nlohmann::json;

bool is_word(const std::string& key) { return key == "family" || key == "question" || key == "kind"; }

std::string bits(double value) {
  std::uint64_t word = 0;
  std::memcpy(&word, &value, sizeof word);
  char text[17];
  std::snprintf(text, sizeof text, "%016" PRIx64, word);
  return text;
}

void print_problem(const json& value, const std::string& path, const std::string& key) {
  if (value.is_object())
    for (const auto& [name, one] : value.items()) print_problem(one, path + "." + name, name);
  else if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) print_problem(value[i], path + "[" + std::to_string(i) + "]", "");
  else
    std::printf("  %s %s\n", path.c_str(),
                value.is_string() ? (is_word(key) ? value.get<std::string>() : bits(corpus::number(value))).c_str()
                                  : value.dump().c_str());
}

void print_truth(const json& value, const std::string& path, const std::string& by) {
  const bool is_list = value.is_array();
  if (is_list && value.size() == 2 && value[0].is_string() && value[1].is_string()) {
    const corpus::Rational exact = corpus::rational(value);
    std::printf("  %s %s/%s %s\n", path.c_str(), exact.numerator.c_str(), exact.denominator.c_str(), by.c_str());
  } else if (is_list) {
    for (std::size_t i = 0; i < value.size(); ++i) print_truth(value[i], path + "[" + std::to_string(i) + "]", by);
  } else {
    std::printf("  %s %s %s\n", path.c_str(),
                value.is_string() ? value.get<std::string>().c_str() : value.dump().c_str(), by.c_str());
  }
}

}  // namespace

int main(int, char** argv) {
  try {
    for (const corpus::Case& one : corpus::read_corpus(argv[1])) {
      std::printf("%s %s %s\n", one.id.c_str(), one.family.c_str(), one.severity.c_str());
      print_problem(one.problem, "problem", "");
      for (const auto& [name, value] : one.truth.items())
        print_truth(value, "truth." + name, one.shown_by.at(name).get<std::string>());
    }
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
