// A stop that somebody asked for: nobody waits for an engine then.
#pragma once
namespace assay {

/// After it a worker that neither begins to serve nor answers within kSecondsOnceStopped is ended as one that hangs.
/// Whoever asked has to leave such an answer out. May be called by a signal handler.
void ask_to_stop();
bool stop_is_asked();
/// Begins anew.
void forget_stop();

inline constexpr double kSecondsOnceStopped = 0.2;

}  // namespace assay
