// Pairs of solids of integers: any, one in the other, of unlike sizes, nearly equal, and kissing boxes.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/contact/contact_shares.h"
#include "properties/domains/gjk/solids/solids.h"

namespace assay {

/// Kind 0: two diamonds, 1: a diamond and a box, 2: two boxes; centres and half widths are small integers, so that
/// touching, shared faces and common planes of symmetry abound.
template <int D>
struct GjkIntegerSolids {
  static constexpr std::string_view kName = D == 2 ? "gjk/integer_solids_2d" : "gjk/integer_solids_3d";
  static constexpr Axis kAxis = plain_axis("kind: 0 diamonds, 1 diamond and box, 2 boxes");
  static constexpr std::string_view kAim =
      "ties everywhere: equal supports, projections of exactly 0, touching on every kind of feature";
  static constexpr ContactShares kShares = {{0.34, 0.65}, {0.1, 0.22}, {0.2, 0.5}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto kind = static_cast<std::int32_t>(choices.between(0, 2));
    const auto body = [&](bool is_diamond) {
      solids::Vector<D> centre, low, high;
      for (double& x : centre) x = static_cast<double>(choices.around_zero(3));
      if (is_diamond) return solids::diamond<D>(centre, static_cast<double>(choices.between(1, 4)));
      for (std::size_t k = 0; k < D; ++k) {
        const auto half = static_cast<double>(choices.between(1, 2));
        low[k] = centre[k] - half;
        high[k] = centre[k] + half;
      }
      return solids::box<D>(low, high);
    };
    Points a = body(kind <= 1);
    Points b = body(kind == 0);
    ConvexPair pair{std::move(a), std::move(b)};
    contact::turn<D>(pair, choices);
    return {std::move(pair), kind};
  }
};

/// A body of 3 to 10 points and its copy, every coordinate of which is moved by at most 2^j units of 2^-49.
///
/// The coordinates are multiples of 2^-20 below 4: the jitter is exact.
template <int D>
struct GjkJitteredTwins {
  static constexpr std::string_view kName = D == 2 ? "gjk/jittered_twins_2d" : "gjk/jittered_twins_3d";
  static constexpr Axis kAxis = plain_axis("j of a jitter of 2^(j - 49)");
  static constexpr std::string_view kAim =
      "the difference body of near-equal bodies: nearly symmetric, with a knot of points around the origin";
  static constexpr ContactShares kShares = {{0, 0.06}, {0, 0.02}, {0.93, 1}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto j = static_cast<std::int32_t>(choices.between(0, 40));
    const auto jitter = std::int64_t{1} << j;
    Points a = solids::lattice_body<D>(choices, choices.between(3, 10), 4 << 20, 0x1p-20);
    Points b = a;
    for (double& x : b.coordinates) x += 0x1p-49 * static_cast<double>(choices.around_zero(jitter));
    ConvexPair pair{std::move(a), std::move(b)};
    contact::turn<D>(pair, choices);
    return {std::move(pair), j};
  }
};

/// Two boxes that face each other along one axis at a gap of 0 or +-2^(3 - k); across it they are as wide as each
/// other, overlap in part, or have only a side or a corner of the faces in common.
///
/// Every coordinate is a multiple of 2^-47 below 32, so the gap is exact.
template <int D>
struct GjkKissingBoxes {
  static constexpr std::string_view kName = D == 2 ? "gjk/kissing_boxes_2d" : "gjk/kissing_boxes_3d";
  static constexpr Axis kAxis = plain_axis("k of a gap of 2^(3 - k), 0 for touching");
  static constexpr std::string_view kAim = "faces in one plane, parallel edges, the many equal supports of boxes";
  static constexpr ContactShares kShares = {{0.45, 0.56}, {0.13, 0.34}, {0.16, 0.37}};
  static constexpr int kFractionBits = 40;

  static Case<GjkFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(0, solids::kGapsMost));
    ConvexPair pair = draw_at(choices, k, kFractionBits);
    return {std::move(pair), k};
  }

  /// The pair for this k of [0, kGapsMost], in half of the cases with so many fraction bits, at most 40, a coordinate
  /// besides the gap.
  static ConvexPair draw_at(Choices& choices, std::int32_t k, int most_fraction_bits) {
    const double gap = solids::drawn_gap(choices, k);
    const int bits = choices.chance(1, 2) ? most_fraction_bits : 0;
    solids::Vector<D> low_a, high_a, low_b, high_b;
    for (std::size_t axis = 0; axis < D; ++axis) {
      low_a[axis] = static_cast<double>(choices.around_zero(4)) + choices.dyadic(bits);
      high_a[axis] = low_a[axis] + 1 + static_cast<double>(choices.below(4)) + choices.dyadic(bits);
      const double width = high_a[axis] - low_a[axis];
      // As wide as each other, beginning in the middle, or beginning where the other ends.
      const auto across = choices.below(3);
      low_b[axis] = across == 0 ? low_a[axis] : across == 1 ? low_a[axis] + width / 2 : high_a[axis];
      high_b[axis] = low_b[axis] + width;
    }
    low_b[0] = high_a[0] + gap;
    high_b[0] = low_b[0] + 1;
    ConvexPair pair{solids::box<D>(low_a, high_a), solids::box<D>(low_b, high_b)};
    contact::turn<D>(pair, choices);
    return pair;
  }
};

/// The second body is the first one shrunk by 2^-k towards one of its vertices or the midpoint of two, or is that point
/// alone.
///
/// The lattice has step 2 and radius 8: everything is exact.
template <int D>
struct GjkNested {
  static constexpr std::string_view kName = D == 2 ? "gjk/nested_2d" : "gjk/nested_3d";
  static constexpr Axis kAxis = plain_axis("k of a shrinking by 2^-k");
  static constexpr std::string_view kAim =
      "deep overlaps, a body that vanishes in the other, points on the boundary and inside";
  static constexpr ContactShares kShares = {{0, 0}, {0.1, 0.27}, {0.73, 0.9}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(0, 40));
    Points a = solids::lattice_body<D>(choices, choices.between(D + 1, 8), 4, 2);
    const auto one = a[choices.below(a.size())], other = a[choices.below(a.size())];
    solids::Vector<D> centre;
    for (std::size_t axis = 0; axis < D; ++axis) centre[axis] = (one[axis] + other[axis]) / 2;
    Points b{D, {}};
    if (!choices.chance(3, 4)) {
      solids::add<D>(b, centre);
    } else {
      b = a;
      for (std::size_t i = 0; i < b.size(); ++i) {
        for (std::size_t axis = 0; axis < D; ++axis) {
          b[i][axis] = centre[axis] + std::ldexp(b[i][axis] - centre[axis], -k);
        }
      }
    }
    ConvexPair pair{std::move(a), std::move(b)};
    contact::turn<D>(pair, choices);
    return {std::move(pair), k};
  }
};

/// Bodies in a known kind of contact, the second one 2^-k of its size: scaled about the point of contact, gap included.
template <int D>
struct GjkSizeRatio {
  static constexpr std::string_view kName = D == 2 ? "gjk/size_ratio_2d" : "gjk/size_ratio_3d";
  static constexpr Axis kAxis = log2_axis("of the ratio of sizes");
  static constexpr std::string_view kAim =
      "tolerances relative to the larger body, supports that swallow the smaller one";
  static constexpr ContactShares kShares = {{0.42, 0.53}, {0.02, 0.08}, {0.42, 0.54}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(0, 40));
    const contact::Features features = contact::kKinds[choices.below(contact::kinds_in(D))];
    const double gap = solids::drawn_gap(choices, static_cast<std::int32_t>(choices.between(0, 20)));
    ConvexPair pair = contact::draw<D>(choices, features, choices.chance(1, 2) ? 20 : 0, gap);
    for (double& x : pair.b.coordinates) x = std::ldexp(x, -k);
    contact::turn<D>(pair, choices);
    return {std::move(pair), k};
  }
};

}  // namespace assay
