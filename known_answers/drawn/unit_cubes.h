// Cubes of unit edges.
#pragma once
#include "algorithms/model/points.h"

namespace assay::known {

inline Points cube(double x, double y, double z) {
  Points all{3, {}};
  for (unsigned corner = 0; corner < 8; ++corner)
    all.push_back({x + (corner & 1u), y + (corner >> 1 & 1u), z + (corner >> 2 & 1u)});
  return all;
}

}  // namespace assay::known
