// The numbers that the algorithms of this folder calculate with: a template argument, exact or rounded.
#pragma once
#include <algorithm>
#include <cmath>

#include "algorithms/model/shapes.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/shapes/dyadic.h"

namespace assay::shapes {

/// No rounding before the answer is written down.
struct ExactArithmetic {
  using Number = Dyadic;
  using TurnTest = ExactOrient2d;
};

/// Plain double, for numbers scaled to about 1.
struct PlainArithmetic {
  using Number = double;
  using TurnTest = NaiveOrient2d;
};

inline int sign_of(const Dyadic& x) { return x.sign(); }
inline int sign_of(double x) { return (x > 0) - (x < 0); }
inline Wide wide(const Dyadic& x) { return x.rounded(); }
inline Wide wide(double x) { return Wide::of(x); }

template <class N>
struct Vector2 {
  N x{}, y{};
  friend Vector2 operator+(const Vector2& p, const Vector2& q) { return {p.x + q.x, p.y + q.y}; }
  friend Vector2 operator-(const Vector2& p, const Vector2& q) { return {p.x - q.x, p.y - q.y}; }
  friend bool operator==(const Vector2& p, const Vector2& q) { return p.x == q.x && p.y == q.y; }
};
template <class N>
N dot(const Vector2<N>& p, const Vector2<N>& q) {
  return p.x * q.x + p.y * q.y;
}
template <class N>
N cross(const Vector2<N>& p, const Vector2<N>& q) {
  return p.x * q.y - p.y * q.x;
}

}  // namespace assay::shapes
