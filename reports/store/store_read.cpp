#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "reports/store/blocks/block_stream.h"
#include "reports/store/disk/kept_finding.h"
#include "reports/store/json/json.h"
#include "reports/store/merge.h"
#include "reports/store/quickest.h"
#include "reports/store/store.h"
#include "reports/store/store_files.h"
#include "reports/store/untrusted/fits_header.h"
#include "reports/store/untrusted/limits.h"
#include "reports/store/untrusted/record_file.h"

namespace assay {
namespace store_detail {
namespace {

/// Why a line does not fit the header; empty where it does.
template <class Record>
std::string misfit_of(const Record& record, const HeaderIndex& index) {
  return index.misfit(record);
}
std::string misfit_of(const KeptFinding& reduced, const HeaderIndex& index) {
  for (const Finding& finding : reduced.findings)
    if (std::string misfit = index.misfit(finding); !misfit.empty()) return misfit;
  return {};
}

/// The records of a file that are whole lines, each of which must fit the header; an absent file has none.
template <class Record, class Parse>
Result<std::vector<Record>> read_lines(const std::filesystem::path& path, const HeaderIndex& index, Parse parse) {
  std::vector<Record> records;
  const auto read = each_line(path, LastLine::kSkipTorn, [&](std::string_view line) -> std::string {
    Result<Record> record = parse(line);
    if (!record) return record.error();
    if (std::string misfit = misfit_of(*record, index); !misfit.empty()) return misfit;
    records.push_back(std::move(*record));
    return {};
  });
  if (!read) return Error{read.error()};
  return records;
}

}  // namespace

Result<CampaignHeader> read_header(const std::filesystem::path& directory) {
  const std::filesystem::path path = directory / kHeaderFile;
  const Result<std::string> text = read_record_file(path, kMostHeaderBytes);
  if (!text) return Error{text.error()};
  Result<CampaignHeader> header = parse_header(*text);
  if (!header) return Error{path.string() + ": " + header.error()};
  return header;
}

Result<std::vector<Finding>> read_findings(const std::filesystem::path& directory, const CampaignHeader& header) {
  return read_lines<Finding>(directory / kFindingsFile, HeaderIndex(header), parse_finding);
}

Result<std::vector<Timing>> read_timings(const std::filesystem::path& directory, const CampaignHeader& header) {
  const HeaderIndex index(header);
  QuickestTimings quickest;
  const auto read = each_line(directory / kTimingsFile, LastLine::kSkipTorn, [&](std::string_view line) -> std::string {
    Result<Timing> timing = parse_timing(line);
    if (!timing) return timing.error();
    std::string misfit = index.misfit(*timing);
    if (misfit.empty()) quickest.add(*std::move(timing));
    return misfit;
  });
  if (!read) return Error{read.error()};
  return std::move(quickest).list();
}

Result<std::vector<KeptFinding>> read_reduced(const std::filesystem::path& directory, const CampaignHeader& header) {
  return read_lines<KeptFinding>(directory / kReducedFile, HeaderIndex(header), parse_reduced);
}

Result<std::map<std::string, std::string>> read_provenance(const std::filesystem::path& directory) {
  const std::filesystem::path path = directory / kProvenanceFile;
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown) && !unknown) return std::map<std::string, std::string>{};
  const Result<std::string> text = read_record_file(path, kMostHeaderBytes);
  if (!text) return Error{text.error()};
  auto provenance = parse_provenance(*text);
  if (!provenance) return Error{path.string() + ": " + provenance.error()};
  return provenance;
}

namespace {

/// Name and version of an engine that one header lists and the other does not; empty where they list the same.
std::string in_one_only(const CampaignHeader& first, const CampaignHeader& second) {
  const auto engines = [](const CampaignHeader& header) {
    std::set<std::string> list;
    for (const EngineRow& engine : header.engines) list.insert(engine.name + ' ' + engine.version);
    return list;
  };
  std::set<std::string> differing;
  const std::set<std::string> here = engines(first), there = engines(second);
  std::set_symmetric_difference(here.begin(), here.end(), there.begin(), there.end(),
                                std::inserter(differing, differing.end()));
  return differing.empty() ? std::string() : *differing.begin();
}

}  // namespace

std::string difference(const CampaignHeader& first, const CampaignHeader& second) {
  const auto differ = [](const std::string& what, const std::string& here, const std::string& there) {
    return what + " is " + here + " in one and " + there + " in the other";
  };
  if (first.battery != second.battery) return differ("the battery", first.battery, second.battery);
  if (first.battery_version != second.battery_version)
    return differ("the version of the battery " + first.battery, std::to_string(first.battery_version),
                  std::to_string(second.battery_version));
  if (first.seed != second.seed) return differ("the seed", std::to_string(first.seed), std::to_string(second.seed));
  if (first.block_size != second.block_size)
    return differ("the block size", std::to_string(first.block_size), std::to_string(second.block_size));
  CampaignHeader engines_alike = first;
  engines_alike.engines = second.engines;
  if (json_text(engines_alike) != json_text(second)) return "the plans differ";
  if (json_text(first) == json_text(second)) return "";
  if (const std::string engine = in_one_only(first, second); !engine.empty())
    return "the engine " + engine + " is in one only";
  return "an engine's statement about itself differs";
}

}  // namespace store_detail

Result<Campaign> read_campaign(const std::filesystem::path& directory) {
  using namespace store_detail;
  Campaign campaign;
  Result<CampaignHeader> header = read_header(directory);
  if (!header) return Error{header.error()};
  campaign.header = std::move(*header);
  auto provenance = read_provenance(directory);
  if (!provenance) return Error{provenance.error()};
  campaign.provenance = std::move(*provenance);
  const auto blocks = each_block(directory, campaign.header, [&](BlockRecord&& block) {
    campaign.blocks.push_back(std::move(block));
    return std::string();
  });
  if (!blocks) return Error{blocks.error()};
  const auto findings = read_findings(directory, campaign.header);
  if (!findings) return Error{findings.error()};
  campaign.findings = merge_findings(std::span(&*findings, 1));
  auto timings = read_timings(directory, campaign.header);
  if (!timings) return Error{timings.error()};
  campaign.timings = std::move(*timings);
  campaign.folder = directory.string();
  return campaign;
}

}  // namespace assay
