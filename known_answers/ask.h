// Known answers are asked, and what differs is told.
#pragma once
#include <string>
#include <vector>

#include "known_answers/known_answer.h"

namespace assay {

/// A known answer of which something else is seen now.
struct Difference {
  std::string name;
  KnownWords expected, seen;
  std::string thrown;  ///< what was thrown instead of an answer; empty where there is one

  /// "seen 0x1, 0x2, written down 0x1, 0x3".
  std::string words() const;
};

/// Those that differ, in the order of the list, whatever the number of threads.
///
/// Promise  asked on `jobs` threads of their own, so that what judges count of the calling thread, and what they
///          remember in it, stays as it is; where the machine refuses threads, on the calling one.
std::vector<Difference> differences(const KnownAnswers& asked, unsigned jobs);

}  // namespace assay
