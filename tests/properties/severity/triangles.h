// Two bodies in the plane with a stated gap, at any scale and offset.
#pragma once
#include "algorithms/model/convex_pair.h"

namespace assay::test {

/// Two triangles, b `gap` to the right of a: L is 2 + gap times the scale.
inline ConvexPair triangles(double gap, double scale = 1, double offset = 0) {
  const auto at = [&](double x) { return x * scale + offset; };
  ConvexPair pair{{2, {}}, {2, {}}};
  pair.a.coordinates = {at(0), at(0), at(1), at(0), at(0), at(1)};
  pair.b.coordinates = {at(1 + gap), at(0), at(2 + gap), at(-1), at(2 + gap), at(1)};
  return pair;
}

}  // namespace assay::test
