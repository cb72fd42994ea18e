// Lemma   Let S be finitely many simplices of dimension n - 1 in R^n (n = 2, 3), at least one, with corners in a convex
//         set M, such that (1) every ridge is used as often in one sense as in the other, (2) det(w_1 .. w_n) > 0 for
//         each, (3) the plane of each has distance at least r from the origin. Then M contains the ball of radius r
//         around the origin. Proof. By (1) S is a cycle, so the degree of its central projection on the sphere is one
//         number for almost all directions. By (2) each simplex projects without folding and adds +1 where it covers,
//         so the degree is positive, and every direction, as a limit of generic ones, is covered: the ray along it
//         meets a simplex, at a distance of at least r by (3). So M has points at distance r or more along every
//         direction; being convex, it has the origin, which is between two opposite ones, and all that is nearer.
// Exact   With w = a_i - b_j and m the simplex's normal, m.w = det(w_1 .. w_n): (2) and (3) are det > 0, det^2 >= r^2
//         |m|^2.
#include "oracles/gjk/depth/enclosing_surface.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "oracles/exact/enclosed_rational.h"
#include "oracles/exact/words.h"
#include "oracles/exact/work_bound.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

bool is_closed(const DifferenceSurface& surface) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> forth, back;
  for (const auto& facet : surface.facets) {
    if (surface.dimension == 2) {
      forth.emplace_back(facet[0], 0);
      back.emplace_back(facet[1], 0);
      continue;
    }
    for (std::size_t k = 0; k < 3; ++k) {
      forth.emplace_back(facet[k], facet[(k + 1) % 3]);
      back.emplace_back(facet[(k + 1) % 3], facet[k]);
    }
  }
  std::sort(forth.begin(), forth.end());
  std::sort(back.begin(), back.end());
  return !forth.empty() && forth == back;
}

template <class Number>
using Triple = std::array<Number, 3>;

/// The determinant of the corners, and the squared length of the normal of their simplex.
template <class Number>
struct Height {
  Number determinant, length2;
};

template <class Number>
Height<Number> height_of(std::size_t n, const Triple<Triple<Number>>& w) {
  if (n == 2) {
    const Number ex = w[1][0] - w[0][0], ey = w[1][1] - w[0][1];
    return {w[0][0] * w[1][1] - w[0][1] * w[1][0], ex * ex + ey * ey};
  }
  Triple<Number> e, f;
  for (std::size_t k = 0; k < 3; ++k) e[k] = w[1][k] - w[0][k], f[k] = w[2][k] - w[0][k];
  const Triple<Number> m{e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]};
  return {m[0] * w[0][0] + m[1] * w[0][1] + m[2] * w[0][2], m[0] * m[0] + m[1] * m[1] + m[2] * m[2]};
}

class Judge {
 public:
  Judge(const ConvexPair& pair, const DifferenceSurface& surface, const Rational& squared_radius)
      : pair_(pair), surface_(surface), squared_radius_(squared_radius), enclosed_radius_(enclosed(squared_radius)) {}

  bool is_far_enough(const std::array<std::uint32_t, 3>& facet) {
    const std::size_t n = surface_.dimension;
    spend(16 * kStep);
    Triple<Triple<Enclosure>> w;
    for (std::size_t i = 0; i < n; ++i) {
      const DifferenceSurface::Corner& corner = surface_.corners[facet[i]];
      for (std::size_t k = 0; k < n; ++k) w[i][k] = exactly(pair_.a[corner.a][k]) - exactly(pair_.b[corner.b][k]);
    }
    const Height<Enclosure> height = height_of(n, w);
    const auto side = certain_sign(height.determinant);
    const auto slack = certain_sign(height.determinant * height.determinant - enclosed_radius_ * height.length2);
    if (side && slack) return *side > 0 && *slack > 0;
    return is_far_enough_exactly(facet);
  }

 private:
  bool is_far_enough_exactly(const std::array<std::uint32_t, 3>& facet) {
    if (!integers_) {
      integers_ = to_integers(pair_);
      words_ = std::max(most_words(integers_->a), most_words(integers_->b));
      const Rational unit = power_of_two(integers_->exponent);
      scaled_radius_ = squared_radius_ / (unit * unit);
    }
    spend(cost_of_products(24, 3 * words_, 3 * words_) + cost_of_fractions(2, words_of(scaled_radius_)));
    Triple<Triple<Integer>> w;
    for (std::size_t i = 0; i < surface_.dimension; ++i) {
      const DifferenceSurface::Corner& corner = surface_.corners[facet[i]];
      for (std::size_t k = 0; k < surface_.dimension; ++k) {
        w[i][k] = integers_->vertex_a(corner.a)[k] - integers_->vertex_b(corner.b)[k];
      }
    }
    const Height<Integer> height = height_of(surface_.dimension, w);
    return sign(height.determinant) > 0 &&
           Rational(height.determinant * height.determinant) >= scaled_radius_ * Rational(height.length2);
  }

  const ConvexPair& pair_;
  const DifferenceSurface& surface_;
  const Rational& squared_radius_;
  Enclosure enclosed_radius_;
  std::optional<IntegerPair> integers_;
  Rational scaled_radius_;
  std::uint64_t words_ = 0;
};

}  // namespace

/// Claims  (1) corners and vertices in range (2) the surface is closed: every ridge as often in one sense as in the
///         other
///         (3) every facet has the origin strictly on its inner side (4) every facet's plane has distance r or more.
bool encloses_ball(const ConvexPair& pair, const DifferenceSurface& surface, const Rational& squared_radius) {
  const std::size_t n = surface.dimension;
  if ((n != 2 && n != 3) || pair.a.dimension != n || pair.b.dimension != n) return false;
  for (const auto& corner : surface.corners) {
    if (corner.a >= pair.a.size() || corner.b >= pair.b.size()) return false;
  }
  for (const auto& facet : surface.facets) {
    for (std::size_t i = 0; i < n; ++i) {
      if (facet[i] >= surface.corners.size()) return false;
    }
  }
  if (!is_closed(surface)) return false;
  Judge judge(pair, surface, squared_radius);
  return std::all_of(surface.facets.begin(), surface.facets.end(),
                     [&](const auto& facet) { return judge.is_far_enough(facet); });
}

}  // namespace assay
