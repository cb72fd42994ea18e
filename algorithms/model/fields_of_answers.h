// What every kind of answer consists of, and what bounds its indices and lists.
#pragma once
#include "algorithms/model/family.h"
#include "algorithms/model/fields.h"

namespace assay {

// Not an answer by itself: parts of several.
template <>
inline constexpr auto kFields<WeightedVertices> = fields_are(Field<&WeightedVertices::size>{{.length = Of::kWitness}},
                                                             Field<&WeightedVertices::vertex>{{.counted = true}},
                                                             Field<&WeightedVertices::weight>{{.counted = true}});
template <>
inline constexpr auto kFields<Basis> =
    fields_are(Field<&Basis::basic>{{.names = Of::kVariables, .length = Of::kRows, .whole = true}},
               Field<&Basis::at_upper>{{.names = Of::kVariables, .length = Of::kVariables}});
template <>
inline constexpr auto kFields<TableauLine> = fields_are(Field<&TableauLine::basis>{},
                                                        Field<&TableauLine::variable>{{.names = Of::kVariables}});

// No answer.
template <>
inline constexpr auto kFields<GaveUp> = kind_is("gave_up", Field<&GaveUp::why>{}, Field<&GaveUp::steps>{});
template <>
inline constexpr auto kFields<Declined> = kind_is("declined", Field<&Declined::reason>{});

// gjk
template <>
inline constexpr auto kFields<Separated> = kind_is("separated", Field<&Separated::on_a>{{.names = Of::kPoints}},
                                                   Field<&Separated::on_b>{{.names = Of::kPointsOfB}});
template <>
inline constexpr auto kFields<SeparatedAlong> = kind_is("separated_along", Field<&SeparatedAlong::direction>{});
template <>
inline constexpr auto kFields<Overlapping> =
    kind_is("overlapping", Field<&Overlapping::size>{{.length = Of::kWitness}},
            Field<&Overlapping::on_a>{{.names = Of::kPoints, .counted = true, .together = "simplex"}},
            Field<&Overlapping::on_b>{{.names = Of::kPointsOfB, .counted = true, .together = "simplex"}});
template <>
inline constexpr auto kFields<BareVerdict> = kind_is("bare_verdict", Field<&BareVerdict::colliding>{});
template <>
inline constexpr auto kFields<BareDistance> = kind_is("bare_distance", Field<&BareDistance::distance>{});
template <>
inline constexpr auto kFields<MeasuredApart> = kind_is("measured_apart", Field<&MeasuredApart::distance>{},
                                                       Field<&MeasuredApart::on_a>{}, Field<&MeasuredApart::on_b>{});
template <>
inline constexpr auto kFields<Penetrating> =
    kind_is("penetrating", Field<&Penetrating::depth>{}, Field<&Penetrating::normal>{},
            Field<&Penetrating::size>{{.length = Of::kWitness}},
            Field<&Penetrating::on_a>{{.names = Of::kPoints, .counted = true, .together = "facet"}},
            Field<&Penetrating::on_b>{{.names = Of::kPointsOfB, .counted = true, .together = "facet"}});
template <>
inline constexpr auto kFields<Bracketed> = kind_is("bracketed", Field<&Bracketed::low>{}, Field<&Bracketed::high>{},
                                                   Field<&Bracketed::direction>{},
                                                   Field<&Bracketed::on_a>{{.names = Of::kPoints}},
                                                   Field<&Bracketed::on_b>{{.names = Of::kPointsOfB}});

// lp
template <>
inline constexpr auto kFields<Optimal> =
    kind_is("optimal", Field<&Optimal::basis>{{.may_be_absent = true}},
            Field<&Optimal::x>{{.length = Of::kColumns, .whole = true, .may_be_absent = true}},
            Field<&Optimal::y>{{.length = Of::kRows, .whole = true, .may_be_absent = true}});
template <>
inline constexpr auto kFields<Infeasible> =
    kind_is("infeasible", Field<&Infeasible::farkas>{{.length = Of::kRows, .whole = true, .may_be_absent = true}},
            Field<&Infeasible::line>{{.may_be_absent = true}});
template <>
inline constexpr auto kFields<Unbounded> =
    kind_is("unbounded", Field<&Unbounded::x>{{.length = Of::kColumns, .whole = true, .may_be_absent = true}},
            Field<&Unbounded::ray>{{.length = Of::kColumns, .whole = true, .may_be_absent = true}},
            Field<&Unbounded::line>{{.may_be_absent = true}});

// hull2
template <>
inline constexpr auto kFields<Hull> = kind_is("hull", Field<&Hull::ccw>{{.names = Of::kPoints, .length = Of::kRing}});
template <>
inline constexpr auto kFields<FlatHull> = kind_is("flat", Field<&FlatHull::extreme>{
                                                              {.names = Of::kPoints, .length = Of::kRing}});

// hull3
// A number of face_of that is too great is a wrong answer, and the judge says so; one beyond all capacity is none.
template <>
inline constexpr auto kFields<Hull3> =
    kind_is("hull", Field<&Hull3::corner>{{.names = Of::kPoints, .length = Of::kCorners}},
            Field<&Hull3::end>{{.length = Of::kFacets}},
            Field<&Hull3::face_of>{{.names = Of::kFacets, .length = Of::kFacets, .may_be_absent = true}});
template <>
inline constexpr auto kFields<FlatHull3> = kind_is("flat", Field<&FlatHull3::dimension>{{.least = -1, .greatest = 2}},
                                                   Field<&FlatHull3::extreme>{
                                                       {.names = Of::kPoints, .length = Of::kPoints}});

// shapes
template <>
inline constexpr auto kFields<ShapeContact> = kind_is("contact", Field<&ShapeContact::overlap>{},
                                                      Field<&ShapeContact::distance>{}, Field<&ShapeContact::normal>{},
                                                      Field<&ShapeContact::move>{});
template <>
inline constexpr auto kFields<ShapeBounds> = kind_is("bounds", Field<&ShapeBounds::low>{}, Field<&ShapeBounds::high>{});
template <>
inline constexpr auto kFields<ShapeCentroid> = kind_is("centroid", Field<&ShapeCentroid::flat>{},
                                                       Field<&ShapeCentroid::at>{});
template <>
inline constexpr auto kFields<MovedPoints> = kind_is("moved",
                                                     Field<&MovedPoints::coordinates>{{.length = Of::kNumbers}});
template <>
inline constexpr auto kFields<ShapeSweep> = kind_is("sweep", Field<&ShapeSweep::touches>{}, Field<&ShapeSweep::time>{},
                                                    Field<&ShapeSweep::normal>{});

// cast
template <>
inline constexpr auto kFields<HitAt> = kind_is("hit_at", Field<&HitAt::t0>{}, Field<&HitAt::t1>{},
                                               Field<&HitAt::normal>{});
template <>
inline constexpr auto kFields<Missed> = kind_is("missed", Field<&Missed::direction>{});
template <>
inline constexpr auto kFields<InitiallyOverlapping> = kind_is("initially");
template <>
inline constexpr auto kFields<BareTime> = kind_is("bare_time", Field<&BareTime::time>{});

/// Whether every kind of a variant of answers states every member.
template <class Answer>
inline constexpr bool kStatesEveryKind = false;
template <class... Kinds>
inline constexpr bool kStatesEveryKind<std::variant<Kinds...>> = (kNamesEveryMember<Kinds> && ...);
static_assert(kStatesEveryKind<GjkAnswer> && kStatesEveryKind<LpAnswer> && kStatesEveryKind<Hull2Answer> &&
              kStatesEveryKind<Hull3Answer> && kStatesEveryKind<ShapesAnswer> && kStatesEveryKind<CastAnswer>);
static_assert(kNamesEveryMember<WeightedVertices> && kNamesEveryMember<Basis> && kNamesEveryMember<TableauLine>);

}  // namespace assay
