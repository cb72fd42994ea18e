// Lemma   a and b + v share interior points iff v is inside a - b in the sense of its interior, which is convex and
//         open. So the x for which b + x n / |n| overlaps a are an open interval: if the bodies overlap at both ends of
//         a range they do so all along it, and the other way round nothing is claimed.
// Roots   x / |n| = sqrt(x^2 / n.n) lies between two rationals (enclosed_root), equal where it is rational. Overlap at
//         the lower one of the near end and at the upper one of the far end is overlap all along. No overlap at the
//         upper one of the near end, or at the lower one of the far end, is a moved pair of the range without overlap.
#include "oracles/gjk/depth/moved_overlap.h"

#include <optional>

#include "oracles/exact/square_root.h"
#include "oracles/gjk/certify_collision.h"

namespace assay {
namespace {

/// Nothing where the certificate was refused.
std::optional<bool> overlaps_at(const ConvexPair& pair, const std::vector<Rational>& normal, const Rational& times) {
  std::vector<Rational> move;
  for (const Rational& entry : normal) move.push_back(entry * times);
  const CollisionCertificate certificate = certify_moved(pair, move);
  if (!certificate.verified) return std::nullopt;
  return certificate.contact == Contact::kOverlapping;
}

}  // namespace

StillOverlapping overlap_after_moves(const ConvexPair& pair, const std::vector<Rational>& normal,
                                     const Rational& length2, const Rational& least, const Rational& most) {
  const RootEnclosure near = enclosed_root(least * least / length2), far = enclosed_root(most * most / length2);
  const auto at_far = overlaps_at(pair, normal, far.high);
  if (!at_far) return StillOverlapping::kDefect;
  if (*at_far) {
    const auto at_near = overlaps_at(pair, normal, near.low);
    if (!at_near) return StillOverlapping::kDefect;
    if (*at_near) return StillOverlapping::kAlways;
  }
  for (const Rational& inside : {far.low, near.high}) {
    if (inside < near.high || inside > far.low) continue;
    const auto overlaps = overlaps_at(pair, normal, inside);
    if (!overlaps) return StillOverlapping::kDefect;
    if (!*overlaps) return StillOverlapping::kNot;
  }
  return StillOverlapping::kOpen;
}

}  // namespace assay
