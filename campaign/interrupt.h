// Ctrl-C and SIGTERM ask the campaign to stop after the blocks in flight; everything recorded stays.
#pragma once

namespace assay {

/// Installs the handlers; a second Ctrl-C ends the process at once (the record tolerates a torn last line).
void install_interrupt_handlers();
bool interrupted();

}  // namespace assay
