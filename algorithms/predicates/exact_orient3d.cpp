#include "algorithms/predicates/exact_orient3d.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "algorithms/predicates/expansion.h"
#include "algorithms/predicates/long_accumulator.h"

namespace assay {
namespace {

// ---- the last stage: a fixed-point accumulator ----

using long_accumulator::Parts;
using long_accumulator::parts_of;
using Product = long_accumulator::Product<3>;

/// The products of det(p, q, r), or of its negative.
void append_determinant(const std::array<Parts, 3>& p, const std::array<Parts, 3>& q, const std::array<Parts, 3>& r,
                        bool negated, std::array<Product, 24>& products, std::size_t& count) {
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3, k = (i + 2) % 3;
    products[count++] = long_accumulator::product_of(p[i], q[j], r[k], negated);
    products[count++] = long_accumulator::product_of(p[i], q[k], r[j], !negated);
  }
}

// ---- the stages between: expansions ----

/// Where expansions are exact: coordinates 0 or of magnitude within 2^+-250. Differences and their tails are then
/// multiples of 2^-302 below 2^252; products of three, parts of products included, are multiples of 2^-906 below 2^757.
bool within_reach_of_expansions(double low, double high) { return low >= 0x1p-250 && high <= 0x1p250; }

/// Stage B: the determinant of the rounded differences, exactly.
class Heads {
 public:
  Heads(const Point3& a, const Point3& b, const Point3& c, const Point3& d)
      : x_(rows(b.x, c.x, d.x, a.x)), y_(rows(b.y, c.y, d.y, a.y)), z_(rows(b.z, c.z, d.z, a.z)) {
    using namespace expansion;
    determinant_ = sum(sum(scaled(minor(y_[0].head, z_[0].head, y_[1].head, z_[1].head), x_[2].head),
                           scaled(minor(z_[0].head, x_[0].head, z_[1].head, x_[1].head), y_[2].head)),
                       scaled(minor(x_[0].head, y_[0].head, x_[1].head, y_[1].head), z_[2].head));
  }

  const expansion::Sum<24>& determinant() const { return determinant_; }

  bool differences_are_exact() const {
    const auto exact = [](const Rows& axis) { return axis[0].tail == 0 && axis[1].tail == 0 && axis[2].tail == 0; };
    return exact(x_) && exact(y_) && exact(z_);
  }

  /// Each head is its difference times 1 + e, |e| <= u, so a term of the determinant of the heads is off by at most
  /// ((1 - u)^-3 - 1) < 3.5 u of itself; the computed sum of the terms' magnitudes lost at most (1 - u)^5, and the
  /// estimate is off by at most 24 u of itself. 8 u of the magnitudes covers it all twice over.
  ExactOrient3d::Estimate estimate() const {
    constexpr double kOfTerms = 4 * std::numeric_limits<double>::epsilon();  // 8 u
    const auto term = [](const Rows& p, const Rows& q, const Rows& r) {
      return std::abs(p[2].head) * (std::abs(q[0].head * r[1].head) + std::abs(r[0].head * q[1].head));
    };
    return {determinant_.estimate(), kOfTerms * (term(x_, y_, z_) + term(y_, z_, x_) + term(z_, x_, y_))};
  }

 private:
  /// The differences of b, c and d with a along one axis, with their tails: head + tail is the exact difference.
  using Rows = std::array<expansion::Sum2, 3>;
  static Rows rows(double b, double c, double d, double a) {
    return {expansion::two_difference(b, a), expansion::two_difference(c, a), expansion::two_difference(d, a)};
  }
  Rows x_, y_, z_;
  expansion::Sum<24> determinant_;
};

}  // namespace

ExactOrient3d::Estimate ExactOrient3d::heads(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
  return Heads(a, b, c, d).estimate();
}

int ExactOrient3d::accumulated_sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
  const auto parts = [](const Point3& p) { return std::array{parts_of(p.x), parts_of(p.y), parts_of(p.z)}; };
  const auto pa = parts(a), pb = parts(b), pc = parts(c), pd = parts(d);
  std::array<Product, 24> products;
  std::size_t count = 0;
  // det(b - a, c - a, d - a) = det(b, c, d) - det(a, c, d) + det(a, b, d) - det(a, b, c)
  append_determinant(pb, pc, pd, false, products, count);
  append_determinant(pa, pc, pd, true, products, count);
  append_determinant(pa, pb, pd, false, products, count);
  append_determinant(pa, pb, pc, true, products, count);
  return long_accumulator::sign_of_sum(products);
}

int ExactOrient3d::adaptive_sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
  if (a == b || a == c || a == d || b == c || b == d || c == d) return 0;
  double low = 1, high = 1;
  for (const Point3* p : {&a, &b, &c, &d}) {
    for (const double x : {std::abs(p->x), std::abs(p->y), std::abs(p->z)}) {
      high = std::max(high, x);
      if (x != 0) low = std::min(low, x);
    }
  }
  ++filter_fallbacks;
  if (!within_reach_of_expansions(low, high)) return accumulated_sign(a, b, c, d);

  const Heads heads(a, b, c, d);
  if (heads.differences_are_exact()) return heads.determinant().sign();
  const Estimate e = heads.estimate();
  if (std::abs(e.value) > e.bound) return e.value > 0 ? 1 : -1;
  ++filter_fallbacks;
  return accumulated_sign(a, b, c, d);
}

}  // namespace assay
