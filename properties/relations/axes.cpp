#include "properties/relations/axes.h"

namespace assay {

std::uint64_t count_of_signed_axes(std::uint32_t dimension) {
  std::uint64_t count = 1;
  for (std::uint32_t k = 1; k <= dimension; ++k) count *= 2 * std::uint64_t{k};
  return count;
}

/// The low bits are the signs, the rest the permutation in the factorial number system.
SignedAxes signed_axes(std::uint32_t dimension, std::uint64_t number) {
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

Points permuted(const Points& body, const SignedAxes& axes) {
  Points image = body;
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    for (std::uint32_t k = 0; k < body.dimension; ++k) {
      const double x = body[i][axes.from[k]];
      image[i][k] = axes.is_negated[k] ? -x : x;
    }
  }
  return image;
}

std::array<std::uint64_t, Axes<GjkFamily>::kAsked> Axes<GjkFamily>::numbers_for(const ConvexPair& pair) {
  std::uint64_t key = 0;
  for (const Points* body : {&pair.a, &pair.b})
    for (const double x : body->coordinates) key = mix64(key ^ std::bit_cast<std::uint64_t>(x));
  Choices choices(key);
  std::array<std::uint64_t, kAsked> numbers{};
  for (std::uint64_t& number : numbers) number = 1 + choices.below(count_of_signed_axes(pair.a.dimension) - 1);
  return numbers;
}

Images<GjkFamily> Axes<GjkFamily>::images(const ConvexPair& pair) {
  Images<GjkFamily> images;
  if (pair.a.dimension == 0 || pair.a.dimension != pair.b.dimension) return images;
  for (const std::uint64_t number : numbers_for(pair)) {
    const SignedAxes axes = signed_axes(pair.a.dimension, number);
    images.push_back(
        {"under turn " + std::to_string(number) + " of the axes", {permuted(pair.a, axes), permuted(pair.b, axes)}});
  }
  return images;
}

}  // namespace assay
