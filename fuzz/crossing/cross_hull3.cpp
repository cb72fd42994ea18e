#include "fuzz/crossing/crossing_of.h"
#include "fuzz/crossing/families.h"

namespace assay::crossing {

Crossed cross_hull3(Choices& choices, std::uint64_t turn, const Effort& effort) {
  return CrossingOf<Hull3Family>::cross(choices, turn, effort);
}

}  // namespace assay::crossing
