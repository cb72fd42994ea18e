// The angular cast of the article "Collision detection for dummies" (P. Firth, 2011), listing as printed.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

/// Time of impact of two convex polygons that move and turn, by conservative advancement.
///
/// Shape    Planar polygons of three vertices or more, in counter-clockwise order, as the article draws them.
/// Promise  None. The listing advances until the distance is at most an absolute tolerance, and says hit at that time,
///          for bodies that only come so near, too; bodies that touch without overlap have no distance in its
///          GetDistance, so the greatest double stands and the answer is a miss; it has no limit of steps, which the
///          article says a program should add.
/// Error    Declined: not planar, not a convex polygon in that order as plain double turns tell. GaveUp kNotFinite;
///          kStopped, by the watch alone.
/// Cost     O(n^2) a step; the number of steps is not bounded.
/// Source   The article's listing AngularCast. Readings: kAngularTollerance, which is not printed, is 1e-3; m_Pos is
///          the centre of the rotation, m_r the greatest distance of a vertex from it; GetDistance is the listing of
///          the minimum translation, its contact's normal points from b to a, since the listing's ray, velB - velA,
///          approaches along it.
struct AngularCastFirth {
  static constexpr std::string_view kName = "published/angular_cast_firth";
  /// The article says nothing about touching; its listing is held to what plain double can do.
  static constexpr Statement<CastFamily> kStatement{.kind = EngineKind::kPublished,
                                                    .sentence = "planar angular cast as P. Firth prints it",
                                                    .promises = {.gap = 0x1p-10},
                                                    .note = "as printed: no iteration limit; tolerance 1e-3 read",
                                                    .watching = Watching::kAlways};
  static constexpr double kTolerance = 1e-3;
  static CastAnswer solve(const MovingPair& pair, const Watch& watch);
};

}  // namespace assay
