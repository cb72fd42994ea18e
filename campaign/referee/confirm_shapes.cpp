#include "campaign/referee/second_opinion_words.h"
#include "oracles/referee/shapes/shapes_opinion.h"
#include "properties/shapes/default_promises.h"

namespace assay {

template <>
SecondOpinion second_opinion(const PropertyEntry<ShapesFamily>& property, const ShapesProblem& problem,
                             std::span<const Reply<ShapesFamily>> replies, const Assessment& assessment,
                             const Stated<ShapesFamily>& semantics) {
  if (auto settled = without_geometry(property.asks, replies, assessment)) return *settled;
  const Judged judged = judged_as(assessment);
  if (replies.size() == 1)
    return shapes_opinion(problem, replies.front().answer, shapes_statement(problem, semantics), judged);
  if (!judged.wrong) return no_opinion("a relation between answers");
  return confirms("the questions are exact images of one another; the answers contradict each other");
}

}  // namespace assay
