// A triangle around the origin and a tetrahedron around it, of no short numbers.
#pragma once
#include "algorithms/model/points.h"

namespace assay::known {

inline const Points kTriangle{2, {1.1, 0.3, -0.7, 0.9, -0.1, -0.8}};
inline const Points kTetrahedron{3, {1.1, 0.3, -0.2, -0.7, 0.9, -0.3, -0.1, -0.8, -0.4, 0.1, 0, 1.3}};

}  // namespace assay::known
