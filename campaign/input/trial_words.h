// What replay prints of one trial, and of all of them at the end.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "properties/evaluate.h"

namespace assay {

/// One engine on one problem under one claim.
struct TrialLine {
  std::string file, engine, property;
  Outcome outcome = Outcome::kUndecided;
  std::string claim, evidence;
};

/// "OUTCOME<tab>FILE<tab>ENGINE<tab>PROPERTY<tab>CLAIM<tab>EVIDENCE" a line, in the order tried: what a script reads.
/// "-" where there is none; a tab, an end of line or another control character inside a field is a blank.
std::string lines_of(const std::vector<TrialLine>& trials);

/// "3 trials: 2 holds, 1 not_judged": the outcomes that came, in the order of their list.
std::string counts_of(const std::vector<TrialLine>& trials);

}  // namespace assay
