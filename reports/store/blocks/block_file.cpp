#include "reports/store/blocks/block_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/store/compare/aggregate.h"
#include "reports/store/json/json.h"
#include "reports/store/store_files.h"
#include "reports/store/untrusted/fits_header.h"
#include "reports/store/untrusted/record_file.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

/// Where a record stands in its file.
struct Place {
  std::uint64_t block = 0, at = 0;
  std::uint32_t row = 0;  ///< of the rows in the order in which they were first seen
};

/// The rows and places of all records.
struct Places {
  std::map<RowKey, std::uint32_t> rows;
  std::vector<Place> list;

  void add(const BlockRecord& block, std::uint64_t at) {
    const auto next = static_cast<std::uint32_t>(rows.size());
    const auto row = rows.try_emplace({block.engine, block.property, block.domain}, next).first->second;
    list.push_back({block.block, at, row});
  }
  /// By key, then by place.
  void sort() {
    std::vector<std::uint32_t> rank(rows.size());
    std::uint32_t next = 0;
    for (const auto& [row, seen] : rows) rank[seen] = next++;
    std::sort(list.begin(), list.end(), [&](const Place& left, const Place& right) {
      return std::tuple(rank[left.row], left.block, left.at) < std::tuple(rank[right.row], right.block, right.at);
    });
  }
};

/// The records of the file in the order of `places`, identical ones once.
Result<Written> put_sorted(const fs::path& from, const Places& places, const PutPiece& put) {
  std::ifstream file(from, std::ios::binary);
  std::string line, last;
  const Place* before = nullptr;
  for (const Place& place : places.list) {
    file.seekg(static_cast<std::streamoff>(place.at));
    if (!std::getline(file, line)) return system_error(from, "read", errno);
    const Result<BlockRecord> block = parse_block(line);
    if (!block) return Error{from.string() + ": " + block.error()};
    std::string text = json_text(*block) + '\n';
    const bool repeated = before != nullptr && before->row == place.row && before->block == place.block;
    if (repeated && text != last)
      return Error{from.string() + ": two different records of " + words_of(key_of(*block))};
    if (!repeated)
      if (auto written = put(text); !written) return written;
    before = &place;
    last = std::move(text);
  }
  return Written{};
}

/// Sums `block` into `total`, which is of the same row.
void join(BlockRecord& total, const BlockRecord& block) {
  total.count += block.count;
  for (const auto& [difficulty, cell] : block.cells) total.cells[difficulty] += cell;
  for (const Candidate& candidate : block.candidates) add_candidate(total.candidates, candidate);
}

void add_line(Sha256& sha, std::string_view line) {
  sha.add(line);
  sha.add("\n");
}

}  // namespace

Result<Written> each_block(const fs::path& directory, const CampaignHeader& header,
                           const std::function<std::string(BlockRecord&&)>& visit) {
  const HeaderIndex index(header);
  return each_line(directory / store_detail::kBlocksFile, LastLine::kSkipTorn, [&](std::string_view line) {
    Result<BlockRecord> block = parse_block(line);
    if (!block) return block.error();
    std::string misfit = index.misfit(*block);
    return misfit.empty() ? visit(std::move(*block)) : misfit;
  });
}

Result<Written> sort_blocks(const fs::path& path) {
  Places places;
  std::uint64_t at = 0;
  const auto read = each_line(path, LastLine::kSkipTorn, [&](std::string_view line) -> std::string {
    const Result<BlockRecord> block = parse_block(line);
    if (!block) return block.error();
    places.add(*block, at);
    at += line.size() + 1;
    return {};
  });
  if (!read) return read;
  places.sort();
  return write_pieces(path, [&](const PutPiece& put) { return put_sorted(path, places, put); });
}

std::string SummedCampaign::hash() const {
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
  add_line(summed.blocks, json_text(campaign.header));
  std::map<RowKey, BlockRecord> rows;
  const auto read = each_block(directory, campaign.header, [&](BlockRecord&& block) -> std::string {
    add_line(summed.blocks, json_text(block));
    const auto [row, fresh] = rows.try_emplace({block.engine, block.property, block.domain}, BlockRecord{});
    if (fresh)
      row->second = std::move(block);
    else
      join(row->second, block);
    return {};
  });
  if (!read) return Error{read.error()};
  for (auto& [key, block] : rows) campaign.blocks.push_back(std::move(block));
  return summed;
}

}  // namespace assay
