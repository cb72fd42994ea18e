// Answers about shapes that are asked about with each of their numbers made another one.
#pragma once
#include <array>
#include <vector>

#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_run.h"
#include "oracles/shapes/check_shapes.h"

namespace assay::known {

inline const std::array<double, 8> kSpoils = {0.0, -0.5, 0.25, 1, 0x1p-30, 0x1p1000, kEndless, kNoNumber};

inline const std::vector<ShapesStatement>& statements() {
  static const std::vector<ShapesStatement> all = {{Touching::kHit, 0.125},
                                                   {Touching::kMiss, 0, true},
                                                   {Touching::kUnspecified, -1},
                                                   {Touching::kHit, kEndless, false, "for a reason"},
                                                   {Touching::kMiss, 2}};
  return all;
}

struct AskedShapes {
  FoldedRun run;
  std::size_t asked = 0, skipped = 0;

  /// The answer with each of its numbers, one after the other, made another one.
  template <class Answer>
  void ask_spoilt(const ShapesProblem& problem, const Answer& right, const std::vector<double Answer::*>& numbers,
                  const std::vector<std::array<double, 3> Answer::*>& points) {
    ask(problem, right);
    for (const double by : kSpoils) {
      for (auto number : numbers) {
        Answer spoilt = right;
        spoilt.*number += by;
        ask(problem, spoilt);
      }
      for (auto point : points)
        for (std::size_t k = 0; k < 3; ++k) {
          if (numbers.size() == 1 && ++skipped % 2 == 0) continue;
          Answer spoilt = right;
          (spoilt.*point)[k] += by;
          ask(problem, spoilt);
        }
    }
  }
  void ask(const ShapesProblem& problem, const ShapesAnswer& answer) {
    run.take(check_shapes(problem, answer, statements()[asked++ % 2]));
    if (asked % 16 == 0)
      for (const ShapesStatement& statement : statements()) run.take(check_shapes(problem, answer, statement));
  }
};

}  // namespace assay::known
