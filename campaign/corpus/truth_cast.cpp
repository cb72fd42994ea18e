#include "campaign/certificates/certify.h"
#include "campaign/corpus/truth.h"

namespace assay {

Result<ExactTruth> truth_of(const MovingPair& pair) {
  auto certificate = certify(pair);
  if (!certificate) return Error{certificate.error()};
  ExactTruth truth{{}, *std::move(certificate)};
  const Certificate& proof = truth.certificate;
  if (proof.proves == Proves::kNothing) return truth;
  const bool apart = proof.proves == Proves::kApart || proof.proves == Proves::kEmptyBody;
  const bool open = proof.proves == Proves::kApartUntil;
  truth.facts.push_back({"verdict", apart ? "apart" : open ? "open" : "meets"});
  if (apart) return truth;
  // `times` is the first list of each form, and `time` the last one of kOverlap.
  const std::vector<Fraction>& times = proof.numbers.front();
  const Fraction until = times.empty() ? Fraction{"0", "1"} : times.back();
  truth.facts.push_back({"apart_until", until});
  if (open) return truth;
  truth.facts.push_back({"meets_by", proof.proves == Proves::kOverlap ? proof.numbers.back().front() : until});
  return truth;
}

}  // namespace assay
