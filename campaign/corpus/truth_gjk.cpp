#include "campaign/certificates/certify.h"
#include "campaign/corpus/fractions.h"
#include "campaign/corpus/truth.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/referee/referee.h"
#include "reports/store/files.h"

namespace assay {
namespace {

/// The certificate that also shows the distance in the place of the one that shows that there is one; where it would be
/// too long, the distance is the referee's too.
Result<Written> add_distance(const ConvexPair& pair, ExactTruth& truth) {
  auto found = certify_distance(pair);
  if (!found) return Error{found.error()};
  Fact fact{"squared_distance", fraction_of(found->squared)};
  if (found->certificate.proves == Proves::kDistance) {
    truth.certificate = std::move(found->certificate);
  } else {
    const auto opinion = referee::collision(pair);
    if (!opinion) return Written{};
    if (opinion->squared_distance != found->squared) return Error{"the referee has found another distance"};
    fact.shown_by = ShownBy::kReferee;
  }
  truth.facts.push_back(std::move(fact));
  return Written{};
}

Result<Written> add_depth(const ConvexPair& pair, ExactTruth& truth) {
  const auto depth = exact_depth(pair);
  if (!depth) return Written{};
  const auto opinion = referee::squared_depth(pair);
  if (!opinion) return Written{};
  if (!depth->verified || *opinion != depth->squared) return Error{"the referee has found another depth"};
  truth.facts.push_back({"squared_depth", fraction_of(depth->squared), ShownBy::kReferee});
  return Written{};
}

}  // namespace

Result<ExactTruth> truth_of(const ConvexPair& pair) {
  auto certificate = certify(pair);
  if (!certificate) return Error{certificate.error()};
  ExactTruth truth{{}, *std::move(certificate)};
  const Proves contact = truth.certificate.proves;
  if (contact == Proves::kNothing) return truth;
  truth.facts.push_back({"verdict", form_of(contact).name});
  Result<Written> added = Written{};
  if (contact == Proves::kSeparated) added = add_distance(pair, truth);
  if (contact == Proves::kTouching || contact == Proves::kOverlapping)
    truth.facts.push_back({"squared_distance", Fraction{"0", "1"}});
  if (contact == Proves::kOverlapping) added = add_depth(pair, truth);
  if (!added) return Error{added.error()};
  return truth;
}

}  // namespace assay
