// The proofs of collision programs asked alone, where they turn over, and Euclidean brackets.
#include <cmath>
#include <utility>

#include "algorithms/lp/collision/collide.h"
#include "algorithms/lp/collision/norm_bracket.h"
#include "algorithms/lp/collision/norm_distance.h"
#include "algorithms/lp/collision/proofs.h"
#include "algorithms/lp/tableau_simplex.h"
#include "known_answers/algorithms_lp/as_told.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Units of numbers some of which become subnormal, or are no numbers; and the numbers in that unit.
KnownWords units_of_pairs() {
  FoldedRun run;
  const auto take_unit = [&](double x, double y, double z) {
    const ConvexPair pair{{1, {x, y}}, {1, {z}}};
    run.take(lp::exponent_of_unit(pair));
    const ConvexPair scaled = lp::in_units_of_one(pair);
    for (const Points* points : {&scaled.a, &scaled.b})
      for (const double number : points->coordinates) run.take_number_or_none(number);
  };
  for (const double largest : {0.0, 4.0, 0x1.8p1000, 0x1p1023, 0x1p-1074})
    for (const double least : {0.0, 1.0, 0x1p-22, 0x1p-60, 0x1.000001p-60, 0x1.8p-23, 0x1p-1000, 0x1.8p-1020})
      for (const double other : {0.0, -1.0, kNoNumber, kEndless, -0x1p-1074}) {
        take_unit(largest, least, other);
        take_unit(least, other, largest);
      }
  take_unit(kEndless, kEndless, 0);
  return {run.folded()};
}

/// Gaps of the least doubles, bodies without corners, and directions without length.
KnownWords least_gaps() {
  FoldedRun run;
  for (const double y : {0.0, 0x1p-1060})
    run.take(flip(y, 1, [&](double x) { return lp::proves_apart({{1, {x}}, {1, {y}}}, {1}); }));
  for (const lp::Norm norm : {lp::Norm::kSum, lp::Norm::kGreatest}) {
    run.take(flip(0, 1, [&](double x) { return lp::nearest({{1, {x}}, {1, {0}}}, {1}, norm) > 0; }));
    for (const double size : {0.0, -0.0, 1.0, kNoNumber, kEndless})
      for (const Points& a : {Points{2, {}}, Points{2, {1, 2}}})
        run.take_number_or_none(lp::nearest({a, {2, {-1, -1}}}, {size, size}, norm));
  }
  for (const double x : {0.0, 0x1p-1074, 0x1p-960, 0x1p-940, 1.0}) {
    const lp::WeightedPoint point = lp::weighted_point({1, {x, 0, -x}}, {1, 0.5, 0.25});
    run.take(point.error), run.take(point.at);
  }
  // Bodies in a plane that no float has: where no weights are exact.
  for (const double plane : {0.1, 0.5})
    for (const double x : {0.3, 0.7}) {
      const ConvexPair pair{{2, {0, plane, 1, plane}}, {2, {x, plane}}};
      run.take(lp::proved_meeting(pair, {1 - x, x * (1 + 0x1p-50), 1}).has_value());
    }
  return {run.folded()};
}

/// Where a distance is no longer within its promise, and where it overflows.
KnownWords promised_distances() {
  FoldedRun run;
  const auto take_distance = [&](const lp::DistanceAnswer& answer) {
    run.take(answer.index());
    if (const auto* gave_up = std::get_if<GaveUp>(&answer)) run.take(gave_up->why);
    if (const auto* found = std::get_if<lp::NormDistance>(&answer)) {
      for (const auto* list : {&found->weight_a, &found->weight_b, &found->direction}) run.take(*list);
      run.take(found->least), run.take(found->most);
    }
  };
  for (const lp::Norm norm : {lp::Norm::kSum, lp::Norm::kGreatest}) {
    for (const double size : {1.0, 1.3, 1.7, 1.9, 3.0}) {
      const ConvexPair pair{{1, {0, size}}, {1, {0}}};
      const auto answer = [&](double weight) {
        tell({1, weight, 1}, {0.25, -0.5, 0, 0});
        return lp::distance(pair, norm, &as_told, Watch{});
      };
      const double most = flip(0, 1, [&](double by) { return std::holds_alternative<lp::NormDistance>(answer(by)); });
      run.take(most);
      take_distance(answer(std::nextafter(most, 0.0)));
      take_distance(answer(most));
      take_distance(answer(kEndless));
    }
    for (const double far : {0x1.8p1023, 0x1p1022, 0x1p-1070})
      take_distance(lp::distance<TableauBland>({{2, {far, far}}, {2, {-far, -far, -far, 0}}}, norm));
  }
  return {run.folded()};
}

}  // namespace

void add_own_proofs(KnownAnswers& all) {
  all.push_back({"algorithms/lp/units_of_pairs", Asked::kByCheck, units_of_pairs, {9653199554070607917u}});
  all.push_back({"algorithms/lp/least_gaps", Asked::kByCheck, least_gaps, {13781144230286910671u}});
  all.push_back({"algorithms/lp/promised_distances", Asked::kByCheck, promised_distances, {5257917645264804579u}});
}

}  // namespace assay::known
