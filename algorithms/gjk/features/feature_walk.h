// The walk of V-Clip: from a pair of features of two convex bodies to the pair that the nearest points lie on.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/gjk/features/solid.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

enum class FeatureKind : std::uint8_t { kCorner, kEdge, kFace };

/// A corner by the number of its point, an edge or a face by its number.
struct Feature {
  FeatureKind kind = FeatureKind::kCorner;
  std::uint32_t index = 0;
  friend bool operator==(const Feature&, const Feature&) = default;
};

/// A solid with coordinates and what is computed from them, once a query.
struct PlacedSolid {
  /// `at` has the place of every corner, by the number of its point, in one frame for both bodies.
  PlacedSolid(const Solid& features, std::vector<Vec<3>> at);

  const Solid& features;
  std::vector<Vec<3>> at;
  std::vector<Vec<3>> normal;       ///< of each face, out of the body, length 1; 0 where rounding leaves none
  std::vector<Vec<3>> way;          ///< of each edge, from tail to head
  std::vector<Vec<3>> left, right;  ///< of each edge: in the plane of that face, into it; 0 where there is none

  const Vec<3>& point_of(std::uint32_t face) const { return at[features.ring(face)[0]]; }
  double height_over(std::uint32_t face, const Vec<3>& x) const { return dot(normal[face], x - point_of(face)); }
};

/// Lemma  Features X of one body and Y of the other have the nearest points of the bodies on them if the points of X
///        and Y nearest to each other lie each in the other feature's Voronoi region: the points of space that are
///        nearer to it than to any other feature of its body. A region is bounded by planes, each shared with a
///        neighbour. A step looks for a plane that the other feature's nearest point is beyond and goes to the
///        neighbour there; the distance of the features falls, or their dimensions do at the same distance, so that in
///        exact arithmetic no pair comes back.
///
/// Rounded: the sign of a plane is computed from the same two numbers on both of its sides, so that two neighbours do
/// not hand a corner to and fro; more is not promised, and whoever uses where the walk ends proves it.
/// Source  B. Mirtich, V-Clip: fast and robust polyhedral collision detection, ACM Trans. Graph. 17(3), 1998, 177-208.
class FeatureWalk {
 public:
  FeatureWalk(const PlacedSolid& a, const PlacedSolid& b, Feature on_a, Feature on_b)
      : body_{&a, &b}, on_{on_a, on_b} {}

  enum class Step : std::uint8_t {
    kMoved,
    kNearest,  ///< both in each other's region: the nearest points lie here
    kInside,   ///< a corner is below every face of the other body
    kPierces   ///< an edge goes through a face
  };
  Step step();

  const std::array<Feature, 2>& on() const { return on_; }
  /// Both features as numbers.
  std::array<std::uint32_t, 4> state() const {
    return {static_cast<std::uint32_t>(on_[0].kind), on_[0].index, static_cast<std::uint32_t>(on_[1].kind),
            on_[1].index};
  }

 private:
  /// A plane that bounds a region: beyond it, where outward.(x - point) > 0, lies the neighbour.
  struct Bound {
    Vec<3> outward, point;
    Feature neighbour;
  };
  /// What of an edge lies in a region, as parts of the way, and the neighbours beyond either end.
  struct Clip {
    double from = 0, to = 1;
    std::optional<Feature> before, after;
    std::optional<Feature> wholly;  ///< all of the edge is beyond the plane of this one
  };

  void look_around(std::size_t side);
  std::optional<Feature> farthest_beyond(const Vec<3>& x) const;
  Clip clip(std::size_t side, std::uint32_t edge) const;
  Vec<3> along(std::size_t side, std::uint32_t edge, double part) const;
  double rate(std::size_t side, const Feature& feature, const Vec<3>& x, const Vec<3>& way) const;
  bool moves_off(std::size_t side);

  Step between_low();
  Step corner_and_face(std::size_t corner_side);
  Step edge_and_face(std::size_t edge_side);
  Feature nearest_side(std::size_t face_side) const;

  std::array<const PlacedSolid*, 2> body_;
  std::array<Feature, 2> on_;
  std::vector<Bound> bounds_;  ///< of the region looked at
};

}  // namespace assay::gjk
