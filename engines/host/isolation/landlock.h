// Landlock: the kernel's promise that a process writes no file and touches no process outside.
#pragma once
#include <cstdint>

namespace assay {

/// The version of Landlock that the kernel has, or minus the errno. From 1 on files outside cannot be written, made,
/// moved or removed and processes outside not be traced; from 3 on not truncated; from 4 on no TCP; from 6 on no
/// signal.
int landlock_version();

/// Whether that version sees that opening a file empties it.
bool landlock_keeps_truncation(int version);
/// Whether that version lets no signal out to processes that it does not shut in as well.
bool landlock_keeps_signals(int version);

/// From now on this process and its children write to /dev/null and below `folder` only; `folder` may be null. Reading
/// is not limited. Takes no memory: safe between fork and exec. 0, or the errno.
int enter_landlock(int version, const char* folder);

}  // namespace assay
