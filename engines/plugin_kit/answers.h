// Answers of the model, written into the buffers of the C interface.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "algorithms/model/family.h"
#include "engines/assay_engine.h"

namespace assay::plugin {

/// Copies at most `capacity` values; false when there are more, which the interface cannot carry.
template <class T>
bool copy_out(const std::vector<T>& values, T* buffer, std::size_t capacity) {
  if (values.size() > capacity) return false;
  std::copy(values.begin(), values.end(), buffer);
  return true;
}

template <class CAnswer>
assay_status stop(CAnswer& out, GaveUp::Why why) {
  out.why = static_cast<std::uint32_t>(why);
  return ASSAY_GAVE_UP;
}

/// Copies a vector that the answer may leave out, and says so in `given`.
inline bool copy_given(const std::vector<double>& values, std::size_t length, double* buffer, std::uint32_t bit,
                       assay_lp_answer& out) {
  if (values.empty() && length != 0) return true;
  out.given |= bit;
  return copy_out(values, buffer, length);
}

inline bool copy_basis(const Basis& basis, const assay_lp_problem& problem, assay_lp_answer& out) {
  out.basis_count = static_cast<std::uint32_t>(basis.basic.size());
  out.at_upper_count = static_cast<std::uint32_t>(basis.at_upper.size());
  return copy_out(basis.basic, out.basis, problem.rows) &&
         copy_out(basis.at_upper, out.at_upper, std::size_t{problem.rows} + problem.columns);
}

inline bool copy_line(const std::optional<TableauLine>& line, const assay_lp_problem& problem, assay_lp_answer& out) {
  if (!line) return true;
  out.given |= ASSAY_LP_GIVES_LINE;
  out.line_variable = line->variable;
  return copy_basis(line->basis, problem, out);
}

inline assay_status from_model(const LpAnswer& answer, const assay_lp_problem& problem, assay_lp_answer& out) {
  const std::size_t rows = problem.rows, columns = problem.columns;
  bool fits = true;
  if (const auto* optimal = std::get_if<Optimal>(&answer)) {
    out.kind = ASSAY_LP_OPTIMAL;
    fits = copy_basis(optimal->basis, problem, out) && copy_given(optimal->x, columns, out.x, ASSAY_LP_GIVES_X, out) &&
           copy_given(optimal->y, rows, out.y, ASSAY_LP_GIVES_Y, out);
  } else if (const auto* infeasible = std::get_if<Infeasible>(&answer)) {
    out.kind = ASSAY_LP_INFEASIBLE;
    fits =
        copy_given(infeasible->farkas, rows, out.y, ASSAY_LP_GIVES_Y, out) && copy_line(infeasible->line, problem, out);
  } else if (const auto* unbounded = std::get_if<Unbounded>(&answer)) {
    out.kind = ASSAY_LP_UNBOUNDED;
    fits = copy_given(unbounded->x, columns, out.x, ASSAY_LP_GIVES_X, out) &&
           copy_given(unbounded->ray, columns, out.ray, ASSAY_LP_GIVES_RAY, out) &&
           copy_line(unbounded->line, problem, out);
  } else if (const auto* gave_up = std::get_if<GaveUp>(&answer)) {
    return stop(out, gave_up->why);
  } else {
    return ASSAY_DECLINED;
  }
  return fits ? ASSAY_ANSWERED : stop(out, GaveUp::Why::kUncertain);
}

inline assay_status from_model(const GjkAnswer& answer, const assay_gjk_problem&, assay_gjk_answer& out) {
  const auto copy_points = [&out](const WeightedVertices& on_a, const WeightedVertices& on_b) {
    out.on_a_count = on_a.size;
    out.on_b_count = on_b.size;
    std::ranges::copy(on_a.vertex, out.on_a);
    std::ranges::copy(on_b.vertex, out.on_b);
    std::ranges::copy(on_a.weight, out.weight_a);
    std::ranges::copy(on_b.weight, out.weight_b);
  };
  if (const auto* separated = std::get_if<Separated>(&answer)) {
    out.kind = ASSAY_GJK_SEPARATED;
    copy_points(separated->on_a, separated->on_b);
  } else if (const auto* bracketed = std::get_if<Bracketed>(&answer)) {
    out.kind = ASSAY_GJK_BRACKETED;
    out.low = bracketed->low;
    out.high = bracketed->high;
    std::ranges::copy(bracketed->direction, out.direction);
    copy_points(bracketed->on_a, bracketed->on_b);
  } else if (const auto* along = std::get_if<SeparatedAlong>(&answer)) {
    out.kind = ASSAY_GJK_SEPARATED_ALONG;
    std::ranges::copy(along->direction, out.direction);
  } else if (const auto* overlapping = std::get_if<Overlapping>(&answer)) {
    out.kind = ASSAY_GJK_OVERLAPPING;
    out.on_a_count = out.on_b_count = overlapping->size;
    std::ranges::copy(overlapping->on_a, out.on_a);
    std::ranges::copy(overlapping->on_b, out.on_b);
  } else if (const auto* verdict = std::get_if<BareVerdict>(&answer)) {
    out.kind = ASSAY_GJK_BARE_VERDICT;
    out.colliding = verdict->colliding ? 1 : 0;
  } else if (const auto* distance = std::get_if<BareDistance>(&answer)) {
    out.kind = ASSAY_GJK_BARE_DISTANCE;
    out.distance = distance->distance;
  } else if (const auto* apart = std::get_if<MeasuredApart>(&answer)) {
    out.kind = ASSAY_GJK_MEASURED_APART;
    out.distance = apart->distance;
    std::ranges::copy(apart->on_a, out.point_a);
    std::ranges::copy(apart->on_b, out.point_b);
  } else if (const auto* deep = std::get_if<Penetrating>(&answer)) {
    out.kind = ASSAY_GJK_PENETRATING;
    out.distance = deep->depth;
    std::ranges::copy(deep->normal, out.direction);
    out.on_a_count = out.on_b_count = deep->size;
    std::ranges::copy(deep->on_a, out.on_a);
    std::ranges::copy(deep->on_b, out.on_b);
  } else if (const auto* gave_up = std::get_if<GaveUp>(&answer)) {
    return stop(out, gave_up->why);
  } else {
    return ASSAY_DECLINED;
  }
  return ASSAY_ANSWERED;
}

inline assay_status from_model(const Hull2Answer& answer, const assay_hull2_problem& problem, assay_hull2_answer& out) {
  const std::vector<std::uint32_t>* vertices = nullptr;
  if (const auto* hull = std::get_if<Hull>(&answer)) {
    out.kind = ASSAY_HULL2_HULL;
    vertices = &hull->ccw;
  } else if (const auto* flat = std::get_if<FlatHull>(&answer)) {
    out.kind = ASSAY_HULL2_FLAT;
    vertices = &flat->extreme;
  } else if (const auto* gave_up = std::get_if<GaveUp>(&answer)) {
    return stop(out, gave_up->why);
  } else {
    return ASSAY_DECLINED;
  }
  out.count = static_cast<std::uint32_t>(vertices->size());
  return copy_out(*vertices, out.vertex, problem.points.count) ? ASSAY_ANSWERED : stop(out, GaveUp::Why::kUncertain);
}

inline assay_status from_model(const Hull3Answer& answer, const assay_hull3_problem& problem, assay_hull3_answer& out) {
  const std::size_t count = problem.points.count;
  bool fits = true;
  if (const auto* hull = std::get_if<Hull3>(&answer)) {
    out.kind = ASSAY_HULL3_HULL;
    out.corner_count = static_cast<std::uint32_t>(hull->corner.size());
    out.facet_count = hull->facets();
    out.gives_faces = hull->face_of.empty() ? 0 : 1;
    fits = copy_out(hull->corner, out.corner, 6 * count) && copy_out(hull->end, out.end, 2 * count) &&
           copy_out(hull->face_of, out.face_of, 2 * count);
  } else if (const auto* flat = std::get_if<FlatHull3>(&answer)) {
    out.kind = ASSAY_HULL3_FLAT;
    out.dimension = flat->dimension;
    out.corner_count = static_cast<std::uint32_t>(flat->extreme.size());
    fits = copy_out(flat->extreme, out.corner, 6 * count);
  } else if (const auto* gave_up = std::get_if<GaveUp>(&answer)) {
    return stop(out, gave_up->why);
  } else {
    return ASSAY_DECLINED;
  }
  return fits ? ASSAY_ANSWERED : stop(out, GaveUp::Why::kUncertain);
}

inline assay_status from_model(const ShapesAnswer& answer, const assay_shapes_problem& problem,
                               assay_shapes_answer& out) {
  if (const auto* contact = std::get_if<ShapeContact>(&answer)) {
    out.kind = ASSAY_SHAPES_MEASURED;
    out.yes = contact->overlap ? 1 : 0;
    out.distance = contact->distance;
    std::ranges::copy(contact->normal, out.normal);
    std::ranges::copy(contact->move, out.move);
  } else if (const auto* verdict = std::get_if<BareVerdict>(&answer)) {
    out.kind = ASSAY_SHAPES_BARE;
    out.yes = verdict->colliding ? 1 : 0;
  } else if (const auto* bounds = std::get_if<ShapeBounds>(&answer)) {
    out.kind = ASSAY_SHAPES_BOX;
    std::ranges::copy(bounds->low, out.low);
    std::ranges::copy(bounds->high, out.high);
  } else if (const auto* centroid = std::get_if<ShapeCentroid>(&answer)) {
    out.kind = ASSAY_SHAPES_BALANCED_AT;
    out.yes = centroid->flat ? 1 : 0;
    std::ranges::copy(centroid->at, out.low);
  } else if (const auto* moved = std::get_if<MovedPoints>(&answer)) {
    out.kind = ASSAY_SHAPES_MOVED;
    out.count = static_cast<std::uint32_t>(moved->coordinates.size());
    if (!copy_out(moved->coordinates, out.images, problem.a.count)) return stop(out, GaveUp::Why::kUncertain);
  } else if (const auto* gave_up = std::get_if<GaveUp>(&answer)) {
    return stop(out, gave_up->why);
  } else {
    return ASSAY_DECLINED;
  }
  return ASSAY_ANSWERED;
}

inline assay_status from_model(const CastAnswer& answer, const assay_cast_problem&, assay_cast_answer& out) {
  if (const auto* hit = std::get_if<HitAt>(&answer)) {
    out.kind = ASSAY_CAST_HIT_AT;
    out.t0 = hit->t0;
    out.t1 = hit->t1;
    std::ranges::copy(hit->normal, out.normal);
  } else if (const auto* missed = std::get_if<Missed>(&answer)) {
    out.kind = ASSAY_CAST_MISSED;
    std::ranges::copy(missed->direction, out.normal);
  } else if (std::holds_alternative<InitiallyOverlapping>(answer)) {
    out.kind = ASSAY_CAST_INITIALLY;
  } else if (const auto* bare = std::get_if<BareTime>(&answer)) {
    out.kind = ASSAY_CAST_BARE_TIME;
    out.t0 = bare->time;
  } else if (const auto* gave_up = std::get_if<GaveUp>(&answer)) {
    return stop(out, gave_up->why);
  } else {
    return ASSAY_DECLINED;
  }
  return ASSAY_ANSWERED;
}

}  // namespace assay::plugin
