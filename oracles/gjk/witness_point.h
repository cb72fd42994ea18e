// Points given as weighted vertices: their claims, their double enclosure, their exact value.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/verdict.h"
#include "oracles/exact/enclosure.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {

/// Claims (in this order) indices in range, witness finite, weights non-negative, weights not all zero.
/// `body_name` is "a" or "b" for the evidence.
std::optional<Violated> refuse_weights(const Points& body, const WeightedVertices& point, const char* body_name);

/// An enclosure of v = on_a - on_b, weights normalised. Precondition: dimension <= 3, refuse_weights found nothing.
std::array<Enclosure, 3> enclosed_difference(const ConvexPair& pair, const Separated& witness);

/// v * 2^-pair.exponent * denominator in integers, denominator > 0.
struct IntegerDifference {
  std::vector<Integer> numerator;
  Integer denominator;
};
IntegerDifference exact_difference(const IntegerPair& pair, const Separated& witness);

/// "3 (0x1p-1), 5 (0x1p-1)": vertices with weights.
std::string in_words(const WeightedVertices& point);

}  // namespace assay
