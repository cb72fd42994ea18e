#include "campaign/export/signed_distance.h"

#include <algorithm>

#include "oracles/exact/square_root.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/gjk/support_scan.h"

namespace assay {
namespace {

double largest_extent(const ConvexPair& pair) {
  const Extents ends = extents_of(pair);
  double extent = 0;
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k) extent = std::max(extent, ends.highest[k] - ends.lowest[k]);
  return extent;
}

}  // namespace

Result<SignedTruth> signed_truth(const AnyProblem& problem, std::string_view library) {
  const auto* held = std::get_if<ConvexPair>(&problem);
  if (held == nullptr)
    return Error{"no pair of bodies, which is what the tests for " + std::string(library) + " are about"};
  const ConvexPair& pair = *held;
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Error{std::string(why)};
  if (has_empty_body(pair)) return Error{"a body has no vertices"};
  if (pair.a.dimension != 3) return Error{"the library's bodies are in space, and these have another dimension"};
  SignedTruth truth{certify_collision(pair, nullptr).contact, 0, largest_extent(pair)};
  if (truth.contact == Contact::kSeparated) truth.distance = square_root(exact_distance(pair).squared);
  if (truth.contact != Contact::kOverlapping) return truth;
  const auto depth = exact_depth(pair);
  if (!depth) return Error{"the depth is not known"};
  truth.distance = -square_root(depth->squared);
  return truth;
}

}  // namespace assay
