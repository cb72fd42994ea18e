// Pairs of bodies in words.
#pragma once
#include <optional>
#include <string>

#include "algorithms/model/convex_pair.h"

namespace assay {

/// "a box", "a triangle", "a body of 9 corners".
std::string body_words(const Points& body);
/// "two boxes", "a point and a segment".
std::string bodies_words(const ConvexPair& pair);
/// "0.3 apart", "0.3 deep in each other", "that touch", exactly; empty where it is not measured.
std::string lie_to_each_other(const ConvexPair& pair);

}  // namespace assay
