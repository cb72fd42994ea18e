#include "reports/store/blocks/block_file.h"

#include <map>
#include <utility>

#include "reports/store/blocks/block_line.h"
#include "reports/store/blocks/block_stream.h"
#include "reports/store/blocks/fewer_directories.h"
#include "reports/store/compare/aggregate.h"
#include "reports/store/disk/packed_file.h"
#include "reports/store/json/json.h"
#include "reports/store/keys.h"
#include "reports/store/merge.h"
#include "reports/store/store_files.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

/// Sums `block` into `total`, which is of the same row.
void join(BlockRecord& total, const BlockRecord& block) {
  total.count += block.count;
  for (const auto& [difficulty, cell] : block.cells) total.cells[difficulty] += cell;
  for (const Candidate& candidate : block.candidates) add_candidate(total.candidates, candidate);
  total.self_check += block.self_check;
}

void add_line(Sha256& sha, std::string_view line) {
  sha.add(line);
  sha.add("\n");
}

/// The line, or an object where a campaign in memory has a block that its header does not name.
std::string hashed_text(const BlockLines& lines, const BlockRecord& block) {
  const Result<std::string> line = lines.text(block);
  return line ? *line : json_text(block);
}

/// Blocks as they come, summed by row and hashed.
class Summing {
 public:
  explicit Summing(SummedCampaign& summed) : summed_(summed), lines_(summed.campaign.header) {
    add_line(summed.blocks, json_text(summed.campaign.header));
  }
  void add(BlockRecord&& block) {
    add_line(summed_.blocks, hashed_text(lines_, block));
    summed_.recorded.insert(key_of(block));
    const auto [row, fresh] = rows_.try_emplace({block.engine, block.property, block.domain}, BlockRecord{});
    if (fresh)
      row->second = std::move(block);
    else
      join(row->second, block);
  }
  void finish() {
    summed_.campaign.blocks.clear();
    for (auto& [key, block] : rows_) summed_.campaign.blocks.push_back(std::move(block));
  }

 private:
  SummedCampaign& summed_;
  BlockLines lines_;
  std::map<RowKey, BlockRecord> rows_;
};

}  // namespace

Result<Written> pack_blocks(const fs::path& directory, const CampaignHeader& header,
                            std::span<const fs::path> directories,
                            const std::function<void(const BlockRecord&)>& visit) {
  const auto few = store_detail::FewerDirectories::of(directories, header, directory / store_detail::kMergingFolder);
  if (!few) return Error{few.error()};
  const fs::path kept = directory / store_detail::kPackedBlocksFile;
  if (auto packed = store_detail::pack_union(few->list(), header, kept, store_detail::PackedFor::kKeeping, visit);
      !packed)
    return packed;
  // What is packed is on the disk, so the lines have done their duty. A kill in between leaves both, which are one set.
  std::error_code problem;
  const fs::path plain = directory / store_detail::kBlocksFile;
  if (!fs::remove(plain, problem) && problem) return system_error(plain, "remove", problem.value());
  return Written{};
}

std::string SummedCampaign::hash() const {
  if (found) return found->hash;
  Sha256 sha = blocks;
  for (const Finding& finding : campaign.findings) add_line(sha, json_text(finding));
  return sha.hex_digest();
}

Result<SummedCampaign> read_summed(const fs::path& directory) {
  SummedCampaign summed;
  Campaign& campaign = summed.campaign;
  auto header = store_detail::read_header(directory);
  if (!header) return Error{header.error()};
  campaign.header = std::move(*header);
  auto provenance = store_detail::read_provenance(directory);
  if (!provenance) return Error{provenance.error()};
  campaign.provenance = std::move(*provenance);
  Summing summing(summed);
  const auto read = each_block(directory, campaign.header, [&](BlockRecord&& block) {
    summing.add(std::move(block));
    return std::string();
  });
  if (!read) return Error{read.error()};
  summing.finish();
  campaign.folder = directory.string();
  return summed;
}

Result<Reportable> open_for_report(const fs::path& directory) {
  Result<SummedCampaign> summed = read_summed(directory);
  if (!summed) return Error{summed.error()};
  const CampaignHeader& header = summed->campaign.header;
  Result<FindingSource> source = FindingSource::open(directory, header);
  if (!source) return Error{source.error()};
  auto timings = store_detail::read_timings(directory, header);
  if (!timings) return Error{timings.error()};
  summed->campaign.timings = std::move(*timings);
  std::error_code unknown;
  const bool is_reduced = !source->is_in_work() && fs::exists(directory / store_detail::kFindingsFile, unknown);
  summed->how_far = how_far(header, summed->recorded, is_reduced);
  return Reportable{*std::move(summed), *std::move(source)};
}

Result<Written> look_through(Reportable& opened, const Acceptance& acceptance) {
  auto found = look_through(opened.source, opened.summed.blocks, acceptance);
  if (!found) return Error{found.error()};
  opened.summed.campaign.findings = std::move(found->signatures);
  opened.summed.found = *std::move(found);
  return Written{};
}

Result<SummedCampaign> read_to_compare(const fs::path& directory) {
  Result<Reportable> opened = open_for_report(directory);
  if (!opened) return Error{opened.error()};
  if (const auto looked = look_through(*opened, {}); !looked) return Error{looked.error()};
  return std::move(opened->summed);
}

Result<SummedCampaign> read_for_report(const fs::path& directory) {
  Result<Reportable> opened = open_for_report(directory);
  if (!opened) return Error{opened.error()};
  std::vector<Finding>& findings = opened->summed.campaign.findings;
  const auto read = opened->source.each([&](Finding&& finding) {
    findings.push_back(std::move(finding));
    return Result<Written>(Written{});
  });
  if (!read) return Error{read.error()};
  return std::move(opened->summed);
}

std::string hash_of(const Campaign& campaign) {
  Sha256 sha;
  const BlockLines lines(campaign.header);
  add_line(sha, json_text(campaign.header));
  for (const BlockRecord& block : campaign.blocks) add_line(sha, hashed_text(lines, block));
  for (const Finding& finding : campaign.findings) add_line(sha, json_text(finding));
  return sha.hex_digest();
}

SummedCampaign summed(Campaign campaign) {
  SummedCampaign summed;
  summed.campaign = std::move(campaign);
  std::vector<BlockRecord> blocks = std::move(summed.campaign.blocks);
  Summing summing(summed);
  for (BlockRecord& block : blocks) summing.add(std::move(block));
  summing.finish();
  summed.how_far = how_far(summed.campaign.header, summed.recorded, true);
  return summed;
}

}  // namespace assay
