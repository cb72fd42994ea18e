// A crash of the program itself (our engines and the judges run in it) still names engine, property, domain and case.
#pragma once

namespace assay {

/// From now on a SIGSEGV, SIGBUS, SIGFPE, SIGILL or SIGABRT of this process writes two lines to standard error: the
/// signal, whose code ran on which case (at_hand.h), and the commands that make that case again; then the process ends
/// by that signal, as it would have without this. Whatever was appended to a campaign's record stays.
///
/// A signal that somebody handles already (a sanitizer's runtime) is left to him. Worker processes begin without
/// handlers.
void install_last_words();

}  // namespace assay
