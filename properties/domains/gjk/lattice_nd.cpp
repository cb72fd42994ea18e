#include "properties/domains/gjk/lattice_nd.h"

#include <algorithm>
#include <array>

namespace assay {
namespace {

constexpr std::uint32_t kLowestDimension = 4, kHighestDimension = 8;
constexpr std::int64_t kRadius = 8, kShift = 4;

}  // namespace

Case<GjkFamily> GjkLatticeNd::draw(Choices& choices) {
  // Half of the draws take the highest dimension: that is where ties are most frequent.
  const auto draw = static_cast<std::uint32_t>(choices.below(2 * (kHighestDimension - kLowestDimension)));
  const std::uint32_t n = std::min(kLowestDimension + draw, kHighestDimension);
  Case<GjkFamily> drawn;
  drawn.difficulty = static_cast<std::int32_t>(n);
  std::array<double, kHighestDimension> shift{};
  for (std::uint32_t k = 0; k < n; ++k) shift[k] = static_cast<double>(choices.around_zero(kShift));
  const std::int64_t radius = choices.between(1, kRadius);
  for (Points* body : {&drawn.problem.a, &drawn.problem.b}) {
    body->dimension = n;
    const std::uint64_t vertices = 1 + choices.below(2 * n + 2);
    for (std::uint64_t i = 0; i < vertices; ++i)
      for (std::uint32_t k = 0; k < n; ++k)
        body->coordinates.push_back(static_cast<double>(choices.around_zero(radius)) +
                                    (body == &drawn.problem.b ? shift[k] : 0));
  }
  return drawn;
}

}  // namespace assay
