#include "algorithms/gjk/features/closest_features.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "algorithms/gjk/features/feature_walk.h"
#include "algorithms/gjk/features/pieces.h"
#include "algorithms/gjk/reference/boundary_answer.h"

namespace assay {
namespace gjk {
namespace {

using Step = FeatureWalk::Step;

/// The pair's frame, with the places of corners in it.
class PlacingFrame : public MinkowskiFrame<3> {
 public:
  using MinkowskiFrame<3>::MinkowskiFrame;

  std::vector<Vec<3>> places(const Points& body, const Solid& solid) const {
    std::vector<Vec<3>> at(body.size());
    for (const std::uint32_t i : solid.corners())
      each_axis<3>([&](std::size_t k) { at[i][k] = framed(body[i][k] * shrink() - origin()[k]); });
    return at;
  }
};

/// A walk that has ended, and what is proved where it did.
class Query {
 public:
  Query(const ConvexPair& pair, const Solid& a, const Solid& b)
      : frame_(pair), a_(a, frame_.places(pair.a, a)), b_(b, frame_.places(pair.b, b)) {}

  GjkAnswer run(const Watch& watch) const {
    FeatureWalk walk = started();
    std::vector<std::array<std::uint32_t, 4>> met;
    std::optional<GaveUp::Why> stopped;
    Step step = Step::kMoved;
    while (step == Step::kMoved && !stopped) {
      const auto state = walk.state();
      if (std::find(met.begin(), met.end(), state) != met.end()) {
        stopped = GaveUp::Why::kStalled;
      } else if (met.size() == kFeatureSteps) {
        stopped = GaveUp::Why::kStepLimit;
      } else if (watch && !watch(state)) {
        return GaveUp{GaveUp::Why::kStopped, static_cast<std::uint32_t>(met.size())};
      } else {
        met.push_back(state);
        step = walk.step();
      }
    }
    if (auto nearest = nearest_piece(pieces_between(walk.on()))) {
      nearest->nearest.v = normal_part(nearest->face, nearest->nearest.v);
      if (const auto apart = proved_at(frame_, *nearest)) return *apart;
    }
    if (const auto around = around_origin(walk.on(), step)) return overlapping(*around);
    return GaveUp{stopped.value_or(GaveUp::Why::kUncertain), static_cast<std::uint32_t>(met.size())};
  }

 private:
  /// From the corners that face each other's boxes.
  FeatureWalk started() const {
    const Support first = frame_.support(frame_.between_boxes());
    const auto corner = [](const PlacedSolid& body, std::uint32_t point) {
      return Feature{FeatureKind::kCorner, body.features.is_corner(point) ? point : body.features.corners().front()};
    };
    return {a_, b_, corner(a_, first.a), corner(b_, first.b)};
  }

  std::vector<std::uint32_t> corners_of(const PlacedSolid& body, const Feature& feature) const {
    if (feature.kind == FeatureKind::kCorner) return {feature.index};
    if (feature.kind == FeatureKind::kFace)
      return {body.features.ring(feature.index).begin(), body.features.ring(feature.index).end()};
    const SolidEdge& edge = body.features.edges()[feature.index];
    return {edge.tail, edge.head};
  }

  /// The boundary of the differences of two features, or what of it a nearest point can lie on.
  std::vector<Simplex<3>> pieces_between(const std::array<Feature, 2>& on) const {
    const std::vector<std::uint32_t> of_a = corners_of(a_, on[0]), of_b = corners_of(b_, on[1]);
    const auto difference = [&](std::uint32_t i, std::uint32_t j) { return frame_.difference(i, j); };
    std::vector<Simplex<3>> pieces;
    if (of_a.size() == 2 && of_b.size() == 2) {
      for (const Simplex<3>& half : parallelogram({of_a[0], of_a[1]}, {of_b[0], of_b[1]}, difference))
        pieces.push_back(half);
    } else if (of_a.size() < of_b.size()) {
      for (const std::uint32_t i : of_a)
        add_fan(
            of_b, [&](std::uint32_t j) { return difference(i, j); }, pieces);
    } else {
      for (const std::uint32_t j : of_b)
        add_fan(
            of_a, [&](std::uint32_t i) { return difference(i, j); }, pieces);
    }
    return pieces;
  }

  std::optional<Simplex<3>> around_origin(const std::array<Feature, 2>& on, Step step) const {
    if (step == Step::kInside)
      if (const auto around = around_inner_corner(on)) return around;
    Memory<3> of_features;
    for (const std::uint32_t i : corners_of(a_, on[0]))
      for (const std::uint32_t j : corners_of(b_, on[1])) of_features.remember(frame_.difference(i, j));
    if (const auto around = simplex_around_origin(of_features)) return around;
    std::vector<Support> far;
    for (const Vec<3>& direction : kIrregular)
      for (const double sign : {1.0, -1.0}) far.push_back(frame_.support(sign * direction));
    // Supports lie in opposite pairs where bodies are symmetric: those of different directions do not.
    for (const std::size_t askew : {0, 1, 3}) {
      Memory<3> memory;
      for (std::size_t i = 0; i < far.size(); ++i)
        memory.remember(frame_.difference(far[i].a, far[(i + askew) % far.size()].b));
      for (std::uint32_t i = 0; i < of_features.size(); ++i) memory.remember(of_features[i]);
      if (const auto around = simplex_around_origin(memory)) return around;
    }
    return std::nullopt;
  }

  /// A corner of one body below all faces of the other: with a corner of the other, one of its triangles is around it.
  std::optional<Simplex<3>> around_inner_corner(const std::array<Feature, 2>& on) const {
    const bool is_of_a = on[0].kind == FeatureKind::kCorner;
    const std::uint32_t inner = on[is_of_a ? 0 : 1].index;
    const Solid& outer = (is_of_a ? b_ : a_).features;
    const auto vertex = [&](std::uint32_t i) {
      return is_of_a ? frame_.difference(inner, i) : frame_.difference(i, inner);
    };
    std::vector<Simplex<3>> triangles;
    for (std::uint32_t f = 0; f < outer.faces(); ++f) add_fan(outer.ring(f), vertex, triangles);
    const auto corners = outer.corners();
    for (const std::size_t apex : apexes(corners.size())) {
      for (Simplex<3> whole : triangles) {
        whole.push(vertex(corners[apex]));
        if (proves_inside(whole)) return whole;
      }
    }
    return std::nullopt;
  }

  const PlacingFrame frame_;
  const PlacedSolid a_, b_;
};

}  // namespace

GjkAnswer solve_features(const ConvexPair& pair, const Solid& a, const Solid& b, const Watch& watch) {
  return Query(pair, a, b).run(watch);
}

}  // namespace gjk

GjkAnswer GjkClosestFeatures::solve(const ConvexPair& pair, const Watch& watch) {
  if (const auto no = gjk::refused(pair)) return *no;
  if (pair.a.dimension != 3) return Declined{"only space is served"};
  if (const auto no = gjk::refused(gjk::MinkowskiFrame<3>(pair))) return *no;
  return gjk::solve_features(pair, gjk::Solid(pair.a), gjk::Solid(pair.b), watch);
}

}  // namespace assay
