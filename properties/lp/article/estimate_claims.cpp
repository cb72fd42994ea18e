// What the article says about the distance of two bodies from the minimum of P2, and what holds instead.
#include <algorithm>
#include <array>
#include <cmath>

#include "properties/lp/article/claim_words.h"

namespace assay::article {
namespace {

/// Both bodies, a body's own minimum, and a distance: what nearly all claims here need.
std::optional<Undecided> unready(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  if (!at.minimum() || !at.distance()) return Undecided{kTooMuchWork};
  return std::nullopt;
}

std::string both(ArticleCase& at) {
  return named("minimum", *at.minimum()) + ", " + named("1-norm distance", *at.distance());
}

bool has_nearest_below(ArticleCase& at) { return at.distance_below() && *at.distance_below() == *at.distance(); }

Verdict bounds_distance(ArticleCase& at) {
  if (const auto reason = unready(at)) return *reason;
  return held_or(*at.distance() >= *at.minimum(), both(at));
}
Verdict bounds_distance_below(ArticleCase& at) {
  if (const auto reason = unready(at)) return *reason;
  return has_nearest_below(at) ? bounds_distance(at) : Verdict(NotJudged{kConditionNotMet});
}

/// distance_2 >= minimum / sqrt n, as squares.
Verdict bounds_euclidean(ArticleCase& at) {
  if (const auto reason = unready(at)) return *reason;
  const Rational left = at.pair().a.dimension * at.squared_distance(), right = *at.minimum() * *at.minimum();
  return held_or(left >= right, named("minimum", *at.minimum()) + ", " +
                                    named("squared distance", at.squared_distance()) + " in " +
                                    std::to_string(at.pair().a.dimension) + " dimensions");
}
Verdict bounds_euclidean_below(ArticleCase& at) {
  if (const auto reason = unready(at)) return *reason;
  return has_nearest_below(at) ? bounds_euclidean(at) : Verdict(NotJudged{kConditionNotMet});
}

/// sum of z_i^2 * share >= (sum of z_i)^2 at the optimal slack z.
Verdict norm_over_root(const std::vector<Rational>& slack, std::uint32_t share) {
  Rational squares = 0;
  for (const Rational& z : slack) squares += z * z;
  const Rational sum = sum_of(slack);
  if (sum == 0) return NotJudged{kConditionNotMet};
  return held_or(share * squares >= sum * sum && squares <= sum * sum, named("1-norm of the slack", sum) + ", " +
                                                                           named("square of its 2-norm", squares) +
                                                                           ", divisor " + std::to_string(share));
}
Verdict norms_are_equivalent(ArticleCase& at) {
  return at.minimum() ? norm_over_root(at.slack(), at.equations()) : Verdict(Undecided{kTooMuchWork});
}
Verdict root_n_will_do(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  return at.minimum() ? norm_over_root(at.slack(), at.pair().a.dimension) : Verdict(Undecided{kTooMuchWork});
}
/// At the basic x* that Bland's rule ends with.
Verdict root_n_at_a_basic_x(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  if (at.pair().a.dimension < 3) return NotJudged{kConditionNotMet};
  if (!at.steps().finished) return Undecided{kTooMuchWork};
  return norm_over_root(at.steps().slack, at.pair().a.dimension);
}
bool last_two_have_slack(ArticleCase& at) {
  const auto& z = at.slack();
  return sign(z[z.size() - 1]) != 0 || sign(z[z.size() - 2]) != 0;
}
Verdict root_n_without_last_two(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  if (!at.minimum()) return Undecided{kTooMuchWork};
  return last_two_have_slack(at) ? Verdict(NotJudged{kConditionNotMet}) : root_n_will_do(at);
}
Verdict last_two_vanish(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  if (!at.minimum()) return Undecided{kTooMuchWork};
  const auto& z = at.slack();
  return held_or(!last_two_have_slack(at),
                 named("slack of the sums of weights:", z[z.size() - 2]) + " and " + in_words(z[z.size() - 1]));
}

constexpr int kAccuracyFactor = 10;

Verdict is_accurate(ArticleCase& at) {
  if (const auto reason = unready(at)) return *reason;
  if (at.meet()) return NotJudged{kConditionNotMet};
  const bool near =
      *at.minimum() <= kAccuracyFactor * *at.distance() && *at.distance() <= kAccuracyFactor * *at.minimum();
  return held_or(near, both(at));
}

/// The claim with both bodies changed in a way that changes a distance in a known way.
Verdict with_other_pair(ArticleCase& at, const ConvexPair& other, int factor, const char* what) {
  ArticleCase changed(other, nullptr);
  if (!changed.minimum()) return Undecided{kTooMuchWork};
  return held_or(*changed.minimum() == factor * *at.minimum(),
                 named("minimum", *at.minimum()) + ", " + what + " " + in_words(*changed.minimum()));
}
Verdict is_symmetric(ArticleCase& at) {
  if (const auto reason = unready(at)) return *reason;
  return with_other_pair(at, {at.pair().b, at.pair().a}, 1, "with the bodies exchanged");
}
Verdict is_invariant_under_translation(ArticleCase& at) {
  if (const auto reason = unready(at)) return *reason;
  ConvexPair moved = at.pair();
  for (Points* body : {&moved.a, &moved.b}) {
    for (double& x : body->coordinates) {
      const double there = x + 1;
      if (exact(there) != exact(x) + 1) return Undecided{"shifted corner is no double"};
      x = there;
    }
  }
  return with_other_pair(at, moved, 1, "with both bodies moved by 1 along every axis");
}
Verdict grows_with_scale(ArticleCase& at) {
  if (const auto reason = unready(at)) return *reason;
  ConvexPair larger = at.pair();
  for (Points* body : {&larger.a, &larger.b}) {
    for (double& x : body->coordinates) {
      if (!(std::fabs(x) < 0x1p1000)) return Undecided{"scaled corner is no double"};
      x *= 2;
    }
  }
  return with_other_pair(at, larger, 2, "with both bodies twice as large");
}

/// m < 1 implies distance <= m max(1, R): the lemma stands with lp::distance_bound_by_estimate.
Verdict bounds_from_above(ArticleCase& at) {
  if (const auto reason = unready(at)) return *reason;
  if (*at.minimum() >= 1) return NotJudged{kConditionNotMet};
  const Rational reach = std::max(Rational(1), reach_of(at.pair()));
  return held_or(*at.distance() <= *at.minimum() * reach,
                 both(at) + ", " + named("greatest 1-norm of a corner", reach));
}

// Not a constant of the program: QSopt_ex puts an allocator of its own under GMP, which cannot free what is older.
Rational thousandth() { return Rational(1, 1000); }

/// The greatest difference of two coordinates of one axis over the corners of both bodies: what moving does not change.
Rational extent_of_pair(const ConvexPair& pair) {
  Rational extent = 0;
  for (std::uint32_t i = 0; i < pair.a.dimension; ++i) {
    Rational least = exact(pair.a[0][i]), greatest = least;
    for (const Points* body : {&pair.a, &pair.b}) {
      for (std::uint32_t k = 0; k < body->size(); ++k) {
        least = std::min(least, exact((*body)[k][i]));
        greatest = std::max(greatest, exact((*body)[k][i]));
      }
    }
    extent = std::max(extent, Rational(greatest - least));
  }
  return extent;
}

/// Below 0.001 counts as a collision: harmless if the bodies are then within a thousandth of their size.
Verdict thousandth_is_harmless(ArticleCase& at) {
  if (const auto reason = unready(at)) return *reason;
  if (*at.minimum() >= thousandth()) return NotJudged{kConditionNotMet};
  const Rational reach = reach_of(at.pair());
  return held_or(*at.distance() <= thousandth() * reach, both(at) + ", " + named("greatest 1-norm of a corner", reach));
}
Verdict thousandth_in_large_units(ArticleCase& at) {
  if (const auto reason = unready(at)) return *reason;
  if (reach_of(at.pair()) < 1 || *at.minimum() >= thousandth()) return NotJudged{kConditionNotMet};
  const Rational extent = extent_of_pair(at.pair());
  return held_or(*at.distance() <= thousandth() * extent, both(at) + ", " + named("extent of both bodies", extent));
}

constexpr std::string_view kBound = "The 1-norm distance of the bodies is at least the minimum of P2.";
constexpr std::string_view kEuclidean =
    "The Euclidean distance of the bodies is at least the minimum of P2 over the root of the dimension.";
constexpr std::string_view kRootN =
    "In the step from 1-norm to 2-norm of b - A x* the root of n = k - 2 takes the place of the root of k.";
constexpr std::string_view kNearestBelow =
    "one of the 1-norm nearest points of K - L has no positive coordinate, so that A x <= b lets it through";
constexpr std::string_view kThousandthSays =
    "A minimum below 0.001 may be taken for a collision: the bodies are then within a thousandth of their size.";

const std::array kEstimateClaims = {
    Claim{"estimate_bounds_distance", "estimate", kBound, "", Claim::Kind::kAlways, &bounds_distance},
    Claim{"estimate_bounds_distance_below", "estimate", kBound, kNearestBelow, Claim::Kind::kAlways,
          &bounds_distance_below},
    Claim{"estimate_bounds_euclidean", "estimate", kEuclidean, "", Claim::Kind::kAlways, &bounds_euclidean},
    Claim{"estimate_bounds_euclidean_below", "estimate", kEuclidean, kNearestBelow, Claim::Kind::kAlways,
          &bounds_euclidean_below},
    Claim{"norms_are_equivalent", "estimate",
          "The 1-norm of b - A x* is at least its 2-norm and at most the root of k times that.", "",
          Claim::Kind::kAlways, &norms_are_equivalent},
    Claim{"root_n_will_do", "estimate", kRootN, "", Claim::Kind::kAlways, &root_n_will_do},
    Claim{"root_n_at_a_basic_x", "estimate", kRootN, "x* is basic, as the simplex method returns it, and n >= 3",
          Claim::Kind::kAlways, &root_n_at_a_basic_x},
    Claim{"root_n_without_last_two", "estimate", kRootN, "the last two rows have no slack at x*", Claim::Kind::kAlways,
          &root_n_without_last_two},
    Claim{"last_two_vanish", "estimate", "The minimum is attained with no slack in the last two rows.", "",
          Claim::Kind::kAlways, &last_two_vanish},
    Claim{
        "estimate_is_accurate", "estimate",
        "The minimum is an estimate, more or less accurate, of the distance of bodies that do not meet: right within a "
        "factor of ten.",
        "", Claim::Kind::kAlways, &is_accurate},
    Claim{"estimate_is_symmetric", "estimate", "As a distance is, the estimate is the same for K, L and L, K.", "",
          Claim::Kind::kAlways, &is_symmetric},
    Claim{"estimate_ignores_translation", "estimate",
          "As a distance does, the estimate stays the same when both bodies are moved together.", "",
          Claim::Kind::kAlways, &is_invariant_under_translation},
    Claim{"estimate_grows_with_scale", "estimate", "As a distance does, the estimate doubles when everything does.", "",
          Claim::Kind::kAlways, &grows_with_scale},
    Claim{
        "estimate_bounds_from_above", "estimate", "The minimum is an estimate of the distance.",
        "the minimum m is below 1; then the 1-norm distance is at most m max(1, R), R the greatest 1-norm of a corner",
        Claim::Kind::kAlways, &bounds_from_above},
    Claim{"thousandth_is_harmless", "estimate", kThousandthSays, "", Claim::Kind::kAlways, &thousandth_is_harmless},
    Claim{"thousandth_in_large_units", "estimate", kThousandthSays,
          "the unit is small against the bodies: some corner has a 1-norm of at least 1", Claim::Kind::kAlways,
          &thousandth_in_large_units},
};

}  // namespace

std::span<const Claim> estimate_claims() { return kEstimateClaims; }

}  // namespace assay::article
