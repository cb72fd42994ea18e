// A polytope grown inside the Minkowski difference until its face nearest to the origin is a face of the difference.
//
// State   P, the convex hull of some differences a_i - b_j of full dimension, as a closed surface of simplices
//         (segments in the plane, triangles in space) whose normals m point outwards. The height m.w of a face, over
//         |m|, is the origin's distance from its plane, negative where the origin lies beyond it.
// Step    Let f be the face of least distance and w a difference with the greatest m.w. If w is not beyond f, all of
//         a - b is on the inner side of f. Otherwise w joins P: the faces that w is strictly beyond go, and w is joined
//         to the ridges that only one of them had. A ridge between f and g, w beyond f and not beyond g, spans a face
//         with w that is not degenerate: else w were in the ridge's span, which lies in the plane of f.
// End     P grows strictly and has finitely many possible corners, so exact arithmetic comes to an end. In double the
//         same steps only propose: whoever uses the surface must verify it (enclosing_surface.h).
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "oracles/exact/work_bound.h"
#include "oracles/gjk/depth/enclosing_surface.h"

namespace assay {

/// Body: `Number`, `difference(a, b)`, `farthest(direction)` (a corner with the greatest direction.(a - b)),
/// `size_a()`, `size_b()`.
template <std::size_t D, class Body>
class Expansion {
  static_assert(D == 2 || D == 3);

 public:
  using Number = typename Body::Number;
  using Vector = std::array<Number, D>;

  struct Face {
    std::array<std::uint32_t, D> corner;
    Vector normal;
    Number height, length2;
  };

  explicit Expansion(const Body& body) : body_(body) {}

  /// A simplex of differences that are far apart; false where all of a - b lies in one hyperplane, whose normal is then
  /// flat_normal().
  bool start();
  const Vector& flat_normal() const { return flat_normal_; }

  const Face& nearest() const {
    std::uint64_t cost = 0;
    for (const Face& face : faces_) cost += cost_of_comparing(face);
    spend(cost);
    return *std::min_element(faces_.begin(), faces_.end(), [](const Face& f, const Face& g) { return nearer(f, g); });
  }

  /// The difference that the face does not reach yet; nothing where it is a face of a - b.
  std::optional<DifferenceSurface::Corner> beyond(const Face& face, Number& support) const {
    const DifferenceSurface::Corner corner = body_.farthest(face.normal);
    support = dot(face.normal, body_.difference(corner.a, corner.b));
    if (!(support > face.height)) return std::nullopt;
    return corner;
  }

  /// Adds a corner; false where rounding has left no surface.
  bool add(DifferenceSurface::Corner corner);

  std::size_t size() const { return faces_.size(); }
  DifferenceSurface surface() const {
    DifferenceSurface surface{D, corners_, {}};
    for (const Face& face : faces_) {
      std::array<std::uint32_t, 3> corner{};
      std::copy(face.corner.begin(), face.corner.end(), corner.begin());
      surface.facets.push_back(corner);
    }
    return surface;
  }

 private:
  static Number dot(const Vector& x, const Vector& y) {
    Number sum = x[0] * y[0];
    for (std::size_t k = 1; k < D; ++k) sum += x[k] * y[k];
    return sum;
  }
  static Vector minus(const Vector& x, const Vector& y) {
    Vector difference;
    for (std::size_t k = 0; k < D; ++k) difference[k] = x[k] - y[k];
    return difference;
  }
  /// Normal to the edge, or to both edges: outwards for a surface that goes counter-clockwise seen from outside.
  static Vector normal_to(const Vector& e, [[maybe_unused]] const Vector& f) {
    if constexpr (D == 2) return {e[1], Number(-e[0])};
    if constexpr (D == 3) return {e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]};
  }
  static bool nearer(const Face& f, const Face& g) {
    const bool f_below = f.height < 0, g_below = g.height < 0;
    if (f_below != g_below) return f_below;
    const Number of_f = f.height * f.height * g.length2, of_g = g.height * g.height * f.length2;
    return f_below ? of_f > of_g : of_f < of_g;
  }

  /// With another face: the squares of the heights times the lengths.
  static std::uint64_t cost_of_comparing(const Face& face) {
    return cost_of_numbers(4, words_of(face.height) + words_of(face.length2));
  }
  static std::uint64_t cost_of_numbers(std::uint64_t count, std::uint64_t words) {
    if constexpr (std::is_floating_point_v<Number>) return count;
    return cost_of_products(count, words, words);
  }

  std::uint32_t remember(DifferenceSurface::Corner corner) {
    corners_.push_back(corner);
    points_.push_back(body_.difference(corner.a, corner.b));
    words_ = std::max(words_, most_words(points_.back()));
    return static_cast<std::uint32_t>(points_.size() - 1);
  }
  void make_face(const std::array<std::uint32_t, D>& corner) {
    spend(cost_of_numbers(4 * D, D * words_));
    const Vector& from = points_[corner[0]];
    const Vector normal = normal_to(minus(points_[corner[1]], from), minus(points_[corner[D - 1]], from));
    faces_.push_back({corner, normal, dot(normal, from), dot(normal, normal)});
  }

  const Body& body_;
  std::vector<DifferenceSurface::Corner> corners_;
  std::vector<Vector> points_;
  std::vector<Face> faces_;
  /// Corners of a simplex, with the edges from the first of them to the others.
  struct Spread {
    std::vector<DifferenceSurface::Corner> corner;
    std::vector<Vector> edge;
  };
  /// Of the candidates, of which the first is the simplex's first, adds the one with the greatest size of its edge;
  /// false where all sizes are 0.
  template <class Size>
  bool take_greatest(const std::vector<DifferenceSurface::Corner>& candidates, Spread& spread, const Size& size_of);
  bool spread_from(const std::vector<DifferenceSurface::Corner>& candidates, Spread& spread);
  static Vector normal_to_some_axis(const Vector& edge);
  void make_simplex(const Spread& spread);

  Vector flat_normal_{};
  std::uint64_t words_ = 1;  // of a coordinate of a difference, at most
};

template <std::size_t D, class Body>
bool Expansion<D, Body>::start() {
  // All of a - b lies in the affine hull of the differences that share a vertex with the first one.
  std::vector<DifferenceSurface::Corner> candidates{{0, 0}};
  for (std::uint32_t i = 1; i < body_.size_a(); ++i) candidates.push_back({i, 0});
  for (std::uint32_t j = 1; j < body_.size_b(); ++j) candidates.push_back({0, j});
  spend(cost_of_numbers(candidates.size() * 4 * D * D, 2 * D * most_words(body_.difference(0, 0))));
  Spread spread{{candidates[0]}, {}};
  if (!spread_from(candidates, spread)) return false;
  make_simplex(spread);
  return true;
}

template <std::size_t D, class Body>
template <class Size>
bool Expansion<D, Body>::take_greatest(const std::vector<DifferenceSurface::Corner>& candidates, Spread& spread,
                                       const Size& size_of) {
  const Vector first = body_.difference(candidates[0].a, candidates[0].b);
  std::size_t at = 0;
  Number most = 0;
  Vector edge_there{};
  for (std::size_t i = 1; i < candidates.size(); ++i) {
    const Vector edge = minus(body_.difference(candidates[i].a, candidates[i].b), first);
    const Number size = size_of(edge);
    if (size > most) at = i, most = size, edge_there = edge;
  }
  if (at == 0) return false;
  spread.corner.push_back(candidates[at]);
  spread.edge.push_back(edge_there);
  return true;
}

/// The longest edge, in space the largest triangle on it, and the farthest corner from those.
template <std::size_t D, class Body>
bool Expansion<D, Body>::spread_from(const std::vector<DifferenceSurface::Corner>& candidates, Spread& spread) {
  flat_normal_ = Vector{};
  flat_normal_[0] = 1;
  if (!take_greatest(candidates, spread, [](const Vector& e) { return dot(e, e); })) return false;
  if constexpr (D == 2) {
    flat_normal_ = normal_to(spread.edge[0], spread.edge[0]);
  } else {
    flat_normal_ = normal_to_some_axis(spread.edge[0]);
    const auto area = [&](const Vector& e) {
      const Vector n = normal_to(spread.edge[0], e);
      return dot(n, n);
    };
    if (!take_greatest(candidates, spread, area)) return false;
    flat_normal_ = normal_to(spread.edge[0], spread.edge[1]);
  }
  return take_greatest(candidates, spread, [&](const Vector& e) {
    const Number h = dot(flat_normal_, e);
    return h < 0 ? Number(-h) : h;
  });
}

/// Some axis is not along the edge, so the cross product with it is not 0.
template <std::size_t D, class Body>
typename Expansion<D, Body>::Vector Expansion<D, Body>::normal_to_some_axis(const Vector& edge) {
  Vector normal{};
  for (std::size_t k = 0; k < D; ++k) {
    Vector axis{};
    axis[k] = 1;
    normal = normal_to(edge, axis);
    if (dot(normal, normal) > 0) break;
  }
  return normal;
}

template <std::size_t D, class Body>
void Expansion<D, Body>::make_simplex(const Spread& spread) {
  std::array<std::uint32_t, D + 1> corner;
  for (std::size_t i = 0; i <= D; ++i) corner[i] = remember(spread.corner[i]);
  // In the plane the last corner must be to the left of the first edge, in space on the side of the first face's
  // normal; the plane's normal points to the right of the edge.
  if ((dot(flat_normal_, spread.edge[D - 1]) > 0) == (D == 2)) std::swap(corner[0], corner[1]);
  if constexpr (D == 2) {
    for (const auto& face : {std::array{0u, 1u}, {1u, 2u}, {2u, 0u}}) make_face({corner[face[0]], corner[face[1]]});
  } else {
    for (const auto& face : {std::array{0u, 2u, 1u}, {0u, 1u, 3u}, {1u, 2u, 3u}, {2u, 0u, 3u}}) {
      make_face({corner[face[0]], corner[face[1]], corner[face[2]]});
    }
  }
}

template <std::size_t D, class Body>
bool Expansion<D, Body>::add(DifferenceSurface::Corner corner) {
  const std::uint32_t newest = remember(corner);
  spend(cost_of_numbers(faces_.size() * D, D * words_));
  const auto hidden = std::stable_partition(faces_.begin(), faces_.end(), [&](const Face& face) {
    return !(dot(face.normal, points_[newest]) > face.height);
  });
  const std::vector<Face> gone(hidden, faces_.end());
  faces_.erase(hidden, faces_.end());
  if (gone.empty() || faces_.empty()) return false;
  spend(gone.size() * gone.size() * D * D);
  // The ridge of a face without its k-th corner: (i, j) in the face's sense; in the plane i = j.
  const auto ridge = [](const Face& face, std::size_t k) {
    return std::pair(face.corner[(k + 1) % D], face.corner[(k + D - 1) % D]);
  };
  for (const Face& face : gone) {
    for (std::size_t k = 0; k < D; ++k) {
      const auto [i, j] = ridge(face, k);
      bool shared = false;
      for (const Face& other : gone) {
        for (std::size_t l = 0; &other != &face && l < D; ++l) shared = shared || ridge(other, l) == std::pair(j, i);
      }
      if (shared) continue;
      std::array<std::uint32_t, D> joined = face.corner;
      joined[k] = newest;
      make_face(joined);
    }
  }
  return true;
}

}  // namespace assay
