// Maps of the plane that move every point of a cloud without rounding.
#pragma once
#include <vector>

#include "algorithms/model/hull.h"

namespace assay {

/// The cloud times 2^k, or nothing: empty where a coordinate would round or overflow.
std::vector<Point2> scaled_exactly(const Cloud2& cloud, int k);

/// The cloud moved by (x, y), or nothing: empty where a coordinate would round or overflow.
std::vector<Point2> moved_exactly(const Cloud2& cloud, double x, double y);

/// The exponent of the largest magnitude of a coordinate, and of the finest bit that any coordinate has. False where all
/// are 0 or one is not finite.
struct BitRange {
  int highest = 0, finest = 0;
};
bool find_bit_range(const Cloud2& cloud, BitRange& range);

}  // namespace assay
