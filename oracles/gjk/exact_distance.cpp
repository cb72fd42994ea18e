// Nearest points by Wolfe's method in exact arithmetic.
//
// State   A corral: affinely independent differences d = a_i - b_j whose affine hull's point nearest to the origin is a
//         convex combination x of all of them with positive weights. If x.d >= |x|^2 for every difference, x is nearest
//         to the origin in their hull. Otherwise the difference with the least x.d joins: it is not in the affine hull,
//         on which x.d = |x|^2. The new nearest point y of the larger affine hull may have non-positive weights; then
//         the move from x towards y stops where the first weight becomes 0, that difference leaves, and y is computed
//         again.
#include <algorithm>
#include <utility>

#include "oracles/exact/linear.h"
#include "oracles/exact/recalled.h"
#include "oracles/exact/work_bound.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_certificate.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

class Corral {
 public:
  explicit Corral(const IntegerPair& pair) : pair_(pair) { add(0, 0); }

  void add(std::size_t i, std::size_t j) {
    Member member{i, j, {}, members_.empty() ? Rational(1) : Rational(0)};
    for (std::size_t k = 0; k < pair_.dimension; ++k)
      member.difference.push_back(pair_.vertex_a(i)[k] - pair_.vertex_b(j)[k]);
    difference_words_ = std::max(difference_words_, most_words(member.difference));
    members_.push_back(std::move(member));
  }

  /// Moves to the nearest point of the affine hull, dropping members until it is one of their convex hull.
  void shrink_to_nearest() {
    for (;;) {
      const std::vector<Rational> target = affine_nearest();
      std::size_t blocking = members_.size();
      Rational step = 1;
      for (std::size_t m = 0; m < members_.size(); ++m) {
        if (sign(target[m]) > 0) continue;
        // A member that just joined with weight 0 has a positive target (x moves towards it), so the quotient exists.
        const Rational length = members_[m].weight / (members_[m].weight - target[m]);
        if (blocking == members_.size() || length < step) blocking = m, step = length;
      }
      if (blocking == members_.size()) {
        for (std::size_t m = 0; m < members_.size(); ++m) members_[m].weight = target[m];
        return;
      }
      for (std::size_t m = 0; m < members_.size(); ++m) {
        members_[m].weight += step * (target[m] - members_[m].weight);
      }
      std::erase_if(members_, [](const Member& member) { return sign(member.weight) <= 0; });
    }
  }

  /// x times a positive integer, which is returned in `denominator`.
  std::vector<Integer> point(Integer& denominator) const {
    denominator = 1;
    std::uint64_t words = 0;
    for (const Member& member : members_) words = std::max(words, words_of(member.weight));
    spend(cost_of_fractions(members_.size(), words) * (1 + pair_.dimension));
    for (const Member& member : members_)
      denominator = lcm(denominator, Integer(boost::multiprecision::denominator(member.weight)));
    std::vector<Integer> x(pair_.dimension, Integer(0));
    for (const Member& member : members_) {
      const Integer weight = boost::multiprecision::numerator(member.weight) *
                             (denominator / boost::multiprecision::denominator(member.weight));
      for (std::size_t k = 0; k < pair_.dimension; ++k) add_product(x[k], weight, member.difference[k]);
    }
    return x;
  }

  void report(ExactDistance& distance) const {
    distance.weights_a.assign(pair_.size_a(), Rational(0));
    distance.weights_b.assign(pair_.size_b(), Rational(0));
    for (const Member& member : members_) {
      distance.weights_a[member.i] += member.weight;
      distance.weights_b[member.j] += member.weight;
    }
  }

 private:
  struct Member {
    std::size_t i, j;
    std::vector<Integer> difference;
    Rational weight;
  };

  /// Weights of the nearest point of the affine hull: with edges e_m = d_m - d_0, the normal equations
  /// (e_m.e_k) t = -(e_m.d_0), regular because the members are affinely independent.
  std::vector<Rational> affine_nearest() const {
    const std::size_t edges = members_.size() - 1;
    const auto& base = members_[0].difference;
    std::vector<std::vector<Integer>> e(edges);
    for (std::size_t m = 0; m < edges; ++m) {
      for (std::size_t k = 0; k < pair_.dimension; ++k) e[m].push_back(members_[m + 1].difference[k] - base[k]);
    }
    const auto dot = [](const std::vector<Integer>& x, const std::vector<Integer>& y) {
      Integer sum = 0;
      for (std::size_t k = 0; k < x.size(); ++k) add_product(sum, x[k], y[k]);
      return sum;
    };
    spend(cost_of_products((edges + 1) * edges * pair_.dimension, difference_words_, difference_words_));
    RationalMatrix gram(edges, edges);
    std::vector<Rational> rhs(edges);
    for (std::size_t m = 0; m < edges; ++m) {
      for (std::size_t k = 0; k < edges; ++k) gram(m, k) = Rational(dot(e[m], e[k]));
      rhs[m] = -Rational(dot(e[m], base));
    }
    std::vector<Rational> weights = *solve(std::move(gram), std::move(rhs));
    Rational first = 1;
    for (const Rational& weight : weights) first -= weight;
    weights.insert(weights.begin(), std::move(first));
    return weights;
  }

  const IntegerPair& pair_;
  std::vector<Member> members_;
  std::uint64_t difference_words_ = 0;
};

ExactDistance found_distance(const ConvexPair& pair) {
  const IntegerPair integers = to_integers(pair);
  Corral corral(integers);
  Integer denominator, length2;
  for (;;) {
    const std::vector<Integer> x = corral.point(denominator);
    length2 = 0;
    for (const Integer& entry : x) add_product(length2, entry, entry);
    const IntegerSupport support = integer_support(integers, x);
    if ((support.least_a - support.greatest_b) * denominator >= length2) break;
    corral.add(support.vertex_a, support.vertex_b);
    corral.shrink_to_nearest();
  }
  ExactDistance distance;
  const Rational unit = power_of_two(integers.exponent);
  distance.squared = Rational(length2, denominator * denominator) * unit * unit;
  corral.report(distance);
  distance.verified = holds(check_exact_distance(pair, distance));
  return distance;
}

}  // namespace

ExactDistance exact_distance(const ConvexPair& pair) {
  thread_local Recalled<ConvexPair, ExactDistance> known;
  return known.of(pair, [&] { return found_distance(pair); });
}

}  // namespace assay
