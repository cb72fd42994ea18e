// What an engine promises, family by family: each promise is stated here once, with its name in records and in the C
// interface, and what writes, reads or converts promises loops over them.
#pragma once
#include <cstdint>
#include <string_view>

#include "algorithms/model/family.h"

namespace assay {

/// Whether bodies that touch without common interior count as colliding.
enum class Touching : std::uint8_t { kHit, kMiss, kUnspecified };

constexpr std::string_view name_of(Touching touching) {
  switch (touching) {
    case Touching::kHit: return "hit";
    case Touching::kMiss: return "miss";
    case Touching::kUnspecified: return "unspecified";
  }
  return "unknown";
}

/// Of answers_up_to: of any size, as no problem has more points, rows or columns.
inline constexpr double kAnySize = 0xffffffff;

/// What is to be known of a promise besides its name.
struct Reading {
  bool may_be_absent = false;        ///< from a record: there were records before it
  bool zero_states_nothing = false;  ///< in the C interface, as anything but a positive number does
};

/// Of what was appended, and states nothing by 0.
inline constexpr Reading kAbsolutePart{.may_be_absent = true, .zero_states_nothing = true};

/// A promise of Promises<F>: its name outside, where the promises of a family keep it, and the member of that name of
/// another struct.
template <class Of, class In>
struct PromiseField {
  std::string_view name;
  Of of;
  In in;
  Reading reading;
};

template <class Of, class In>
constexpr PromiseField<Of, In> promise_field(std::string_view name, Of of, In in, Reading reading = {}) {
  return {name, of, in, reading};
}

#define ASSAY_PROMISE(name, place, ...)                              \
  promise_field(                                                     \
      #name, [](auto& promises) -> auto& { return promises.place; }, \
      [](auto& all) -> auto& { return all.name; } __VA_OPT__(, ) __VA_ARGS__)

/// Where an engine is meant to work, and how near to another truth it tells yes from no: its operating range and its
/// verdict tolerance. What fails outside is excused (is_stated of properties/severity/severity.h). Each 0 or less,
/// infinite of an upper bound, or false: no limit. L is the unit of length of docs/severity.md, room is how far the
/// truth is from another one.
struct OperatingRange {
  /// least_scale <= L <= greatest_scale; of programs every number that is neither 0 nor an absent bound.
  double least_scale = 0, greatest_scale = 0;
  double greatest_offset = 0;  ///< no coordinate is beyond greatest_offset * L; asked of bodies and points only
  double least_room = 0;       ///< room of at least least_room * L; of programs a relative change of their numbers
  bool excludes_flat = false;  ///< flat or repeated input, as docs/severity.md lists it as degenerate
  /// Only yes and no are left open, where there is less room than verdict_gap * L; asked where room is.
  double verdict_gap = 0, verdict_gap_absolute = 0;

  bool operator==(const OperatingRange&) const = default;

  template <class See>
  static constexpr void each(See&& see) {
    constexpr Reading kLimit = kAbsolutePart;
    see(ASSAY_PROMISE(least_scale, range.least_scale, kLimit));
    see(ASSAY_PROMISE(greatest_scale, range.greatest_scale, kLimit));
    see(ASSAY_PROMISE(greatest_offset, range.greatest_offset, kLimit));
    see(ASSAY_PROMISE(least_room, range.least_room, kLimit));
    see(ASSAY_PROMISE(excludes_flat, range.excludes_flat, kLimit));
    see(ASSAY_PROMISE(verdict_gap, range.verdict_gap, kLimit));
    see(ASSAY_PROMISE(verdict_gap_absolute, range.verdict_gap_absolute, kLimit));
  }
};

/// The promises of a family, each a double, a bool or a Touching; those of one name in several families are one
/// statement of an engine, and have one default. The defaults state nothing.
///
/// Of a number: 0 means "exact". A negative one states nothing: the family's default, taken from the precision, applies
/// (properties/<family>/default_promises.h). An infinite one states that nothing is promised, and what it would bound
/// is not judged.
///
/// A gap may have an absolute part, a length in the unit of the coordinates that the engine's own documents state;
/// 0 or less: none. Right is what holds by the gap alone; what is wrong by it and holds by the larger of both parts is
/// within what the engine states, and counts apart (properties/widened.h).
///
/// Every family has an operating range; `refuses_no_problem`: what is no problem of the family at all
/// (properties/refusal/no_problem.h) is declined, or given up as not finite, and never answered; and as its last
/// `answers_up_to`: every finite problem of at most so many
/// vertices, points, or rows and columns (size_of) is answered or declined, and never given up, unless somebody stops
/// the engine; 0: nothing is stated, and giving up is no violation (claim: kClaimAnswers of properties/giving_up.h).
///
///     static void each(See)   calls see(PromiseField) for each
template <Family F>
struct Promises;

template <>
struct Promises<LpFamily> {
  /// Greatest primal violation, relative to max(1, |bound|); greatest dual violation, relative to max(1, |cost|);
  /// greatest duality gap, relative to max(1, |objective|).
  double primal = -1, dual = -1, gap = -1;
  OperatingRange range = {};
  bool refuses_no_problem = false;
  double answers_up_to = 0;

  template <class See>
  static constexpr void each(See&& see) {
    see(ASSAY_PROMISE(lp_primal, primal));
    see(ASSAY_PROMISE(lp_dual, dual));
    see(ASSAY_PROMISE(lp_gap, gap));
    OperatingRange::each(see);
    see(ASSAY_PROMISE(refuses_no_problem, refuses_no_problem, {.may_be_absent = true}));
    see(ASSAY_PROMISE(answers_up_to, answers_up_to, {.may_be_absent = true}));
  }
};

template <>
struct Promises<GjkFamily> {
  Touching touching = Touching::kUnspecified;
  /// Answers carry a witness; false for an engine that says only yes, no or a number.
  bool witness = false;
  /// |v|^2 - h(v) <= distance_gap * L^2 with L the largest coordinate extent of both bodies together (judge:
  /// check_distance).
  double distance_gap = -1;
  /// Nearest points given in coordinates are at most points_gap * L outside the bodies that they are said to belong to,
  /// and the distance between them differs from the reported one by no more.
  double points_gap = -1;
  /// |depth - D| <= depth_gap * L with D the exact penetration depth; 0 or less: not stated, as a depth is irrational.
  double depth_gap = 0;
  /// The move out along the normal n is at most normal_gap * L longer than the shortest: H(n) / |n| <= D + normal_gap *
  /// L with H(n) the overlap of the projections; 0 or less: not stated.
  double normal_gap = 0;
  /// high - low <= bracket_width * L for a bracket of the distance, unless no double lies between; 0 or less: no width
  /// is promised. What the ends say is always held to be exact (judge: check_bracket).
  double bracket_width = 0;
  /// The absolute parts of the gaps above. A distance is off by at most as much: not its square.
  double distance_gap_absolute = 0, points_gap_absolute = 0, depth_gap_absolute = 0, normal_gap_absolute = 0;
  OperatingRange range = {};
  bool refuses_no_problem = false;
  double answers_up_to = 0;

  template <class See>
  static constexpr void each(See&& see) {
    see(ASSAY_PROMISE(touching, touching));
    see(ASSAY_PROMISE(witness, witness));
    see(ASSAY_PROMISE(distance_gap, distance_gap));
    see(ASSAY_PROMISE(points_gap, points_gap, {.may_be_absent = true, .zero_states_nothing = true}));
    see(ASSAY_PROMISE(depth_gap, depth_gap, {.may_be_absent = true}));
    see(ASSAY_PROMISE(normal_gap, normal_gap, {.may_be_absent = true}));
    see(ASSAY_PROMISE(bracket_width, bracket_width, {.may_be_absent = true}));
    see(ASSAY_PROMISE(distance_gap_absolute, distance_gap_absolute, kAbsolutePart));
    see(ASSAY_PROMISE(points_gap_absolute, points_gap_absolute, kAbsolutePart));
    see(ASSAY_PROMISE(depth_gap_absolute, depth_gap_absolute, kAbsolutePart));
    see(ASSAY_PROMISE(normal_gap_absolute, normal_gap_absolute, kAbsolutePart));
    OperatingRange::each(see);
    see(ASSAY_PROMISE(refuses_no_problem, refuses_no_problem, {.may_be_absent = true}));
    see(ASSAY_PROMISE(answers_up_to, answers_up_to, {.may_be_absent = true}));
  }
};

template <>
struct Promises<Hull2Family> {
  /// Points inside edges may be listed as vertices; false for an engine that lists extreme points only.
  bool keeps_inner_points = false;
  /// No input point is farther than hull_gap times the diagonal of the cloud's bounding box from the hull of the
  /// vertices listed, and the boundary listed encloses what that hull does, up to as thin a layer. 0: the exact hull
  /// (judges: check_hull2, check_hull3).
  double hull_gap = 0, hull_gap_absolute = 0;
  /// Of points that coincide an answer names none but the one of the lowest index.
  bool names_lowest = false;
  OperatingRange range = {};
  bool refuses_no_problem = false;
  double answers_up_to = 0;

  template <class See>
  static constexpr void each(See&& see) {
    see(ASSAY_PROMISE(keeps_inner_points, keeps_inner_points));
    see(ASSAY_PROMISE(hull_gap, hull_gap));
    see(ASSAY_PROMISE(hull_gap_absolute, hull_gap_absolute, kAbsolutePart));
    see(ASSAY_PROMISE(names_lowest, names_lowest, {.may_be_absent = true}));
    OperatingRange::each(see);
    see(ASSAY_PROMISE(refuses_no_problem, refuses_no_problem, {.may_be_absent = true}));
    see(ASSAY_PROMISE(answers_up_to, answers_up_to, {.may_be_absent = true}));
  }
};

template <>
struct Promises<Hull3Family> {
  bool keeps_inner_points = false;  ///< as in the plane, and inside faces
  /// Facets of one plane are one facet; false for an engine that divides them into triangles.
  bool merges_faces = false;
  double hull_gap = 0, hull_gap_absolute = 0;  ///< as in the plane
  bool names_lowest = false;                   ///< as in the plane
  OperatingRange range = {};
  bool refuses_no_problem = false;
  double answers_up_to = 0;

  template <class See>
  static constexpr void each(See&& see) {
    see(ASSAY_PROMISE(keeps_inner_points, keeps_inner_points));
    see(ASSAY_PROMISE(merges_faces, merges_faces));
    see(ASSAY_PROMISE(hull_gap, hull_gap));
    see(ASSAY_PROMISE(hull_gap_absolute, hull_gap_absolute, kAbsolutePart));
    see(ASSAY_PROMISE(names_lowest, names_lowest, {.may_be_absent = true}));
    OperatingRange::each(see);
    see(ASSAY_PROMISE(refuses_no_problem, refuses_no_problem, {.may_be_absent = true}));
    see(ASSAY_PROMISE(answers_up_to, answers_up_to, {.may_be_absent = true}));
  }
};

template <>
struct Promises<ShapesFamily> {
  Touching touching = Touching::kUnspecified;
  /// How far numbers may be off, in units of the larger of the shapes' extent and the number's own magnitude (judges:
  /// oracles/shapes). Yes and no, and bounds, are held to what is true anyway.
  double gap = -1;
  OperatingRange range = {};
  bool refuses_no_problem = false;
  double answers_up_to = 0;

  template <class See>
  static constexpr void each(See&& see) {
    see(ASSAY_PROMISE(touching, touching));
    see(ASSAY_PROMISE(shapes_gap, gap, {.may_be_absent = true}));
    OperatingRange::each(see);
    see(ASSAY_PROMISE(refuses_no_problem, refuses_no_problem, {.may_be_absent = true}));
    see(ASSAY_PROMISE(answers_up_to, answers_up_to, {.may_be_absent = true}));
  }
};

template <>
struct Promises<CastFamily> {
  Touching touching = Touching::kUnspecified;
  /// How far the bodies may close or be apart at the times told, relative to the reach of both motions (judge:
  /// check_cast, which says what the reach is).
  double gap = -1;
  /// How far apart, or deep, they may be as a length; and how far the time may be off, in the motion's parameter, which
  /// runs from 0 to 1: an engine states what its documents bound.
  double gap_absolute = 0, time_absolute = 0;
  OperatingRange range = {};
  bool refuses_no_problem = false;
  double answers_up_to = 0;

  template <class See>
  static constexpr void each(See&& see) {
    see(ASSAY_PROMISE(touching, touching));
    see(ASSAY_PROMISE(cast_gap, gap, {.may_be_absent = true}));
    see(ASSAY_PROMISE(cast_gap_absolute, gap_absolute, kAbsolutePart));
    see(ASSAY_PROMISE(cast_time_absolute, time_absolute, kAbsolutePart));
    OperatingRange::each(see);
    see(ASSAY_PROMISE(refuses_no_problem, refuses_no_problem, {.may_be_absent = true}));
    see(ASSAY_PROMISE(answers_up_to, answers_up_to, {.may_be_absent = true}));
  }
};

#undef ASSAY_PROMISE

}  // namespace assay
