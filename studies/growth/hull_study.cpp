#include "studies/growth/hull_study.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "algorithms/hull2/chan.h"
#include "algorithms/hull2/divide_and_conquer.h"
#include "algorithms/hull2/graham_scan.h"
#include "algorithms/hull2/jarvis_march.h"
#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/hull2/quickhull.h"
#include "algorithms/hull3/divide_conquer.h"
#include "algorithms/hull3/incremental.h"
#include "algorithms/hull3/quickhull.h"
#include "algorithms/predicates/adaptive_orient2d.h"
#include "algorithms/predicates/counting_orient2d.h"
#include "algorithms/predicates/exact_orient3d.h"
#include "algorithms/predicates/orient3d.h"
#include "algorithms/published/hull2/chan_alzubaidi.h"
#include "algorithms/published/hull2/divide_alzubaidi.h"
#include "properties/hull2/clouds_with_vertices.h"
#include "studies/growth/counted_number.h"
#include "studies/growth/growth_ladder.h"

namespace assay {
namespace {

/// The side test S; `calls` counts in this thread since it was last set to 0.
template <Orient3d S>
struct CountingOrient3d {
  static constexpr std::string_view kName = S::kName;
  using PlanarOrient2d = typename S::PlanarOrient2d;
  static inline thread_local std::uint64_t calls = 0;

  static int sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
    ++calls;
    return S::sign(a, b, c, d);
  }
};

using Turns = CountingOrient2d<AdaptiveOrient2d>;
using Sides = CountingOrient3d<ExactOrient3d>;

constexpr std::uint32_t kCloudsOfASize = 5;
constexpr std::uint32_t kFixedVertices = 32, kFixedPoints = 1 << 14;
constexpr std::uint64_t kMostOfAMarch = 1 << 22;  // n h of a march round the hull: seconds beyond

template <class A>
std::uint64_t turns_of(const Cloud2& cloud) {
  Turns::calls = 0;
  return std::holds_alternative<Hull>(A::solve(cloud, Watch{})) ? Turns::calls : 0;
}

template <class A>
std::uint64_t sides_of(const Cloud3& cloud) {
  Sides::calls = 0;
  return std::holds_alternative<Hull3>(A::solve(cloud, Watch{})) ? Sides::calls : 0;
}

template <class Cloud>
struct CountedHull {
  std::string name;
  std::uint64_t (*calls)(const Cloud&);
  std::uint64_t most = ~std::uint64_t{0};  ///< n h beyond which it is not run
};

/// A listing by the name of its engine; where it gives no ring, nothing is counted.
template <class Listing>
CountedHull<Cloud2> article(std::uint64_t most = ~std::uint64_t{0}) {
  return {std::string(Listing::kName), &tests_of_listing<Listing>, most};
}

using alzubaidi::Reading;
using alzubaidi::Rounds;
template <Rounds T>
using ChanListing = ChanAlzubaidi<Reading::kEmended, CountedNumber, T>;

const std::vector<CountedHull<Cloud2>>& planar() {
  static const std::vector<CountedHull<Cloud2>> all = {{"chan", &turns_of<Chan<Turns>>},
                                                       {"divide and conquer", &turns_of<DivideAndConquer<Turns>>},
                                                       {"graham scan", &turns_of<GrahamScan<Turns>>},
                                                       {"jarvis march", &turns_of<JarvisMarch<Turns>>, kMostOfAMarch},
                                                       {"monotone chain", &turns_of<MonotoneChain<Turns>>},
                                                       {"quickhull", &turns_of<Quickhull<Turns>>},
                                                       article<ChanListing<Rounds::kFirst>>(kMostOfAMarch),
                                                       article<ChanListing<Rounds::kAll>>(kMostOfAMarch),
                                                       article<DivideAlzubaidi<Reading::kEmended, CountedNumber>>()};
  return all;
}

const std::vector<CountedHull<Cloud3>>& spatial_variants() {
  static const std::vector<CountedHull<Cloud3>> all = {{"divide and conquer", &sides_of<DivideConquer3<Sides>>},
                                                       {"incremental", &sides_of<IncrementalHull3<Sides>>},
                                                       {"quickhull", &sides_of<QuickHull3<Sides>>}};
  return all;
}

/// Clouds of growing size, and the quantity that the calls are fitted to a power of.
template <class Cloud>
struct CloudLadder {
  std::string family;
  GrowthModel model;
  std::vector<std::uint32_t> sizes;
  std::function<Cloud(std::uint32_t size, std::uint32_t run)> cloud;
  std::function<std::uint64_t(std::uint32_t size)> points_times_vertices;
  Counted counted;
};

template <class Cloud>
void climb(const CloudLadder<Cloud>& ladder, const std::vector<CountedHull<Cloud>>& algorithms, Growth& growth) {
  for (const CountedHull<Cloud>& algorithm : algorithms) {
    GrowthLadder own{ladder.family, algorithm.name, ladder.model, {}, kCloudsOfASize, {}, ladder.counted};
    std::copy_if(ladder.sizes.begin(), ladder.sizes.end(), std::back_inserter(own.sizes),
                 [&](std::uint32_t size) { return ladder.points_times_vertices(size) <= algorithm.most; });
    own.count = [&](std::uint32_t size, std::uint32_t run) -> std::optional<std::uint32_t> {
      const auto calls = static_cast<std::uint32_t>(algorithm.calls(ladder.cloud(size, run)));
      return calls == 0 ? std::nullopt : std::optional(calls);
    };
    climb(own, growth);
  }
}

std::vector<std::uint32_t> powers_of_two(int first, int last) {
  std::vector<std::uint32_t> sizes;
  for (int k = first; k <= last; ++k) sizes.push_back(std::uint32_t{1} << k);
  return sizes;
}

std::uint64_t key_of(std::uint32_t size, std::uint32_t run) { return std::uint64_t{size} * kCloudsOfASize + run; }

}  // namespace

Growth hull_study() {
  Growth growth;
  climb<Cloud2>(
      {"points", GrowthModel::kPower, powers_of_two(8, 16),
       [](std::uint32_t n, std::uint32_t run) { return cloud_with_vertices(n, kFixedVertices, key_of(n, run)); },
       [](std::uint32_t n) { return std::uint64_t{n} * kFixedVertices; }, Counted::kTurns},
      planar(), growth);
  climb<Cloud2>(
      {"vertices", GrowthModel::kLogarithm, powers_of_two(3, 14),
       [](std::uint32_t h, std::uint32_t run) { return cloud_with_vertices(kFixedPoints, h, key_of(h, run)); },
       [](std::uint32_t h) { return std::uint64_t{h} * kFixedPoints; }, Counted::kTurns},
      planar(), growth);
  for (const bool on_sphere : {false, true}) {
    climb<Cloud3>(
        {on_sphere ? "sphere" : "ball", GrowthModel::kLinearithmic, powers_of_two(6, 13),
         [on_sphere](std::uint32_t n, std::uint32_t run) { return cloud_in_ball(n, on_sphere, key_of(n, run)); },
         [](std::uint32_t n) { return std::uint64_t{n}; }, Counted::kSides},
        spatial_variants(), growth);
  }
  return growth;
}

}  // namespace assay
