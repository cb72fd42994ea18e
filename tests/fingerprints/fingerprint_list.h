// A reviewed list of numbers, each with a reason: compared with what is found, or written.
//
//   PROGRAM LIST                compares; 1 and a line a name that differs
//   PROGRAM LIST NAME REASON    writes the line of the name, or of all that match the pattern
//   PROGRAM show NAME           domain by domain, to be compared with another build's
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fingerprints/fingerprint.h"

namespace assay {

/// What a list is of.
struct Fingerprinted {
  std::string_view title;   ///< the first line of the list
  std::string_view nobody;  ///< what a name is not that nothing has: "no engine of ours"
  /// Calls see(name, fingerprints) for each whose name matches the pattern.
  std::function<void(const std::string& pattern,
                     const std::function<void(const std::string&, const std::vector<DomainFingerprint>&)>& see)>
      each;
};

/// The program; its exit code.
int run_fingerprints(const Fingerprinted& what, const std::vector<std::string>& words);

}  // namespace assay
