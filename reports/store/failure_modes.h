// How an engine fails, of what a record names.
#pragma once
#include <compare>
#include <optional>
#include <string>

#include "properties/failure_mode.h"
#include "reports/store/compare/compare.h"

namespace assay {

/// The family of a claim and the mode of its failures: what findings are clustered by.
struct FamilyMode {
  std::string family;
  FailureMode mode = FailureMode::kWrongAnswer;
  friend auto operator<=>(const FamilyMode&, const FamilyMode&) = default;
};

/// A property that this program does not know any more has its violations among the answers of no family.
FamilyMode family_mode_of(const Signature& signature);

/// Of all failures that a finding stands for the most severe.
Severity worst_severity(const Finding& finding);

}  // namespace assay
