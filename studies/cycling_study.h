// The cycling study: every classic that is known to cycle under every choice of rules, on our own tableau.
#pragma once
#include <vector>

#include "reports/store/studies/studies.h"

namespace assay {

/// cycling_classics() x pricing x tie-break x anti-cycling, in that order, the textbook's ratio test where anti-cycling
/// brings none of its own.
///
/// A run "cycles" when the whole state of the algorithm came back (lp::run_tableau). It "stalls" when it ends at the
/// step limit of kCyclingSteps with more than half its steps of length 0. Anything else is its own word.
std::vector<CyclingRow> cycling_study();

/// Four resets of EXPAND and some steps: its states at resets return after three on Hall and McKinnon's program.
inline constexpr std::uint32_t kCyclingSteps = 45000;

}  // namespace assay
