// A campaign run and reduced: what check and matrix have in common.
#pragma once
#include <optional>
#include <set>
#include <variant>

#include "campaign/commands/commands.h"
#include "campaign/run/runner.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/compare/compare.h"

namespace assay {

struct CampaignMade {
  std::string directory;
  RunSummary run;
  SummedCampaign summed{};                 ///< with its findings
  std::optional<Comparison> comparison{};  ///< with the baseline, if there is one
  std::set<Signature> known{};             ///< known_signatures of both
  bool is_complete = false;                ///< every planned case is judged and every failure reduced
};

/// Runs the campaign that the options describe, or goes on with it, into its folder; what failed in the baseline is
/// reduced last. Progress goes to standard error, nothing to standard output. An exit code where it ends before there
/// is a campaign: its sentence is told then.
std::variant<int, CampaignMade> make_campaign(const CheckOptions& options, const std::optional<Campaign>& baseline);

}  // namespace assay
