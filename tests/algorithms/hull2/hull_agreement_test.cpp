// All exact variants are one function: on every domain each of them gives the same answer, entry for entry.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <variant>
#include <vector>

#include "algorithms/hull2/hull2.h"
#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "oracles/hull2/exact_hull2.h"
#include "properties/catalog/batteries.h"
#include "variants/variants.h"

namespace assay::hull_agreement_test {
namespace {

constexpr std::uint64_t kSeed = 20260521;

std::string text(const Hull2Answer& answer) {
  std::string words = std::to_string(answer.index()) + ":";
  const auto append = [&](const std::vector<std::uint32_t>& list) {
    for (const std::uint32_t i : list) words += ' ' + std::to_string(i);
  };
  if (const auto* hull = std::get_if<Hull>(&answer)) append(hull->ccw);
  if (const auto* flat = std::get_if<FlatHull>(&answer)) append(flat->extreme);
  return words;
}

bool is_ladder(const DomainEntry<Hull2Family>& domain) { return domain.name.find("ladder") != std::string_view::npos; }

TEST(ExactVariants, GiveOneAnswerOnEveryDomain) {
  for (const auto& domain : catalog<Hull2Family>().domains) {
    const std::uint64_t cases = is_ladder(domain) ? 100 : 4000;
    for (std::uint64_t index = 0; index < cases; ++index) {
      Choices choices(stream_key(kSeed, domain.versioned_name(), index));
      const Cloud2 cloud = domain.draw(choices).problem;
      const std::string expected = text(exact_hull2(cloud));
      for (const ListedVariant<Hull2Family>& exact : variants<Hull2Family>()) {
        if (standing_of(exact.states.kind) != Standing::kProduction) continue;
        ASSERT_EQ(text(exact.solve(cloud, Watch{})), expected) << exact.name << ", " << domain.name << ' ' << index;
      }
    }
  }
}

// Beyond every threshold: filter, buckets, threads. Shapes whose x do not spread, or whose coordinates repeat.
TEST(Hull2, AgreesWithTheChainOnLargeClouds) {
  constexpr std::size_t kPoints = 120'000;
  for (int shape = 0; shape < 9; ++shape) {
    Choices choices(static_cast<std::uint64_t>(shape));
    Cloud2 cloud;
    cloud.points.resize(kPoints);
    for (Point2& p : cloud.points) {
      const double t = choices.dyadic(53), s = choices.dyadic(53), length = 1 + t * t;
      switch (shape) {
        case 0: p = {t, s}; break;                                                                // a square
        case 1: p = {(1 - t * t) / length, (s < 0.5 ? -2 : 2) * t / length}; break;               // half a circle
        case 2: p = {std::floor(10 * t), std::floor(10 * s)}; break;                              // a small grid
        case 3: p = {0.5, s}; break;                                                              // one column
        case 4: p = {t, 0.5 * t}; break;                                                          // one line
        case 5: p = {std::ldexp(t, static_cast<int>(2000 * s) - 1000), s}; break;                 // every scale
        case 6: p = {t - s, t + s}; break;                                                        // a diamond
        case 7: p = {t * 0x1p-1060, s * 0x1p-1060}; break;                                        // subnormals
        default: p = {(t < 0.5 ? -1 : 1) * 0x1.fp1023 * t, (s < 0.5 ? -1 : 1) * 0x1.fp1023 * s};  // widths overflow
      }
    }
    const std::string expected = text(MonotoneChain<ExactOrient2d>::solve(cloud, Watch{}));
    EXPECT_TRUE(text(hull2(cloud.points)) == expected) << "shape " << shape;
  }
}

}  // namespace
}  // namespace assay::hull_agreement_test
