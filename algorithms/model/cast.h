// Two moving convex bodies, and what an engine may answer about when they first touch.
#pragma once
#include <array>
#include <variant>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/gave_up.h"

namespace assay {

/// A motion over the time t in [0, 1]: the point x of the body is at
///     position(t) = centre + R(t rotation) (x - centre) + t displacement,
/// R(w) the turn by |w| radians about the axis w, counter-clockwise as seen from the tip of w; R(0) is the identity.
///
/// Shape  entries past the dimension are 0, except that a turn of the plane by the angle w is rotation = (0, 0, w). The
///        doubles are the problem: nothing is rounded on the way, and the turn is the real one.
struct Motion {
  std::array<double, 3> displacement{}, rotation{}, centre{};
  bool turns() const { return rotation != std::array<double, 3>{}; }
  friend bool operator==(const Motion&, const Motion&) = default;
};

/// conv(a) and conv(b) at t = 0, and how they move, in the plane or in space.
struct MovingPair {
  ConvexPair bodies;
  Motion of_a, of_b;
  bool turns() const { return of_a.turns() || of_b.turns(); }
  friend bool operator==(const MovingPair&, const MovingPair&) = default;
};

/// The bodies are apart at t = 0 and first touch at a time t* in [t0, t1].
///
/// Shape  normal points from a to b at the contact, of any length; all 0 where the engine gives none.
struct HitAt {
  double t0 = 0, t1 = 0;
  std::array<double, 3> normal{};
};

/// The bodies do not meet in [0, 1]. Where both only move straight on and the direction is not 0 it is the witness:
/// direction.(b(t) - a(t)) > 0 for all of their points and all t in [0, 1].
struct Missed {
  std::array<double, 3> direction{};
};

/// The bodies meet at t = 0 already.
struct InitiallyOverlapping {};

/// An engine that says only a time: the bodies first touch near it. 0 may also stand for an initial overlap.
struct BareTime {
  double time = 0;
};

using CastAnswer = std::variant<HitAt, Missed, InitiallyOverlapping, BareTime, GaveUp, Declined>;

}  // namespace assay
