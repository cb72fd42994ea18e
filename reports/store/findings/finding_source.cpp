#include "reports/store/findings/finding_source.h"

#include <algorithm>
#include <optional>
#include <span>
#include <system_error>
#include <utility>

#include "reports/store/disk/kept_finding.h"
#include "reports/store/json/json.h"
#include "reports/store/keys.h"
#include "reports/store/merge.h"
#include "reports/store/store_files.h"
#include "reports/store/untrusted/fits_header.h"
#include "reports/store/untrusted/record_file.h"

namespace assay {

FindingSource::FindingSource(const std::vector<Finding>& findings) : held_(merge_findings(std::span(&findings, 1))) {}

FindingSource::Stamp FindingSource::stamp_of(const std::filesystem::path& path) {
  std::error_code absent;
  Stamp stamp;
  stamp.written = std::filesystem::last_write_time(path, absent);
  stamp.size = std::filesystem::file_size(path, absent);
  return stamp;
}

Result<bool> FindingSource::is_in_order(const CampaignHeader& header) const {
  const HeaderIndex index(header);
  std::optional<FindingKey> last;
  bool ascends = true;
  const auto read = each_line(path_, LastLine::kSkipTorn, [&](std::string_view line) -> std::string {
    const Result<Finding> finding = parse_finding(line);
    if (!finding) return finding.error();
    FindingKey key = key_of(*finding);
    ascends = ascends && (!last || *last < key);
    last = std::move(key);
    return index.misfit(*finding);
  });
  if (!read) return Error{read.error()};
  return ascends;
}

Result<FindingSource> FindingSource::open(const std::filesystem::path& directory, const CampaignHeader& header) {
  FindingSource source;
  source.path_ = directory / store_detail::kFindingsFile;
  source.stamp_ = stamp_of(source.path_);
  const Result<bool> ascends = source.is_in_order(header);
  if (!ascends) return Error{ascends.error()};
  auto reduced = store_detail::read_reduced(directory, header);
  if (!reduced) return Error{reduced.error()};
  source.is_in_work_ = !reduced->empty();
  if (*ascends && !source.is_in_work_) return source;
  auto findings = store_detail::read_findings(directory, header);
  if (!findings) return Error{findings.error()};
  for (KeptFinding& kept : *reduced)
    for (Finding& finding : kept.findings) findings->push_back(std::move(finding));
  source.held_ = merge_findings(std::span(&*findings, 1));
  source.path_.clear();
  return source;
}

Result<Written> FindingSource::each(const Visit& visit) const {
  const auto shown = [&](Finding&& finding) {
    const bool is_left_out =
        !severities_.empty() && std::ranges::find(severities_, finding.severity) == severities_.end();
    return is_left_out ? Result<Written>(Written{}) : visit(std::move(finding));
  };
  if (path_.empty()) {
    for (const Finding& finding : held_)
      if (auto visited = shown(Finding(finding)); !visited) return visited;
    return Written{};
  }
  Result<RecordLines> lines = RecordLines::open(path_, Packing::kPlain, LastLine::kSkipTorn);
  if (!lines) return Error{lines.error()};
  for (;;) {
    const Result<std::optional<std::string_view>> line = lines->next();
    if (!line) return Error{line.error()};
    if (!*line) break;
    Result<Finding> finding = parse_finding(**line);
    if (!finding) return lines->refused(finding.error());
    if (auto visited = shown(normalized(*std::move(finding))); !visited) return visited;
  }
  if (stamp_of(path_) == stamp_) return Written{};
  return Error{path_.string() + ": was written anew while it was read; ask again"};
}

}  // namespace assay
