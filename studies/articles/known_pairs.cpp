#include "studies/articles/known_pairs.h"

#include <array>
#include <span>

#include "properties/case/case_text.h"
#include "studies/articles/committed_cases.h"
#include "studies/articles/klee_minty.h"

namespace assay {

std::vector<ConvexPair> known_pairs() {
  std::vector<ConvexPair> pairs = {{{1, {1000001}}, {1, {999999, 1000000}}}};  // m = 1/1000001, one apart, of extent 2
  for (ConvexPair& pair : pairs_below_root_n()) pairs.push_back(std::move(pair));
  pairs.push_back(pair_below_root_n_in_space());
  pairs.push_back(pair_that_cycles_by_rounding());
  for (const CommittedCase& committed : committed_cases()) {
    const auto file = parse_case(committed.text, committed.name);
    const auto* pair = file ? std::get_if<ConvexPair>(&file->problem) : nullptr;
    if (pair != nullptr) pairs.push_back(*pair);
  }
  return pairs;
}

std::vector<ConvexPair> pairs_below_root_n() { return {{{1, {-0.5}}, {1, {2}}}, {{2, {-0.375, -0.375}}, {2, {1, 1}}}}; }

ConvexPair pair_below_root_n_in_space() { return {{3, {-0.125, -0.125, -0.125}}, {3, {0.5, 0.25, 0.25}}}; }

ConvexPair pair_that_cycles_by_rounding() {
  return {{3,
           {0x1p+1, 0x1p+30, 0x1.8p+6, 0, 0x1p-13, -0x1p+31, 0x1p-32, -0x1p-12, 0x1p+41, -0x1p-23, 0x1p-18, 0x1p-41,
            -0x1p-59, -0x1.8p-1, 0x1p+11}},
          {3, {0, -0x1p-20, -0x1p+48, -0x1.8p+52, 0x1p-19, 0x1p+25}}};
}

std::vector<ConvexPair> pairs_of_many_pivots() {
  std::vector<ConvexPair> pairs;
  for (const std::uint32_t dimension : {13U, 14U, 15U}) pairs.push_back(klee_minty_bodies(dimension));
  return pairs;
}

std::vector<ConvexPair> lattice_pairs() {
  constexpr std::array kOnLine = {0.0, 1.0, -1.0, 2.0, -2.0, 0.5, -0.5, 16.0};
  constexpr std::array kUnits = {0.0, 1.0, -1.0, 2.0, 0.5};
  const auto bodies = [](std::uint32_t dimension, std::span<const double> values, std::uint32_t most) {
    std::vector<std::vector<double>> corners = {{}};
    for (std::uint32_t axis = 0; axis < dimension; ++axis) {
      std::vector<std::vector<double>> longer;
      for (const auto& corner : corners) {
        for (const double value : values) {
          longer.push_back(corner);
          longer.back().push_back(value);
        }
      }
      corners = std::move(longer);
    }
    std::vector<Points> list;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      list.push_back({dimension, corners[i]});
      for (std::size_t j = i + 1; j < corners.size() && most > 1; ++j) {
        list.push_back({dimension, corners[i]});
        list.back().coordinates.insert(list.back().coordinates.end(), corners[j].begin(), corners[j].end());
      }
    }
    return list;
  };
  std::vector<ConvexPair> pairs;
  const auto all = [&](const std::vector<Points>& list) {
    for (const Points& a : list)
      for (const Points& b : list) pairs.push_back({a, b});
  };
  all(bodies(1, kOnLine, 2));
  all(bodies(2, kUnits, 1));
  return pairs;
}

}  // namespace assay
