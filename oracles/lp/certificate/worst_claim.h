// Which of several broken claims about one answer is named.
#pragma once
#include <optional>
#include <string_view>
#include <utility>

#include "algorithms/model/verdict.h"
#include "oracles/exact/words.h"
#include "oracles/lp/certificate/lp_breaches.h"

namespace assay {

/// The broken claim whose relative violation is the largest multiple of what is promised; of two that are broken under
/// a promise of 0 the one with the larger violation; of equal ones the first that was added.
class WorstClaim {
 public:
  /// `promised` is 0 for a claim that holds strictly or not at all.
  void add(ClaimId claim, std::optional<Breach> breach, double promised) {
    if (!breach) return;
    const Rational allowed = exact(promised);
    if (worst_) {
      const Rational next = breach->relative * allowed_, known = worst_->relative * allowed;
      if (next < known || (next == known && breach->relative <= worst_->relative)) return;
    }
    claim_ = claim;
    worst_ = std::move(breach);
    allowed_ = allowed;
  }
  std::optional<Violated> violated() const {
    if (!worst_) return std::nullopt;
    return Violated{claim_, worst_->words, approximate(worst_->relative)};
  }

 private:
  ClaimId claim_;
  std::optional<Breach> worst_;
  Rational allowed_;
};

}  // namespace assay
