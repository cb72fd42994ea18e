#include "studies/collision/near_contact.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/solids/pairs.h"
#include "properties/entry.h"

namespace assay {
namespace {

constexpr int kFractionBits = 40, kSingleFractionBits = 16;

constexpr std::array<NearContacts, 4> kNearContacts = {
    {{{"gjk/near_touching_2d", false, &GjkNearTouching<2>::draw_at},
      {"gjk/single_near_touching_2d", true, &GjkNearTouching<2>::draw_at}},
     {{"gjk/near_touching_3d", false, &GjkNearTouching<3>::draw_at},
      {"gjk/single_near_touching_3d", true, &GjkNearTouching<3>::draw_at}},
     {{"gjk/kissing_boxes_2d", false, &GjkKissingBoxes<2>::draw_at},
      {"gjk/single_kissing_boxes_2d", true, &GjkKissingBoxes<2>::draw_at}},
     {{"gjk/kissing_boxes_3d", false, &GjkKissingBoxes<3>::draw_at},
      {"gjk/single_kissing_boxes_3d", true, &GjkKissingBoxes<3>::draw_at}}}};

std::vector<std::int32_t> steps(std::int32_t first, std::int32_t last, std::int32_t step) {
  std::vector<std::int32_t> values;
  for (std::int32_t value = first; value <= last; value += step) values.push_back(value);
  return values;
}

/// The least e with 2^e not below the largest extent as rounded.
int size_exponent(const ConvexPair& pair) {
  double extent = 0;
  for (std::size_t axis = 0; axis < pair.a.dimension; ++axis) {
    double least = pair.a[0][axis], greatest = least;
    for (const Points* body : {&pair.a, &pair.b})
      for (std::size_t i = 0; i < body->size(); ++i) {
        least = std::min(least, (*body)[i][axis]);
        greatest = std::max(greatest, (*body)[i][axis]);
      }
    extent = std::max(extent, greatest - least);
  }
  int exponent = 0;
  const double fraction = std::frexp(extent, &exponent);
  return fraction == 0.5 ? exponent - 1 : exponent;
}

}  // namespace

std::span<const NearContacts> near_contacts() { return kNearContacts; }

std::vector<std::int32_t> gap_exponents(const NearContact& near) {
  return near.is_single ? steps(4, 20, 2) : steps(4, 48, 4);
}

std::vector<std::int32_t> scale_exponents(const NearContact& near) {
  if (near.is_single) return {-100, -40, -20, -10, 0, 10, 20, 40, 100};
  return {-300, -100, -40, -20, -10, 0, 10, 20, 40, 100, 300};
}

std::vector<std::int32_t> offset_exponents(const NearContact& near, std::int32_t k) {
  return near.is_single ? steps(0, 20 - k, 2) : steps(0, 49 - k, 4);
}

ConvexPair near_pair(const NearContact& near, std::int32_t k, Digits digits, std::uint64_t seed, std::uint64_t index) {
  const int fractions = near.is_single ? kSingleFractionBits : kFractionBits;
  Choices choices(stream_key(seed, std::string(near.name) + ", k " + std::to_string(k), index));
  return near.draw_at(choices, k, digits == Digits::kFractions ? fractions : 0);
}

std::optional<ConvexPair> moved_exactly(const ConvexPair& pair, std::int32_t exponent) {
  const double offset = std::ldexp(1.0, size_exponent(pair) + exponent);
  ConvexPair moved = pair;
  for (Points* body : {&moved.a, &moved.b})
    for (double& x : body->coordinates) {
      // Both differences are exact where the sum is: then they give back what went in.
      const double before = x;
      x += offset;
      if (x - offset != before || x - before != offset) return std::nullopt;
    }
  return moved;
}

}  // namespace assay
