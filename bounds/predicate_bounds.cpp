// The filters of the orientation tests: those of the engines and, beside them, that of the planar judge.
#include <array>

#include "algorithms/hull3/walking_surface.h"
#include "algorithms/predicates/adaptive_orient2d.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/exact_orient3d.h"
#include "algorithms/predicates/orient2d_filter.h"
#include "bounds/bound.h"
#include "bounds/operands.h"
#include "oracles/hull2/orient2d_sign.h"

namespace assay::bounds::of_predicates {
namespace {

struct Triple {
  explicit Triple(Choices& choices, int unit = 0)
      : trial(in_units_of(unit)), a(point2(choices, trial)), b(point2(choices, trial)), c(point2(choices, trial)) {}
  BoundTrial trial;
  Point2 a, b, c;
};
struct Quadruple {
  explicit Quadruple(Choices& choices, int unit = 0)
      : trial(in_units_of(unit)),
        a(point3(choices, trial)),
        b(point3(choices, trial)),
        c(point3(choices, trial)),
        d(point3(choices, trial)) {}
  Rational exactly() const { return determinant(row(a, b), row(a, c), row(a, d)); }
  BoundTrial trial;
  Point3 a, b, c, d;
};

// A filter that only tells the sign is right where the difference of its two products has the determinant's: rounding
// that difference changes no sign, and is not counted.

template <int Unit>
std::optional<BoundTrial> judge(Choices& choices) {
  Triple t(choices, Unit);
  const Orient2dTerms terms = orient2d_terms(t.a, t.b, t.c);
  t.trial.include(minus(terms.left, terms.right) - determinant(t.a, t.b, t.c), terms.bound);
  return t.trial;
}

template <int Unit>
std::optional<BoundTrial> filtered(Choices& choices) {
  Triple t(choices, Unit);
  const TurnTerms terms = turn_terms(t.a, t.b, t.c);
  t.trial.include(minus(terms.p, terms.q) - determinant(t.a, t.b, t.c), terms.bound);
  return t.trial;
}

std::optional<BoundTrial> stage_a(Choices& choices) {
  Triple t(choices);
  const TurnTerms terms = turn_terms(t.a, t.b, t.c);
  const AdaptiveOrient2d::Stages stages(t.a, t.b, t.c);
  t.trial.include(minus(terms.p, terms.q) - determinant(t.a, t.b, t.c), stages.rounded().bound);
  return t.trial;
}

std::optional<BoundTrial> stage_b(Choices& choices) {
  Triple t(choices);
  AdaptiveOrient2d::Stages stages(t.a, t.b, t.c);
  const Rational heads = exact(t.b.x - t.a.x) * exact(t.c.y - t.a.y) - exact(t.b.y - t.a.y) * exact(t.c.x - t.a.x);
  t.trial.include(heads - determinant(t.a, t.b, t.c), stages.heads().bound);
  return t.trial;
}

std::optional<BoundTrial> stage_c(Choices& choices) {
  Triple t(choices);
  AdaptiveOrient2d::Stages stages(t.a, t.b, t.c);
  stages.heads();
  const AdaptiveOrient2d::Estimate e = stages.corrected();
  t.trial.include(exact(e.value) - determinant(t.a, t.b, t.c), e.bound);
  return t.trial;
}

template <int Unit>
std::optional<BoundTrial> in_space(Choices& choices) {
  Quadruple q(choices, Unit);
  const ExactOrient3d::Estimate e = ExactOrient3d::rounded(q.a, q.b, q.c, q.d);
  q.trial.include(exact(e.value) - q.exactly(), e.bound);
  return q.trial;
}

std::optional<BoundTrial> heads_in_space(Choices& choices) {
  Quadruple q(choices);
  const ExactOrient3d::Estimate e = ExactOrient3d::heads(q.a, q.b, q.c, q.d);
  q.trial.include(exact(e.value) - q.exactly(), e.bound);
  return q.trial;
}

template <int Unit>
std::optional<BoundTrial> plane(Choices& choices) {
  Quadruple q(choices, Unit);
  const std::array points = {q.a, q.b, q.c, q.d};
  const spatial::Plane rounded = spatial::rounded_plane(q.a, q.b, q.c, spatial::extent_of(points));
  q.trial.include(exact(rounded.height(q.d)) - q.exactly(), rounded.error);
  return q.trial;
}

constexpr BoundPlace kJudge2 = judges_in("oracles/hull2/orient2d_sign.cpp"),
                     kFilter2 = engines_in("algorithms/predicates/orient2d_filter.h"),
                     kAdaptive = engines_in("algorithms/predicates/adaptive_orient2d.cpp");

constexpr std::array<ErrorBound, 12> kBounds = {
    {{"judge's orient2d", kJudge2, "(3 + 20 u) u of the two products, and underflow", "", judge<0>},
     {"engines' orient2d", kFilter2, "4 u of the two products, and underflow", "", filtered<0>},
     {"adaptive orient2d A", kAdaptive, "(3 + 16 u) u of the two products (Shewchuk)", "", stage_a},
     {"adaptive orient2d B", kAdaptive, "(2 + 12 u) u of them, products exact (Shewchuk)", "", stage_b},
     {"adaptive orient2d C", kAdaptive, "(9 + 64 u) u^2 of them and (3 + 8 u) u of the estimate (Shewchuk)", "",
      stage_c},
     {"engines' orient3d", engines_in("algorithms/predicates/exact_orient3d.h"), "10 u of the six terms, and underflow",
      "", in_space<0>},
     {"engines' orient3d B", engines_in("algorithms/predicates/exact_orient3d.cpp"),
      "8 u of the six terms, products exact", "3 u of roundings are bounded by 8 u, as its derivation says",
      heads_in_space, true},
     {"planes of hull3", engines_in("algorithms/hull3/walking_surface.cpp"),
      "5 u of the normal's terms times widths and 9 u of its products with the largest coordinates", "", plane<0>,
      true},
     {"judge's orient2d where products underflow", kJudge2, "2 smallest doubles", "", judge<kTinyProducts2>, true},
     {"engines' orient2d where products underflow", kFilter2, "4 smallest doubles", kCoarseUnderflow,
      filtered<kTinyProducts2>, true},
     {"engines' orient3d where products underflow", engines_in("algorithms/predicates/exact_orient3d.h"),
      "2 smallest doubles times the widths of d - a and 2", kCoarseUnderflow, in_space<kTinyProducts3>, true},
     {"planes of hull3 where products underflow", engines_in("algorithms/hull3/walking_surface.cpp"),
      "2 smallest doubles times the widths and 4", kCoarseUnderflow, plane<kTinyProducts3>, true}}};

}  // namespace
}  // namespace assay::bounds::of_predicates

namespace assay {

std::span<const ErrorBound> bounds_of_predicates() { return bounds::of_predicates::kBounds; }

}  // namespace assay
