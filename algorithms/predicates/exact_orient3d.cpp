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

}  // namespace

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
  if (!within_reach_of_expansions(low, high)) return accumulated_sign(a, b, c, d);

  using namespace expansion;
  // Differences with their tails: head + tail is the exact difference.
  const Sum2 bx = two_difference(b.x, a.x), by = two_difference(b.y, a.y), bz = two_difference(b.z, a.z);
  const Sum2 cx = two_difference(c.x, a.x), cy = two_difference(c.y, a.y), cz = two_difference(c.z, a.z);
  const Sum2 dx = two_difference(d.x, a.x), dy = two_difference(d.y, a.y), dz = two_difference(d.z, a.z);

  // Stage B: the determinant of the heads, exactly, as an expansion of at most 24 components.
  const Sum<24> heads = sum(sum(scaled(minor(by.head, bz.head, cy.head, cz.head), dx.head),
                                scaled(minor(bz.head, bx.head, cz.head, cx.head), dy.head)),
                            scaled(minor(bx.head, by.head, cx.head, cy.head), dz.head));
  const bool exact_differences = bx.tail == 0 && by.tail == 0 && bz.tail == 0 && cx.tail == 0 && cy.tail == 0 &&
                                 cz.tail == 0 && dx.tail == 0 && dy.tail == 0 && dz.tail == 0;
  if (exact_differences) return heads.sign();

  // Each head is its difference times 1 + e, |e| <= u, so a term of the determinant of the heads is off by at most
  // ((1 - u)^-3 - 1) < 3.5 u of itself; the computed sum of the terms' magnitudes lost at most (1 - u)^5, and the
  // estimate is off by at most 24 u of itself. 8 u of the magnitudes covers it all twice over.
  const double magnitude = std::abs(dx.head) * (std::abs(by.head * cz.head) + std::abs(bz.head * cy.head)) +
                           std::abs(dy.head) * (std::abs(bz.head * cx.head) + std::abs(bx.head * cz.head)) +
                           std::abs(dz.head) * (std::abs(bx.head * cy.head) + std::abs(by.head * cx.head));
  constexpr double kStageB = 4 * std::numeric_limits<double>::epsilon();  // 8 u
  const double estimate = heads.estimate();
  if (std::abs(estimate) > kStageB * magnitude) return estimate > 0 ? 1 : -1;
  return accumulated_sign(a, b, c, d);
}

}  // namespace assay
