#include "oracles/hull3/frame.h"

namespace assay {

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

bool IntegerFrame::aim(std::uint32_t f) {
  const auto corner = surface_.facet(f);
  for (std::size_t i = 0; i < 3; ++i) aim_[i] = vertex_[corner[0]][i] + vertex_[corner[1]][i] + vertex_[corner[2]][i];
  return true;  // the centroid of three corners of a strictly convex facet is inside it
}

int IntegerFrame::ray_side(std::uint32_t from, std::uint32_t to) const {
  return sign_of_determinant(vertex_[from], vertex_[to], aim_);
}

}  // namespace assay
