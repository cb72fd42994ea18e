// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_3, which is under the GPL; CGAL's licence governs the referee library
// (see LICENSE).
//
// The extreme points and the faces of a cloud in space.
#include <CGAL/Convex_hull_traits_adapter_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Gmpq.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/Surface_mesh.h>
#include <CGAL/convex_hull_2.h>
#include <CGAL/convex_hull_3.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <sstream>
#include <utility>

#include "oracles/referee/bounded_run.h"
#include "oracles/referee/hulls/safe_exponent.h"
#include "oracles/referee/question_size.h"
#include "oracles/referee/referee.h"

namespace assay::referee {
namespace {

/// Up to here the calling process does the work: at most n^2 predicates, each of bounded cost, against a fork's 2 ms.
constexpr std::size_t kTinyHull3 = 64;

/// Where the filtered kernel needs no trust: all coordinates 0 or of magnitude within 2^+-kSafeExponentInSpace.
/// Differences are then 0 or at least 2^-202 and at most 2^151; products of three stay clear of overflow and of
/// subnormals.
constexpr int kSafeExponentInSpace = 150;

bool is_safe(const Cloud3& cloud) {
  return std::all_of(cloud.points.begin(), cloud.points.end(), [](const Point3& p) {
    return is_within(p.x, kSafeExponentInSpace) && is_within(p.y, kSafeExponentInSpace) &&
           is_within(p.z, kSafeExponentInSpace);
  });
}

/// Of `count` points of the cloud, those that a question is about.
std::optional<Error> refusal(const Cloud3& cloud, std::size_t count) {
  std::vector<double> all;
  for (const Point3& p : cloud.points) {
    if (!std::isfinite(p.x) || !std::isfinite(p.y) || !std::isfinite(p.z))
      return Error{"referee: a point is not finite"};
    all.insert(all.end(), {p.x, p.y, p.z});
  }
  return refuse_beyond(kLargestCloud, {count, 3, bits_of({all})});
}

bool before(const Point3& p, const Point3& q) {
  return p.x < q.x || (p.x == q.x && (p.y < q.y || (p.y == q.y && p.z < q.z)));
}

/// The distinct points in lexicographic order, each by its first index.
std::vector<std::uint32_t> distinct_in_order(const Cloud3& cloud) {
  std::vector<std::uint32_t> order(cloud.points.size());
  for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](std::uint32_t i, std::uint32_t j) {
    return before(cloud.points[i], cloud.points[j]) || (cloud.points[i] == cloud.points[j] && i < j);
  });
  const auto same = [&](std::uint32_t i, std::uint32_t j) { return cloud.points[i] == cloud.points[j]; };
  order.erase(std::unique(order.begin(), order.end(), same), order.end());
  return order;
}

/// The extreme points of a coplanar cloud that a, b, c span; point k is called order[k]. Seen along an axis that keeps
/// a, b, c apart, extreme points stay extreme.
template <class Kernel, class Point = typename Kernel::Point_3>
std::vector<std::uint32_t> extreme_in_plane(const std::vector<Point>& points, const std::vector<std::uint32_t>& order,
                                            const Point& a, const Point& b, const Point& c) {
  using Point2 = typename Kernel::Point_2;
  const auto seen = [](int axis, const Point& p) {
    return axis == 0 ? Point2(p.y(), p.z()) : axis == 1 ? Point2(p.z(), p.x()) : Point2(p.x(), p.y());
  };
  int axis = 0;
  while (CGAL::collinear(seen(axis, a), seen(axis, b), seen(axis, c))) ++axis;
  std::vector<Point2> flat, ring;
  std::map<Point2, std::uint32_t> name;
  for (std::size_t k = 0; k < points.size(); ++k) {
    flat.push_back(seen(axis, points[k]));
    name.emplace(flat.back(), order[k]);
  }
  CGAL::convex_hull_2(flat.begin(), flat.end(), std::back_inserter(ring));
  std::vector<std::uint32_t> extreme;
  for (const Point2& p : ring) extreme.push_back(name.at(p));
  return extreme;
}

/// The face of each facet, numbered from 0: facets joined over flat edges. CGAL divides faces as it likes.
template <class Point>
std::map<std::size_t, std::size_t> joined_facets(const CGAL::Surface_mesh<Point>& mesh) {
  const auto corner = [&](auto h) -> const Point& { return mesh.point(mesh.target(h)); };
  const auto is_flat = [&](auto h) {
    const auto g = mesh.opposite(h);
    return CGAL::coplanar(corner(mesh.prev(h)), corner(h), corner(mesh.next(h)), corner(mesh.next(g)));
  };
  std::map<std::size_t, std::size_t> face_of;
  std::size_t faces = 0;
  for (const auto f : mesh.faces()) {
    if (!face_of.emplace(f, faces).second) continue;
    std::vector<std::size_t> members{f};
    for (std::size_t done = 0; done < members.size(); ++done) {
      const typename CGAL::Surface_mesh<Point>::Face_index here(static_cast<std::uint32_t>(members[done]));
      for (const auto h : mesh.halfedges_around_face(mesh.halfedge(here))) {
        const auto g = mesh.face(mesh.opposite(h));
        if (face_of.contains(g) || !is_flat(h)) continue;
        face_of[g] = faces;
        members.push_back(g);
      }
    }
    ++faces;
  }
  return face_of;
}

/// The faces around a vertex, each once.
template <class Mesh, class Vertex>
std::vector<std::size_t> faces_around(const Mesh& mesh, Vertex v, const std::map<std::size_t, std::size_t>& face_of) {
  std::vector<std::size_t> around;
  for (const auto h : mesh.halfedges_around_target(mesh.halfedge(v))) around.push_back(face_of.at(mesh.face(h)));
  std::sort(around.begin(), around.end());
  around.erase(std::unique(around.begin(), around.end()), around.end());
  return around;
}

/// The faces of CGAL's surface as lists of the corners that three or more faces meet in, and those corners: CGAL may
/// leave points inside faces and edges as corners.
template <class Point>
void describe_surface(const std::vector<Point>& points, const std::vector<std::uint32_t>& order, Hull3Opinion& found) {
  std::map<Point, std::uint32_t> index_of;
  for (std::size_t k = 0; k < points.size(); ++k) index_of.emplace(points[k], order[k]);
  CGAL::Surface_mesh<Point> mesh;
  CGAL::convex_hull_3(points.begin(), points.end(), mesh);
  const std::map<std::size_t, std::size_t> face_of = joined_facets(mesh);
  std::size_t count = 0;
  for (const auto& [facet, face] : face_of) count = std::max(count, face + 1);
  found.faces.resize(count);
  for (const auto v : mesh.vertices()) {
    const std::vector<std::size_t> around = faces_around(mesh, v, face_of);
    if (around.size() < 3) continue;
    const std::uint32_t i = index_of.at(mesh.point(v));
    found.extreme.push_back(i);
    for (const std::size_t face : around) found.faces[face].push_back(i);
  }
  for (auto& face : found.faces) std::sort(face.begin(), face.end());
  std::sort(found.faces.begin(), found.faces.end());
}

/// All lists are sorted. The dimension is found before anything is built.
template <class Kernel>
Hull3Opinion opinion(const Cloud3& cloud) {
  using Point = typename Kernel::Point_3;
  const std::vector<std::uint32_t> order = distinct_in_order(cloud);
  std::vector<Point> points;
  for (const std::uint32_t i : order) {
    const Point3& p = cloud.points[i];
    points.emplace_back(typename Kernel::FT(p.x), typename Kernel::FT(p.y), typename Kernel::FT(p.z));
  }
  Hull3Opinion found;
  if (points.empty()) return found;
  const Point &a = points.front(), &b = points.back();
  const auto c = std::find_if(points.begin(), points.end(), [&](const Point& p) { return !CGAL::collinear(a, b, p); });
  const auto d = std::find_if(c, points.end(), [&](const Point& p) { return !CGAL::coplanar(a, b, *c, p); });
  if (points.size() == 1) {
    found.dimension = 0;
    found.extreme = {order.front()};
  } else if (c == points.end()) {
    found.dimension = 1;
    found.extreme = {order.front(), order.back()};
  } else if (d == points.end()) {
    found.dimension = 2;
    found.extreme = extreme_in_plane<Kernel>(points, order, a, b, *c);
  } else {
    found.dimension = 3;
    describe_surface(points, order, found);
  }
  std::sort(found.extreme.begin(), found.extreme.end());
  return found;
}

std::string hull3_opinion_text(const Cloud3& cloud, const Deadline&) {
  using Filtered = CGAL::Exact_predicates_inexact_constructions_kernel;
  using Exact = CGAL::Simple_cartesian<CGAL::Gmpq>;
  const Hull3Opinion found = is_safe(cloud) ? opinion<Filtered>(cloud) : opinion<Exact>(cloud);
  std::ostringstream words;
  words << found.dimension << ' ' << found.extreme.size();
  for (const std::uint32_t i : found.extreme) words << ' ' << i;
  for (const auto& face : found.faces) {
    words << ' ' << face.size();
    for (const std::uint32_t i : face) words << ' ' << i;
  }
  return words.str();
}

std::string volume_text(const Cloud3& cloud, const Hull3& surface, const Deadline&) {
  using Kernel = CGAL::Simple_cartesian<CGAL::Gmpq>;
  const auto exactly = [&](std::uint32_t i) {
    const Point3& p = cloud.points[i];
    return Kernel::Point_3(CGAL::Gmpq(p.x), CGAL::Gmpq(p.y), CGAL::Gmpq(p.z));
  };
  CGAL::Gmpq volume = 0;
  const Kernel::Point_3 apex = exactly(surface.corner.front());
  for (std::uint32_t f = 0; f < surface.facets(); ++f) {
    const auto corners = surface.facet(f);
    for (std::size_t k = 2; k < corners.size(); ++k)
      volume += CGAL::volume(apex, exactly(corners[0]), exactly(corners[k - 1]), exactly(corners[k]));
  }
  std::ostringstream words;
  words << volume;
  return words.str();
}

std::vector<std::uint32_t> read_list(std::istringstream& words) {
  std::vector<std::uint32_t> list;
  std::size_t size = 0;
  if (words >> size) list.resize(size);
  for (std::uint32_t& i : list) words >> i;
  return list;
}

}  // namespace

Result<Rational> signed_volume(const Cloud3& cloud, const Hull3& surface, Bound bound) {
  if (surface.corner.empty()) return Rational(0);
  for (const std::uint32_t i : surface.corner) {
    if (i >= cloud.points.size()) return Error{"referee: an index names no point"};
  }
  if (auto refused = refusal(cloud, surface.corner.size())) return *std::move(refused);
  const Size size = surface.corner.size() <= 6 * kTinyHull3 ? Size::kTiny : Size::kLarge;
  const auto text = run_bounded<&volume_text>(bound, size, cloud, surface);
  if (!text) return Error{text.error()};
  return Rational(*text);
}

Result<Hull3Opinion> hull3(const Cloud3& cloud, Bound bound) {
  if (auto refused = refusal(cloud, cloud.points.size())) return *std::move(refused);
  const auto text =
      run_bounded<&hull3_opinion_text>(bound, cloud.points.size() <= kTinyHull3 ? Size::kTiny : Size::kLarge, cloud);
  if (!text) return Error{text.error()};
  Hull3Opinion found;
  std::istringstream words(*text);
  words >> found.dimension;
  found.extreme = read_list(words);
  for (auto face = read_list(words); !face.empty(); face = read_list(words)) found.faces.push_back(std::move(face));
  return found;
}

}  // namespace assay::referee
