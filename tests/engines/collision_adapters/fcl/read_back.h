// FCL's own objects, read back.
#pragma once
#include "algorithms/model/points.h"
#include "engines/adapters/fcl/translation.h"

namespace assay::trial {

inline const fcl::Convex<double>& convex_of(const fcl_adapter::Object& object) {
  return dynamic_cast<const fcl::Convex<double>&>(*object.collisionGeometry());
}

/// The vertices where the transform puts them.
inline Points read_back(const fcl_adapter::Object& object, const fcl::Transform3<double>& at) {
  Points body{3, {}};
  for (const auto& vertex : convex_of(object).getVertices()) {
    const fcl::Vector3<double> moved = at * vertex;
    body.push_back({moved[0], moved[1], moved[2]});
  }
  return body;
}
inline Points read_back(const fcl_adapter::Object& object) { return read_back(object, object.getTransform()); }

}  // namespace assay::trial
