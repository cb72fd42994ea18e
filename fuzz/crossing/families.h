// The crossings of the families, each compiled on its own.
#pragma once
#include "algorithms/model/family.h"
#include "fuzz/crossing/crossing.h"

namespace assay::crossing {

Crossed cross_lp(Choices& choices, std::uint64_t turn, const Effort& effort);
Crossed cross_gjk(Choices& choices, std::uint64_t turn, const Effort& effort);
Crossed cross_hull2(Choices& choices, std::uint64_t turn, const Effort& effort);
Crossed cross_hull3(Choices& choices, std::uint64_t turn, const Effort& effort);
Crossed cross_shapes(Choices& choices, std::uint64_t turn, const Effort& effort);
Crossed cross_cast(Choices& choices, std::uint64_t turn, const Effort& effort);

}  // namespace assay::crossing
