// A family of claims small enough to know every answer: for testing drivers, not algorithms.
#pragma once
#include <span>
#include <string>

#include "fuzz/drivers/fuzz_target.h"

namespace assay::toy {

/// Up to eight points with coordinates 0..999.
struct Grid {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "toy/grid";
  static constexpr Axis kAxis = size_axis("points");
  static constexpr std::string_view kAim = "nothing but drivers";

  static Case<Hull2Family> draw(Choices& choices) {
    Cloud2 cloud;
    const std::uint64_t count = choices.below(9);
    for (std::uint64_t i = 0; i < count; ++i) {
      const auto x = static_cast<double>(choices.below(1000));
      cloud.points.push_back({x, static_cast<double>(choices.below(1000))});
    }
    return {cloud, static_cast<std::int32_t>(count)};
  }
};

/// The answer lists every point.
struct ListsEveryPoint {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "toy/lists_every_point";
  static constexpr ClaimSentence kClaim{"lists every point"};
  static constexpr std::string_view kSentence = "the answer lists every point";

  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&) {
    const std::size_t listed = std::get<Hull>(replies[0].answer).ccw.size();
    if (listed == cloud.points.size()) return Holds{};
    return Violated{kClaim, std::to_string(listed) + " of " + std::to_string(cloud.points.size()), 0};
  }
};

/// The answer to the same points in reverse order lists as many.
struct IgnoresOrder {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "toy/ignores_order";
  static constexpr ClaimSentence kClaim{"ignores order"};
  static constexpr std::string_view kSentence = "the order of the points does not change how many are listed";

  static void ask(const Cloud2& cloud, std::vector<Cloud2>& questions) {
    questions = {cloud, {{cloud.points.rbegin(), cloud.points.rend()}}};
  }
  static Verdict judge(const Cloud2&, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&) {
    const auto listed = [&](std::size_t i) { return std::get<Hull>(replies[i].answer).ccw.size(); };
    if (listed(0) == listed(1)) return Holds{};
    return Violated{kClaim, std::to_string(listed(0)) + " against " + std::to_string(listed(1)), 0};
  }
};

struct Honest {
  static constexpr std::string_view kName = "toy/honest";
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    Hull hull;
    for (std::uint32_t i = 0; i < cloud.points.size(); ++i) hull.ccw.push_back(i);
    return hull;
  }
};

/// Planted: does not see points from x = 700 on.
struct ShortSighted {
  static constexpr std::string_view kName = "toy/short_sighted";
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    Hull hull;
    for (std::uint32_t i = 0; i < cloud.points.size(); ++i) {
      if (cloud.points[i].x < 700) hull.ccw.push_back(i);
    }
    return hull;
  }
};

/// Planted: never ends by itself.
struct Endless {
  static constexpr std::string_view kName = "toy/endless";
  static Hull2Answer solve(const Cloud2&, const Watch& watch) {
    const std::uint32_t state[] = {1, 2};
    std::uint32_t steps = 0;
    while (watch(state)) ++steps;
    return GaveUp{GaveUp::Why::kStopped, steps};
  }
};

struct Declining {
  static constexpr std::string_view kName = "toy/declining";
  static Hull2Answer solve(const Cloud2&, const Watch&) { return Declined{"nothing suits"}; }
};

inline constexpr auto kGrid = entry_of_domain<Grid>(1);
inline constexpr auto kListsEveryPoint = entry_of_property<ListsEveryPoint>();

inline const Catalog<Hull2Family>& claims() {
  static const Catalog<Hull2Family> list{{entry_of_property<IgnoresOrder>(), kListsEveryPoint}, {kGrid}};
  return list;
}

}  // namespace assay::toy
