// How a process ended, in words.
#pragma once
#include <string>

namespace assay {

/// "was killed by SIGSEGV (Segmentation fault)", "called exit(3)".
std::string describe_death(int wait_status);

}  // namespace assay
