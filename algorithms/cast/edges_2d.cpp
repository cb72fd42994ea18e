#include "algorithms/cast/edges_2d.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "algorithms/cast/exact_number.h"
#include "algorithms/cast/near_along.h"
#include "algorithms/cast/refusal.h"
#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/adaptive_orient2d.h"

namespace assay {
namespace {

using cast::ExactNumber;
using ExactNormal = std::array<ExactNumber, 2>;

constexpr int kSteps = 64;     // doubles to either side of the rounded quotient
constexpr int kBinades = 300;  // of the numbers: then no product loses a bit (exact_number.h)

/// Along `normal`: apart at t while gap - t approach > 0.
struct Constraint {
  ExactNumber gap, approach;
  ExactNormal normal;
  int side_at(double t) const { return (gap - ExactNumber(t) * approach).sign(); }
};

ExactNumber along(const ExactNormal& n, const Point2& p) { return n[0] * ExactNumber(p.x) + n[1] * ExactNumber(p.y); }

/// The greatest side * n.p: exact among those that double cannot tell apart.
ExactNumber greatest(const ExactNormal& n, const std::vector<Point2>& points, double side) {
  const cast::RoundedDirection direction(n[0], n[1]);
  double surely = -std::numeric_limits<double>::infinity();
  for (const Point2& p : points) {
    const cast::NearAlong near = direction.along(p);
    surely = std::max(surely, side * near.value - near.error);
  }
  ExactNumber best;
  bool found = false;
  for (const Point2& p : points) {
    const cast::NearAlong near = direction.along(p);
    if (side * near.value + near.error < surely) continue;
    const ExactNumber value = side > 0 ? along(n, p) : ExactNumber() - along(n, p);
    if (!found || (value - best).sign() > 0) best = value;
    found = true;
  }
  return best;
}

struct Scene {
  std::vector<Point2> a, b;  ///< times a power of two: all numbers below 1
  ExactNormal displacement;  ///< of a less that of b
};

/// Both bodies and the displacements times the power of two that makes the largest number 1/2 to 1; false where a
/// number other than 0 falls below 2^-kBinades.
bool scale(const MovingPair& pair, Scene& scene) {
  double largest = 0, least = std::numeric_limits<double>::infinity();
  const auto see = [&](double x) {
    largest = std::max(largest, std::abs(x));
    if (x != 0) least = std::min(least, std::abs(x));
  };
  for (const Points* body : {&pair.bodies.a, &pair.bodies.b})
    for (const double x : body->coordinates) see(x);
  for (const Motion* motion : {&pair.of_a, &pair.of_b})
    for (std::size_t k = 0; k < 2; ++k) see(motion->displacement[k]);
  const int exponent = largest > 0 ? std::ilogb(largest) + 1 : 0;
  if (largest > 0 && std::ilogb(least) - exponent < -kBinades) return false;
  const auto framed = [&](double x) { return std::ldexp(x, -exponent); };
  for (std::uint32_t i = 0; i < pair.bodies.a.size(); ++i)
    scene.a.push_back({framed(pair.bodies.a[i][0]), framed(pair.bodies.a[i][1])});
  for (std::uint32_t j = 0; j < pair.bodies.b.size(); ++j)
    scene.b.push_back({framed(pair.bodies.b[j][0]), framed(pair.bodies.b[j][1])});
  for (std::size_t k = 0; k < 2; ++k)
    scene.displacement[k] =
        ExactNumber::difference(framed(pair.of_a.displacement[k]), framed(pair.of_b.displacement[k]));
  return true;
}

ExactNormal negative(const ExactNormal& n) { return {ExactNumber() - n[0], ExactNumber() - n[1]}; }
ExactNormal right_of(const ExactNormal& n) { return {n[1], ExactNumber() - n[0]}; }
ExactNormal way(const Point2& from, const Point2& to) {
  return {ExactNumber::difference(to.x, from.x), ExactNumber::difference(to.y, from.y)};
}

Constraint constraint_along(const Scene& scene, const ExactNormal& n) {
  return {ExactNumber() - greatest(n, scene.b, -1) - greatest(n, scene.a, 1),
          n[0] * scene.displacement[0] + n[1] * scene.displacement[1], n};
}

/// The normals of the hull's edges, outwards for a and inwards for b; a flat body's both ways, and along it.
void add_normals(const Scene& scene, const std::vector<Point2>& body, bool outwards, std::vector<Constraint>& all) {
  const auto add = [&](const ExactNormal& n) { all.push_back(constraint_along(scene, n)); };
  const Hull2Answer answer = MonotoneChain<AdaptiveOrient2d>::solve({body}, Watch{});
  if (const auto* hull = std::get_if<Hull>(&answer)) {
    for (std::size_t i = 0; i < hull->ccw.size(); ++i) {
      const ExactNormal n = right_of(way(body[hull->ccw[i]], body[hull->ccw[(i + 1) % hull->ccw.size()]]));
      add(outwards ? n : negative(n));
    }
  } else if (const auto* flat = std::get_if<FlatHull>(&answer); flat != nullptr && flat->extreme.size() == 2) {
    const ExactNormal along = way(body[flat->extreme[0]], body[flat->extreme[1]]), across = right_of(along);
    for (const ExactNormal& n : {along, negative(along), across, negative(across)}) add(n);
  }
}

/// The normal in double, its greatest entry about 1.
std::array<double, 3> rounded(const ExactNormal& n) {
  const double x = n[0].estimate(), y = n[1].estimate(), size = std::max(std::abs(x), std::abs(y));
  if (!(size > 0)) return {};
  return {x / size, y / size, 0};
}

Missed missed(const Scene& scene, const Constraint& parting) {
  const std::array<double, 3> direction = rounded(parting.normal);
  const Constraint along = constraint_along(scene, {ExactNumber(direction[0]), ExactNumber(direction[1])});
  if (along.side_at(0) > 0 && along.side_at(1) > 0) return {direction};
  return {};
}

CastAnswer bracket(const Scene& scene, const std::vector<Constraint>& all) {
  const auto apart_at = [&](double t) {
    return std::any_of(all.begin(), all.end(), [&](const Constraint& c) { return c.side_at(t) > 0; });
  };
  const Constraint* last = nullptr;
  double estimate = 0;
  for (const Constraint& c : all) {
    if (c.approach.sign() <= 0) continue;
    const double t = c.gap.estimate() / c.approach.estimate();
    if (last == nullptr || t > estimate) last = &c, estimate = t;
  }
  if (last == nullptr) return GaveUp{GaveUp::Why::kUncertain, 0};  // apart, and yet no normal along which they approach
  estimate = std::clamp(estimate, 0.0, 1.0);
  double t0 = estimate, t1 = estimate;
  const auto not_after_contact = [&](double t) {
    return std::any_of(all.begin(), all.end(),
                       [&](const Constraint& c) { return c.approach.sign() > 0 && c.side_at(t) >= 0; });
  };
  const auto not_before_contact = [&](double t) {
    return std::none_of(all.begin(), all.end(),
                        [&](const Constraint& c) { return c.approach.sign() > 0 && c.side_at(t) > 0; });
  };
  for (int step = 0; step < kSteps && !not_after_contact(t0); ++step) t0 = std::nextafter(t0, 0);
  for (int step = 0; step < kSteps && !not_before_contact(t1); ++step) t1 = std::nextafter(t1, 2);
  if (!not_after_contact(t0) || !not_before_contact(t1) || t1 > 1) return GaveUp{GaveUp::Why::kUncertain, 0};
  if (!apart_at(t1)) return HitAt{t0, t1, rounded(last->normal)};
  if (!apart_at(t0)) return HitAt{t0, t0, rounded(last->normal)};
  // Apart along one normal until t0 or later, and along another from before t0 on.
  const auto leaving = std::find_if(all.begin(), all.end(),
                                    [&](const Constraint& c) { return c.approach.sign() <= 0 && c.side_at(t0) > 0; });
  if (leaving != all.end()) return missed(scene, *leaving);
  return GaveUp{GaveUp::Why::kUncertain, 0};
}

}  // namespace

CastAnswer CastEdges2d::solve(const MovingPair& pair, const Watch&) {
  if (auto declined = cast::refusal(pair)) return *declined;
  if (pair.turns()) return Declined{"bodies that turn"};
  if (pair.bodies.a.dimension != 2) return Declined{"only the plane is served"};
  for (const Points* body : {&pair.bodies.a, &pair.bodies.b})
    for (const double x : body->coordinates)
      if (!std::isfinite(x)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  // The centre, too, which nothing turns about here.
  for (const Motion* motion : {&pair.of_a, &pair.of_b})
    for (const auto* vector : {&motion->displacement, &motion->centre})
      for (const double x : *vector)
        if (!std::isfinite(x)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  Scene scene;
  if (!scale(pair, scene)) return GaveUp{GaveUp::Why::kUncertain, 0};
  std::vector<Constraint> all;
  add_normals(scene, scene.a, true, all);
  add_normals(scene, scene.b, false, all);
  // Where nothing moves, two points are told apart along the axes.
  const bool moves = scene.displacement[0].sign() != 0 || scene.displacement[1].sign() != 0;
  const ExactNormal along = moves ? scene.displacement : ExactNormal{ExactNumber(1), ExactNumber()},
                    across = right_of(along);
  for (const ExactNormal& n : {along, negative(along), across, negative(across)})
    all.push_back(constraint_along(scene, n));
  if (std::none_of(all.begin(), all.end(), [](const Constraint& c) { return c.gap.sign() > 0; }))
    return InitiallyOverlapping{};
  for (const Constraint& c : all)
    if (c.gap.sign() > 0 && c.side_at(1) > 0) return missed(scene, c);
  return bracket(scene, all);
}

}  // namespace assay
