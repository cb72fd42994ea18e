// What an engine says about itself; judgements respect the statement.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace assay {

/// Whether bodies that touch without common interior count as colliding.
enum class Touching : std::uint8_t { kHit, kMiss, kUnspecified };

/// An engine's statement. A promise of 0 means "exact". A negative one states nothing: the family's default, taken from
/// the engine's precision, applies (properties/default_promises.h). An infinite one states that nothing is promised,
/// and what it would bound is not judged.
struct Semantics {
  Touching touching = Touching::kUnspecified;
  /// Answers carry a witness (collision family); false for an engine that says only yes, no or a number.
  bool witness = false;
  /// |v|^2 - h(v) <= distance_gap * L^2 with L the largest coordinate extent of both bodies together (judge:
  /// check_distance).
  double distance_gap = -1;
  /// Nearest points given in coordinates are at most points_gap * L outside the bodies that they are said to belong to,
  /// and the distance between them differs from the reported one by no more.
  double points_gap = -1;
  /// |depth - D| <= depth_gap * L with D the exact penetration depth; 0 or less: not stated, as a depth is irrational.
  double depth_gap = 0;
  /// The move out along the normal n is at most normal_gap * L longer than the shortest: H(n) / |n| <= D + normal_gap *
  /// L with H(n) the overlap of the projections; 0 or less: not stated.
  double normal_gap = 0;
  /// high - low <= bracket_width * L for a bracket of the distance, unless no double lies between; 0 or less: no width
  /// is promised. What the ends say is always held to be exact (judge: check_bracket).
  double bracket_width = 0;
  /// Casts of moving bodies: how far the bodies may close or be apart at the times told, relative to the reach of both
  /// motions (judge: check_cast, which says what the reach is).
  double cast_gap = -1;
  /// Greatest primal violation, relative to max(1, |bound|); greatest dual violation, relative to max(1, |cost|);
  /// greatest duality gap, relative to max(1, |objective|).
  double lp_primal = -1, lp_dual = -1, lp_gap = -1;
  /// Hulls: points inside edges and faces may be listed as vertices; false for an engine that lists extreme points
  /// only.
  bool keeps_inner_points = false;
  /// Hulls in space: facets of one plane are one facet; false for an engine that divides them into triangles.
  bool merges_faces = false;
  /// Hulls: no input point is farther than hull_gap times the diagonal of the cloud's bounding box from the hull of the
  /// vertices listed, and the boundary listed encloses what that hull does, up to as thin a layer. 0: the exact hull
  /// (judges: check_hull2, check_hull3).
  double hull_gap = 0;
  /// Shapes: how far numbers may be off, in units of the larger of the shapes' extent and the number's own magnitude
  /// (judges: oracles/shapes). Yes and no, and bounds, are held to what is true anyway.
  double shapes_gap = -1;
  /// Significant bits of the engine's arithmetic: 53 for double, 24 for single precision. Default promises rest on it.
  std::uint32_t precision_bits = 53;
  /// Where the promises are weaker than exact, in the engine's own words.
  std::string note;
};

constexpr std::string_view name_of(Touching touching) {
  switch (touching) {
    case Touching::kHit: return "hit";
    case Touching::kMiss: return "miss";
    case Touching::kUnspecified: return "unspecified";
  }
  return "unknown";
}

}  // namespace assay
