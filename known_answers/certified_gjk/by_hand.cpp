// What certified collisions say of pairs by hand: those refused, those left to integers of every width, and brackets in
// a unit that is not the caller's.
#include <array>
#include <cfloat>
#include <cmath>

#include "certified/gjk/bracket_in_double.h"
#include "certified/gjk/root_bracket.h"
#include "known_answers/certified_gjk/both_questions.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// A view whose unit is not the caller's.
struct InUnit {
  double length = 0, unit = 1;

  double extent() const { return length; }
  double in_callers_unit(double own) const { return own * unit; }
};

/// Empty bodies, dimensions that are not served, and numbers that are not finite, in either body.
void take_refused_pairs(FoldedRun& run) {
  for (std::uint32_t dimension = 0; dimension <= 4; ++dimension) {
    const std::vector<double> point(dimension, 1);
    for (const double x : {2.0, kNoNumber, kEndless, -kEndless}) {
      std::vector<double> odd(dimension, x), many = point;
      many.insert(many.end(), odd.begin(), odd.end());
      take_both(run, {{dimension, point}, {dimension, odd}});
      take_both(run, {{dimension, odd}, {dimension, many}});
      take_both(run, {{dimension, {}}, {dimension, many}});
      take_both(run, {{dimension, many}, {dimension, {}}});
      take_both(run, {{dimension, {}}, {dimension, odd}});
      take_both(run, {{dimension, point}, {dimension + 1, {x, 1, 1, 1, 1}}});
    }
  }
  take_both(run, {{3, {1, 2}}, {3, {0, 0, 0}}});
  take_both(run, {{2, {1, 2, 3, 3}}, {2, {5}}});
}

/// Far from the origin and small, wide apart and next to each other: by narrow, wide and unbounded integers.
void take_exact_ends(FoldedRun& run) {
  for (const int far : {0, 60, 500}) {
    for (const int small : {0, 45, 300}) {
      const double x = std::ldexp(3, far), y = std::ldexp(5, -small);
      const ConvexPair pairs[] = {
          {{1, {x, x + y}}, {1, {x + 2 * y, x - y}}},
          {{1, {x}}, {1, {y, x / 2}}},
          {{2, {x, y, x, 3 * y}}, {2, {x, -y, x, 0}}},
          {{2, {x, y, x + 4, 3 * y, 2 * x, y}}, {2, {x, -y, -x, 0}}},
          {{2, {-x, 0, x, y}}, {2, {0, y / 2, y, 0}}},
          {{3, {x, y, 1, x, 3 * y, 1, x, 0, y}}, {3, {x, -y, 1, x, 0, 2}}},
          {{3, {x, y, y, -x, y, y, 0, -x, y}}, {3, {0, 0, 0, y, y, -y}}},
          {{3, {x, y, y, -x, y, y, 0, -x, y, 0, 0, x}}, {3, {0, 0, 2 * y, 0, 0, 3 * y}}},
      };
      for (const ConvexPair& pair : pairs) take_exactly(run, pair);
    }
  }
  for (const double top : {1.0, 3.0, 4.0, 2.25, 0x1p60 - 1})
    for (const double under : {1.0, 2.0, 9.0, 0x1p40})
      for (const int exponent : {0, -1100, -1060, 990, 1023, 1100}) {
        const auto ends = certified::root_bracket(Integer(top * 4), Integer(under), exponent);
        run.take(ends.low), run.take(ends.high);
      }
  run.take(certified::root_bracket(0, 1, 5).high);
}

/// A segment apart along x as seen in units of 2^power: the width that is let pass, and where the unit leaves doubles.
void take_brackets(FoldedRun& run) {
  gjk::Simplex<3> simplex;
  gjk::Nearest<3> nearest;
  simplex.push({{1.5, -0.25, 0.125}, 2, 5});
  simplex.push({{1.5, 0.75, 0.125}, 3, 7});
  nearest.size = 2;
  nearest.weight[0] = 0.75, nearest.weight[1] = 0.25;
  nearest.v = {-1.5, 0, 0.125};
  const double square = gjk::dot(nearest.v, nearest.v);
  GjkAnswer answer;
  const auto is_given = [&](const InUnit& view, double least) {
    return certified::bracket_in_double<3>(view, simplex, nearest, least, answer);
  };
  for (const int power : {0, 1, -1, 900, 1020, 1022, 1023, -1000, -1020, -1050, -1074})
    for (const double length : {2.0, 2.5, 1024.0}) {
      const InUnit view{length, std::ldexp(1.0, power)};
      run.take(is_given(view, square));
      if (is_given(view, square)) fold_answer(run, answer);
      run.take(flip(square / 2, square * 2, [&](double least) { return is_given(view, least); }));
    }
  run.take(is_given({kEndless, 1}, square));
  run.take(is_given({2, kEndless}, square));
  run.take(is_given({2, kNoNumber}, square));
  run.take(flip(1, DBL_MAX, [&](double unit) { return is_given({0x1p10, unit}, square); }));
  run.take(flip(0, 1, [&](double unit) { return is_given({0x1p10, unit}, square); }));
}

KnownWords certified_by_hand() {
  FoldedRun run;
  take_refused_pairs(run);
  return {run.folded()};
}
KnownWords exact_ends() {
  FoldedRun run;
  take_exact_ends(run);
  return {run.folded()};
}
KnownWords brackets_in_units() {
  FoldedRun run;
  take_brackets(run);
  return {run.folded()};
}

}  // namespace

void add_certified_by_hand(KnownAnswers& all) {
  all.push_back({"certified/gjk/by_hand", Asked::kByCheck, certified_by_hand, {4232693305426540776u}});
  all.push_back({"certified/gjk/exact_ends", Asked::kByCheck, exact_ends, {6916662684896171612u}});
  all.push_back({"certified/gjk/brackets_in_units", Asked::kByCheck, brackets_in_units, {10351886920578236230u}});
}

}  // namespace assay::known
