// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_2, which is under the GPL; CGAL's licence governs the referee library
// (see LICENSE).
//
// The extreme points of a planar cloud.
#include <CGAL/Convex_hull_traits_adapter_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Gmpq.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/convex_hull_2.h>
#include <CGAL/property_map.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <sstream>

#include "oracles/referee/bounded_run.h"
#include "oracles/referee/hulls/safe_exponent.h"
#include "oracles/referee/question_size.h"
#include "oracles/referee/referee.h"

namespace assay::referee {
namespace {

/// Up to here the calling process does the work: at most n^2 predicates, each of bounded cost, against a fork's 2 ms.
constexpr std::size_t kTinyHull2 = 64;

/// Where the filtered kernel needs no trust: all coordinates 0 or of magnitude within 2^+-kSafeExponent. Differences
/// are then 0 or at least one ulp of the smallest magnitude, 2^-252, and at most 2^201; products and sums of two of
/// them stay clear of overflow, of underflow and of subnormals, in the static filters as in the interval arithmetic.
constexpr int kSafeExponent = 200;

bool is_safe(const Cloud2& cloud) {
  return std::all_of(cloud.points.begin(), cloud.points.end(),
                     [](Point2 p) { return is_within(p.x, kSafeExponent) && is_within(p.y, kSafeExponent); });
}

/// Indices of the extreme points, counter-clockwise.
template <class Kernel>
std::vector<std::size_t> extreme_points(const Cloud2& cloud) {
  using Point = typename Kernel::Point_2;
  std::vector<Point> points;
  for (const Point2& p : cloud.points) points.emplace_back(typename Kernel::FT(p.x), typename Kernel::FT(p.y));
  std::vector<std::size_t> indices(points.size()), ccw;
  std::iota(indices.begin(), indices.end(), std::size_t{0});
  using Map = typename CGAL::Pointer_property_map<Point>::const_type;
  const CGAL::Convex_hull_traits_adapter_2<Kernel, Map> traits(Map(points.data()));
  CGAL::convex_hull_2(indices.begin(), indices.end(), std::back_inserter(ccw), traits);
  return ccw;
}

std::optional<Error> refusal(const std::vector<Point2>& points) {
  std::vector<double> all;
  for (const Point2& p : points) {
    if (!std::isfinite(p.x) || !std::isfinite(p.y)) return Error{"referee: a point is not finite"};
    all.insert(all.end(), {p.x, p.y});
  }
  return refuse_beyond(kLargestCloud, {points.size(), 2, bits_of({all})});
}

std::string hull_text(const Cloud2& cloud, const Deadline&) {
  using Filtered = CGAL::Exact_predicates_inexact_constructions_kernel;
  using Exact = CGAL::Simple_cartesian<CGAL::Gmpq>;
  std::ostringstream words;
  for (const std::size_t i : is_safe(cloud) ? extreme_points<Filtered>(cloud) : extreme_points<Exact>(cloud)) {
    words << i << ' ';
  }
  return words.str();
}

std::string area_text(const Cloud2& path, const Deadline&) {
  using Kernel = CGAL::Simple_cartesian<CGAL::Gmpq>;
  std::vector<Kernel::Point_2> corners;
  for (const Point2& p : path.points) corners.emplace_back(CGAL::Gmpq(p.x), CGAL::Gmpq(p.y));
  CGAL::Gmpq area = 0;
  for (std::size_t k = 2; k < corners.size(); ++k) area += CGAL::area(corners[0], corners[k - 1], corners[k]);
  std::ostringstream words;
  words << area;
  return words.str();
}

}  // namespace

Result<Rational> signed_area(const std::vector<Point2>& path, Bound bound) {
  if (auto refused = refusal(path)) return *std::move(refused);
  const auto text =
      run_bounded<&area_text>(bound, path.size() <= kTinyHull2 ? Size::kTiny : Size::kLarge, Cloud2{path});
  if (!text) return Error{text.error()};
  return Rational(*text);
}

Result<std::vector<Point2>> hull2(const Cloud2& cloud, Bound bound) {
  if (auto refused = refusal(cloud.points)) return *std::move(refused);
  if (cloud.points.empty()) return std::vector<Point2>{};
  const auto text =
      run_bounded<&hull_text>(bound, cloud.points.size() <= kTinyHull2 ? Size::kTiny : Size::kLarge, cloud);
  if (!text) return Error{text.error()};

  std::vector<Point2> ccw;
  std::istringstream words(*text);
  for (std::size_t i = 0; words >> i;) ccw.push_back(cloud.points[i]);
  const auto before = [](Point2 p, Point2 q) { return p.x < q.x || (p.x == q.x && p.y < q.y); };
  std::rotate(ccw.begin(), std::min_element(ccw.begin(), ccw.end(), before), ccw.end());
  return ccw;
}

}  // namespace assay::referee
