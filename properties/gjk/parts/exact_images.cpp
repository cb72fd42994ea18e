#include "properties/gjk/parts/exact_images.h"

#include <algorithm>
#include <cmath>

#include "properties/choices.h"
#include "properties/exact_sums.h"

namespace assay {
namespace {

template <class Map>
std::optional<ConvexPair> mapped(const ConvexPair& pair, const Map& map) {
  ConvexPair image = pair;
  for (Points* body : {&image.a, &image.b}) {
    for (std::uint32_t i = 0; i < body->size(); ++i) {
      for (std::uint32_t k = 0; k < body->dimension; ++k) {
        if (!map((*body)[i][k], k)) return std::nullopt;
      }
    }
  }
  return image;
}

}  // namespace

Points reordered(const Points& body) {
  Points image{body.dimension, {}};
  const std::uint32_t n = body.size();
  for (std::uint32_t i = 0; i < n; ++i) {
    const auto vertex = body[(n - 1 - i + n / 2) % n];
    image.coordinates.insert(image.coordinates.end(), vertex.begin(), vertex.end());
  }
  return image;
}

Points doubled(const Points& body) {
  Points image = body;
  image.coordinates.insert(image.coordinates.end(), body.coordinates.begin(), body.coordinates.end());
  return image;
}

Points with_midpoints(const Points& body) {
  constexpr int kTried = 8;
  Points image = body;
  if (body.size() < 2) return image;
  Choices choices(std::uint64_t{body.size()});
  for (int tries = 0; tries < kTried; ++tries) {
    const auto one = body[choices.below(body.size())], other = body[choices.below(body.size())];
    std::vector<double> mean;
    for (std::uint32_t k = 0; k < body.dimension && has_exact_mean(one[k], other[k]); ++k) {
      mean.push_back(one[k] / 2 + other[k] / 2);
    }
    if (mean.size() == body.dimension) image.coordinates.insert(image.coordinates.end(), mean.begin(), mean.end());
  }
  return image;
}

std::uint64_t count_of_turns(std::uint32_t dimension) {
  std::uint64_t count = 1;
  for (std::uint32_t k = 1; k <= dimension; ++k) count *= 2 * std::uint64_t{k};
  return count;
}

/// The low bits are the signs, the rest the permutation in the factorial number system.
SignedAxes turn_number(std::uint32_t dimension, std::uint64_t number) {
  SignedAxes axes;
  for (std::uint32_t k = 0; k < dimension; ++k, number /= 2) axes.is_negated.push_back(number % 2 == 1);
  std::vector<std::uint32_t> left;
  for (std::uint32_t k = 0; k < dimension; ++k) left.push_back(k);
  for (; !left.empty(); number /= left.size() + 1) {
    const auto at = left.begin() + static_cast<std::ptrdiff_t>(number % left.size());
    axes.from.push_back(*at);
    left.erase(at);
  }
  return axes;
}

Points turned(const Points& body, const SignedAxes& axes) {
  Points image = body;
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    for (std::uint32_t k = 0; k < body.dimension; ++k) {
      const double x = body[i][axes.from[k]];
      image[i][k] = axes.is_negated[k] ? -x : x;
    }
  }
  return image;
}

std::optional<ConvexPair> moved_far(const ConvexPair& pair) {
  BitRange range;
  for (const Points* body : {&pair.a, &pair.b})
    for (const double x : body->coordinates) range.include(x);
  if (!range.exists()) return std::nullopt;
  for (const int exponent : {range.highest + 2, range.highest, range.finest}) {
    auto image = mapped(pair, [exponent](double& x, std::uint32_t k) {
      const double by = std::ldexp(k % 2 == 0 ? 1.0 : -1.0, exponent);
      const bool is_exact = sum_is_exact(x, by);
      x += by;
      return is_exact;
    });
    if (image) return image;
  }
  return std::nullopt;
}

std::optional<ConvexPair> scaled_exactly(const ConvexPair& pair, int k) {
  return mapped(pair, [k](double& x, std::uint32_t) {
    const double before = x;
    x = std::ldexp(before, k);
    return std::isfinite(x) && std::ldexp(x, -k) == before;
  });
}

}  // namespace assay
