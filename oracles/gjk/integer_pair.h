// A pair of bodies in integers: one power of two for both, the first vertex of a moved to the origin.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "oracles/exact/dyadic.h"

namespace assay {

/// Nothing where the pair is a problem to be judged; otherwise why it is none. An empty body has no dimension of its
/// own.
std::string_view why_not_a_problem(const ConvexPair& pair);

/// Whether one of the bodies is empty: then they are disjoint by definition.
inline bool has_empty_body(const ConvexPair& pair) { return pair.a.size() == 0 || pair.b.size() == 0; }

/// Vertex i of body a is (a[i n + k])_k * 2^exponent + the first vertex of a, likewise b: everything that depends on
/// differences a_i - b_j alone can be computed here.
struct IntegerPair {
  std::size_t dimension = 0;
  int exponent = 0;
  std::vector<Integer> a, b;

  std::size_t size_a() const { return a.size() / dimension; }
  std::size_t size_b() const { return b.size() / dimension; }
  const Integer* vertex_a(std::size_t i) const { return a.data() + i * dimension; }
  const Integer* vertex_b(std::size_t i) const { return b.data() + i * dimension; }
};

/// Precondition: finite coordinates, equal dimensions >= 1, both bodies not empty.
IntegerPair to_integers(const ConvexPair& pair);

/// min direction.a and max direction.b with the vertices where they are first attained.
struct IntegerSupport {
  Integer least_a, greatest_b;
  std::size_t vertex_a = 0, vertex_b = 0;
};
IntegerSupport integer_support(const IntegerPair& pair, const std::vector<Integer>& direction);

/// The largest coordinate extent of both bodies together, times 2^-exponent.
Integer largest_extent(const IntegerPair& pair);

/// L, the largest coordinate extent of both bodies together: the length that promises are relative to.
inline Rational exact_extent(const IntegerPair& pair) {
  return Rational(largest_extent(pair)) * power_of_two(pair.exponent);
}

}  // namespace assay
