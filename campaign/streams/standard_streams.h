// Standard output is a result and must arrive; standard error is for people, and nothing fails because it cannot be
// written.
#pragma once
#include <fmt/format.h>

#include <cstdio>
#include <string>

namespace assay {

/// Before anything is opened: a standard stream that the caller closed becomes /dev/null, or the first file of a
/// campaign would take its number and get what is printed. A file beyond the size limit (ulimit -f) is an error, not a
/// signal.
void guard_standard_streams();

/// Onto standard error, as it is.
void tell(const std::string& text);

template <class... Args>
void tell(fmt::format_string<Args...> format, Args&&... args) {
  tell(fmt::format(format, std::forward<Args>(args)...));
}

/// What keeps standard output from being complete: "standard output: cannot write: REASON"; empty for nothing.
std::string standard_output_defect();

}  // namespace assay
