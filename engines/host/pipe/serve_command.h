// The worker's side of an engine that is a command: starts it, puts batches to it, and trusts nothing that it says.
#pragma once
#include "engines/host/worker/worker_serve.h"

namespace assay {

/// WorkerMain of a command: as serve(). Every case is blamed for what the
/// command does from the answer before it on until its own answer has come; the last of a batch until the command has
/// answered the end of the batch.
template <Family F>
void serve_command(const Hosted& hosted, SharedRegion& region, const WorkerOptions& options);

/// WorkerMain of a command: writes the list of its engines into the answers.
void describe_command_within(const Hosted& hosted, SharedRegion& region, const WorkerOptions& options);

}  // namespace assay
