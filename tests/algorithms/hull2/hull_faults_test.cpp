// Planted faults and the claims that convict them: every fault by some claim, every claim of some fault.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "algorithms/faults/hull2/drops_repeated.h"
#include "algorithms/faults/hull2/first_point_is_inner.h"
#include "algorithms/faults/hull2/is_clockwise.h"
#include "algorithms/faults/hull2/keeps_collinear.h"
#include "algorithms/faults/hull2/narrows.h"
#include "algorithms/faults/hull2/needs_the_origin.h"
#include "algorithms/faults/hull2/one_tangent_step.h"
#include "algorithms/faults/hull2/skips_last_point.h"
#include "algorithms/faults/hull2/sorts_by_x.h"
#include "algorithms/faults/hull2/trusts_two_corners.h"
#include "algorithms/faults/hull2/welds.h"
#include "properties/catalog/batteries.h"

namespace assay {
namespace {

constexpr std::uint64_t kSeed = 7;

struct Fault {
  std::string_view name, planted;
  Hull2Answer (*solve)(const Cloud2&, const Watch&);
};

template <class A>
constexpr Fault fault() {
  return {A::kName, A::kStatement.sentence, &A::solve};
}

constexpr std::array kFaults = {
    fault<HullDropsRepeated>(),  fault<HullFirstPointIsInner>(), fault<HullIsClockwise>(),
    fault<HullNarrows>(),        fault<HullNeedsTheOrigin>(),    fault<HullOneTangentStep>(),
    fault<HullSortsByX>(),       fault<HullTrustsTwoCorners>(),  fault<HullWelds>(),
    fault<HullKeepsCollinear>(), fault<HullSkipsLastPoint>(),
};

/// How many of the first cases of all domains the claim convicts.
std::uint64_t convictions(const Fault& on_trial, const PropertyEntry<Hull2Family>& property) {
  constexpr std::uint64_t kCases = 100;
  std::uint64_t convicted = 0;
  for (const auto& domain : catalog<Hull2Family>().domains) {
    if (domain.name.find("ladder") != std::string_view::npos) continue;
    for (std::uint64_t index = 0; index < kCases; ++index) {
      Choices choices(stream_key(kSeed, domain.versioned_name(), index));
      const Cloud2 cloud = domain.draw(choices).problem;
      std::vector<Cloud2> questions = {cloud};
      if (property.ask != nullptr) property.ask(cloud, questions);
      std::vector<Reply<Hull2Family>> replies(questions.size());
      for (std::size_t k = 0; k < questions.size(); ++k) replies[k].answer = on_trial.solve(questions[k], Watch{});
      if (violation(property.judge(cloud, replies, {})) != nullptr) ++convicted;
    }
  }
  return convicted;
}

TEST(HullFaults, AreAllConvictedByTheExactClaim) {
  const auto* exact = catalog<Hull2Family>().property("hull2/is_exact");
  for (const Fault& on_trial : kFaults) {
    EXPECT_GE(convictions(on_trial, *exact), 20u) << on_trial.name << ": " << on_trial.planted;
  }
}

TEST(HullProperties, EachConvictAPlantedFault) {
  const std::map<std::string_view, std::string_view> accused = {
      {"hull2/axis_swap_keeps_hull", HullSortsByX::kName},
      {"hull2/duplication_keeps_hull", HullDropsRepeated::kName},
      {"hull2/hull_of_hull", HullFirstPointIsInner::kName},
      {"hull2/inner_points_keep_hull", HullSkipsLastPoint::kName},
      {"hull2/is_exact", HullIsClockwise::kName},
      {"hull2/permutation_keeps_hull", HullFirstPointIsInner::kName},
      {"hull2/reflection_keeps_hull", HullTrustsTwoCorners::kName},
      {"hull2/scaling_keeps_hull", HullWelds::kName},
      {"hull2/translation_keeps_hull", HullNeedsTheOrigin::kName},
      {"hull2/union_is_monotone", HullSkipsLastPoint::kName},
  };
  for (const auto& property : catalog<Hull2Family>().properties) {
    if (property.name == "hull2/terminates") continue;  // convicts naive marches, see hull_published_test
    const auto found = accused.find(property.name);
    ASSERT_NE(found, accused.end()) << property.name << " has convicted nobody yet";
    for (const Fault& on_trial : kFaults) {
      if (on_trial.name != found->second) continue;
      EXPECT_GE(convictions(on_trial, property), 10u) << property.name;
    }
  }
}

TEST(HullFaults, DoOnlyWhatTheirSentencesSay) {
  std::set<std::string_view> names;
  const Cloud2 triangle = {{{1, 1}, {-3, -2}, {4, -1}, {0, 5}, {1, 0}}};
  for (const Fault& on_trial : kFaults) {
    EXPECT_TRUE(names.insert(on_trial.name).second);
    EXPECT_FALSE(on_trial.planted.empty());
    const Hull2Answer answer = on_trial.solve(triangle, Watch{});
    const auto& ring = std::get<Hull>(answer).ccw;
    if (on_trial.name == HullIsClockwise::kName) {
      EXPECT_EQ(ring, (std::vector<std::uint32_t>{1, 3, 2}));
    } else if (on_trial.name != HullOneTangentStep::kName) {
      EXPECT_EQ(ring, (std::vector<std::uint32_t>{1, 2, 3})) << on_trial.name << " on a harmless cloud";
    }
  }
}

}  // namespace
}  // namespace assay
