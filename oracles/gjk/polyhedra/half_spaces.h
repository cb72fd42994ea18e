// A polytope as half-spaces and as corners, exactly, and back.
#pragma once
#include <vector>

#include "algorithms/model/points.h"
#include "oracles/exact/rational.h"

namespace assay {

/// normal.x <= offset; as an equation normal.x = offset. Integers without a common divisor.
struct HalfSpace {
  std::vector<Integer> normal;
  Integer offset = 0;
  friend bool operator==(const HalfSpace&, const HalfSpace&) = default;
  friend auto operator<=>(const HalfSpace& a, const HalfSpace& b) {
    return a.normal != b.normal   ? (a.normal < b.normal ? std::strong_ordering::less : std::strong_ordering::greater)
           : a.offset == b.offset ? std::strong_ordering::equal
           : a.offset < b.offset  ? std::strong_ordering::less
                                  : std::strong_ordering::greater;
  }
};

/// The x of all equations and all faces.
struct HalfSpaces {
  std::size_t dimension = 0;
  std::vector<HalfSpace> faces, equations;
};

/// conv(body): one face a facet within its affine hull, sorted, and as many independent equations as it lacks
/// dimensions.
///
/// Shape  one point or more, in any order, repeated, inside, flat. Precondition: finite coordinates.
/// Cost   as many planes as there are choices of r points, r the dimension of the body, each held against all points:
///        for bodies of some dozen points.
HalfSpaces half_spaces_of(const Points& body);

/// The corners, sorted, each once; none where the polyhedron is empty or has a line in it.
///
/// Cost   as many systems as there are choices of faces that with the equations are `dimension` many.
std::vector<std::vector<Rational>> corners_of(const HalfSpaces& polyhedron);

}  // namespace assay
