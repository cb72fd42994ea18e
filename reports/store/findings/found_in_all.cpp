#include "reports/store/findings/found_in_all.h"

#include <algorithm>
#include <set>

#include "reports/store/compare/compare.h"
#include "reports/store/json/json.h"

namespace assay {

FindingCounts counts_of(const std::vector<Finding>& findings) {
  FindingCounts counts;
  for (const Finding& finding : findings) ++counts[{finding.engine, finding.property}];
  return counts;
}

std::size_t sum_of(const FindingCounts& counts) {
  std::size_t sum = 0;
  for (const auto& [row, count] : counts) sum += count;
  return sum;
}

Result<FoundInAll> look_through(const FindingSource& source, Sha256 blocks, const Acceptance& acceptance) {
  FoundInAll found;
  std::set<Signature> shown;
  const auto looked = source.each([&](Finding&& finding) -> Result<Written> {
    blocks.add(json_text(finding));
    blocks.add("\n");
    ++found.counts[{finding.engine, finding.property}];
    acceptance.count(finding, found.accepted);
    bool is_new = false;
    for (Signature& one : signatures_of(finding)) is_new |= shown.insert(std::move(one)).second;
    if (!is_new) return Written{};
    Finding& shows = found.signatures.emplace_back();
    shows.engine = std::move(finding.engine);
    shows.property = std::move(finding.property);
    shows.claim = std::move(finding.claim);
    shows.seen_as = std::move(finding.seen_as);
    return Written{};
  });
  if (!looked) return Error{looked.error()};
  found.hash = blocks.hex_digest();
  return found;
}

}  // namespace assay
