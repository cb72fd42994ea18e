#include "algorithms/predicates/exact_side3.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>

#include "algorithms/predicates/expansion.h"

namespace assay {
namespace {

// ---- the last stage: a fixed-point accumulator ----
//
// A finite double is m * 2^e with an integer 0 <= m < 2^53 and -1074 <= e <= 971, so a product of three is n * 2^f with
// n < 2^159 and -3222 <= f <= 2913. Positive and negative products are summed apart, each an integer in units of 2^f for
// the smallest f that occurs, and then compared. A product starts in word (2913 + 3222) / 64 = 95 at the highest, and
// twelve of them stay within the four words from there on.

using Wide = unsigned __int128;

constexpr int kWordBits = 64;
constexpr int kWords = 95 + 4 + 1;  // the last one is never used: it ends every carry
constexpr int kMantissaBits = 52;
constexpr int kLowestExponent = -1074;

struct Parts {
  std::uint64_t mantissa;
  int exponent;
  bool negative;
};

Parts parts_of(double value) {
  const auto bits = std::bit_cast<std::uint64_t>(value);
  const auto biased = static_cast<int>((bits >> kMantissaBits) & 0x7ff);
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << kMantissaBits) - 1);
  const bool normal = biased != 0;
  return {normal ? fraction | (std::uint64_t{1} << kMantissaBits) : fraction,
          kLowestExponent + (normal ? biased - 1 : 0), (bits >> 63) != 0};
}

struct Product {
  std::array<std::uint64_t, 3> magnitude{};
  int exponent = 0;
  bool negative = false;
  bool zero() const { return (magnitude[0] | magnitude[1] | magnitude[2]) == 0; }
};

Product product_of(const Parts& x, const Parts& y, const Parts& z, bool negated) {
  Product product;
  product.exponent = x.exponent + y.exponent + z.exponent;
  product.negative = (x.negative != y.negative) != (z.negative != negated);
  const Wide xy = static_cast<Wide>(x.mantissa) * y.mantissa;
  const Wide low = static_cast<Wide>(static_cast<std::uint64_t>(xy)) * z.mantissa;
  const Wide high = static_cast<Wide>(static_cast<std::uint64_t>(xy >> kWordBits)) * z.mantissa + (low >> kWordBits);
  product.magnitude = {static_cast<std::uint64_t>(low), static_cast<std::uint64_t>(high),
                       static_cast<std::uint64_t>(high >> kWordBits)};
  return product;
}

/// A non-negative integer of `used` words, the lowest word first.
class Accumulator {
 public:
  explicit Accumulator(int used) { std::fill_n(words_.begin(), used, 0); }

  void add(const std::array<std::uint64_t, 3>& magnitude, int shift) {
    const int bit = shift % kWordBits;
    auto word = static_cast<std::size_t>(shift / kWordBits);
    Wide carry = 0;
    std::uint64_t spill = 0;  // what the shift by less than a word pushes into the next word
    for (const std::uint64_t part : magnitude) {
      const Wide shifted = static_cast<Wide>(part) << bit;
      carry += Wide{words_[word]} + (static_cast<std::uint64_t>(shifted) | spill);
      spill = static_cast<std::uint64_t>(shifted >> kWordBits);
      words_[word++] = static_cast<std::uint64_t>(carry);
      carry >>= kWordBits;
    }
    for (carry += spill; carry != 0; carry >>= kWordBits) {
      carry += words_[word];
      words_[word++] = static_cast<std::uint64_t>(carry);
    }
  }

  static int compare(const Accumulator& a, const Accumulator& b, int used) {
    for (auto word = static_cast<std::size_t>(used); word-- > 0;) {
      if (a.words_[word] != b.words_[word]) return a.words_[word] > b.words_[word] ? 1 : -1;
    }
    return 0;
  }

 private:
  std::array<std::uint64_t, kWords> words_;
};

/// The products of det(p, q, r), or of its negative.
void append_determinant(const std::array<Parts, 3>& p, const std::array<Parts, 3>& q, const std::array<Parts, 3>& r,
                        bool negated, std::array<Product, 24>& products, std::size_t& count) {
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3, k = (i + 2) % 3;
    products[count++] = product_of(p[i], q[j], r[k], negated);
    products[count++] = product_of(p[i], q[k], r[j], !negated);
  }
}

// ---- the stages between: expansions ----

/// Where expansions are exact: coordinates 0 or of magnitude within 2^+-250. Differences and their tails are then
/// multiples of 2^-302 below 2^252; products of three, parts of products included, are multiples of 2^-906 below 2^757.
bool within_reach_of_expansions(double low, double high) { return low >= 0x1p-250 && high <= 0x1p250; }

}  // namespace

int ExactSide::accumulated_sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
  const auto parts = [](const Point3& p) { return std::array{parts_of(p.x), parts_of(p.y), parts_of(p.z)}; };
  const auto pa = parts(a), pb = parts(b), pc = parts(c), pd = parts(d);
  std::array<Product, 24> products;
  std::size_t count = 0;
  // det(b - a, c - a, d - a) = det(b, c, d) - det(a, c, d) + det(a, b, d) - det(a, b, c)
  append_determinant(pb, pc, pd, false, products, count);
  append_determinant(pa, pc, pd, true, products, count);
  append_determinant(pa, pb, pd, false, products, count);
  append_determinant(pa, pb, pc, true, products, count);

  int lowest = std::numeric_limits<int>::max(), highest = std::numeric_limits<int>::min();
  for (const Product& p : products) {
    if (p.zero()) continue;
    lowest = std::min(lowest, p.exponent);
    highest = std::max(highest, p.exponent);
  }
  if (lowest > highest) return 0;  // every product is zero
  const int used = (highest - lowest) / kWordBits + 5;
  Accumulator positive(used), negative(used);
  for (const Product& p : products) {
    if (!p.zero()) (p.negative ? negative : positive).add(p.magnitude, p.exponent - lowest);
  }
  return Accumulator::compare(positive, negative, used);
}

int ExactSide::adaptive_sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
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
