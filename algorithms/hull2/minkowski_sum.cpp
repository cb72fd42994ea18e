#include "algorithms/hull2/minkowski_sum.h"

#include <algorithm>
#include <utility>

#include "algorithms/hull2/hull2.h"
#include "algorithms/hull2/hull_input.h"
#include "algorithms/predicates/way_turn.h"

namespace assay {
namespace {

/// A polygon's corners counter-clockwise from the lexicographically smallest, and around again. A segment is walked
/// there and back; a point has no edge.
class Ring {
 public:
  Ring(std::span<const Point2> points, std::vector<std::uint32_t> corner)
      : points_(points), corner_(std::move(corner)) {}

  std::size_t edges() const { return corner_.size() < 2 ? 0 : corner_.size(); }
  bool empty() const { return corner_.empty(); }
  std::uint32_t corner(std::size_t i) const { return corner_[i % corner_.size()]; }
  const Point2& at(std::size_t i) const { return points_[corner(i)]; }
  /// Whether edge i leads to a lexicographically larger point.
  bool rises(std::size_t i) const { return hull::before(at(i), at(i + 1)); }

 private:
  std::span<const Point2> points_;
  std::vector<std::uint32_t> corner_;
};

/// From the smallest corner on the edges of a ring rise and then fall, each half in the order of its angles, so the
/// first edges of both rings begin the sum's. 1 where edge i of a comes first, -1 where edge j of b does, 0 where they
/// point the same way.
int first_of(const Ring& a, std::size_t i, const Ring& b, std::size_t j) {
  if (a.rises(i) != b.rises(j)) return a.rises(i) ? 1 : -1;
  return way_turn(a.at(i), a.at(i + 1), b.at(j), b.at(j + 1));
}

using Corners = std::variant<std::vector<std::uint32_t>, GaveUp, Declined>;

Corners corners_of(std::span<const Point2> points) {
  Hull2Answer answer = hull2(points);
  if (auto* round = std::get_if<Hull>(&answer)) return std::move(round->ccw);
  if (auto* flat = std::get_if<FlatHull>(&answer)) return std::move(flat->extreme);
  if (const auto* gave_up = std::get_if<GaveUp>(&answer)) return *gave_up;
  return std::get<Declined>(answer);
}

PolygonSum merged(const Ring& a, const Ring& b) {
  PolygonSum sum;
  if (a.empty() || b.empty()) return sum;
  std::size_t i = 0, j = 0;
  do {
    sum.ccw.push_back({a.corner(i), b.corner(j)});
    const int first = i == a.edges() ? -1 : j == b.edges() ? 1 : first_of(a, i, b, j);
    i += i < a.edges() && first >= 0;
    j += j < b.edges() && first <= 0;
  } while (i < a.edges() || j < b.edges());
  return sum;
}

}  // namespace

PolygonSumAnswer minkowski_sum(std::span<const Point2> a, std::span<const Point2> b) {
  Corners of_a = corners_of(a), of_b = corners_of(b);
  for (const Corners* corners : {&of_a, &of_b}) {
    if (const auto* gave_up = std::get_if<GaveUp>(corners)) return *gave_up;
    if (const auto* declined = std::get_if<Declined>(corners)) return *declined;
  }
  return merged(Ring(a, std::get<0>(std::move(of_a))), Ring(b, std::get<0>(std::move(of_b))));
}

std::vector<Point2> negated(std::span<const Point2> points) {
  std::vector<Point2> negative;
  negative.reserve(points.size());
  for (const Point2& p : points) negative.push_back({-p.x, -p.y});
  return negative;
}

}  // namespace assay
