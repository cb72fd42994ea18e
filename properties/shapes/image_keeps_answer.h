// What the metamorphic claims of shapes share: a problem and one exact image of it have the same answer.
#pragma once
#include <span>
#include <vector>

#include "properties/property.h"
#include "properties/shapes/exact_images.h"

namespace assay {

/// P adds kName, kSentence, kWhat (names the image in the evidence) and kMove.
template <class P>
struct ImageKeepsAnswer {
  using Family = ShapesFamily;

  static void ask(const ShapesProblem& problem, std::vector<ShapesProblem>& questions) {
    questions = {problem, moved(problem, P::kMove)};
  }

  static Verdict judge(const ShapesProblem& problem, std::span<const Reply<ShapesFamily>> replies,
                       const Court<ShapesFamily>& court) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    if (moved(problem, P::kMove) == problem) return Undecided{"the image would round, or is the problem itself"};
    return compare_under(problem, replies[0].answer, replies[1].answer, P::kMove, court.semantics, P::kWhat);
  }
};

}  // namespace assay
