#include "campaign/certificates/certify.h"
#include "campaign/corpus/fractions.h"
#include "campaign/corpus/truth.h"

namespace assay {

Result<ExactTruth> truth_of(const LpProblem& program) {
  auto certificate = certify(program);
  if (!certificate) return Error{certificate.error()};
  ExactTruth truth{{}, *std::move(certificate)};
  const Certificate& proof = truth.certificate;
  if (proof.proves == Proves::kNothing) return truth;
  const bool crossed = proof.proves == Proves::kCrossedBounds;
  truth.facts.push_back({"status", form_of(crossed ? Proves::kInfeasible : proof.proves).name});
  if (proof.proves != Proves::kOptimal) return truth;
  truth.facts.push_back({"optimum", fraction_of(proved_optimum(program, proof))});
  return truth;
}

}  // namespace assay
