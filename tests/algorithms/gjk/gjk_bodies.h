// Small bodies for the tests of collision code.
#pragma once
#include <initializer_list>

#include "algorithms/model/convex_pair.h"

namespace assay {

inline Points plane(std::initializer_list<std::initializer_list<double>> vertices) {
  Points body{2, {}};
  for (const auto& vertex : vertices) body.push_back(vertex);
  return body;
}

inline Points space(std::initializer_list<std::initializer_list<double>> vertices) {
  Points body{3, {}};
  for (const auto& vertex : vertices) body.push_back(vertex);
  return body;
}

inline Points rectangle(double x, double y, double width, double height) {
  return plane({{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}});
}

inline Points box(double x, double y, double z, double side) {
  Points body{3, {}};
  for (const double dz : {0.0, side})
    for (const double dy : {0.0, side})
      for (const double dx : {0.0, side}) body.push_back({x + dx, y + dy, z + dz});
  return body;
}

}  // namespace assay
