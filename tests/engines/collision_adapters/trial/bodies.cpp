#include "tests/engines/collision_adapters/trial/bodies.h"

#include <array>
#include <cmath>
#include <utility>

namespace assay::trial {
namespace {

constexpr std::string_view kNames[] = {"one point",     "duplicates", "collinear", "flat", "box", "solid",
                                       "many vertices", "far offset", "subnormal", "tiny", "huge"};

/// A number of [-1, 1]: a multiple of 2^-20, so a float; without `single` any double.
double small_number(Choices& choices, bool single) {
  const double value = static_cast<double>(choices.around_zero(1 << 20)) * 0x1p-20;
  return single ? value : value + (choices.dyadic(52) - 0.5) * 0x1p-21;
}

double rounded(double value, bool single) { return single ? double(static_cast<float>(value)) : value; }

Points cloud(Choices& choices, std::uint32_t dimension, std::uint32_t count, bool single) {
  Points body{dimension, {}};
  for (std::uint32_t i = 0; i < count * dimension; ++i) body.coordinates.push_back(small_number(choices, single));
  return body;
}

Points on_a_line(Choices& choices, std::uint32_t dimension, std::uint32_t count) {
  Points body{dimension, {}};
  std::array<double, 3> from{}, step{};
  for (std::uint32_t k = 0; k < dimension; ++k)
    from[k] = double(choices.around_zero(64)), step[k] = double(choices.around_zero(8));
  for (std::uint32_t i = 0; i < count; ++i) {
    const double at = double(choices.around_zero(32));
    for (std::uint32_t k = 0; k < dimension; ++k) body.coordinates.push_back(from[k] + at * step[k]);
  }
  return body;
}

Points box(Choices& choices, std::uint32_t dimension, bool single) {
  std::array<double, 3> low{}, side{};
  for (std::uint32_t k = 0; k < dimension; ++k) {
    low[k] = rounded(8 * small_number(choices, single), single);
    side[k] = std::ldexp(double(1 + choices.below(255)), -int(choices.below(12)));
  }
  Points body{dimension, {}};
  const std::uint32_t corners = 1U << dimension, first = std::uint32_t(choices.below(corners));
  for (std::uint32_t i = 0; i < corners; ++i)
    for (std::uint32_t k = 0; k < dimension; ++k)
      body.coordinates.push_back(rounded(low[k] + ((i ^ first) >> k & 1) * side[k], single));
  return body;
}

void scale(Points& body, int exponent, bool single) {
  for (double& x : body.coordinates) x = rounded(std::ldexp(x, exponent), single);
}

}  // namespace

std::string_view name_of(Kind kind) { return kNames[std::size_t(kind)]; }

Points draw_body(Choices& choices, std::uint32_t dimension, Kind kind, const Numbers& numbers) {
  const bool single = numbers.single;
  const auto up_to = [&](std::uint32_t least, std::uint32_t most) {
    most = std::min(most, numbers.most_vertices);
    return std::uint32_t(choices.between(std::min(least, most), most));
  };
  Points body = cloud(choices, dimension, up_to(dimension + 1, 12), single);
  switch (kind) {
    case Kind::kOnePoint: return cloud(choices, dimension, 1, single);
    case Kind::kDuplicates: {
      const std::uint32_t count = up_to(4, 20);
      Points few = cloud(choices, dimension, 3, single), copies{dimension, {}};
      few[0][0] = 0.0, few[1][0] = -0.0;
      for (std::uint32_t i = 0; i < count; ++i) {
        const auto point = few[choices.below(3)];
        copies.coordinates.insert(copies.coordinates.end(), point.begin(), point.end());
      }
      return copies;
    }
    case Kind::kCollinear: return on_a_line(choices, dimension, up_to(2, 9));
    case Kind::kFlat: {
      if (dimension == 2) return on_a_line(choices, dimension, up_to(2, 9));
      const std::uint32_t axis = std::uint32_t(choices.below(3));
      const double level = rounded(small_number(choices, single), single);
      for (std::uint32_t i = 0; i < body.size(); ++i) body[i][axis] = level;
      return body;
    }
    case Kind::kBox: return box(choices, dimension, single);
    case Kind::kSolid: return body;
    case Kind::kManyVertices: return cloud(choices, dimension, up_to(30, 96), single);
    case Kind::kFarOffset:
      for (std::uint32_t i = 0; i < body.size(); ++i)
        for (std::uint32_t k = 0; k < dimension; ++k)
          body[i][k] = rounded(body[i][k] * 0x1p-8 + 0x1p10 * double(1 + k), single);
      return body;
    case Kind::kSubnormal: scale(body, single ? -130 : -1050, single); return body;
    case Kind::kTiny: scale(body, single ? -60 : -280, single); return body;
    case Kind::kHuge: scale(body, single ? 50 : 90, single); return body;
    case Kind::kCount: break;
  }
  return body;
}

ConvexPair draw_pair(std::uint64_t index, std::uint32_t dimension, const Numbers& numbers) {
  Choices choices(mix64(index + 0x7261696c) ^ dimension);
  constexpr auto kKinds = std::uint64_t(Kind::kCount);
  return {draw_body(choices, dimension, Kind(index % kKinds), numbers),
          draw_body(choices, dimension, Kind(index / kKinds % kKinds), numbers)};
}

MovingPair draw_moving_pair(std::uint64_t index, std::uint32_t dimension, const Numbers& numbers) {
  MovingPair pair{draw_pair(index, dimension, numbers), {}, {}};
  Choices choices(mix64(index + 0x6d6f7665));
  for (Motion* motion : {&pair.of_a, &pair.of_b}) {
    const std::uint64_t how = choices.below(4);
    if (how == 0) continue;
    const int exponent = int(choices.between(-6, 6));
    for (std::uint32_t k = 0; k < dimension; ++k)
      motion->displacement[k] = rounded(std::ldexp(small_number(choices, numbers.single), exponent), numbers.single);
    if (how != 3) continue;
    for (std::uint32_t k = dimension == 2 ? 2 : 0; k < 3; ++k)
      motion->rotation[k] =
          rounded(std::ldexp(small_number(choices, numbers.single), -int(choices.below(3)) * int(choices.below(40))),
                  numbers.single);
    for (std::uint32_t k = 0; k < dimension; ++k) motion->centre[k] = double(choices.around_zero(8)) / 4;
  }
  return pair;
}

Points draw_small(Choices& choices, std::uint32_t dimension) {
  for (;;) {
    Points body{dimension, {}};
    const std::uint32_t count = dimension + 1 + std::uint32_t(choices.below(4));
    for (std::uint32_t i = 0; i < count * dimension; ++i) body.coordinates.push_back(double(choices.around_zero(3)));
    // The first simplex decides: half of what is drawn has volume there.
    const auto edge = [&](std::uint32_t i, std::uint32_t k) { return body[i][k] - body[0][k]; };
    double volume = edge(1, 0) * edge(2, 1) - edge(1, 1) * edge(2, 0);
    if (dimension == 3)
      volume = volume * edge(3, 2) - (edge(1, 0) * edge(2, 2) - edge(1, 2) * edge(2, 0)) * edge(3, 1) +
               (edge(1, 1) * edge(2, 2) - edge(1, 2) * edge(2, 1)) * edge(3, 0);
    if (volume != 0) return body;
  }
}

}  // namespace assay::trial
