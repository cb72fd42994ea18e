// Questions about shapes that are none, and answers to other questions.
#include <vector>

#include "known_answers/drawn/no_numbers.h"
#include "known_answers/drawn/planar_shapes.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/shapes/check_shapes.h"

namespace assay::known {
namespace {

/// Every kind of answer to every kind of question, posed and not posed, with a number that is none.
KnownWords odd_questions() {
  FoldedRun run;
  const Shape points{ShapeKind::kPoints, 2, {0, 1, 4, -1}}, ring{ShapeKind::kPolygon, 2, {0, 0, 4, 0, 4, 2}},
      map{ShapeKind::kMap, 2, {1, 0, 0, -1, 1, 0, 0.5, 2}}, moving{ShapeKind::kMovingBall, 2, {4, 0, 1, -4, 0}};
  const std::vector<ShapesProblem> posed = {{ShapesQuestion::kContact, box(0, 0), ball(3, 0, 1)},
                                            {ShapesQuestion::kBounds, points, {}},
                                            {ShapesQuestion::kMerge, box(0, 0), box(3, 1)},
                                            {ShapesQuestion::kCentroid, ring, {}},
                                            {ShapesQuestion::kMotion, points, map},
                                            {ShapesQuestion::kSweep, box(0, 0), moving}};
  const std::vector<ShapesAnswer> answers = {
      ShapeContact{}, BareVerdict{true}, ShapeBounds{}, ShapeCentroid{}, MovedPoints{{1, 2, 3, 4}},
      ShapeSweep{},   GaveUp{},          Declined{"no"}};
  for (const ShapesProblem& problem : posed)
    for (int spoil = 0; spoil < 5; ++spoil) {
      ShapesProblem asked = problem;
      if (spoil == 1) asked.a.numbers.pop_back();
      if (spoil == 2) asked.a.numbers[0] = kNoNumber;
      if (spoil == 3) asked.a.numbers.back() = kEndless;
      if (spoil == 4 && !asked.b.numbers.empty()) asked.b.numbers[0] = kEndless;
      const ShapesStatement statement{Touching::kHit, 0.5};
      for (const ShapesAnswer& answer : answers) run.take(check_shapes(asked, answer, statement));
      run.take(check_contact(asked, ShapeContact{}, statement));
      run.take(check_contact(asked, BareVerdict{}, statement));
      run.take(check_bounds(asked, {}));
      run.take(check_centroid(asked, {}, statement));
      run.take(check_motion(asked, {}, statement));
      run.take(check_sweep(asked, ShapeSweep{}, statement));
      run.take(check_sweep(asked, BareVerdict{}, statement));
    }
  return {run.folded()};
}

}  // namespace

void add_odd_questions(KnownAnswers& all) {
  all.push_back({"oracles/shapes/odd_questions", Asked::kByCheck, odd_questions, {6203644450930996877u}});
}

}  // namespace assay::known
