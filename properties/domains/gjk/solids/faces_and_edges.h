// Solids that meet by faces, edges and shared features.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/contact/contact_shares.h"
#include "properties/domains/gjk/solids/solids.h"

namespace assay {

/// A planar pair in a known kind of contact, mapped into a plane of space by small integer vectors: a - b is flat, and
/// every simplex in it has no volume. Every coordinate is exact.
struct GjkCoplanar {
  static constexpr std::string_view kName = "gjk/coplanar_3d";
  static constexpr Axis kAxis = plain_axis("k of a gap of 2^(3 - k), 0 for touching");
  static constexpr std::string_view kAim = "a flat difference body, in which a full simplex never closes";
  static constexpr ContactShares kShares = {{0.4, 0.56}, {0.44, 0.6}, {0, 0}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(0, 25));
    const contact::Features features = contact::kKinds[choices.below(contact::kinds_in(2))];
    const double gap = solids::drawn_gap(choices, k);
    ConvexPair plane = contact::draw<2>(choices, features, choices.chance(1, 2) ? 20 : 0, gap);
    contact::turn<2>(plane, choices);
    solids::Vector<3> u{1, 0, 0}, v{0, 1, 0};  // independent whatever is added to the third coordinates
    u[2] = static_cast<double>(choices.around_zero(3));
    v[2] = static_cast<double>(choices.around_zero(3));
    const auto height = static_cast<double>(choices.around_zero(5));
    ConvexPair pair;
    for (const auto& [flat, body] : {std::pair{&plane.a, &pair.a}, std::pair{&plane.b, &pair.b}}) {
      for (std::size_t i = 0; i < flat->size(); ++i) {
        const double x = (*flat)[i][0], y = (*flat)[i][1];
        solids::add<3>(*body, {x * u[0] + y * v[0], x * u[1] + y * v[1], x * u[2] + y * v[2] + height});
      }
    }
    contact::turn<3>(pair, choices);
    return {std::move(pair), k};
  }
};

/// Two wedges of height 2^-j with crossed ridges at a distance of 0 or +-2^-(j + k), k in [1, 12]: the ridge of a runs
/// along x at height 0 and its feet are at (0, +-1), 2^-j lower; b is the same upside down, turned by a quarter and
/// lifted.
///
/// Every normal of a face of either body is off the vertical by a slope of 2^-j or more, and along it the other body
/// reaches across; only the vertical, which is normal to both ridges, separates gaps that small.
struct GjkEdgesOnly {
  static constexpr std::string_view kName = "gjk/edges_only_3d";
  static constexpr Axis kAxis = plain_axis("j of a wedge of height 2^-j");
  static constexpr std::string_view kAim = "separating axes that are no face normals; wedges that get flatter";
  static constexpr ContactShares kShares = {{0.28, 0.38}, {0.29, 0.39}, {0.28, 0.38}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto j = static_cast<std::int32_t>(choices.between(0, 24));
    const double height = std::ldexp(1.0, -j);
    const auto size = static_cast<double>(choices.between(1, 3));
    const double shift = static_cast<double>(choices.around_zero(2)) / 4;
    double gap = 0;
    if (!choices.chance(1, 3)) {
      // Drawn first: compilers differ in the order of arguments.
      const int k = static_cast<int>(choices.between(1, 12));
      gap = std::ldexp(choices.chance(1, 2) ? -1.0 : 1.0, -j - k);
    }
    ConvexPair pair;
    for (const double end : {-1.0, 1.0}) {
      solids::add<3>(pair.a, {end * size + shift, 0, 0});
      solids::add<3>(pair.a, {0, end, -height});
      solids::add<3>(pair.b, {0, end * size + shift, gap});
      solids::add<3>(pair.b, {end, 0, gap + height});
    }
    contact::turn<3>(pair, choices);
    return {std::move(pair), j};
  }
};

/// A lattice body and a second one with a vertex in a point p of the first: a vertex, the midpoint of two vertices or
/// the centroid of three. Half of the time the second is the first reflected in p, so that they touch where p is on the
/// boundary.
///
/// The lattice has step 6: midpoints and centroids are integers.
template <int D>
struct GjkSharedFeature {
  static constexpr std::string_view kName = D == 2 ? "gjk/shared_feature_2d" : "gjk/shared_feature_3d";
  static constexpr Axis kAxis = plain_axis("vertices that p is the mean of: 1, 2 or 3");
  static constexpr std::string_view kAim = "a common point that is a vertex of one body or of both";
  static constexpr ContactShares kShares = {{0, 0}, {0.35, 0.65}, {0.35, 0.65}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto kind = static_cast<std::int32_t>(choices.between(1, 3));
    Points a = solids::lattice_body<D>(choices, choices.between(D + 1, 8), 4, 6);
    solids::Vector<D> p{};
    for (std::int32_t i = 0; i < kind; ++i) {
      const auto vertex = a[choices.below(a.size())];
      for (std::size_t k = 0; k < D; ++k) p[k] += vertex[k] / kind;
    }
    const bool reflected = choices.chance(1, 2);
    Points b = reflected ? a : solids::lattice_body<D>(choices, choices.between(D + 1, 8), 4, 6);
    const solids::Vector<D> first = [&] {
      solids::Vector<D> corner;
      for (std::size_t k = 0; k < D; ++k) corner[k] = b[0][k];
      return corner;
    }();
    for (std::size_t i = 0; i < b.size(); ++i) {
      for (std::size_t k = 0; k < D; ++k) b[i][k] = reflected ? 2 * p[k] - b[i][k] : b[i][k] - first[k] + p[k];
    }
    ConvexPair pair{std::move(a), std::move(b)};
    contact::turn<D>(pair, choices);
    return {std::move(pair), kind};
  }
};

/// Two prisms over lattice polygons, one above the other; the caps that face each other are tilted by slopes of at most
/// four times 2^-28 (3.7e-9), and the upper body is lifted by 0 or +-2^(3 - k).
///
/// Every coordinate is a multiple of 2^-47 below 16.
struct GjkTiltedCaps {
  static constexpr std::string_view kName = "gjk/tilted_caps_3d";
  static constexpr Axis kAxis = plain_axis("k of a lift of 2^(3 - k), 0 for none");
  static constexpr std::string_view kAim =
      "faces that are parallel to all but the last bits: which vertices are nearest";
  static constexpr ContactShares kShares = {{0.37, 0.48}, {0.01, 0.06}, {0.49, 0.6}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(0, solids::kGapsMost));
    const double lift = solids::drawn_gap(choices, k);
    const auto prism = [&](double cap, double base) {
      const Points ring = solids::lattice_body<2>(choices, choices.between(3, 6), 3, 1);
      const double along = 0x1p-28 * static_cast<double>(choices.around_zero(2));
      const double across = 0x1p-28 * static_cast<double>(choices.around_zero(2));
      Points body{3, {}};
      for (std::size_t i = 0; i < ring.size(); ++i) {
        const double x = ring[i][0], y = ring[i][1];
        solids::add<3>(body, {x, y, cap + (along * x + across * y)});
        solids::add<3>(body, {x, y, base});
      }
      return body;
    };
    Points a = prism(0, -4);
    Points b = prism(lift, 4);
    ConvexPair pair{std::move(a), std::move(b)};
    contact::turn<3>(pair, choices);
    return {std::move(pair), k};
  }
};

}  // namespace assay
