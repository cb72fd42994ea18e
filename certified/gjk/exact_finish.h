// The exact end of a certified collision: integers where doubles cannot tell.
#pragma once
#include <cstdint>

#include "algorithms/model/convex_pair.h"

namespace assay::certified {

/// How much is asked.
enum class Ask : std::uint8_t { kWhetherTheyMeet, kDistance };

/// Overlapping, with the vertices of the least face of the differences' simplex that has the origin inside; or, for
/// kWhetherTheyMeet and where a direction in doubles separates, SeparatedAlong; or Bracketed, with neighbouring
/// doubles.
///
/// `start_a`, `start_b`: the search starts from this difference; any will do, one near the nearest point is quick.
/// Precondition: finite coordinates, both bodies of the same dimension 1, 2 or 3, and not empty.
/// Cost   Three kinds of integers of increasing width, by the range of the coordinates' bits; see exact_search.h.
GjkAnswer finish_exactly(const ConvexPair& pair, Ask ask, std::uint32_t start_a, std::uint32_t start_b);

}  // namespace assay::certified
