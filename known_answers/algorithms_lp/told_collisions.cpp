// What becomes of bodies that cannot be asked about, and of vectors that a simplex code makes up for programs of
// collisions.
#include "algorithms/lp/collision/boxes.h"
#include "algorithms/lp/collision/collide.h"
#include "algorithms/lp/collision/collision_lp.h"
#include "algorithms/lp/collision/half_spaces.h"
#include "algorithms/lp/collision/inner_points.h"
#include "known_answers/algorithms_lp/as_told.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Which kind of answer, and what is in it but for weights.
template <class Answer>
void take_told(FoldedRun& run, const Answer& answer) {
  run.take(answer.index());
  if (const auto* gave_up = std::get_if<GaveUp>(&answer)) run.take(gave_up->why), run.take(gave_up->steps);
  if (const auto* declined = std::get_if<Declined>(&answer)) run.take(declined->reason);
}
void take_told(FoldedRun& run, const lp::CollisionAnswer& answer) {
  take_told<lp::CollisionAnswer>(run, answer);
  if (const auto* apart = std::get_if<lp::Apart>(&answer)) run.take(apart->direction);
  if (const auto* meeting = std::get_if<lp::Meeting>(&answer)) run.take(meeting->on_a), run.take(meeting->on_b);
}
void take_told(FoldedRun& run, const GjkAnswer& answer) {
  take_told<GjkAnswer>(run, answer);
  if (const auto* along = std::get_if<SeparatedAlong>(&answer)) run.take(along->direction);
  const auto* overlapping = std::get_if<Overlapping>(&answer);
  for (std::uint32_t k = 0; overlapping != nullptr && k < overlapping->size; ++k)
    run.take(overlapping->on_a[k]), run.take(overlapping->on_b[k]);
}

constexpr lp::CollisionPlan kSlack{lp::CollisionPlan::Form::kSlack, false}, kFarkas{};

/// Every question about a pair.
void take_all_questions(FoldedRun& run, const ConvexPair& pair) {
  for (const lp::CollisionPlan& plan : {kSlack, kFarkas}) take_told(run, lp::collide(pair, plan, &as_told, Watch{}));
  for (const lp::Norm norm : {lp::Norm::kSum, lp::Norm::kGreatest})
    take_told(run, lp::distance(pair, norm, &as_told, Watch{}));
  take_told(run, lp::collide_by_lp(pair, Watch{}, &as_told));
  take_told(run, lp::collide_by_half_spaces(pair, &as_told, Watch{}));
}

/// Bodies without corners, with less than one, with numbers that are none, of no or of different dimension.
KnownWords odd_pairs() {
  FoldedRun run;
  told() = GaveUp{GaveUp::Why::kStalled, 7};
  const Points plain{2, {3, 1, 4, 1, 3, 5}}, space{3, {1, 2, 3}};
  const Points odd[] = {plain, {2, {}}, {3, {}}, {2, {1}}, {2, {1, kEndless}}, {2, {kNoNumber, 1}}, {0, {}}, space};
  for (const Points& a : odd)
    for (const Points& b : odd)
      if (a.size() > 0 || b.size() > 0 || a.dimension != b.dimension) {
        // Boxes are not asked of what is no whole point.
        take_all_questions(run, {a, b});
      }
  for (const double x : {1.0, 0.1}) take_all_questions(run, {{2, {x, 2}}, {2, {x, 2}}});
  return {run.folded()};
}

/// Segments and triangles that cross, and weights that do not add up; multipliers that show nothing.
KnownWords told_pairs() {
  FoldedRun run;
  const Points triangle{2, {-1, -1, 1, -1, 0, 2}}, near{2, {0.1, 0.1}}, across{2, {0.1, -3, 0, 3, 5, 5}};
  for (const Points& b : {near, across})
    for (const double weight : {0.1, 0.25, 0.5, 1.0}) {
      std::vector<double> x = {0.5, 0.25, 0.25};
      x.resize(3 + b.size(), weight);
      for (const double last : {weight, 0.0, 2 * weight}) {
        x.back() = last;
        tell(x, {-1, -1, 0, 0});
        take_all_questions(run, {triangle, b});
      }
    }
  const ConvexPair solid{{3, {-1, -1, -1, 2, 0, 0, 0, 2, 0, 0, 0, 2, -2, -2, -2}}, {3, {0.1, 0.1, 0.1}}};
  for (const double last : {0.0, 0.25}) {
    tell({0.25, 0.25, 0.25, 0.25, last, 1}, {-1, -1, -1, 0, 0});
    take_all_questions(run, solid);
  }
  // Two pairs of the same size, whichever of them ends first.
  const Points first{2, {-3, 0, 3, 0.2}};
  for (const double shift : {-1.0, -0.25, 0.0, 0.25, 1.0}) {
    tell({0.5, 0.5, 0.5, 0.5}, {-1, -1, 0, 0});
    take_all_questions(run, {first, {2, {shift, -1, shift / 2, 4}}});
    take_all_questions(run, {first, {2, {2 + shift, -1, shift - 2, 4}}});
  }
  return {run.folded()};
}

/// Vectors of another size than the program has, the rest of which would prove something.
KnownWords told_sizes() {
  FoldedRun run;
  const Points a{2, {3, 1, 4, 1, 3, 5}}, b{2, {0, 0, 1, 0, 0, 1}};
  const std::vector<double> of_slack = {-2, -1, 0, 0}, of_rows = {-1, 0, 0, 0, 0, 0}, of_last = {0, 0, -1, 0, 0, 0};
  for (const auto& y : {of_slack, of_rows, of_last, std::vector<double>{-1, 0, 0, 0}})
    for (const std::size_t more : {0, 1, 4})
      for (const std::size_t of_x : {0, 3, 6, 7}) {
        std::vector<double> longer = y;
        longer.resize(y.size() + more, 0.0);
        tell(std::vector<double>(of_x, 1), longer);
        take_all_questions(run, {a, b});
        told() = Infeasible{longer};
        for (const lp::CollisionPlan& plan : {kFarkas, kSlack})
          take_told(run, lp::collide({a, {2, {0, 0, 4, 2}}}, plan, &as_told, Watch{}));
      }
  for (const lp::SubsetAnswer& answer :
       {lp::SubsetAnswer{lp::Inside{}}, lp::SubsetAnswer{lp::Outside{}}, lp::SubsetAnswer{GaveUp{}}}) {
    thread_local lp::SubsetAnswer now;
    now = answer;
    run.take(lp::fates_of(a, [](const ConvexPair&) { return now; }));
  }
  run.take(lp::fates_of({2, {0, 0, 4, 0, 0, 4, 1, 1}}, lp::subset_question()));
  return {run.folded()};
}

}  // namespace

void add_told_collisions(KnownAnswers& all) {
  all.push_back({"algorithms/lp/odd_pairs", Asked::kByCheck, odd_pairs, {1085584923557110037u}});
  all.push_back({"algorithms/lp/told_pairs", Asked::kByCheck, told_pairs, {6668669568748307855u}});
  all.push_back({"algorithms/lp/told_sizes", Asked::kByCheck, told_sizes, {16268105331703711662u}});
}

}  // namespace assay::known
