// The order of points that planar hulls and flat clouds go by.
#pragma once
#include <cmath>

#include "algorithms/model/points.h"

namespace assay {

inline bool finite(const Point2& p) { return std::isfinite(p.x) && std::isfinite(p.y); }

/// x first, then y. Along any line this is the order of its points.
inline bool before(const Point2& p, const Point2& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); }

}  // namespace assay
