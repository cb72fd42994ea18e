#include "oracles/gjk/polyhedra/half_spaces.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "oracles/exact/linear.h"

namespace assay {
namespace {

using Vector = std::vector<Rational>;

Rational dot(const Vector& a, const Vector& b) {
  Rational sum = 0;
  for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
  return sum;
}

Vector difference(const Vector& a, const Vector& b) {
  Vector result;
  for (std::size_t k = 0; k < a.size(); ++k) result.push_back(a[k] - b[k]);
  return result;
}

RationalMatrix matrix_of(const std::vector<Vector>& rows, std::size_t columns) {
  RationalMatrix matrix(rows.size(), columns);
  for (std::size_t i = 0; i < rows.size(); ++i) std::copy(rows[i].begin(), rows[i].end(), &matrix.entries[i * columns]);
  return matrix;
}

HalfSpace in_least_integers(const Vector& normal, const Rational& offset) {
  Integer multiple = denominator(offset), divisor = 0;
  for (const Rational& entry : normal) multiple = lcm(multiple, denominator(entry));
  const auto whole = [&](const Rational& entry) { return numerator(Rational(entry * multiple)); };
  HalfSpace result;
  for (const Rational& entry : normal) result.normal.push_back(whole(entry));
  result.offset = whole(offset);
  divisor = abs(result.offset);
  for (const Integer& entry : result.normal) divisor = gcd(divisor, entry);
  for (Integer& entry : result.normal) entry /= divisor;
  result.offset /= divisor;
  return result;
}

/// Calls visit for every choice of `size` of the numbers below `count`, in order.
template <class Visit>
void for_each_choice(std::size_t count, std::size_t size, const Visit& visit) {
  if (size > count) return;
  std::vector<std::size_t> chosen(size);
  for (std::size_t k = 0; k < size; ++k) chosen[k] = k;
  for (;;) {
    visit(chosen);
    std::size_t place = size;
    while (place > 0 && chosen[place - 1] == count - size + place - 1) --place;
    if (place == 0) return;
    ++chosen[place - 1];
    for (std::size_t k = place; k < size; ++k) chosen[k] = chosen[k - 1] + 1;
  }
}

/// Differences of points that span the directions of the body.
std::vector<Vector> directions_of(const std::vector<Vector>& points) {
  std::vector<Vector> found;
  for (const Vector& point : points) {
    found.push_back(difference(point, points.front()));
    if (rank(matrix_of(found, point.size())) < found.size()) found.pop_back();
  }
  return found;
}

/// The normal, among the directions of the body, of the plane through the chosen points; none where they are no plane.
std::optional<Vector> normal_through(const std::vector<Vector>& points, const std::vector<std::size_t>& chosen,
                                     const std::vector<Vector>& directions) {
  std::vector<Vector> rows;
  for (std::size_t k = 1; k < chosen.size(); ++k) {
    const Vector along = difference(points[chosen[k]], points[chosen[0]]);
    Vector& row = rows.emplace_back();
    for (const Vector& direction : directions) row.push_back(dot(along, direction));
  }
  const RationalMatrix matrix = matrix_of(rows, directions.size());
  if (rank(matrix) + 1 != directions.size()) return std::nullopt;
  const Vector weights = *kernel_vector(matrix);
  Vector normal(points.front().size(), 0);
  for (std::size_t k = 0; k < directions.size(); ++k)
    for (std::size_t axis = 0; axis < normal.size(); ++axis) normal[axis] += weights[k] * directions[k][axis];
  return normal;
}

void add_equations(const Vector& point, std::vector<Vector> directions, std::vector<HalfSpace>& equations) {
  while (const auto normal = kernel_vector(matrix_of(directions, point.size()))) {
    equations.push_back(in_least_integers(*normal, dot(*normal, point)));
    directions.push_back(*normal);
  }
}

}  // namespace

HalfSpaces half_spaces_of(const Points& body) {
  std::vector<Vector> points;
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    Vector& point = points.emplace_back();
    for (const double coordinate : body[i]) point.push_back(exact(coordinate));
  }
  std::sort(points.begin(), points.end());
  points.erase(std::unique(points.begin(), points.end()), points.end());
  const std::vector<Vector> directions = directions_of(points);
  std::set<HalfSpace> faces;
  if (!directions.empty()) {
    for_each_choice(points.size(), directions.size(), [&](const std::vector<std::size_t>& chosen) {
      auto normal = normal_through(points, chosen, directions);
      if (!normal) return;
      const Rational offset = dot(*normal, points[chosen[0]]);
      bool is_above = false, is_below = false;
      for (const Vector& point : points) {
        const int side = sign(Rational(dot(*normal, point) - offset));
        is_above |= side > 0;
        is_below |= side < 0;
      }
      if (is_above && is_below) return;
      if (is_above) {
        for (Rational& entry : *normal) entry = -entry;
        faces.insert(in_least_integers(*normal, -offset));
      } else {
        faces.insert(in_least_integers(*normal, offset));
      }
    });
  }
  HalfSpaces result{body.dimension, {faces.begin(), faces.end()}, {}};
  add_equations(points.front(), directions, result.equations);
  return result;
}

std::vector<std::vector<Rational>> corners_of(const HalfSpaces& polyhedron) {
  const std::size_t n = polyhedron.dimension, equations = polyhedron.equations.size();
  const auto value = [](const HalfSpace& face, const Vector& x) {
    Rational sum = 0;
    for (std::size_t k = 0; k < x.size(); ++k) sum += face.normal[k] * x[k];
    return sum;
  };
  const auto is_inside = [&](const Vector& x) {
    return std::ranges::all_of(polyhedron.faces, [&](const auto& face) { return value(face, x) <= face.offset; }) &&
           std::ranges::all_of(polyhedron.equations, [&](const auto& face) { return value(face, x) == face.offset; });
  };
  std::set<Vector> corners;
  if (equations > n) return {};
  for_each_choice(polyhedron.faces.size(), n - equations, [&](const std::vector<std::size_t>& chosen) {
    RationalMatrix matrix(n, n);
    Vector right;
    const auto add = [&](const HalfSpace& face) {
      for (std::size_t k = 0; k < n; ++k) matrix(right.size(), k) = face.normal[k];
      right.emplace_back(face.offset);
    };
    for (const HalfSpace& equation : polyhedron.equations) add(equation);
    for (const std::size_t face : chosen) add(polyhedron.faces[face]);
    if (const auto x = solve(std::move(matrix), std::move(right)); x && is_inside(*x)) corners.insert(*x);
  });
  return {corners.begin(), corners.end()};
}

}  // namespace assay
