// The processes that an engine starts, where it may: they go when its worker goes.
#pragma once
#include <sys/types.h>

#include <mutex>

namespace assay {

/// Orphans of this process's descendants become its own children instead of init's.
void adopt_orphans();

/// In the worker: marks it and everything that it will ever start, setsid() and double forks included. The mark is a
/// hard limit of a resource that Linux no longer has (file locks, RLIMIT_LOCKS): inherited, and raised by nobody
/// without root's powers.
void mark_family();

/// Held while a worker is forked, until it is known, and while orphans are looked for.
std::mutex& forking();
/// Of a worker just forked, under forking(): it is no orphan.
void is_a_worker(pid_t process);
/// After a worker was reaped.
void forget_worker(pid_t worker);

/// In a worker that runs no foreign code: however the host ends, the worker's session ends with it, and not the worker
/// alone. Before Linux 6.12 only the worker does, since its filter of system calls refuses it this signal.
void end_session_with_host();

/// Kills a worker with all of the session that it leads, and waits for nothing.
void end_session(pid_t worker);
/// The same of all living workers: for a handler of a signal that ends this process.
void end_workers_at_once();

/// Stops, then kills and reaps every marked descendant of this process that no living worker is the parent of.
/// Claims  afterwards no process is left that a dead worker had started, unless /proc does not show it or more are
///         started than can be stopped in a thousand rounds.
/// Cost    three readings of the machine's process table when there is none.
void end_orphans();

}  // namespace assay
