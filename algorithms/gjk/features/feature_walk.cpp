#include "algorithms/gjk/features/feature_walk.h"

#include <cmath>
#include <limits>
#include <utility>

#include "algorithms/gjk/features/pieces.h"

namespace assay::gjk {
namespace {

Vec<3> in_unit_length(const Vec<3>& v) {
  const double length = std::sqrt(dot(v, v));
  return length > 0 ? (1 / length) * v : Vec<3>{};
}

}  // namespace

PlacedSolid::PlacedSolid(const Solid& solid, std::vector<Vec<3>> places) : features(solid), at(std::move(places)) {
  for (std::uint32_t f = 0; f < features.faces(); ++f) {
    const auto ring = features.ring(f);
    Vec<3> twice_area{};
    for (std::size_t i = 1; i + 1 < ring.size(); ++i)
      twice_area = twice_area + cross(at[ring[i]] - at[ring[0]], at[ring[i + 1]] - at[ring[0]]);
    normal.push_back(in_unit_length(twice_area));
  }
  for (const SolidEdge& edge : features.edges()) {
    way.push_back(at[edge.head] - at[edge.tail]);
    left.push_back(edge.left == kNoFace ? Vec<3>{} : in_unit_length(cross(normal[edge.left], way.back())));
    right.push_back(edge.right == kNoFace ? Vec<3>{} : in_unit_length(cross(way.back(), normal[edge.right])));
  }
}

FeatureWalk::Step FeatureWalk::step() {
  const std::size_t lower = on_[0].kind <= on_[1].kind ? 0 : 1;
  if (on_[1 - lower].kind != FeatureKind::kFace) return between_low();
  return on_[lower].kind == FeatureKind::kCorner ? corner_and_face(lower) : edge_and_face(lower);
}

/// The planes of the region of the feature on `side`.
void FeatureWalk::look_around(std::size_t side) {
  const PlacedSolid& body = *body_[side];
  const Feature here = on_[side];
  bounds_.clear();
  if (here.kind == FeatureKind::kCorner) {
    for (const std::uint32_t e : body.features.edges_at(here.index)) {
      const double sign = body.features.edges()[e].tail == here.index ? 1 : -1;
      bounds_.push_back({sign * body.way[e], body.at[here.index], {FeatureKind::kEdge, e}});
    }
  } else if (here.kind == FeatureKind::kEdge) {
    const SolidEdge& edge = body.features.edges()[here.index];
    const Vec<3>&way = body.way[here.index], &tail = body.at[edge.tail];
    bounds_.push_back({-1.0 * way, tail, {FeatureKind::kCorner, edge.tail}});
    bounds_.push_back({way, body.at[edge.head], {FeatureKind::kCorner, edge.head}});
    if (edge.left != kNoFace) bounds_.push_back({body.left[here.index], tail, {FeatureKind::kFace, edge.left}});
    if (edge.right != kNoFace) bounds_.push_back({body.right[here.index], tail, {FeatureKind::kFace, edge.right}});
  } else {
    for (const std::uint32_t e : body.features.sides(here.index)) {
      const SolidEdge& edge = body.features.edges()[e];
      const Vec<3>& inwards = edge.left == here.index ? body.left[e] : body.right[e];
      bounds_.push_back({-1.0 * inwards, body.at[edge.tail], {FeatureKind::kEdge, e}});
    }
  }
}

std::optional<Feature> FeatureWalk::farthest_beyond(const Vec<3>& x) const {
  std::optional<Feature> neighbour;
  double farthest = 0;
  for (const Bound& bound : bounds_) {
    const double beyond = dot(bound.outward, x - bound.point);
    if (beyond > farthest) farthest = beyond, neighbour = bound.neighbour;
  }
  return neighbour;
}

FeatureWalk::Clip FeatureWalk::clip(std::size_t side, std::uint32_t edge) const {
  const PlacedSolid& body = *body_[side];
  const SolidEdge& ends = body.features.edges()[edge];
  Clip left;
  for (const Bound& bound : bounds_) {
    const double at_tail = dot(bound.outward, body.at[ends.tail] - bound.point),
                 at_head = dot(bound.outward, body.at[ends.head] - bound.point);
    if (at_tail > 0 && at_head > 0) {
      left.wholly = bound.neighbour;
      return left;
    }
    const double part = at_tail / (at_tail - at_head);  // of no meaning where neither end is beyond
    if (at_tail > 0 && part > left.from) left.from = part, left.before = bound.neighbour;
    if (at_head > 0 && part < left.to) left.to = part, left.after = bound.neighbour;
  }
  return left;
}

Vec<3> FeatureWalk::along(std::size_t side, std::uint32_t edge, double part) const {
  const PlacedSolid& body = *body_[side];
  return body.at[body.features.edges()[edge].tail] + part * body.way[edge];
}

/// Of the distance from a corner or from the plane of a face, how it changes at x along the way: the sign counts.
double FeatureWalk::rate(std::size_t side, const Feature& feature, const Vec<3>& x, const Vec<3>& way) const {
  const PlacedSolid& body = *body_[side];
  if (feature.kind == FeatureKind::kCorner) return dot(way, x - body.at[feature.index]);
  const double height = body.height_over(feature.index, x), climb = dot(body.normal[feature.index], way);
  return height > 0 ? climb : height < 0 ? -climb : 0;
}

/// Of the other side's edge: whether its point nearest to the corner or edge on `side` is beyond a plane of that one's
/// region; then `side` moves there.
///
/// On the plane between a corner and an edge both are equally far, and so are an edge and a face: the corner or the
/// face tells how the distance changes.
bool FeatureWalk::moves_off(std::size_t side) {
  const std::uint32_t edge = on_[1 - side].index;
  const Vec<3>& way = body_[1 - side]->way[edge];
  look_around(side);
  const Clip left = clip(1 - side, edge);
  const auto told_by = [&](const Feature& neighbour) {
    return on_[side].kind == FeatureKind::kCorner ? on_[side] : neighbour;
  };
  std::optional<Feature> next = left.wholly;
  if (!next && left.before && rate(side, told_by(*left.before), along(1 - side, edge, left.from), way) > 0)
    next = left.before;
  if (!next && left.after && rate(side, told_by(*left.after), along(1 - side, edge, left.to), way) < 0)
    next = left.after;
  if (next) on_[side] = *next;
  return next.has_value();
}

/// Corners and edges: each is asked whether the other's nearest point is in its region.
FeatureWalk::Step FeatureWalk::between_low() {
  for (const std::size_t side : {0, 1}) {
    const Feature& other = on_[1 - side];
    if (other.kind == FeatureKind::kEdge) {
      if (moves_off(side)) return Step::kMoved;
      continue;
    }
    look_around(side);
    if (const auto next = farthest_beyond(body_[1 - side]->at[other.index])) {
      on_[side] = *next;
      return Step::kMoved;
    }
  }
  return Step::kNearest;
}

FeatureWalk::Step FeatureWalk::corner_and_face(std::size_t corner_side) {
  const PlacedSolid &from = *body_[corner_side], &to = *body_[1 - corner_side];
  const std::uint32_t corner = on_[corner_side].index, face = on_[1 - corner_side].index;
  const Vec<3>& x = from.at[corner];
  look_around(1 - corner_side);
  if (const auto next = farthest_beyond(x)) {
    on_[1 - corner_side] = *next;
    return Step::kMoved;
  }
  const double height = to.height_over(face, x);
  for (const std::uint32_t e : from.features.edges_at(corner)) {
    const SolidEdge& edge = from.features.edges()[e];
    const double there = to.height_over(face, from.at[edge.tail == corner ? edge.head : edge.tail]);
    if ((height > 0 && there < height) || (height < 0 && there > height)) {
      on_[corner_side] = {FeatureKind::kEdge, e};
      return Step::kMoved;
    }
  }
  if (height > 0) return Step::kNearest;
  // Below this face, and nothing near is less so: above another face, or inside.
  double highest = 0;
  std::uint32_t above = face;
  for (std::uint32_t f = 0; f < to.features.faces(); ++f)
    if (const double over = to.height_over(f, x); over > highest) highest = over, above = f;
  if (above == face) return Step::kInside;
  on_[1 - corner_side].index = above;
  return Step::kMoved;
}

FeatureWalk::Step FeatureWalk::edge_and_face(std::size_t edge_side) {
  const PlacedSolid &from = *body_[edge_side], &to = *body_[1 - edge_side];
  const std::uint32_t edge = on_[edge_side].index, face = on_[1 - edge_side].index;
  look_around(1 - edge_side);
  const Clip left = clip(edge_side, edge);
  if (left.wholly || left.from > left.to) {
    on_[1 - edge_side] = nearest_side(1 - edge_side);
    return Step::kMoved;
  }
  const double before = to.height_over(face, along(edge_side, edge, left.from)),
               after = to.height_over(face, along(edge_side, edge, left.to));
  if (!(before > 0 && after > 0) && !(before < 0 && after < 0)) return Step::kPierces;
  const bool grows = (before > 0 ? 1 : -1) * dot(to.normal[face], from.way[edge]) >= 0;
  if (const auto& rim = grows ? left.before : left.after) {
    on_[1 - edge_side] = *rim;
  } else {
    const SolidEdge& ends = from.features.edges()[edge];
    on_[edge_side] = {FeatureKind::kCorner, grows ? ends.tail : ends.head};
  }
  return Step::kMoved;
}

/// The side of the face nearest to the edge on the other body, which is beside the face.
Feature FeatureWalk::nearest_side(std::size_t face_side) const {
  const PlacedSolid &body = *body_[face_side], &other = *body_[1 - face_side];
  const SolidEdge& edge = other.features.edges()[on_[1 - face_side].index];
  const auto difference = [&](std::uint32_t i, std::uint32_t j) {
    return Difference<3>{other.at[i] - body.at[j], i, j};
  };
  Feature nearest = on_[face_side];
  double least = std::numeric_limits<double>::infinity();
  for (const std::uint32_t s : body.features.sides(on_[face_side].index)) {
    const SolidEdge& side = body.features.edges()[s];
    const double away = squared_distance(parallelogram({edge.tail, edge.head}, {side.tail, side.head}, difference));
    if (away < least) least = away, nearest = {FeatureKind::kEdge, s};
  }
  return nearest;
}

}  // namespace assay::gjk
