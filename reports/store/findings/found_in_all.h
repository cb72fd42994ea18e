// What reports say of all findings of a campaign, of which they name some.
#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reports/store/accepted/acceptance.h"
#include "reports/store/findings/finding_source.h"
#include "reports/store/sha256.h"

namespace assay {

/// How many there are of each engine and property.
using FindingCounts = std::map<std::pair<std::string, std::string>, std::size_t>;

FindingCounts counts_of(const std::vector<Finding>& findings);
std::size_t sum_of(const FindingCounts& counts);

struct FoundInAll {
  FindingCounts counts;
  std::string hash;  ///< of the whole campaign (hash_of)
  Acceptance::Counts accepted;
  /// One that shows it for each signature that findings have, without cases and answers: what campaigns are compared
  /// by.
  std::vector<Finding> signatures;
};

/// `blocks` is the digest so far, over header and blocks.
///
/// Cost    Memory: engines times claims, however many findings there are.
/// Error   the source's.
Result<FoundInAll> look_through(const FindingSource& source, Sha256 blocks, const Acceptance& acceptance);

}  // namespace assay
