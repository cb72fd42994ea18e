#include "campaign/referee/second_opinion_words.h"
#include "oracles/referee/collision/cast_opinion.h"
#include "properties/cast/default_promises.h"

namespace assay {
namespace {

bool gives_no_answer(const CastAnswer& answer) {
  return std::holds_alternative<GaveUp>(answer) || std::holds_alternative<Declined>(answer);
}

}  // namespace

template <>
SecondOpinion second_opinion(const PropertyEntry<CastFamily>& property, const MovingPair& problem,
                             std::span<const Reply<CastFamily>> replies, const Assessment& assessment,
                             const Stated<CastFamily>& says) {
  if (auto settled = without_geometry(property.asks, replies, assessment)) return *settled;
  const auto truth = first_meeting(problem);
  if (!truth) return no_opinion(truth.error());
  for (const Reply<CastFamily>& reply : replies)
    if (gives_no_answer(reply.answer)) return no_opinion("an answer without a verdict");
  const Judged judged = judged_as(assessment);
  const Stated<CastFamily> semantics = held_to<CastFamily>(assessment, problem, says);
  if (replies.size() == 1)
    return cast_opinion(problem, replies.front().answer, *truth, cast_statement(problem, semantics),
                        property.asks == Question::kVerdict, judged);
  if (!judged.wrong) return no_opinion("a relation between answers");
  return confirms("the questions are exact images of one pair; the answers contradict each other; " +
                  sentence_of(*truth));
}

}  // namespace assay
