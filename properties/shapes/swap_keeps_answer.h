// Claim: which of two shapes comes first does not matter.
#pragma once
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/property.h"
#include "properties/shapes/exact_images.h"

namespace assay {

/// (a, b) and (b, a) overlap both or neither, with one distance; two boxes have one box around them.
struct ShapesSwapKeepsAnswer {
  using Family = ShapesFamily;
  static constexpr std::string_view kName = "shapes/swap_keeps_answer";
  static constexpr std::string_view kSentence =
      "Exchanging the two shapes keeps overlap, distance and the box around both.";

  static void ask(const ShapesProblem& problem, std::vector<ShapesProblem>& questions) {
    questions.assign(2, problem);
    if (is_pair(problem)) std::swap(questions[1].a, questions[1].b);
  }

  static Verdict judge(const ShapesProblem& problem, std::span<const Reply<ShapesFamily>> replies,
                       const Court<ShapesFamily>& court) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    if (!is_pair(problem)) return Undecided{"not a question about two bodies"};
    return compare_under(problem, replies[0].answer, replies[1].answer, {}, court.semantics, "exchanging a and b");
  }

 private:
  static bool is_pair(const ShapesProblem& problem) {
    return problem.question == ShapesQuestion::kContact || problem.question == ShapesQuestion::kMerge;
  }
};

static_assert(Property<ShapesSwapKeepsAnswer> && Metamorphic<ShapesSwapKeepsAnswer>);

}  // namespace assay
