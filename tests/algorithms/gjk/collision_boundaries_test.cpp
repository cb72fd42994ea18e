// What every collision algorithm of ours says where coordinates are not finite or bodies are one point.
#include <gtest/gtest.h>

#include <limits>

#include "tests/algorithms/gjk/gjk_bodies.h"
#include "variants/variants.h"

namespace assay::collision_boundaries_test {
namespace {

template <class Judge>
void for_each_of_ours(const ConvexPair& pair, Judge judge) {
  for (const ListedVariant<GjkFamily>& variant : variants<GjkFamily>()) {
    if (!variant.name.starts_with("gjk/")) continue;
    const GjkAnswer answer = variant.solve(pair, Watch{});
    if (!std::holds_alternative<Declined>(answer)) judge(answer, variant.name);
  }
}

TEST(CollisionBoundaries, EveryNumberThatIsNotFiniteIsSeen) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  const ConvexPair apart_2d{rectangle(0, 0, 1, 1), rectangle(3, 0, 1, 1)},
      deep_2d{rectangle(0, 0, 2, 2), rectangle(1, 0, 2, 2)}, apart_3d{box(0, 0, 0, 1), box(3, 0, 0, 1)},
      deep_3d{box(0, 0, 0, 2), box(1, 1, 1, 2)};
  for (const ConvexPair* pair : {&apart_2d, &deep_2d, &apart_3d, &deep_3d})
    for (const double bad : {kInf, -kInf, std::numeric_limits<double>::quiet_NaN()})
      for (const bool first : {true, false})
        for (std::size_t k = 0; k < pair->a.coordinates.size(); ++k) {
          ConvexPair changed = *pair;
          (first ? changed.a : changed.b).coordinates[k] = bad;
          for_each_of_ours(changed, [&](const GjkAnswer& answer, std::string_view name) {
            const auto* gave_up = std::get_if<GaveUp>(&answer);
            ASSERT_NE(gave_up, nullptr) << name << " " << bad << " " << first << " " << k;
            EXPECT_EQ(gave_up->why, GaveUp::Why::kNotFinite) << name << " " << bad << " " << first << " " << k;
          });
        }
}

// Touching: what is left open, unless it is decided exactly.
TEST(CollisionBoundaries, OnePointIsNoDistance) {
  for (const ConvexPair& pair : {ConvexPair{plane({{1, 2}}), plane({{1, 2}, {1, 2}})},
                                 ConvexPair{space({{1, 2, 3}, {1, 2, 3}}), space({{1, 2, 3}})}})
    for_each_of_ours(pair, [&](const GjkAnswer& answer, std::string_view name) {
      if (name.starts_with("gjk/certified")) return;
      const auto* gave_up = std::get_if<GaveUp>(&answer);
      ASSERT_NE(gave_up, nullptr) << name;
      EXPECT_EQ(gave_up->why, GaveUp::Why::kUncertain) << name;
    });
}

}  // namespace
}  // namespace assay::collision_boundaries_test
