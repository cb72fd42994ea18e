#include <cstddef>

#include "campaign/certificates/certify.h"
#include "campaign/corpus/truth.h"

namespace assay {
namespace {

/// The list of that name; nothing where the kind has none.
const std::vector<Fraction>* list_of(const Certificate& proof, std::string_view name) {
  const auto& names = form_of(proof.proves).numbers;
  for (std::size_t i = 0; i < proof.numbers.size(); ++i)
    if (names[i] == name) return &proof.numbers[i];
  return nullptr;
}

}  // namespace

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
  const auto* times = list_of(proof, "times");
  const Fraction until = times->empty() ? Fraction{"0", "1"} : times->back();
  truth.facts.push_back({"apart_until", until});
  if (open) return truth;
  const auto* time = list_of(proof, "time");
  truth.facts.push_back({"meets_by", time != nullptr ? time->front() : until});
  return truth;
}

}  // namespace assay
