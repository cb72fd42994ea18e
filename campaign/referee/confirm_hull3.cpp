#include "campaign/referee/second_opinion_words.h"
#include "oracles/referee/hulls/hull3_opinion.h"
#include "oracles/referee/hulls/names_opinion.h"

namespace assay {

template <>
SecondOpinion second_opinion(const PropertyEntry<Hull3Family>& property, const Cloud3& problem,
                             std::span<const Reply<Hull3Family>> replies, const Assessment& assessment,
                             const Stated<Hull3Family>& says) {
  if (auto settled = without_geometry(property.asks, replies, assessment)) return *settled;
  if (property.asks == Question::kNames) return names_opinion(problem, replies.front().answer, judged_as(assessment));
  const auto truth = referee::hull3(problem);
  if (!truth) return no_opinion(truth.error());
  for (const Reply<Hull3Family>& reply : replies)
    if (!gives_hull(reply.answer)) return no_opinion("an answer without a hull");
  const Judged judged = judged_as(assessment);
  const Stated<Hull3Family> semantics = held_to<Hull3Family>(assessment, problem, says);
  if (replies.size() == 1)
    return hull3_opinion(problem, replies.front().answer, *truth,
                         {!semantics.merges_faces, !semantics.keeps_inner_points, semantics.hull_gap}, judged);
  if (!judged.wrong) return no_opinion("a relation between answers");
  return confirms("the questions are exact images of one cloud; the answers contradict each other; " +
                  sentence_of(*truth));
}

}  // namespace assay
