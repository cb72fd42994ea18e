// Two bodies of many vertices, one of them on its way: pairs that differ little from one to the next.
#pragma once
#include <cmath>
#include <cstdint>
#include <deque>

#include "algorithms/gjk/distance/hill_climbing.h"
#include "algorithms/model/convex_pair.h"
#include "properties/growth/growing_pairs.h"

namespace assay::bench {

/// `vertices` points near the unit sphere each; b goes round a at a distance, 0.01 in each of `kPlaces` steps and back.
class MovingSpheres {
 public:
  static constexpr std::size_t kPlaces = 16;

  explicit MovingSpheres(int vertices) {
    Choices choices(mix64(static_cast<std::uint64_t>(vertices)));
    const auto n = static_cast<std::uint32_t>(vertices);
    const Points a = sphere_of(choices, n), b = sphere_of(choices, n);
    prepared_a_.emplace_back(bodies_.emplace_back(a));
    for (std::size_t place = 0; place < kPlaces; ++place) {
      const double angle = 0.01 / 2.5 * static_cast<double>(place);
      Points moved = b;
      for (std::uint32_t i = 0; i < moved.size(); ++i) {
        moved[i][0] += 2.5 * std::cos(angle);
        moved[i][1] += 2.5 * std::sin(angle);
      }
      prepared_b_.emplace_back(bodies_.emplace_back(std::move(moved)));
    }
  }

  const gjk::PreparedBody<3>& a() const { return prepared_a_.front(); }
  /// There and back again.
  const gjk::PreparedBody<3>& b(std::size_t step) const {
    const std::size_t at = step % (2 * kPlaces);
    return prepared_b_[at < kPlaces ? at : 2 * kPlaces - 1 - at];
  }
  ConvexPair pair(std::size_t step) const { return {a().body(), b(step).body()}; }

 private:
  std::deque<Points> bodies_;  // referred to by the prepared ones
  std::deque<gjk::PreparedBody<3>> prepared_a_, prepared_b_;
};

}  // namespace assay::bench
