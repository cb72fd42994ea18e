// A pair as Box2D has it, and Box2D's outputs as answers.
#pragma once
#include <box2d/b2_distance.h>
#include <box2d/b2_settings.h>
#include <box2d/b2_time_of_impact.h>

#include <array>
#include <cmath>
#include <vector>

#include "engines/adapters/cast_adapter_kit.h"

namespace assay::box2d_adapter {

inline bool is_polygon(const Points& body) {
  return body.dimension == 2 && !body.empty() && body.size() <= b2_maxPolygonVertices;
}

/// Why a pair is not asked; nothing where it is.
inline const char* why_declined(const ConvexPair& pair) {
  if (!is_polygon(pair.a) || !is_polygon(pair.b)) return "not planar bodies of at most eight vertices";
  if (!collision_adapter::is_single(pair)) return "coordinates that single precision does not hold";
  return nullptr;
}

inline std::vector<b2Vec2> vectors(const Points& body) {
  std::vector<b2Vec2> vertices;
  for (std::uint32_t i = 0; i < body.size(); ++i)
    vertices.emplace_back(static_cast<float>(body[i][0]), static_cast<float>(body[i][1]));
  return vertices;
}

inline b2Vec2 planar(const std::array<double, 3>& v) { return {static_cast<float>(v[0]), static_cast<float>(v[1])}; }

/// The vertices of a pair, which outlive the inputs made of them, and inputs without radii.
struct Polygons {
  std::vector<b2Vec2> a, b;
  explicit Polygons(const ConvexPair& pair) : a(vectors(pair.a)), b(vectors(pair.b)) {}
  template <class Input>
  void load(Input& input) const {
    input.proxyA.Set(a.data(), static_cast<int32>(a.size()), 0);
    input.proxyB.Set(b.data(), static_cast<int32>(b.size()), 0);
  }
};

inline b2DistanceInput distance_input(const Polygons& polygons) {
  b2DistanceInput input;
  polygons.load(input);
  input.transformA.SetIdentity();
  input.transformB.SetIdentity();
  input.useRadii = false;
  return input;
}

/// Whether bodies overlap, by the bound of b2TestOverlap.
inline bool overlap(const b2DistanceOutput& output) { return output.distance < 10.0f * b2_epsilon; }

/// A distance of 0 says that the bodies meet; one that b2TestOverlap takes for an overlap tells neither.
inline GjkAnswer answer_of(const b2DistanceOutput& output) {
  if (output.distance == 0) return BareDistance{0};
  if (overlap(output)) return GaveUp{GaveUp::Why::kUncertain, 0};
  return MeasuredApart{double(output.distance),
                       {double(output.pointA.x), double(output.pointA.y), 0},
                       {double(output.pointB.x), double(output.pointB.y), 0}};
}

/// Why a moving pair is not asked; nothing where it is.
inline const char* why_declined(const MovingPair& pair) {
  if (const char* why = why_declined(pair.bodies)) return why;
  if (!collision_adapter::is_single(pair.of_a) || !collision_adapter::is_single(pair.of_b))
    return "motions that single precision does not hold";
  return nullptr;
}

/// x + y as Box2D would be given it; nothing where single precision does not hold the sum.
inline std::optional<b2Vec2> single_sum(const std::array<double, 3>& x, const std::array<double, 3>& y) {
  std::array<double, 3> sum{};
  for (std::size_t k = 0; k < 2; ++k) {
    const auto entry = collision_adapter::exact_sum(x[k], y[k]);
    if (!entry || !collision_adapter::is_single(*entry)) return std::nullopt;
    sum[k] = *entry;
  }
  return planar(sum);
}

/// Body b is cast along its displacement less that of a. Nothing where that is no float. Precondition: nothing turns.
inline std::optional<b2ShapeCastInput> shape_cast_input(const Polygons& polygons, const MovingPair& pair) {
  const auto& of_a = pair.of_a.displacement;
  const auto way = single_sum(pair.of_b.displacement, {-of_a[0], -of_a[1], 0});
  if (!way) return std::nullopt;
  b2ShapeCastInput input;
  polygons.load(input);
  input.transformA.SetIdentity();
  input.transformB.SetIdentity();
  input.translationB = *way;
  return input;
}

/// b2ShapeCast returns "true if hit, false if there is no hit or an initial overlap". An initial overlap, its bodies
/// within the separation that it stops at, is the return without an iteration.
inline CastAnswer answer_of(bool hit, const b2ShapeCastOutput& output) {
  if (hit) return BareTime{double(output.lambda)};
  if (output.iterations == 0) return InitiallyOverlapping{};
  return Missed{};
}

/// Vertices are in world coordinates, so the centre of mass of the sweep is the centre of the motion, and the body's
/// origin is the world's. A body that only moves straight on has it at the origin. Nothing where the centre at the end
/// is no float.
inline std::optional<b2Sweep> sweep_of(const Motion& motion) {
  b2Sweep sweep;
  sweep.localCenter.SetZero();
  sweep.c = planar(motion.displacement);
  if (motion.turns()) {
    sweep.localCenter = planar(motion.centre);
    const auto end = single_sum(motion.centre, motion.displacement);
    if (!end) return std::nullopt;
    sweep.c = *end;
  }
  sweep.c0 = sweep.localCenter;
  sweep.a0 = 0;
  sweep.a = static_cast<float>(motion.rotation[2]);
  sweep.alpha0 = 0;
  return sweep;
}

inline std::optional<b2TOIInput> impact_input(const Polygons& polygons, const MovingPair& pair) {
  const auto a = sweep_of(pair.of_a), b = sweep_of(pair.of_b);
  if (!a || !b) return std::nullopt;
  b2TOIInput input;
  polygons.load(input);
  input.sweepA = *a, input.sweepB = *b;
  input.tMax = 1;
  return input;
}

/// Along an axis that parts bodies at both ends they are apart all the way, unless they turn.
inline CastAnswer answer_of(const b2TOIOutput& output, bool turns) {
  switch (output.state) {
    case b2TOIOutput::e_overlapped: return InitiallyOverlapping{};
    case b2TOIOutput::e_touching: return BareTime{double(output.t)};
    case b2TOIOutput::e_separated:
      if (turns) return GaveUp{GaveUp::Why::kUncertain, 0};
      return Missed{};
    case b2TOIOutput::e_failed: return GaveUp{GaveUp::Why::kStepLimit, 0};
    default: return GaveUp{GaveUp::Why::kUncertain, 0};
  }
}

}  // namespace assay::box2d_adapter
