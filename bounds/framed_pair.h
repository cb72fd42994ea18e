// Bodies of drawn vertices, and their coordinates in the unit of a frame, exactly.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "algorithms/model/convex_pair.h"
#include "bounds/bound.h"
#include "bounds/operands.h"

namespace assay::bounds {

/// Bodies of so many vertices in a frame, and their coordinates in its unit.
template <std::size_t D>
struct FramedPair {
  FramedPair(Choices& choices, BoundTrial& trial, std::uint32_t n, std::uint32_t m) {
    for (Points* body : {&pair.a, &pair.b}) {
      body->dimension = D;
      for (std::size_t k = (body == &pair.a ? n : m) * D; k > 0; --k)
        body->coordinates.push_back(operand(choices, trial));
    }
  }
  explicit FramedPair(ConvexPair given) : pair(std::move(given)) {}
  /// Precondition: the frame is the pair's, and its extent is not 0.
  template <class Frame>
  Rational of(const Frame& frame, std::uint32_t a, std::uint32_t b, std::size_t k) const {
    return minus(pair.a[a][k], pair.b[b][k]) * exact(frame.in_frame(1));
  }
  ConvexPair pair{};
};

inline Rational in_rationals(double x) { return exact(x); }
inline const Rational& in_rationals(const Rational& x) { return x; }

/// min v.(a - b) over all vertices; of doubles or rationals.
template <class Frame, std::size_t D, class Number>
Rational least_along(const FramedPair<D>& bodies, const Frame& frame, const std::array<Number, D>& v) {
  std::optional<Rational> least;
  for (std::uint32_t a = 0; a < bodies.pair.a.size(); ++a) {
    for (std::uint32_t b = 0; b < bodies.pair.b.size(); ++b) {
      Rational along = 0;
      for (std::size_t k = 0; k < D; ++k) along += in_rationals(v[k]) * bodies.of(frame, a, b, k);
      if (!least || along < *least) least = along;
    }
  }
  return *least;
}

}  // namespace assay::bounds
