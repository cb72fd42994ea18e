#include "properties/domains/gjk/contact/contact.h"

#include <cmath>
#include <utility>

#include "properties/domains/gjk/go_around.h"

namespace assay::contact {
namespace {

/// A body below the plane z = 0; `above` mirrors it in the end.
template <int D>
class Sketch {
 public:
  Sketch(Choices& choices, int fraction_bits) : choices_(choices), fraction_bits_(fraction_bits) {
    body_.dimension = D;
    body_.coordinates.reserve(std::size_t{D} * 10);
  }

  void feature(std::int32_t dimension) {
    if (dimension == 0) return add(0, 0, 0);
    if (dimension == 2) return around(Depth::kNone);
    // An edge through the origin: both ends whole multiples of one vector, so exactly collinear with it.
    const double x = D == 2 ? length(3) : coordinate(2);
    const double y = D == 2 ? 0 : length(2);
    const double back = static_cast<double>(choices_.between(1, 2));
    const double forth = static_cast<double>(choices_.between(1, 2));
    add(-back * x, -back * y, 0);
    add(forth * x, forth * y, 0);
  }

  /// Points whose convex hull has the z axis in its relative interior: at z = 0, or each at a drawn depth.
  enum class Depth : std::uint8_t { kNone, kDrawn };
  void around(Depth depth) {
    const double y = D == 2 ? 0 : -length(6);
    for (const double side : {-1.0, 1.0}) {
      const double x = side * length(6);
      const double z = depth == Depth::kNone ? 0 : -length(6);
      add(x, y, z);
    }
    if constexpr (D == 3) {
      const double opposite = length(6);
      const double z = depth == Depth::kNone ? 0 : -length(6);
      add(0, opposite, z);
    }
  }

  void anywhere_below(std::uint64_t count) {
    for (; count > 0; --count) {
      const double x = coordinate(6);
      const double y = D == 2 ? 0 : coordinate(6);
      const double z = -length(6);
      add(x, y, z);
    }
  }

  Points take() { return std::move(body_); }

 private:
  // One draw a statement: the order in which operands and arguments are evaluated is the compiler's choice.
  double with_fraction(double whole) {
    if (fraction_bits_ == 0) return whole;
    const double fraction = choices_.dyadic(fraction_bits_);
    return whole + fraction;
  }
  double length(std::uint64_t most) { return with_fraction(static_cast<double>(1 + choices_.below(most))); }
  double coordinate(std::int64_t most) { return with_fraction(static_cast<double>(choices_.around_zero(most))); }
  void add(double x, double y, double z) {
    body_.coordinates.push_back(x + 0.0);  // -0 + 0 is 0
    if constexpr (D == 3) body_.coordinates.push_back(y + 0.0);
    body_.coordinates.push_back(z);
  }

  Choices& choices_;
  int fraction_bits_;
  Points body_;
};

template <int D>
Points below(Choices& choices, std::int32_t feature, int fraction_bits) {
  Sketch<D> sketch(choices, fraction_bits);
  const std::uint64_t extra = choices.below(4);
  sketch.feature(feature);
  sketch.around(Sketch<D>::Depth::kDrawn);
  sketch.anywhere_below(extra);
  Points body = sketch.take();
  go_around(body);
  return body;
}

}  // namespace

template <int D>
ConvexPair draw(Choices& choices, Features features, int fraction_bits, double gap) {
  ConvexPair pair{below<D>(choices, features.a, fraction_bits), below<D>(choices, features.b, fraction_bits)};
  std::array<double, 2> slope{};
  for (int k = 0; k + 1 < D; ++k) slope[k] = static_cast<double>(choices.around_zero(2));
  for (Points* body : {&pair.a, &pair.b})
    for (std::size_t i = 0; i < body->size(); ++i) {
      const auto point = (*body)[i];
      double z = body == &pair.a ? point[D - 1] : gap - point[D - 1];
      for (int k = 0; k + 1 < D; ++k) z += slope[k] * point[k];
      point[D - 1] = z;
    }
  return pair;
}

template <int D>
void shift(ConvexPair& pair, const std::array<double, D>& offset) {
  for (Points* body : {&pair.a, &pair.b})
    for (std::size_t i = 0; i < body->size(); ++i)
      for (std::size_t k = 0; k < D; ++k) (*body)[i][k] += offset[k];
}

void scale(ConvexPair& pair, int exponent) {
  for (Points* body : {&pair.a, &pair.b})
    for (double& x : body->coordinates) x = std::ldexp(x, exponent);
}

template <int D>
void turn(ConvexPair& pair, Choices& choices) {
  const std::uint64_t first = choices.below(D), order = choices.below(2), mirrored = choices.below(1u << D);
  if (choices.chance(1, 2)) std::swap(pair.a, pair.b);
  for (Points* body : {&pair.a, &pair.b})
    for (std::size_t i = 0; i < body->size(); ++i) {
      const auto point = (*body)[i];
      std::array<double, D> turned;
      for (std::size_t k = 0; k < D; ++k) {
        const double x = point[(first + (order == 0 ? k : D - k)) % D];
        turned[k] = (mirrored >> k & 1) != 0 ? 0 - x : x;
      }
      for (std::size_t k = 0; k < D; ++k) point[k] = turned[k];
    }
}

template ConvexPair draw<2>(Choices&, Features, int, double);
template ConvexPair draw<3>(Choices&, Features, int, double);
template void shift<2>(ConvexPair&, const std::array<double, 2>&);
template void shift<3>(ConvexPair&, const std::array<double, 3>&);
template void turn<2>(ConvexPair&, Choices&);
template void turn<3>(ConvexPair&, Choices&);

}  // namespace assay::contact
