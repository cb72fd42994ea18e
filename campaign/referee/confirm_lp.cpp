#include "campaign/referee/second_opinion_words.h"
#include "oracles/referee/lp/opinions.h"
#include "properties/lp/default_promises.h"

namespace assay {
namespace {

constexpr std::uint32_t kRefereeProgramLimit = 60;

}  // namespace

template <>
SecondOpinion second_opinion(const PropertyEntry<LpFamily>& property, const LpProblem& problem,
                             std::span<const Reply<LpFamily>> replies, const Assessment& assessment,
                             const Stated<LpFamily>& semantics) {
  // What the property leaves undecided as inside the promise it has found to be another status.
  const bool inside = assessment.outcome == Outcome::kUndecided && assessment.inside_promise;
  if (property.asks == Question::kStatus && inside && replies.size() == 1)
    return status_opinion(problem, replies[0].answer, true);
  if (auto settled = without_geometry(property.asks, replies, assessment)) return *settled;
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  if (replies.size() != 1)
    return claimed_wrong ? confirms("the questions are exact images of one program; the answers contradict each other")
                         : no_opinion("a relation between answers");
  const LpAnswer& answer = replies[0].answer;
  const LpPromise promise = effective_promise(semantics);
  if (property.asks == Question::kCertificate) return certificate_opinion(problem, answer, promise, claimed_wrong);
  if (!claimed_wrong && problem.rows + problem.columns > kRefereeProgramLimit)
    return no_opinion("too large to re-solve as a sample");
  if (property.asks == Question::kValue) return value_opinion(problem, answer, promise, claimed_wrong);
  if (property.asks == Question::kStatus) return status_opinion(problem, answer, claimed_wrong);
  return no_opinion("the referee does not ask what " + std::string(property.name) + " asks");
}

}  // namespace assay
