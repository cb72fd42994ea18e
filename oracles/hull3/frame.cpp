#include "oracles/hull3/frame.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "oracles/exact/work_bound.h"

namespace assay {

bool DoubleFrame::aims_within(std::uint32_t f) {
  const auto corner = surface_.facet(f);
  for (std::size_t k = 0; k < corner.size(); ++k) {
    if (ray_side(corner[k], corner[(k + 1) % corner.size()]) <= 0) return false;
  }
  return true;
}

namespace {

std::vector<std::uint32_t> all_facets(const Surface& surface) {
  std::vector<std::uint32_t> all(surface.facets());
  std::iota(all.begin(), all.end(), 0u);
  return all;
}

}  // namespace

std::optional<Aim> DoubleFrame::aim(const std::vector<std::uint32_t>& across) {
  constexpr std::size_t kTriesMost = 16;
  for (std::size_t k = 0; k < std::min(across.size(), kTriesMost); ++k) {
    const std::uint32_t f = across[k];
    // Between the points in which two edges cross the slice, off the middle.
    const auto corner = surface_.facet(f);
    double share = 0.375, left = 1;
    aim_ = {centre_.x, 0, 0};
    std::uint32_t from = corner.back();
    for (const std::uint32_t to : corner) {
      const Point3 &p = at(from), &q = at(to);
      from = to;
      if (left == 0 || (p.x < centre_.x) == (q.x < centre_.x)) continue;
      const double along = (centre_.x - p.x) / (q.x - p.x);
      aim_.y += share * (p.y + along * (q.y - p.y));
      aim_.z += share * (p.z + along * (q.z - p.z));
      left -= share;
      share = left;
    }
    if (std::isfinite(aim_.y) && std::isfinite(aim_.z) && aims_within(f)) return Aim{f, across};
  }
  for (std::uint32_t f = 0; f < surface_.facets(); ++f) {
    // Off the facet's middle, so that symmetric bodies do not put the ray in line with a vertex.
    const auto corner = surface_.facet(f);
    const Point3 &a = at(corner[0]), &b = at(corner[1]), &c = at(corner[2]);
    aim_ = {a.x / 2 + b.x / 3 + c.x / 6, a.y / 2 + b.y / 3 + c.y / 6, a.z / 2 + b.z / 3 + c.z / 6};
    if (aims_within(f)) return Aim{f, all_facets(surface_)};
  }
  return std::nullopt;
}

IntegerFrame::IntegerFrame(const Surface& surface, const Cloud3& cloud, const std::array<std::uint32_t, 4>& tetrahedron)
    : surface_(surface) {
  std::vector<double> all;
  for (const Point3& p : cloud.points) all.insert(all.end(), {p.x, p.y, p.z});
  unit_ = common_exponent(all);
  centre_ = {0, 0, 0};
  for (const std::uint32_t v : tetrahedron) {
    const Point3& p = surface.vertex[v];
    centre_[0] += scaled_integer(p.x, unit_);
    centre_[1] += scaled_integer(p.y, unit_);
    centre_[2] += scaled_integer(p.z, unit_);
  }
  vertex_.reserve(surface.vertex.size());
  for (const Point3& p : surface.vertex) vertex_.push_back(scaled(p));
}

IntegerFrame::Vector IntegerFrame::scaled(const Point3& p) const {
  return {4 * scaled_integer(p.x, unit_) - centre_[0], 4 * scaled_integer(p.y, unit_) - centre_[1],
          4 * scaled_integer(p.z, unit_) - centre_[2]};
}

int IntegerFrame::sign_of_determinant(const Vector& a, const Vector& b, const Vector& c) {
  const std::uint64_t words = std::max({most_words(a), most_words(b), most_words(c)});
  spend(cost_of_products(9, words, 2 * words));
  Integer det = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3, k = (i + 2) % 3;
    Integer minor = b[j] * c[k];
    subtract_product(minor, b[k], c[j]);
    add_product(det, a[i], minor);
  }
  return sign(det);
}

/// With the centre as origin: det(b - a, c - a, -a) = -det(a, b, c).
int IntegerFrame::centre_side(std::uint32_t f) const {
  const auto corner = surface_.facet(f);
  return -sign_of_determinant(vertex_[corner[0]], vertex_[corner[1]], vertex_[corner[2]]);
}

int IntegerFrame::cone_side(std::uint32_t from, std::uint32_t to, const Point3& p) const {
  return sign_of_determinant(vertex_[from], vertex_[to], scaled(p));
}

/// A mean of three corners with positive weights is inside a strictly convex facet.
Aim IntegerFrame::aim() {
  const auto corner = surface_.facet(0);
  for (std::size_t i = 0; i < 3; ++i) {
    aim_[i] = 3 * vertex_[corner[0]][i] + 2 * vertex_[corner[1]][i] + vertex_[corner[2]][i];
  }
  return {0, all_facets(surface_)};
}

int IntegerFrame::ray_side(std::uint32_t from, std::uint32_t to) const {
  return sign_of_determinant(vertex_[from], vertex_[to], aim_);
}

}  // namespace assay
