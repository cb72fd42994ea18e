// What the article derives about P1 and P2.
#include <algorithm>
#include <array>

#include "oracles/gjk/certify_collision.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/lp/article/claim_words.h"

namespace assay::article {
namespace {

std::string minimum_words(ArticleCase& at) {
  return named("minimum", *at.minimum()) + (at.meet() ? ", the bodies meet" : ", the bodies do not meet");
}

/// Shared by all claims that the minimum decides whether the bodies meet; an empty body meets nothing.
Verdict minimum_decides(ArticleCase& at) {
  if (!at.minimum()) return Undecided{kTooMuchWork};
  return held_or((*at.minimum() == 0) == at.meet(), minimum_words(at));
}

Verdict feasibility_decides(ArticleCase& at) {
  const auto truth = certify_lp(feasibility_program(at.pair()), kArticleWork);
  if (!truth) return Undecided{kTooMuchWork};
  const bool feasible = truth->status != LpStatus::kInfeasible;
  return held_or(feasible == at.meet(),
                 feasible ? "P1 has a solution, the bodies do not meet" : "P1 has none, they meet");
}

Verdict minimum_is_in_range(ArticleCase& at) {
  if (!at.minimum()) return Undecided{kTooMuchWork};
  return held_or(*at.minimum() >= 0 && *at.minimum() <= 2, minimum_words(at));
}

Verdict apart_means_strict(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  if (!at.minimum()) return Undecided{kTooMuchWork};
  if (*at.minimum() == 0) return NotJudged{kConditionNotMet};
  std::string zeros;
  for (std::size_t i = 0; i < at.slack().size(); ++i) {
    if (at.slack()[i] == 0) zeros += (zeros.empty() ? "" : ", ") + std::to_string(i + 1);
  }
  return held_or(zeros.empty(), named("minimum", *at.minimum()) + ", yet at x* no slack in row " + zeros);
}

Verdict apart_means_not_all_equal(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  if (!at.minimum()) return Undecided{kTooMuchWork};
  if (*at.minimum() == 0) return NotJudged{kConditionNotMet};
  return held_or(sum_of(at.slack()) == *at.minimum(), minimum_words(at));
}

Verdict only_corners_matter(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  if (!at.minimum()) return Undecided{kTooMuchWork};
  // The corners in reverse order, and the point half-way between the first and the last of a.
  ConvexPair other{{at.pair().a.dimension, {}}, {at.pair().a.dimension, {}}};
  for (const auto& [from, to] : {std::pair{&at.pair().a, &other.a}, std::pair{&at.pair().b, &other.b}}) {
    for (std::uint32_t k = from->size(); k-- > 0;) {
      to->coordinates.insert(to->coordinates.end(), (*from)[k].begin(), (*from)[k].end());
    }
  }
  const Points& a = at.pair().a;
  for (std::uint32_t i = 0; i < a.dimension; ++i) {
    const double first = a[0][i], last = a[a.size() - 1][i], middle = first / 2 + last / 2;
    if (2 * exact(middle) != exact(first) + exact(last)) return Undecided{"midpoint is no double"};
    other.a.coordinates.push_back(middle);
  }
  ArticleCase again(other, nullptr);
  if (!again.minimum()) return Undecided{kTooMuchWork};
  return held_or(*again.minimum() == *at.minimum(),
                 minimum_words(at) + "; other order, one more point: " + minimum_words(again));
}

Verdict difference_of_corners(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  ConvexPair differences{{at.pair().a.dimension, {}}, {at.pair().a.dimension, {}}};
  if (std::size_t{at.pair().a.size()} * at.pair().b.size() > 150) return Undecided{kTooMuchWork};
  for (std::uint32_t s = 0; s < at.pair().a.size(); ++s) {
    for (std::uint32_t t = 0; t < at.pair().b.size(); ++t) {
      for (std::uint32_t i = 0; i < at.pair().a.dimension; ++i) {
        const double p = at.pair().a[s][i], q = at.pair().b[t][i];
        if (exact(p - q) != exact(p) - exact(q)) return Undecided{"a difference is no double"};
        differences.a.coordinates.push_back(p - q);
      }
    }
  }
  differences.b.coordinates.assign(at.pair().a.dimension, 0.0);
  const bool contains = certify_collision(differences, nullptr).contact != Contact::kSeparated;
  return held_or(contains == at.meet(),
                 contains ? "0 is in conv(S - T), the bodies do not meet" : "0 is not, they meet");
}

bool corner_is_in(const Points& body, std::uint32_t corner, const Points& other) {
  const ConvexPair question{{body.dimension, {body[corner].begin(), body[corner].end()}}, other};
  return certify_collision(question, nullptr).contact != Contact::kSeparated;
}

Verdict subset_by_corners(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  const Points& a = at.pair().a;
  for (std::uint32_t k = 0; k < a.size(); ++k) {
    if (!corner_is_in(a, k, at.pair().b)) return NotJudged{kConditionNotMet};  // that corner is itself outside
  }
  // All corners are in L: so must be every point between two of them.
  for (std::uint32_t k = 1; k < a.size(); ++k) {
    Points middle{a.dimension, {}};
    for (std::uint32_t i = 0; i < a.dimension; ++i) middle.coordinates.push_back((a[0][i] + a[k][i]) / 2);
    for (std::uint32_t i = 0; i < a.dimension; ++i) {
      if (2 * exact(middle[0][i]) != exact(a[0][i]) + exact(a[k][i])) return Undecided{"midpoint is no double"};
    }
    if (!corner_is_in(middle, 0, at.pair().b)) return refuted("all corners are inside, a point between two is not");
  }
  return Holds{};
}

Verdict boxes_first(ArticleCase& at) {
  if (at.has_empty_body()) return Undecided{kEmptyBody};
  bool apart = false;
  for (std::uint32_t i = 0; i < at.pair().a.dimension; ++i) {
    const auto range = [i](const Points& body) {
      std::pair<double, double> found{body[0][i], body[0][i]};
      for (std::uint32_t k = 1; k < body.size(); ++k) {
        found = {std::min(found.first, body[k][i]), std::max(found.second, body[k][i])};
      }
      return found;
    };
    const auto a = range(at.pair().a), b = range(at.pair().b);
    apart |= a.first > b.second || b.first > a.second;
  }
  if (!apart) return NotJudged{kConditionNotMet};
  if (!at.minimum()) return Undecided{kTooMuchWork};
  return held_or(sign(*at.minimum()) > 0 && !at.meet(), minimum_words(at));
}

constexpr std::array kTheoryClaims = {
    Claim{"minimum_decides", "theory", "The minimum of P2 is 0 if and only if the two bodies have a common point.", "",
          Claim::Kind::kAlways, &minimum_decides},
    Claim{"feasibility_decides", "theory", "P1 has a solution if and only if the two bodies have a common point.", "",
          Claim::Kind::kAlways, &feasibility_decides},
    Claim{"minimum_is_in_range", "theory", "The minimum of P2 is at least 0 and never above 2.", "",
          Claim::Kind::kAlways, &minimum_is_in_range},
    Claim{"apart_means_strict", "theory", "If the minimum is above 0, then A x* < b, in every row.", "",
          Claim::Kind::kAlways, &apart_means_strict},
    Claim{"apart_means_some_slack", "theory", "If the minimum is above 0, then A x* < b, in every row.",
          "read as: A x* <= b with slack in some row, in all of them together as much as the minimum",
          Claim::Kind::kAlways, &apart_means_not_all_equal},
    Claim{
        "only_corners_matter", "theory",
        "The corners are all that is needed: their order says nothing, and points that are no corners change nothing.",
        "", Claim::Kind::kAlways, &only_corners_matter},
    Claim{"difference_of_corners", "theory",
          "The difference of the bodies is spanned by the differences of their corners: 0 is in one as in the other.",
          "", Claim::Kind::kAlways, &difference_of_corners},
    Claim{"empty_is_no_exception", "theory", "Nothing collides with the empty set (P2 alone says so, too).", "",
          Claim::Kind::kAlways, &minimum_decides, &without_first},
    Claim{"points_are_no_exception", "theory", "Two single points collide when they are equal (P2 alone says so, too).",
          "", Claim::Kind::kAlways, &minimum_decides, &first_corners},
    Claim{"subset_by_corners", "theory",
          "A body is part of another if each of its corners, as a point, collides with it.", "", Claim::Kind::kAlways,
          &subset_by_corners},
    Claim{"boxes_first", "theory", "Bodies whose bounding boxes are apart need no further test.", "",
          Claim::Kind::kAlways, &boxes_first},
};

}  // namespace

std::span<const Claim> theory_claims() { return kTheoryClaims; }

}  // namespace assay::article
