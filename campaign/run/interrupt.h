// Ctrl-C ends a stage of the campaign, judging or reducing; SIGTERM and SIGHUP end the run. Everything recorded stays.
#pragma once

namespace assay {

/// How long failures are reduced after SIGTERM and SIGHUP: whoever sends them often sends SIGKILL ten seconds later.
inline constexpr unsigned kSecondsOfLastStage = 5;

/// Begins a stage: installs the handlers, of signals that are not ignored, and forgets an interruption of the stage
/// before. What an engine does not answer at once is left out (engines/host/stopping.h). A second signal within a stage
/// ends the process at once, and its workers (the record tolerates a torn last line).
void begin_interruptible_stage();
bool interrupted();
/// Whether the signal was one that ends the run: then the stage that begins next is the last and short.
bool is_ending();

}  // namespace assay
