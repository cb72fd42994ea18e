// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_2 and convex_hull_3, which are under the GPL; CGAL's licence governs the
// referee library (see LICENSE).
//
// The penetration depth, from the hull of all differences.
#include <CGAL/Gmpq.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/Surface_mesh.h>
#include <CGAL/convex_hull_2.h>
#include <CGAL/convex_hull_3.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "oracles/referee/bounded_run.h"
#include "oracles/referee/collision/squared_depth.h"
#include "oracles/referee/question_size.h"
#include "oracles/referee/referee.h"

namespace assay::referee {
namespace {

using Kernel = CGAL::Simple_cartesian<CGAL::Gmpq>;
using Number = CGAL::Gmpq;

/// Up to here the calling process does the work.
constexpr std::size_t kTinyDepth = 16;

/// Takes facets given by a normal and its product with a corner; remembers the least squared distance.
class Nearest {
 public:
  void take(const Number& height, const Number& length2) {
    if (height <= 0) outside_ = true;
    const Number squared = height * height / length2;
    if (!least_ || squared < *least_) least_ = squared;
  }
  Number squared() const { return outside_ || !least_ ? Number(0) : *least_; }

 private:
  bool outside_ = false;
  std::optional<Number> least_;
};

using Body = std::vector<ExactPoint>;

std::vector<std::vector<Number>> differences(const Body& a, const Body& b) {
  std::vector<std::vector<Number>> all;
  for (const ExactPoint& from : a) {
    for (const ExactPoint& to : b) {
      std::vector<Number>& point = all.emplace_back();
      for (std::size_t k = 0; k < from.size(); ++k) {
        const Rational difference = from[k] - to[k];
        point.emplace_back(difference.backend().data());
      }
    }
  }
  return all;
}

Number depth_in_the_plane(const Body& a, const Body& b) {
  std::vector<Kernel::Point_2> points, ring;
  for (const auto& point : differences(a, b)) points.emplace_back(point[0], point[1]);
  CGAL::convex_hull_2(points.begin(), points.end(), std::back_inserter(ring));
  if (ring.size() < 3) return 0;
  Nearest nearest;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Kernel::Point_2 &p = ring[i], &q = ring[(i + 1) % ring.size()];
    const Number ex = q.x() - p.x(), ey = q.y() - p.y();
    nearest.take(ey * p.x() - ex * p.y(), ex * ex + ey * ey);
  }
  return nearest.squared();
}

Number depth_in_space(const Body& body_a, const Body& body_b) {
  std::vector<Kernel::Point_3> points;
  for (const auto& point : differences(body_a, body_b)) points.emplace_back(point[0], point[1], point[2]);
  std::sort(points.begin(), points.end());
  points.erase(std::unique(points.begin(), points.end()), points.end());
  const Kernel::Point_3 &a = points.front(), &b = points.back();
  const auto c = std::find_if(points.begin(), points.end(), [&](const auto& p) { return !CGAL::collinear(a, b, p); });
  if (c == points.end()) return 0;
  if (std::none_of(points.begin(), points.end(), [&](const auto& p) { return !CGAL::coplanar(a, b, *c, p); })) return 0;
  CGAL::Surface_mesh<Kernel::Point_3> mesh;
  CGAL::convex_hull_3(points.begin(), points.end(), mesh);
  Nearest nearest;
  for (const auto f : mesh.faces()) {
    const auto h = mesh.halfedge(f);
    const auto &p = mesh.point(mesh.source(h)), &q = mesh.point(mesh.target(h)),
               &r = mesh.point(mesh.target(mesh.next(h)));
    const Kernel::Vector_3 normal = CGAL::cross_product(q - p, r - p);
    nearest.take(normal * (p - CGAL::ORIGIN), normal.squared_length());
  }
  return nearest.squared();
}

}  // namespace

Rational squared_depth(const std::vector<ExactPoint>& a, const std::vector<ExactPoint>& b) {
  const Number squared = a.front().size() == 2 ? depth_in_the_plane(a, b) : depth_in_space(a, b);
  return Rational(squared.mpq());
}

static std::string depth_text(const ConvexPair& pair, const Deadline&) {
  return squared_depth(exact_body(pair.a), exact_body(pair.b)).str();
}

Result<Rational> squared_depth(const ConvexPair& pair, Bound bound) {
  for (const Points* body : {&pair.a, &pair.b}) {
    for (const double x : body->coordinates) {
      if (!std::isfinite(x)) return Error{"referee: a coordinate is not finite"};
    }
  }
  if (pair.a.size() == 0 || pair.b.size() == 0) return Rational(0);
  if (pair.a.dimension != pair.b.dimension) return Error{"referee: the bodies differ in dimension"};
  if (pair.a.dimension != 2 && pair.a.dimension != 3) return Error{"referee: depths are for the plane and for space"};
  const std::size_t count = std::size_t{pair.a.size()} * pair.b.size();
  if (auto refused = refuse_beyond(kLargestDifference,
                                   {count, pair.a.dimension, bits_of({pair.a.coordinates, pair.b.coordinates})}))
    return *std::move(refused);
  const auto text = run_bounded<&depth_text>(bound, count <= kTinyDepth ? Size::kTiny : Size::kLarge, pair);
  if (!text) return Error{text.error()};
  return Rational(*text);
}

}  // namespace assay::referee
