// The number that tests of two bodies compare with.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/model/result.h"
#include "oracles/gjk/contact.h"

namespace assay {

/// Shape  `distance`: how far apart the bodies are, minus the depth where they overlap, 0 where they touch, rounded to
///        double. `extent`: the largest coordinate extent of both together.
struct SignedTruth {
  Contact contact = Contact::kSeparated;
  double distance = 0, extent = 0;
};

/// By exact_distance and exact_depth, each of which proves what it says.
///
/// Error  no pair, which is what tests for `library` are about; none in space, a body without vertices, numbers that
///        are not finite.
Result<SignedTruth> signed_truth(const AnyProblem& problem, std::string_view library);

}  // namespace assay
