// Two bodies of many vertices, one of them on its way: pairs that differ little from one to the next.
#pragma once
#include <cmath>
#include <cstdint>
#include <deque>
#include <vector>

#include "algorithms/gjk/distance/hill_climbing.h"
#include "algorithms/model/convex_pair.h"
#include "properties/choices.h"

namespace assay::bench {

/// `vertices` points near the unit sphere each; b goes round a at a distance, 0.01 in each of `kPlaces` steps and back.
class MovingSpheres {
 public:
  static constexpr std::size_t kPlaces = 16;

  explicit MovingSpheres(int vertices) {
    Choices choices(mix64(static_cast<std::uint64_t>(vertices)));
    const Points a = sphere(choices, vertices), b = sphere(choices, vertices);
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
  static Points sphere(Choices& choices, int vertices) {
    Points body{3, {}};
    while (body.size() < static_cast<std::uint32_t>(vertices)) {
      const double x = 2 * choices.dyadic(40) - 1, y = 2 * choices.dyadic(40) - 1, z = 2 * choices.dyadic(40) - 1;
      const double norm = std::sqrt(x * x + y * y + z * z);
      if (norm <= 1 && norm > 0.1) body.push_back({x / norm, y / norm, z / norm});
    }
    return body;
  }

  std::deque<Points> bodies_;  // referred to by the prepared ones
  std::deque<gjk::PreparedBody<3>> prepared_a_, prepared_b_;
};

/// The exponent e of the power n^e that fits the values best, by least squares of the logarithms.
inline double fitted_exponent(const std::vector<double>& n, const std::vector<double>& value) {
  double x = 0, y = 0, xx = 0, xy = 0;
  const auto count = static_cast<double>(n.size());
  for (std::size_t i = 0; i < n.size(); ++i) {
    const double u = std::log(n[i]), w = std::log(value[i]);
    x += u, y += w, xx += u * u, xy += u * w;
  }
  return (count * xy - x * y) / (count * xx - x * x);
}

}  // namespace assay::bench
