#include "campaign/certificates/certify.h"
#include "campaign/corpus/truth.h"

namespace assay {
namespace {

int dimension_of(Proves kind) {
  switch (kind) {
    case Proves::kOnePoint: return 0;
    case Proves::kSegment: return 1;
    case Proves::kPolygon: return 2;
    case Proves::kPolytope: return 3;
    default: return -1;
  }
}

/// The points that span the hull are the first list of every kind of hull.
template <class Cloud>
Result<ExactTruth> hull_of(const Cloud& cloud) {
  auto certificate = certify(cloud);
  if (!certificate) return Error{certificate.error()};
  ExactTruth truth{{}, *std::move(certificate)};
  const Certificate& proof = truth.certificate;
  if (proof.proves == Proves::kNothing) return truth;
  truth.facts.push_back({"dimension", dimension_of(proof.proves)});
  truth.facts.push_back({"extreme", proof.indices.empty() ? std::vector<std::uint32_t>() : proof.indices.front()});
  return truth;
}

}  // namespace

Result<ExactTruth> truth_of(const Cloud2& cloud) { return hull_of(cloud); }
Result<ExactTruth> truth_of(const Cloud3& cloud) { return hull_of(cloud); }

}  // namespace assay
