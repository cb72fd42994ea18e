#include "fuzz/crossing/crossing_of.h"
#include "fuzz/crossing/families.h"

namespace assay::crossing {

Crossed cross_shapes(Choices& choices, std::uint64_t turn, const Effort& effort) {
  return CrossingOf<ShapesFamily>::cross(choices, turn, effort);
}

}  // namespace assay::crossing
