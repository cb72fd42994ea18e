// The judge of contacts asked directly: each number of a right answer made another one, gaps met exactly, and distances
// beyond the doubles.
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "known_answers/drawn/planar_shapes.h"
#include "known_answers/known_answer.h"
#include "known_answers/oracles_shapes/asked_shapes.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords spoilt_contacts() {
  AskedShapes asked;
  using Asked = std::pair<ShapesProblem, ShapeContact>;
  const Shape solid{ShapeKind::kBox, 3, {-1, -1, -1, 1, 1, 1}}, sphere{ShapeKind::kBall, 3, {0, 0, 4, 1}};
  const auto contact = ShapesQuestion::kContact;
  for (const auto& [problem, right] :
       {Asked{{contact, box(0, 0), box(4, 0)}, {false, 2, {1, 0, 0}, {-2, 0, 0}}},
        Asked{{contact, box(0, 0), box(2, 0)}, {true, 0, {1, 0, 0}, {0, 0, 0}}},
        Asked{{contact, box(0, 0), box(1.5, 0)}, {true, -0.5, {1, 0, 0}, {0.5, 0, 0}}},
        Asked{{contact, ball(0, 0, 1), ball(3, 4, 2)}, {false, 2, {0.6, 0.8, 0}, {-1.2, -1.6, 0}}},
        Asked{{contact, ball(0, 0, 1), box(0.5, 0)}, {true, -1.5, {1, 0, 0}, {1.5, 0, 0}}},
        Asked{{contact, ball(0, 0, 0), ball(0, 0, 0)}, {true, 0, {1, 0, 0}, {0, 0, 0}}},
        Asked{{contact, solid, sphere}, {false, 2, {0, 0, 1}, {0, 0, -2}}}}) {
    asked.ask_spoilt(problem, right, {&ShapeContact::distance}, {&ShapeContact::normal, &ShapeContact::move});
    ShapeContact other = right;
    other.overlap = !right.overlap;
    asked.ask(problem, other);
    other = right;
    other.normal = {};
    asked.ask(problem, other);
    for (const bool hit : {false, true})
      for (const ShapesStatement& statement : statements())
        asked.run.take(check_contact(problem, BareVerdict{hit}, statement));
    // Off by exactly a gap, or by one bit more.
    for (const double gap : {0.25, std::nextafter(0.25, 0)})
      for (double ShapeContact::*number : {&ShapeContact::distance}) {
        other = right;
        other.*number += 1;
        asked.run.take(check_contact(problem, other, {Touching::kHit, gap}));
        other = right;
        for (double& entry : other.normal) entry *= 1.25;
        asked.run.take(check_contact(problem, other, {Touching::kUnspecified, gap}));
        for (double& entry : other.normal) entry *= 0.6;
        asked.run.take(check_contact(problem, other, {Touching::kUnspecified, gap}));
      }
  }
  asked.ask({contact, ball(-0x1.8p1023, 0, 1), ball(0x1.8p1023, 0, 1)}, ShapeContact{false, 0x1p1023, {1, 0, 0}, {}});
  // Distances beyond the doubles on either side, and an error that is.
  asked.run.take(
      check_contact({contact, ball(0, 0, 0x1.8p1023), ball(0, 0, 0x1p1023)}, ShapeContact{true, 0, {1, 0, 0}, {}}, {}));
  for (const double gap : {0.0, 0.5}) {
    const ShapesStatement statement{Touching::kHit, gap};
    asked.run.take(check_contact({contact, ball(0, 0, 0x1.8p1023), ball(0, 0, 0x1p1023)},
                                 ShapeContact{true, 0, {1, 0, 0}, {}}, statement));
    asked.run.take(check_contact({contact, ball(-0x1p1022, 0, 0), ball(0x1p1022, 0, 0)},
                                 ShapeContact{false, -0x1.8p1023, {1, 0, 0}, {}}, statement));
  }
  return {asked.run.folded(), asked.run.units()};
}

}  // namespace

void add_judged_shapes_by_hand(KnownAnswers& all) {
  all.push_back(
      {"oracles/shapes/spoilt_contacts", Asked::kByCheck, spoilt_contacts, {5867313115154391625u, 42934992u}});
}

}  // namespace assay::known
