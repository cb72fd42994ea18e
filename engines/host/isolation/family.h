// The processes that an engine starts, where it may: they go when its worker goes.
#pragma once
#include <sys/types.h>

#include "engines/host/worker/shared_region.h"

namespace assay {

/// Orphans of this process's descendants become its own children instead of init's.
void adopt_orphans();

/// In the worker: marks it and everything that it will ever start, setsid() and double forks included. The mark is a
/// hard limit of a resource that Linux no longer has (file locks, RLIMIT_LOCKS): inherited, and raised by nobody
/// without root's powers.
void mark_family();

/// fork() of a child that gets `region` and no other worker's. In the parent it is known as a worker before anybody can
/// take it for an orphan.
pid_t fork_worker(const SharedRegion& region);
/// After a worker was reaped.
void forget_worker(pid_t worker);

/// Stops, then kills and reaps every marked descendant of this process that no living worker is the parent of.
/// Claims  afterwards no process is left that a dead worker had started, unless /proc does not show it or more are
///         started than can be stopped in a thousand rounds.
/// Cost    three readings of the machine's process table when there is none.
void end_orphans();

}  // namespace assay
