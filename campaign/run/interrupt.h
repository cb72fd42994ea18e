// Ctrl-C and SIGTERM ask a stage of the campaign, judging or reducing, to stop after what is in work; everything
// recorded stays.
#pragma once

namespace assay {

/// Begins a stage: installs the handlers and forgets an interruption of the stage before. A second Ctrl-C within a
/// stage ends the process at once (the record tolerates a torn last line).
void begin_interruptible_stage();
bool interrupted();

}  // namespace assay
