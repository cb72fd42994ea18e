#include <vector>

#include "properties/lp/article/article_claim.h"

namespace assay::article {

ConvexPair first_corners(const ConvexPair& pair) {
  const auto first = [](const Points& body) {
    Points point{body.dimension, {}};
    if (body.size() > 0) point.coordinates.assign(body[0].begin(), body[0].end());
    return point;
  };
  return {first(pair.a), first(pair.b)};
}

ConvexPair without_first(const ConvexPair& pair) { return {{pair.a.dimension, {}}, pair.b}; }

std::span<const Claim> claims() {
  static const std::vector<Claim> all = [] {
    std::vector<Claim> list;
    for (const auto part : {theory_claims(), estimate_claims(), step_claims(), code_claims()}) {
      list.insert(list.end(), part.begin(), part.end());
    }
    return list;
  }();
  return all;
}

const Claim* find_claim(std::string_view name) {
  for (const Claim& claim : claims()) {
    if (claim.name == name) return &claim;
  }
  return nullptr;
}

}  // namespace assay::article
