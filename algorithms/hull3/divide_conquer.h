// Spatial hull by divide and conquer, generic in the side test.
#pragma once
#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/hull2/statement.h"
#include "algorithms/hull3/folded_face.h"
#include "algorithms/hull3/gift_wrapping.h"
#include "algorithms/hull3/hull3_input.h"
#include "algorithms/model/watch.h"
#include "algorithms/predicates/exact_orient3d.h"

namespace assay {

/// The faces of the convex hull: of the left half, of the right half, and of a tube of paper wrapped around both.
///
/// Shape    Hull3 with one facet a face, polygons included; FlatHull3 where the tests see no volume.
/// Promise  exact with ExactOrient3d. With inexact tests it gives up or answers wrongly.
/// Error    GaveUp{kNotFinite}; GaveUp{kStalled} where the tube does not close, which happens with inexact tests only;
///          Declined beyond 2^29 points.
/// Cost     O(n log n) for the division; each face of a tube costs O(h) side tests for h extreme points of both halves.
/// Source   F. P. Preparata, S. J. Hong, Convex hulls of finite sets of points in two and three dimensions, Commun. ACM
///          20(2), 1977, 87-93. They find the next face of the tube by advancing around two vertices, which assumes
///          general position. Here every face is wrapped whole, with all points in its plane, so that coplanar points
///          need no perturbation; the price is the factor h. (Chan's kinetic variant of 2003 compares times of events,
///          which are quotients of determinants: a side test cannot decide them.)
template <Orient3d S>
class DivideConquer3 {
 public:
  static constexpr std::string_view kStem = "hull3/divide_conquer_";
  static constexpr std::string_view kName = Joined<kStem, S::kName>::kValue;
  static constexpr std::string_view kHow = "divide and conquer in space on ";
  static constexpr Statement<Hull3Family> kStatement = hull::stated_on<Hull3Family, kHow, S>();

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    const auto& points = cloud.points;
    if (auto refused = spatial::refusal(points)) return *refused;
    const std::vector<std::uint32_t> order = spatial::distinct_in_order(points);
    const spatial::Span span = spatial::span_of<S>(points, order);
    if (span.dimension < 3) return spatial::flat_answer<S>(points, order, span);
    DivideConquer3 work(points, watch);
    const auto body = work.hull_of(order);
    if (!body) return GaveUp{work.why_, work.steps_};
    Hull3 hull;
    for (const Ring& face : body->faces) {
      hull.corner.insert(hull.corner.end(), face.begin(), face.end());
      hull.face_of.push_back(hull.facets());
      hull.end.push_back(static_cast<std::uint32_t>(hull.corner.size()));
    }
    return hull;
  }

 private:
  using Ring = std::vector<std::uint32_t>;
  using Edge = std::pair<std::uint32_t, std::uint32_t>;
  static constexpr std::size_t kWhole = 8;  // points that are not divided further

  /// A hull as its extreme points and its faces; a flat one of three points or more has one face on either side.
  struct Body {
    Ring extreme;
    std::vector<Ring> faces;
  };

  DivideConquer3(const std::vector<Point3>& points, const Watch& watch) : points_(points), watch_(watch) {}

  /// Of points in lexicographic order.
  std::optional<Body> hull_of(std::span<const std::uint32_t> order) {
    const std::uint32_t state[] = {steps_++, order.front(), order.back()};
    if (!watch_(state)) {
      why_ = GaveUp::Why::kStopped;
      return std::nullopt;
    }
    if (order.size() <= kWhole) return whole(order);
    const std::size_t middle = order.size() / 2;
    const auto left = hull_of(order.first(middle));
    const auto right = left ? hull_of(order.subspan(middle)) : std::nullopt;
    if (!right) return std::nullopt;
    return merged(*left, *right, order[middle]);
  }

  std::optional<Body> whole(std::span<const std::uint32_t> order) {
    Cloud3 part;
    for (const std::uint32_t i : order) part.points.push_back(points_[i]);
    const Hull3Answer answer = GiftWrapping3<S>::solve(part, Watch{});
    Body body;
    if (const auto* flat = std::get_if<FlatHull3>(&answer)) {
      body = two_sided(flat->extreme);
    } else if (const auto* hull = std::get_if<Hull3>(&answer)) {
      body.extreme = hull->corner;
      for (std::uint32_t f = 0; f < hull->facets(); ++f)
        body.faces.emplace_back(hull->facet(f).begin(), hull->facet(f).end());
    } else {
      return std::nullopt;
    }
    for (std::uint32_t& i : body.extreme) i = order[i];
    for (Ring& face : body.faces) {
      for (std::uint32_t& i : face) i = order[i];
    }
    tidy(body.extreme);
    return body;
  }

  static Body two_sided(const Ring& ring) {
    Body body{ring, {}};
    if (ring.size() >= 3) body.faces = {ring, Ring(ring.rbegin(), ring.rend())};
    return body;
  }
  void tidy(Ring& extreme) const {
    std::sort(extreme.begin(), extreme.end(), [this](std::uint32_t i, std::uint32_t j) {
      return spatial::before(points_[i], points_[j]) || (points_[i] == points_[j] && i < j);
    });
    extreme.erase(std::unique(extreme.begin(), extreme.end()), extreme.end());
  }

  /// `pivot` is the smallest point of the right half.
  std::optional<Body> merged(const Body& left, const Body& right, std::uint32_t pivot) {
    Ring chosen = left.extreme;
    chosen.insert(chosen.end(), right.extreme.begin(), right.extreme.end());
    tidy(chosen);
    const spatial::Span span = spatial::span_of<S>(points_, chosen);
    if (span.dimension < 3) return flat(chosen, span);
    const auto is_right = [&](std::uint32_t i) { return !spatial::before(points_[i], points_[pivot]); };
    const auto mixed = [&](std::uint32_t i, std::uint32_t j) { return is_right(i) != is_right(j); };
    Body body;
    std::set<Edge> met;
    if (!add_tube(chosen, mixed, body, met) || !add_rest(left, right, body, met)) return std::nullopt;
    for (const Ring& face : body.faces) body.extreme.insert(body.extreme.end(), face.begin(), face.end());
    tidy(body.extreme);
    return body;
  }

  std::optional<Body> flat(const Ring& chosen, const spatial::Span& span) {
    const Hull3Answer answer = spatial::flat_answer<S>(points_, chosen, span);
    const auto* flat = std::get_if<FlatHull3>(&answer);
    if (flat == nullptr) return std::nullopt;
    Body body = two_sided(flat->extreme);
    tidy(body.extreme);
    return body;
  }

  /// An edge between the halves on some face of the hull.
  template <class Mixed>
  std::optional<Edge> first_mixed_edge(const Ring& chosen, const Mixed& mixed) const {
    const auto wall = spatial::wall_face<S>(points_, chosen, [&](const Ring& some) {
      return std::any_of(some.begin(), some.end(), [&](std::uint32_t i) { return mixed(i, some.front()); });
    });
    for (std::size_t k = 0; k < wall.size(); ++k) {
      const std::uint32_t from = wall[k], to = wall[(k + 1) % wall.size()];
      if (mixed(from, to)) return Edge{from, to};
    }
    return std::nullopt;
  }

  /// The tube: the faces with corners of both halves. A plane between the halves cuts the hull in a ring, which passes
  /// from face to face over mixed edges, two to a face. `met` are the edges of the body's faces, each in their sense.
  template <class Mixed>
  bool add_tube(const Ring& chosen, const Mixed& mixed, Body& body, std::set<Edge>& met) const {
    std::optional<Edge> edge = first_mixed_edge(chosen, mixed);
    if (!edge) return false;
    const Edge first = *edge;
    do {
      const Ring face = spatial::folded_face<S>(points_, chosen, edge->first, edge->second);
      if (face.size() < 3 || body.faces.size() > 2 * chosen.size()) return false;
      std::optional<Edge> other;
      bool has_edge = false;
      for (std::size_t k = 0; k < face.size(); ++k) {
        const Edge here{face[k], face[(k + 1) % face.size()]};
        if (!met.insert(here).second) return false;
        if (here == *edge) {
          has_edge = true;
        } else if (mixed(here.first, here.second)) {
          other = here;
        }
      }
      if (!has_edge || !other) return false;
      body.faces.push_back(face);
      edge = Edge{other->second, other->first};
    } while (*edge != first);
    return true;
  }

  /// What the tube leaves of either half: the faces beyond its own edges, as far as they hang together.
  static bool add_rest(const Body& left, const Body& right, Body& body, std::set<Edge>& met) {
    std::map<Edge, const Ring*> face_at;
    for (const Body* half : {&left, &right}) {
      for (const Ring& face : half->faces) {
        for (std::size_t k = 0; k < face.size(); ++k) face_at[{face[k], face[(k + 1) % face.size()]}] = &face;
      }
    }
    for (std::size_t done = 0; done < body.faces.size(); ++done) {
      const Ring face = body.faces[done];
      for (std::size_t k = 0; k < face.size(); ++k) {
        const Edge back{face[(k + 1) % face.size()], face[k]};
        if (met.contains(back)) continue;
        const auto at = face_at.find(back);
        if (at == face_at.end()) return false;
        const Ring& kept = *at->second;
        for (std::size_t j = 0; j < kept.size(); ++j) {
          if (!met.insert(Edge{kept[j], kept[(j + 1) % kept.size()]}).second) return false;
        }
        body.faces.push_back(kept);
      }
    }
    return true;
  }

  const std::vector<Point3>& points_;
  const Watch& watch_;
  GaveUp::Why why_ = GaveUp::Why::kStalled;
  std::uint32_t steps_ = 0;
};

}  // namespace assay
