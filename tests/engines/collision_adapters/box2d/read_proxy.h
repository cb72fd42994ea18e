// What Box2D holds of a body.
#pragma once
#include <box2d/box2d.h>

#include "algorithms/model/points.h"

namespace assay {

inline Points read_back(const b2DistanceProxy& proxy) {
  Points body{2, {}};
  for (int32 i = 0; i < proxy.m_count; ++i)
    body.push_back({double(proxy.m_vertices[i].x), double(proxy.m_vertices[i].y)});
  return body;
}

}  // namespace assay
