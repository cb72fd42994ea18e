#include "algorithms/hull2/hull2.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include "algorithms/hull2/production/inner_rectangle.h"
#include "algorithms/hull2/production/sites.h"
#include "algorithms/hull3/parallel.h"
#include "algorithms/predicates/adaptive_orient2d.h"

namespace assay {
namespace {

using hull::Site;
using spatial::in_two_halves;

constexpr std::size_t kFewPoints = 32;  // below, looking for inner points costs more than it saves

/// A hull as two chains from the smallest to the largest vertex, both of them in each.
struct Chains {
  std::vector<Site> lower, upper;
};

/// Puts a site, no smaller than those before, on a chain that turns left (+1) or right (-1).
void extend(std::vector<Site>& chain, const Site& site, int turning) {
  if (!chain.empty() && chain.back().at == site.at) return;  // the lower index came first
  while (chain.size() > 1 &&
         turning * AdaptiveOrient2d::sign(chain[chain.size() - 2].at, chain.back().at, site.at) <= 0) {
    chain.pop_back();
  }
  chain.push_back(site);
}

/// Precondition: at least one site, in order. Each site is looked at by the one chain on whose side it lies.
Chains chains_over(const std::vector<Site>& sites) {
  const Site& first = sites.front();
  const auto last = std::find_if(sites.begin(), sites.end(), [&](const Site& s) { return s.at == sites.back().at; });
  Chains chains = {{first}, {first}};
  for (const Site& site : sites) {
    if (site.at == last->at) break;
    const int side = AdaptiveOrient2d::sign(first.at, last->at, site.at);
    if (side < 0) extend(chains.lower, site, 1);
    if (side > 0) extend(chains.upper, site, -1);
  }
  extend(chains.lower, *last, 1);
  extend(chains.upper, *last, -1);
  return chains;
}

/// The chain over two chains of one kind.
std::vector<Site> joined(const std::vector<Site>& a, const std::vector<Site>& b, int turning) {
  const auto comes_first = [](const Site& s, const Site& t) {
    if (s.at.x != t.at.x) return s.at.x < t.at.x;
    if (s.at.y != t.at.y) return s.at.y < t.at.y;
    return s.index < t.index;
  };
  std::vector<Site> chain;
  auto next_a = a.begin();
  auto next_b = b.begin();
  while (next_a != a.end() || next_b != b.end()) {
    const bool take_a = next_b == b.end() || (next_a != a.end() && comes_first(*next_a, *next_b));
    extend(chain, take_a ? *next_a++ : *next_b++, turning);
  }
  return chain;
}

/// The points that may be vertices, in the order of their indices; whether every coordinate is finite.
std::pair<std::vector<std::uint32_t>, bool> candidates(std::span<const Point2> points) {
  std::array<hull::DiagonalExtremes, 2> extremes;
  in_two_halves(points.size(), [&](int half, std::size_t begin, std::size_t end) {
    extremes[static_cast<std::size_t>(half)].look_at(points.subspan(begin, end - begin));
  });
  extremes[0].look_at(extremes[1]);
  if (!extremes[0].finite) return {{}, false};
  if (points.size() < kFewPoints) {
    std::vector<std::uint32_t> all(points.size());
    std::iota(all.begin(), all.end(), 0u);
    return {std::move(all), true};
  }
  const hull::InnerRectangle inside(extremes[0]);
  std::array<std::vector<std::uint32_t>, 2> kept;
  in_two_halves(points.size(), [&](int half, std::size_t begin, std::size_t end) {
    auto& mine = kept[static_cast<std::size_t>(half)];
    mine.resize(end - begin);
    std::size_t count = 0;
    for (std::size_t i = begin; i < end; ++i) {
      mine[count] = static_cast<std::uint32_t>(i);
      count += inside.holds(points[i]) ? 0 : 1;
    }
    mine.resize(count);
  });
  kept[0].insert(kept[0].end(), kept[1].begin(), kept[1].end());
  return {std::move(kept[0]), true};
}

Chains hull_of(std::span<const Point2> points, std::span<const std::uint32_t> named) {
  if (named.size() < spatial::kParallelPoints) return chains_over(hull::sites_in_order(points, named));
  std::array<Chains, 2> halves;
  in_two_halves(named.size(), [&](int half, std::size_t begin, std::size_t end) {
    halves[static_cast<std::size_t>(half)] =
        chains_over(hull::sites_in_order(points, named.subspan(begin, end - begin)));
  });
  Chains whole;
  in_two_halves(halves[0].lower.size() + halves[0].upper.size() + halves[1].lower.size() + halves[1].upper.size(),
                [&](int half, std::size_t, std::size_t) {
                  if (half == 0) {
                    whole.lower = joined(halves[0].lower, halves[1].lower, 1);
                  } else {
                    whole.upper = joined(halves[0].upper, halves[1].upper, -1);
                  }
                });
  return whole;
}

}  // namespace

Hull2Answer hull2(std::span<const Point2> points) {
  if (points.size() > std::numeric_limits<std::uint32_t>::max()) return Declined{"more than 2^32 - 1 points"};
  if (points.empty()) return FlatHull{};
  const auto [named, finite] = candidates(points);
  if (!finite) return GaveUp{GaveUp::Why::kNotFinite, 0};

  const Chains chains = hull_of(points, named);
  std::vector<std::uint32_t> ring;
  ring.reserve(chains.lower.size() + chains.upper.size());
  for (const Site& site : chains.lower) ring.push_back(site.index);
  for (std::size_t k = chains.upper.size(); k-- > 2;) ring.push_back(chains.upper[k - 1].index);
  if (ring.size() < 3) return FlatHull{std::move(ring)};
  return Hull{std::move(ring)};
}

}  // namespace assay
