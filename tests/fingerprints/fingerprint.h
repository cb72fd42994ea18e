// What an engine does on a fixed run, as one number.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "algorithms/model/statement.h"
#include "campaign/same_answer.h"
#include "fuzz/drivers/step_limit.h"
#include "oracles/exact/judge_counts.h"
#include "properties/catalog/batteries.h"

namespace assay {

/// The cases are those that the battery smoke asks of the principal claim.
inline constexpr std::uint64_t kFingerprintSeed = 1;

/// On one domain.
struct DomainFingerprint {
  std::string_view domain;
  std::uint64_t value = 0;
};

/// Of the answers, bit for bit; of the reasons for giving up; of the steps that the watch saw; and of what a certified
/// engine decided by its filters and by rationals on the way. Of all cases of all domains of the family, in order.
///
/// Shape    equal for engines that answer alike and work as much for it.
/// Promise  the same on every machine of IEEE 754 doubles: with AVX2 or without, at every level of optimisation, as long
///          as products are not fused (cmake/build_flags.cmake) and the mathematical library rounds sine, cosine and
///          cubic root alike, which some cases are drawn with and cast/conservative_advancement turns bodies with.
template <Family F>
std::vector<DomainFingerprint> fingerprints_of(const ListedVariant<F>& engine) {
  std::vector<DomainFingerprint> all;
  for (const BatteryRow<F>& row : find_battery("smoke")->rows<F>()) {
    if (!row.property->is_principal) continue;
    const std::string domain = row.domain->versioned_name();
    DomainFingerprint print{row.domain->name};
    const auto fold = [&](std::uint64_t word) { print.value = mix64(print.value ^ word) + 1; };
    for (std::uint64_t index = 0; index < row.cases; ++index) {
      Choices choices(stream_key(kFingerprintSeed, domain, index));
      const typename F::Problem problem = row.domain->draw(choices).problem;
      StepLimit limit;
      const JudgeCounts before = judge_counts();
      const typename F::Answer answer = engine.solve(problem, limit.watch());
      fold(judge_counts().filtered - before.filtered);
      fold(judge_counts().exact - before.exact);
      fold(limit.steps());
      for (const std::uint64_t bits : AnswerBits::of(answer)) fold(bits);
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
