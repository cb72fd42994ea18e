#include "campaign/referee/measured_words.h"

#include <fmt/format.h>

#include <cmath>

#include "oracles/lp/borderline.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/report_card.h"
#include "properties/lp/lp_status.h"

namespace assay {
namespace {

// Findings are small: this is far more than any of them needs.
constexpr LpWork kWork{2000, 100};

std::string status_words(const LpProblem& problem, LpStatus claimed) {
  const auto truth = certify_lp(problem, kWork);
  if (!truth || truth->status == claimed) return "";
  const StatusDistance distance = status_distance(problem, *truth, claimed, kWork);
  const std::string after = std::isfinite(distance.at_most)
                                ? fmt::format("right after a relative change of the data of {:.3g}", distance.at_most)
                                : std::string("right after no change of the data that was tried");
  return fmt::format("{}, exactly {}: {}, wrong within {:.3g}; {} is {} under a change of {}", name_of(claimed),
                     name_of(truth->status), after, distance.more_than, name_of(truth->status),
                     name_of(stability_of(problem, *truth, kBorderlineChange, kWork).stability), kBorderlineChange);
}

}  // namespace

std::string measured_words(const LpProblem& problem, const Reply<LpFamily>& reply) {
  const auto claimed = status_of(reply.answer);
  if (reply.delivery != Delivery::kAnswered || !claimed || !unjudgeable(problem).empty()) return "";
  const std::string card = report_card(problem, reply.answer).words(), status = status_words(problem, *claimed);
  return card + (card.empty() || status.empty() ? "" : "; ") + status;
}

}  // namespace assay
