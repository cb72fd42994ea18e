// Floating-point expansions: exact sums and products of doubles as short sums of doubles, the smallest first.
//
// Source  J. R. Shewchuk, Adaptive precision floating-point arithmetic and fast robust geometric predicates, Discrete
//         Comput. Geom. 18(3), 1997, 305-363: theorems 7 (two-sum), 18 (two-product), 12 (expansion sum), 19 (scale).
// Promise exact in rounding to nearest while nothing overflows and no product, parts of it included, is below the
//         smallest double; the caller sees to that.
#pragma once
#include <array>
#include <cstddef>

namespace assay::expansion {

/// head + tail exactly, head the rounded value.
struct Sum2 {
  double head, tail;
};

inline Sum2 two_sum(double x, double y) {
  const double s = x + y, from_y = s - x, from_x = s - from_y;
  return {s, (x - from_x) + (y - from_y)};
}

inline Sum2 two_difference(double x, double y) { return two_sum(x, -y); }

/// 26 and 27 bits of a double: factors whose products are exact.
inline Sum2 split(double x) {
  constexpr double kSplitter = 0x1p27 + 1;
  const double c = kSplitter * x, high = c - (c - x);
  return {high, x - high};
}

inline Sum2 two_product(double x, double y) {
  const double p = x * y;
  const Sum2 a = split(x), b = split(y);
  return {p, a.tail * b.tail - (((p - a.head * b.head) - a.tail * b.head) - a.head * b.tail)};
}

/// A nonoverlapping expansion of at most N components, the smallest first, zeros left out.
template <std::size_t N>
struct Sum {
  std::array<double, N> part;
  std::size_t size = 0;

  void append(double x) {
    if (x != 0) part[size++] = x;
  }
  int sign() const { return size == 0 ? 0 : part[size - 1] > 0 ? 1 : -1; }
  double estimate() const {
    double total = 0;
    for (std::size_t i = 0; i < size; ++i) total += part[i];
    return total;
  }
};

/// e + f: every component of f, the smallest first, is added to what is there.
template <std::size_t M, std::size_t N>
Sum<M + N> sum(const Sum<M>& e, const Sum<N>& f) {
  std::array<double, M + N> part;
  std::size_t size = e.size;
  for (std::size_t i = 0; i < e.size; ++i) part[i] = e.part[i];
  for (std::size_t j = 0; j < f.size; ++j) {
    double q = f.part[j];
    std::size_t kept = 0;
    for (std::size_t i = 0; i < size; ++i) {
      const Sum2 s = two_sum(q, part[i]);
      if (s.tail != 0) part[kept++] = s.tail;
      q = s.head;
    }
    if (q != 0) part[kept++] = q;
    size = kept;
  }
  Sum<M + N> out;
  for (std::size_t i = 0; i < size; ++i) out.part[i] = part[i];
  out.size = size;
  return out;
}

/// e times x.
template <std::size_t N>
Sum<2 * N> scaled(const Sum<N>& e, double x) {
  Sum<2 * N> out;
  if (e.size == 0) return out;
  Sum2 q = two_product(e.part[0], x);
  out.append(q.tail);
  for (std::size_t i = 1; i < e.size; ++i) {
    const Sum2 t = two_product(e.part[i], x), low = two_sum(q.head, t.tail), high = two_sum(t.head, low.head);
    out.append(low.tail);
    out.append(high.tail);
    q.head = high.head;
  }
  out.append(q.head);
  return out;
}

/// p s - q r, the determinant of the rows (p, q) and (r, s).
inline Sum<4> minor(double p, double q, double r, double s) {
  const Sum2 left = two_product(p, s), right = two_product(q, r);
  Sum<2> e, f;
  e.append(left.tail);
  e.append(left.head);
  f.append(-right.tail);
  f.append(-right.head);
  return sum(e, f);
}

}  // namespace assay::expansion
