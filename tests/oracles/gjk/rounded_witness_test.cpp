// Witnesses at which rounding inside the judges' filters would turn the verdict, judged against rationals written out
// here.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "oracles/exact/rational.h"
#include "oracles/gjk/check_collision.h"
#include "tests/harness/claim_words.h"

namespace assay::rounded_witness_test {
namespace {

/// A point a = (x, 0) above the segment b from (-l, -g) to (r, -g); the witness on b is the double that is nearest to
/// x, or nearly. Then v = (d, g) with |d| about one rounding of x, and h(v) = g^2 - |d| times about l or r: with g^2
/// below 2^-54 the sign of h(v) depends on d, which double arithmetic cannot see.
struct Narrow {
  ConvexPair pair{{2, {}}, {2, {}}};
  Separated witness;
  Rational squared, separation;  ///< |v|^2 and h(v)
};

Narrow draw(std::mt19937_64& random) {
  std::uniform_real_distribution<double> length(0.5, 1);
  const double left = length(random), right = length(random);
  const double gap = std::ldexp(length(random), -27 - static_cast<int>(random() % 3));
  // Half of the witnesses lie near x = 0, where a sum of large products cancels and the weights' own error is small.
  const double w = length(random), u = random() % 2 ? length(random) : w * left / right;
  const double x = (u * right - w * left) / (w + u);
  Narrow narrow;
  narrow.pair.a.coordinates = {x, 0};
  narrow.pair.b.coordinates = {-left, -gap, right, -gap};
  narrow.witness.on_a = {1, {0}, {1}};
  narrow.witness.on_b = {2, {0, 1}, {w, u}};

  const Rational on_b = (exact(u) * exact(right) - exact(w) * exact(left)) / (exact(w) + exact(u));
  const Rational d = exact(x) - on_b, g = exact(gap);
  const Rational greatest = std::max(Rational(-d * exact(left)), Rational(d * exact(right)));
  narrow.squared = d * d + g * g;
  narrow.separation = d * exact(x) - greatest + g * g;
  return narrow;
}

TEST(RoundedWitness, SeparatesOnlyIfTheExactDifferenceDoes) {
  std::mt19937_64 random(31);
  int separating = 0, failing = 0;
  for (int round = 0; round < 3000; ++round) {
    const Narrow narrow = draw(random);
    const bool expected = sign(narrow.separation) > 0;
    EXPECT_EQ(holds(check_separated(narrow.pair, narrow.witness)), expected) << "round " << round;
    ++(expected ? separating : failing);
  }
  EXPECT_GT(separating, 300);
  EXPECT_GT(failing, 300);
}

TEST(RoundedWitness, KeepsAPromiseOnlyIfTheExactDifferenceDoes) {
  std::mt19937_64 random(32);
  for (int round = 0; round < 3000; ++round) {
    const Narrow narrow = draw(random);
    const auto& b = narrow.pair.b.coordinates;
    const Rational extent = exact(b[2]) - exact(b[0]);
    const Rational kept = (narrow.squared - narrow.separation) / (extent * extent);
    const auto promise = kept.convert_to<double>();
    EXPECT_TRUE(holds(check_distance(narrow.pair, narrow.witness, promise * 1.01))) << "round " << round;
    EXPECT_EQ(holds(check_distance(narrow.pair, narrow.witness, promise * 0.99)), kept.is_zero()) << "round " << round;
  }
}

// Three differences within a rounding of one plane through the origin, the origin amid them, and a fourth one aside:
// the origin is in the tetrahedron iff one determinant that is almost 0 has the right sign.
TEST(RoundedWitness, EnclosesTheOriginOnlyIfTheExactDeterminantsSaySo) {
  using Vector = std::array<double, 3>;
  const auto determinant = [](const Vector& x, const Vector& y, const Vector& z) {
    const auto minor = [&](int p, int q) { return Rational(exact(x[p]) * exact(y[q]) - exact(x[q]) * exact(y[p])); };
    return sign(Rational(exact(z[0]) * minor(1, 2) + exact(z[1]) * minor(2, 0) + exact(z[2]) * minor(0, 1)));
  };
  std::mt19937_64 random(33);
  std::uniform_real_distribution<double> part(0.5, 1);
  const auto in_plane = [](double x, double y) { return Vector{x, y, -(x + y)}; };
  int enclosing = 0, outside = 0;
  for (int round = 0; round < 3000; ++round) {
    const Vector p = in_plane(part(random), part(random) / 8), q = in_plane(-part(random), part(random)),
                 r = in_plane(-part(random) / 8, -part(random)), s = {part(random), part(random), part(random)};
    const int base = determinant(p, q, r);  // s is on the positive side of the plane that p, q, r nearly span
    const std::array<int, 4> signs = {determinant(q, r, s), -determinant(p, r, s), determinant(p, q, s), -base};
    int least = 1, greatest = -1;
    for (const int sign : signs) least = std::min(least, sign), greatest = std::max(greatest, sign);
    if (least == 0 && greatest == 0) continue;
    const bool expected = !(least < 0 && greatest > 0);

    ConvexPair pair{{3, {}}, {3, {0, 0, 0}}};
    for (const Vector& d : {p, q, r, s}) pair.a.push_back({d[0], d[1], d[2]});
    EXPECT_EQ(holds(check_overlapping(pair, {4, {0, 1, 2, 3}, {0, 0, 0, 0}})), expected) << "round " << round;
    ++(expected ? enclosing : outside);
  }
  EXPECT_GT(enclosing, 300);
  EXPECT_GT(outside, 300);
}

TEST(CheckSeparatedAlong, RefusesANegativeEntryPastTheDimension) {
  const ConvexPair pair{{2, {1, 0}}, {2, {0, 0}}};
  const Verdict verdict = check_separated_along(pair, {{1, 0, -1}});
  ASSERT_TRUE(violation(verdict));
  EXPECT_EQ(violation(verdict)->claim, collision_claims::kWithinDimension);
}

}  // namespace
}  // namespace assay::rounded_witness_test
