// A proof in the form that a record carries.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "oracles/exact/rational.h"
#include "reports/store/certificate.h"

namespace assay {

inline constexpr std::string_view kProblemTooLarge = "the problem is too large";
inline constexpr std::size_t kMostCertifiedVertices = 1024;

Certificate no_proof(std::string_view reason);

/// The lists of the kind in the order of its form; no_proof where they are longer than a record may be.
Certificate written_proof(Proves kind, std::initializer_list<const std::vector<Rational>*> lists,
                          std::vector<std::vector<std::uint32_t>> indices = {});

}  // namespace assay
