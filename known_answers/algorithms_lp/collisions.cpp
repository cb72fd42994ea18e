// What our simplex says as a collision engine, to the last bits. Nothing here says that what was before is right;
// judges do.
#include <array>
#include <cmath>
#include <variant>

#include "algorithms/lp/collision/collide.h"
#include "algorithms/lp/collision/collision_lp.h"
#include "algorithms/lp/collision/half_spaces.h"
#include "algorithms/lp/tableau_simplex.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_collision.h"
#include "properties/choices.h"

namespace assay::known {
namespace {

/// Corners of small whole numbers, of thirds, or nearly of one plane; every fourth pair touches or nearly does.
ConvexPair folded_pair(Choices& c, std::uint64_t k, std::uint32_t dimension) {
  const double grain = k % 3 == 0 ? 1 : 1.0 / 3;
  const auto body = [&](double shift) {
    Points points{dimension, {}};
    for (std::uint64_t n = 1 + c.below(7); n > 0; --n) {
      for (std::uint32_t i = 0; i < dimension; ++i) {
        double x = grain * static_cast<double>(c.around_zero(4)) + (i == 0 ? shift : 0);
        if (k % 4 == 3) {
          const int exponent = -static_cast<int>(10 + c.below(45));
          x += std::ldexp(c.dyadic(20), exponent);
        }
        points.coordinates.push_back(x);
      }
    }
    return points;
  };
  const double shift = static_cast<double>(c.below(6));
  ConvexPair pair{body(0), body(shift)};
  const double unit = k % 7 == 6 ? std::ldexp(1.0, static_cast<int>(c.around_zero(1000))) : 1;
  for (Points* points : {&pair.a, &pair.b})
    for (double& x : points->coordinates) x *= unit;
  return pair;
}

void take(FoldedRun& run, const GjkAnswer& answer) {
  run.take(answer.index());
  if (const auto* separated = std::get_if<SeparatedAlong>(&answer)) {
    run.take(separated->direction);
  } else if (const auto* overlapping = std::get_if<Overlapping>(&answer)) {
    for (std::uint32_t k = 0; k < overlapping->size; ++k) {
      run.take(overlapping->on_a[k]);
      run.take(overlapping->on_b[k]);
    }
  } else if (const auto* gave_up = std::get_if<GaveUp>(&answer)) {
    run.take(gave_up->why);
    run.take(gave_up->steps);
  }
}

void take(FoldedRun& run, const lp::CollisionAnswer& answer) {
  run.take(answer.index());
  if (const auto* apart = std::get_if<lp::Apart>(&answer)) run.take(apart->direction);
  const auto* meeting = std::get_if<lp::Meeting>(&answer);
  if (meeting == nullptr) return;
  run.take(meeting->on_a);
  run.take(meeting->on_b);
  run.take(meeting->weight_a);
  run.take(meeting->weight_b);
}

KnownWords collisions_by_programs() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 600; ++k) {
    Choices c{mix64(31000 + k)};
    const ConvexPair pair = folded_pair(c, k, static_cast<std::uint32_t>(1 + k % 3));
    take(run, CollisionDantzig::solve(pair, Watch{}));
    take(run, CollisionBland::solve(pair, Watch{}));
  }
  return {run.folded()};
}

/// And how many pairs are apart, how many meet, and how many answers are wrong, which is none.
KnownWords collisions_of_half_spaces() {
  FoldedRun run;
  std::uint64_t wrong = 0;
  std::array<std::uint64_t, 2> seen{};
  for (std::uint64_t k = 0; k < 400; ++k) {
    Choices c{mix64(32000 + k)};
    const ConvexPair pair = folded_pair(c, k, static_cast<std::uint32_t>(2 + k % 2));
    const GjkAnswer answer = HalfSpaceCollision::solve(pair, Watch{});
    take(run, answer);
    if (const auto* separated = std::get_if<SeparatedAlong>(&answer)) {
      wrong += !holds(check_separated_along(pair, *separated));
      ++seen[0];
    } else if (const auto* bare = std::get_if<BareVerdict>(&answer)) {
      wrong += !bare->colliding || certify_collision(pair, nullptr).contact != Contact::kOverlapping;
      ++seen[1];
    }
    for (const Points* body : {&pair.a, &pair.b}) {
      const auto facets = lp::facets_of(*body);
      run.take(facets.has_value());
      if (!facets) continue;
      run.take(facets->normals);
      run.take(facets->offsets);
      run.take(facets->simplices);
      run.take(facets->apex);
    }
  }
  return {run.folded(), seen[0], seen[1], wrong};
}

KnownWords collision_plans() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 300; ++k) {
    Choices c{mix64(33000 + k)};
    const ConvexPair pair = folded_pair(c, k, static_cast<std::uint32_t>(1 + k % 4));
    for (const auto form : {lp::CollisionPlan::Form::kFeasibility, lp::CollisionPlan::Form::kSlack})
      take(run, lp::collide<TableauBland>(pair, {form, k % 2 == 0}));
    const auto subset = lp::is_subset<TableauBland>(pair);
    run.take(subset.index());
    if (const auto* outside = std::get_if<lp::Outside>(&subset)) run.take(outside->corner);
    const auto far = lp::distance<TableauBland>(pair, k % 2 == 0 ? lp::Norm::kSum : lp::Norm::kGreatest);
    run.take(far.index());
    const auto* found = std::get_if<lp::NormDistance>(&far);
    if (found == nullptr) continue;
    for (const auto* list : {&found->weight_a, &found->weight_b, &found->direction}) run.take(*list);
    run.take(found->least);
    run.take(found->most);
  }
  return {run.folded()};
}

}  // namespace

void add_collisions_by_programs(KnownAnswers& all) {
  all.push_back({"algorithms/lp/collisions", Asked::kByCheck, collisions_by_programs, {12632644200779306509u}});
  all.push_back({"algorithms/lp/collisions_of_half-spaces",
                 Asked::kByCheck,
                 collisions_of_half_spaces,
                 {15689739259219668459u, 79, 75, 0}});
  all.push_back({"algorithms/lp/collision_plans", Asked::kByCheck, collision_plans, {16529550706327496690u}});
}

}  // namespace assay::known
