#include <string>

#include "campaign/referee/second_opinion_words.h"
#include "oracles/referee/hulls/hull2_opinion.h"
#include "oracles/referee/hulls/names_opinion.h"
#include "oracles/referee/referee.h"

namespace assay {

template <>
SecondOpinion second_opinion(const PropertyEntry<Hull2Family>& property, const Cloud2& problem,
                             std::span<const Reply<Hull2Family>> replies, const Assessment& assessment,
                             const Stated<Hull2Family>& says) {
  if (auto settled = without_geometry(property.asks, replies, assessment)) return *settled;
  if (property.asks == Question::kNames) return names_opinion(problem, replies.front().answer, judged_as(assessment));
  const auto truth = referee::hull2(problem);
  if (!truth) return no_opinion(truth.error());
  for (const Reply<Hull2Family>& reply : replies)
    if (!gives_hull(reply.answer)) return no_opinion("an answer without a hull");
  const Judged judged = judged_as(assessment);
  const Stated<Hull2Family> semantics = held_to<Hull2Family>(assessment, problem, says);
  if (replies.size() == 1)
    return hull2_opinion(problem, replies.front().answer, *truth, {!semantics.keeps_inner_points, semantics.hull_gap},
                         judged);
  if (!judged.wrong) return no_opinion("a relation between answers");
  return confirms("the questions are exact images of one cloud, whose hull has " + std::to_string(truth->size()) +
                  " corners by the referee; the answers contradict each other");
}

}  // namespace assay
