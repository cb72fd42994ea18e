// What a child does first of all.
#pragma once
#include <sys/types.h>

namespace assay {

/// The child is a stranger to the host: no terminal signals, handlers, open files or half-written output of
/// the host's, and no life after the host's. Unless it may print, `errors` is its standard error; -1: nowhere.
void leave_home(pid_t host, bool let_it_print, int errors);

}  // namespace assay
