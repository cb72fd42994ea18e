// Two convex bodies: their hulls, the direction in which they are farthest apart (or overlap least), a magnified
// contact.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "reports/writers/pictures/picture.h"
#include "reports/writers/pictures/plane.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

using Vector = std::array<Rational, 3>;

constexpr std::size_t kLabelledVertices = 16;
constexpr int kContactShare = 6;  // the magnified window is this many gaps wide

Vector difference(const Vector& p, const Vector& q) { return {p[0] - q[0], p[1] - q[1], p[2] - q[2]}; }
Rational product(const Vector& p, const Vector& q) { return p[0] * q[0] + p[1] * q[1] + p[2] * q[2]; }
Vector cross(const Vector& p, const Vector& q) {
  return {p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]};
}
bool is_zero(const Vector& v) { return v[0] == 0 && v[1] == 0 && v[2] == 0; }

std::vector<Vector> vectors(const Points& body) {
  std::vector<Vector> list;
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    Vector v{};
    for (std::uint32_t k = 0; k < body.dimension; ++k) v[k] = exact(body[i][k]);
    list.push_back(std::move(v));
  }
  return list;
}

/// The gap between the bodies along a direction: min over a of n.a - max over b of n.b, with the vertices that attain
/// it.
struct Gap {
  Vector normal{};
  Rational length, square;  ///< n.a - n.b, and its signed square over n.n
  std::size_t at_a = 0, at_b = 0;
};

Gap gap_along(const Vector& normal, const std::vector<Vector>& a, const std::vector<Vector>& b) {
  const auto along = [&](const Vector& p, const Vector& q) { return product(normal, p) < product(normal, q); };
  const auto nearest_a = std::min_element(a.begin(), a.end(), along),
             nearest_b = std::max_element(b.begin(), b.end(), along);
  Gap gap{normal, product(normal, *nearest_a) - product(normal, *nearest_b), 0,
          static_cast<std::size_t>(nearest_a - a.begin()), static_cast<std::size_t>(nearest_b - b.begin())};
  gap.square = signed_square(gap.length, product(normal, normal));
  return gap;
}

/// The direction with the widest gap among those at which a polytope's distance or penetration depth is attained:
/// normals of faces, cross products of edge pairs, and lines between vertices. Serves the picture; no verdict depends
/// on it.
std::optional<Gap> widest_gap(const std::vector<Vector>& a, const std::vector<Vector>& b, bool is_planar) {
  std::vector<Vector> edges, normals;
  for (const auto* body : {&a, &b}) {
    for (std::size_t i = 0; i < body->size(); ++i) {
      for (std::size_t j = i + 1; j < body->size(); ++j) edges.push_back(difference((*body)[i], (*body)[j]));
    }
  }
  constexpr std::size_t kTriedEdges = 60;
  if (edges.size() > kTriedEdges) edges.resize(kTriedEdges);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (is_planar) normals.push_back({-edges[i][1], edges[i][0], 0});
    for (std::size_t j = i + 1; !is_planar && j < edges.size(); ++j) normals.push_back(cross(edges[i], edges[j]));
  }
  for (const Vector& p : a) {
    for (const Vector& q : b) normals.push_back(difference(p, q));
  }
  std::optional<Gap> widest;
  for (const Vector& normal : normals) {
    if (is_zero(normal)) continue;
    for (const Vector& n : {normal, Vector{-normal[0], -normal[1], -normal[2]}}) {
      Gap gap = gap_along(n, a, b);
      if (!widest || gap.square > widest->square) widest = std::move(gap);
    }
  }
  return widest;
}

/// Three directions at right angles, the first across the gap.
using Basis3 = std::array<Vector, 3>;

Basis3 basis_along(const Vector& normal, bool is_planar) {
  if (is_planar) return {normal, Vector{-normal[1], normal[0], 0}, Vector{0, 0, 1}};
  const Vector axis = abs(normal[0]) <= abs(normal[2]) ? Vector{1, 0, 0} : Vector{0, 0, 1};
  const Vector up = cross(normal, axis);
  return {normal, up, cross(normal, up)};
}

/// A common point of two faces of a plane, each given by its corners; near both where they have none in common.
ExactPoint common_point(const std::vector<ExactPoint>& first, const std::vector<ExactPoint>& second) {
  if (first.size() == 1) return first.front();
  if (second.size() == 1) return second.front();
  std::vector<ExactPoint> part;
  if (first.size() > 2)
    part = clipped(second, first);
  else if (second.size() > 2)
    part = clipped(first, second);
  else {
    const ExactPoint &p = first[0], &q = second[0];
    const ExactPoint u = {first[1].x - p.x, first[1].y - p.y}, v = {second[1].x - q.x, second[1].y - q.y};
    const Rational det = u.x * v.y - u.y * v.x;
    if (det != 0) {
      const Rational t = ((q.x - p.x) * v.y - (q.y - p.y) * v.x) / det;
      return {p.x + t * u.x, p.y + t * u.y};
    }
    // Two edges on one line: of the four ends in their order, the middle ones bound what they share.
    part = {first[0], first[1], second[0], second[1]};
    std::sort(part.begin(), part.end(),
              [&](const ExactPoint& a, const ExactPoint& b) { return a.x * u.x + a.y * u.y < b.x * u.x + b.y * u.y; });
    part = {part[1], part[2]};
  }
  if (part.empty()) part = second;
  ExactPoint sum = {0, 0};
  for (const ExactPoint& p : part) sum = {sum.x + p.x, sum.y + p.y};
  const Rational count(part.size());
  return {sum.x / count, sum.y / count};
}

/// Where the bodies come closest, or overlap least: seen along the normal, a common point of the two faces that face
/// each other; half-way between them.
Vector contact_point(const std::vector<Vector>& a, const std::vector<Vector>& b, const Gap& gap, const Basis3& basis) {
  const Rational level_a = product(gap.normal, a[gap.at_a]), level_b = product(gap.normal, b[gap.at_b]);
  const auto face = [&](const std::vector<Vector>& body, const Rational& level) {
    std::vector<ExactPoint> corners;
    for (const Vector& p : body) {
      if (product(gap.normal, p) == level) corners.push_back({product(basis[1], p), product(basis[2], p)});
    }
    return convex_outline(corners);
  };
  const ExactPoint across = common_point(face(a, level_a), face(b, level_b));
  const std::array<Rational, 3> coordinates = {(level_a + level_b) / 2, across.x, across.y};
  Vector contact{};
  for (std::size_t k = 0; k < 3; ++k) {
    const Rational share = coordinates[k] / product(basis[k], basis[k]);
    for (std::size_t i = 0; i < 3; ++i) contact[i] += share * basis[k][i];
  }
  return contact;
}

/// Both bodies seen along one direction.
struct View {
  std::vector<ExactPoint> a, b;
  ExactPoint across;   ///< direction of a plane that parts the bodies, as seen
  ExactPoint contact;  ///< where the bodies come closest
};

View seen(const std::vector<Vector>& a, const std::vector<Vector>& b, const Gap& gap, const Vector& contact,
          const Vector& right, const Vector& up) {
  // Dividing by rough lengths keeps the picture undistorted; directions, and so all incidences, stay exact.
  const Rational right_length = rough_root(product(right, right)), up_length = rough_root(product(up, up));
  const auto project = [&](const Vector& p) {
    return ExactPoint{product(right, p) / right_length, product(up, p) / up_length};
  };
  View view;
  for (const Vector& p : a) view.a.push_back(project(p));
  for (const Vector& p : b) view.b.push_back(project(p));
  const ExactPoint tip = project(gap.normal);
  view.across = {-tip.y, tip.x};
  view.contact = project(contact);
  return view;
}

void draw(Drawing& drawing, const View& view, const Gap& gap, bool is_labelled) {
  const std::vector<ExactPoint> outline_a = convex_outline(view.a), outline_b = convex_outline(view.b);
  drawing.polygon(outline_a, "body-a");
  drawing.polygon(outline_b, "body-b");
  if (outline_a.size() > 2 && outline_b.size() > 2) {
    const std::vector<ExactPoint> common = clipped(outline_a, outline_b);
    if (common.size() > 2) drawing.polygon(common, "common");
  }
  if (gap.length > 0) drawing.line(view.contact, view.across, "parting");
  for (std::size_t i = 0; i < view.a.size(); ++i)
    drawing.dot(view.a[i], "dot-a", is_labelled ? fmt::format("a{}", i) : "");
  for (std::size_t i = 0; i < view.b.size(); ++i)
    drawing.dot(view.b[i], "dot-b", is_labelled ? fmt::format("b{}", i) : "");
}

std::string contact_words(const Gap& gap, const Rational& size) {
  if (gap.length == 0) return "the bodies touch";
  const Rational square = abs(gap.square);
  const double width = rough_root(square).convert_to<double>();
  const double share = rough_root(square / (size * size)).convert_to<double>();
  return fmt::format("{} {:.3g}, {:.2g} of the picture's width", gap.length > 0 ? "a gap of" : "overlapping by", width,
                     share);
}

void add_view(std::vector<Figure>& figures, const View& view, const Gap& gap, const std::string& name) {
  std::vector<ExactPoint> all = view.a;
  all.insert(all.end(), view.b.begin(), view.b.end());
  const bool is_labelled = all.size() <= kLabelledVertices;
  const Frame whole = frame_of(all);
  Drawing overview(whole);
  draw(overview, view, gap, is_labelled);
  const Rational width = rough_root(abs(gap.square));
  const bool is_magnified = gap.length != 0 && overview.pixels(width) < kVisiblePixels;
  const std::string what = contact_words(gap, 2 * whole.half);
  if (!is_magnified) {
    figures.push_back({overview.svg(name + "both bodies, " + what), name + "a blue, b orange; exactly, " + what + "."});
    return;
  }
  const Frame contact = {view.contact, width * kContactShare / 2};
  overview.mark(contact);
  figures.push_back({overview.svg(name + "both bodies, " + what), name + "a blue, b orange; exactly, " + what + "."});
  Drawing magnified(contact);
  draw(magnified, view, gap, is_labelled);
  const double factor = Rational(whole.half / contact.half).convert_to<double>();
  figures.push_back({magnified.svg(name + "the contact, magnified"),
                     fmt::format("{}the marked place, magnified {:.2g} times.", name, factor)});
}

bool can_be_drawn(const ConvexPair& pair) {
  const auto finite = [](double x) { return std::isfinite(x); };
  return !pair.a.empty() && !pair.b.empty() && pair.a.dimension == pair.b.dimension && pair.a.dimension <= 3 &&
         size_t{pair.a.size()} + pair.b.size() <= kDrawnVertices &&
         std::all_of(pair.a.coordinates.begin(), pair.a.coordinates.end(), finite) &&
         std::all_of(pair.b.coordinates.begin(), pair.b.coordinates.end(), finite);
}

}  // namespace

std::vector<Figure> figures_of(const ConvexPair& pair, std::string_view) {
  std::vector<Figure> figures;
  if (!can_be_drawn(pair)) return figures;
  const bool is_planar = pair.a.dimension <= 2;
  const std::vector<Vector> a = vectors(pair.a), b = vectors(pair.b);
  const Gap gap = widest_gap(a, b, is_planar).value_or(Gap{{1, 0, 0}, 0, 0, 0, 0});
  const Basis3 basis = basis_along(gap.normal, is_planar);
  const Vector contact = contact_point(a, b, gap, basis);
  if (is_planar) {
    add_view(figures, seen(a, b, gap, contact, {1, 0, 0}, {0, 1, 0}), gap, "");
    return figures;
  }
  // Space: the direction of the gap to the right, two directions across it up.
  add_view(figures, seen(a, b, gap, contact, basis[0], basis[1]), gap, "First view: ");
  add_view(figures, seen(a, b, gap, contact, basis[0], basis[2]), gap, "Second view: ");
  return figures;
}

}  // namespace assay
