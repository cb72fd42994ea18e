// How much of what was planned is recorded.
#pragma once
#include <cstdint>
#include <string>

#include "reports/store/blocks/recorded_blocks.h"
#include "reports/store/record.h"

namespace assay {

/// Blocks of cases: each row of the plan counts once for each engine that it is put to.
struct HowFar {
  std::uint64_t judged = 0, planned = 0;
  bool is_reduced = true;  ///< every failure among the judged is a finding, or none
  std::string only{};      ///< of which severities findings are shown; empty: of all

  bool is_finished() const { return judged >= planned && is_reduced; }
  friend bool operator==(const HowFar&, const HowFar&) = default;
};

/// An engine is asked what its families claim, but for what is not judged of it.
HowFar how_far(const CampaignHeader& header, const RecordedBlocks& recorded, bool is_reduced);

}  // namespace assay
