#include <algorithm>
#include <map>
#include <utility>

#include "reports/store/disk/kept_finding.h"
#include "reports/store/json.h"
#include "reports/store/merge.h"
#include "reports/store/sha256.h"
#include "reports/store/store.h"
#include "reports/store/store_files.h"

namespace assay {
namespace store_detail {
namespace {

/// Hands every whole line of a file to `parse`; an absent file has none.
template <class Record, class Parse>
Result<std::vector<Record>> read_lines(const std::filesystem::path& path, Parse parse) {
  std::vector<Record> records;
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown) && !unknown) return records;
  const Result<std::string> text = read_whole_file(path);
  if (!text) return Error{text.error()};
  std::string_view rest = whole_lines(*text);
  for (std::size_t line_number = 1; !rest.empty(); ++line_number) {
    const std::size_t newline = rest.find('\n');
    Result<Record> record = parse(rest.substr(0, newline));
    if (!record) return Error{path.string() + ", line " + std::to_string(line_number) + ": " + record.error()};
    records.push_back(std::move(*record));
    rest.remove_prefix(newline + 1);
  }
  return records;
}

}  // namespace

Result<CampaignHeader> read_header(const std::filesystem::path& directory) {
  const std::filesystem::path path = directory / kHeaderFile;
  const Result<std::string> text = read_whole_file(path);
  if (!text) return Error{text.error()};
  Result<CampaignHeader> header = parse_header(*text);
  if (!header) return Error{path.string() + ": " + header.error()};
  return header;
}

Result<std::vector<BlockRecord>> read_blocks(const std::filesystem::path& directory) {
  const Result<std::vector<BlockRecord>> lines = read_lines<BlockRecord>(directory / kBlocksFile, parse_block);
  if (!lines) return lines;
  Result<std::vector<BlockRecord>> merged = merge_blocks(std::span(&*lines, 1));
  if (!merged) return Error{(directory / kBlocksFile).string() + ": " + merged.error()};
  return merged;
}

Result<std::vector<KeptFinding>> read_reduced(const std::filesystem::path& path) {
  return read_lines<KeptFinding>(path, parse_reduced);
}

Result<std::map<std::string, std::string>> read_provenance(const std::filesystem::path& directory) {
  const std::filesystem::path path = directory / kProvenanceFile;
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown) && !unknown) return std::map<std::string, std::string>{};
  const Result<std::string> text = read_whole_file(path);
  if (!text) return Error{text.error()};
  auto provenance = parse_provenance(*text);
  if (!provenance) return Error{path.string() + ": " + provenance.error()};
  return provenance;
}

std::string difference(const CampaignHeader& first, const CampaignHeader& second) {
  const auto differ = [](const std::string& what, const std::string& here, const std::string& there) {
    return what + " is " + here + " in one and " + there + " in the other";
  };
  if (first.battery != second.battery) return differ("the battery", first.battery, second.battery);
  if (first.seed != second.seed) return differ("the seed", std::to_string(first.seed), std::to_string(second.seed));
  if (first.block_size != second.block_size)
    return differ("the block size", std::to_string(first.block_size), std::to_string(second.block_size));
  CampaignHeader engines_alike = first;
  engines_alike.engines = second.engines;
  if (json_text(engines_alike) != json_text(second)) return "the plans differ";
  if (json_text(first) == json_text(second)) return "";
  const auto names = [](const CampaignHeader& header) {
    std::string list;
    for (const EngineRow& engine : header.engines)
      list += (list.empty() ? "" : ", ") + engine.name + ' ' + engine.version;
    return list.empty() ? std::string("none") : list;
  };
  if (names(first) != names(second))
    return differ("the list of engines", '(' + names(first) + ')', '(' + names(second) + ')');
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
  Result<std::vector<BlockRecord>> blocks = read_blocks(directory);
  if (!blocks) return Error{blocks.error()};
  campaign.blocks = std::move(*blocks);
  auto findings = read_lines<Finding>(directory / kFindingsFile, parse_finding);
  if (!findings) return Error{findings.error()};
  campaign.findings = merge_findings(std::span(&*findings, 1));
  auto timings = read_lines<Timing>(directory / kTimingsFile, parse_timing);
  if (!timings) return Error{timings.error()};
  campaign.timings = std::move(*timings);
  return campaign;
}

std::string hash_of(const Campaign& campaign) {
  Sha256 sha;
  const auto add_line = [&sha](const std::string& line) {
    sha.add(line);
    sha.add("\n");
  };
  add_line(json_text(campaign.header));
  for (const BlockRecord& block : campaign.blocks) add_line(json_text(block));
  for (const Finding& finding : campaign.findings) add_line(json_text(finding));
  return sha.hex_digest();
}

}  // namespace assay
