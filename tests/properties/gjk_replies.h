// Hand-made replies for the tests of the collision properties.
#pragma once
#include <initializer_list>
#include <utility>
#include <vector>

#include "properties/property.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay::test {

inline Reply<GjkFamily> reply(GjkAnswer answer) {
  Reply<GjkFamily> r;
  r.answer = std::move(answer);
  return r;
}

inline WeightedVertices weighted(std::initializer_list<std::pair<std::uint32_t, double>> list) {
  WeightedVertices point;
  for (const auto& [vertex, weight] : list) {
    point.vertex[point.size] = vertex;
    point.weight[point.size++] = weight;
  }
  return point;
}

template <class P>
Verdict judged(const ConvexPair& pair, std::vector<GjkAnswer> answers, const Court<GjkFamily>& court = {}) {
  std::vector<Reply<GjkFamily>> replies;
  for (GjkAnswer& answer : answers) replies.push_back(reply(std::move(answer)));
  return P::judge(pair, replies, court);
}

}  // namespace assay::test
