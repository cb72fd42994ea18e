// The worst of several breaches, so that a finding names what is furthest from right and not what was looked at first.
#pragma once
#include <optional>
#include <utility>

#include "algorithms/model/verdict.h"

namespace assay {

/// Keeps the breach of the greatest magnitude, the first of equal ones. Precondition: magnitudes in one unit, none a
/// NaN.
class WorstBreach {
 public:
  void add(std::optional<Violated> breach) {
    if (breach && (!worst_ || breach->magnitude > worst_->magnitude)) worst_ = std::move(breach);
  }
  Verdict verdict() && {
    if (worst_) return *std::move(worst_);
    return Holds{};
  }

 private:
  std::optional<Violated> worst_;
};

}  // namespace assay
