// What an engine does on a fixed run, as one number.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "algorithms/model/statement.h"
#include "campaign/run/case_digest.h"
#include "engines/host/in_process.h"
#include "properties/catalog/batteries.h"
#include "properties/free_of_library.h"

namespace assay {

/// The run: the first cases of each domain of the family under one seed, fewer where a case costs most.
inline constexpr std::uint64_t kFingerprintSeed = 1;
template <Family F>
inline constexpr std::uint64_t kFingerprintCases = F::kThinning < 32 ? 256 : 64;

/// On one domain.
struct DomainFingerprint {
  std::string_view domain;
  std::uint64_t value = 0;
};

/// Of the answers, bit for bit, reasons for giving up among them; and of the way: the states that the watch saw, what
/// filters left open, what a certified engine decided by its filters and by rationals (campaign/run/case_digest.h). Of
/// all cases of all domains of the family, in order.
///
/// Shape    equal for engines that answer alike and work as much for it.
/// Promise  rests on IEEE 754 doubles and on products that are not fused (cmake/build_flags.cmake), on no library's
///          sines: what needs those is left out. The test fingerprints/plain_machine holds the same list without AVX2.
template <Family F>
std::vector<DomainFingerprint> fingerprints_of(const ListedVariant<F>& engine) {
  std::vector<DomainFingerprint> all;
  InProcess<F> asked({}, engine.solve, Watching::kAlways);
  Reply<F> reply;
  for (const DomainEntry<F>& domain : catalog<F>().domains) {
    if (!is_free_of_library(domain.name)) continue;
    const std::string name = domain.versioned_name();
    DomainFingerprint print{domain.name};
    for (std::uint64_t index = 0; index < kFingerprintCases<F>; ++index) {
      Choices choices(stream_key(kFingerprintSeed, name, index));
      const typename F::Problem problem = domain.draw(choices).problem;
      if (!is_free_of_library(problem)) continue;
      asked.solve({&problem, 1}, {&reply, 1});
      print.value = folded(print.value, digest_of<F>({&reply, 1}));
    }
    all.push_back(print);
  }
  return all;
}

inline std::uint64_t joined(const std::vector<DomainFingerprint>& prints) {
  std::uint64_t value = 0;
  for (const DomainFingerprint& print : prints) value = mix64(value ^ print.value) + 1;
  return value;
}

}  // namespace assay
