#include "reports/store/blocks/block_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/store/aggregate.h"
#include "reports/store/json.h"
#include "reports/store/store_files.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

/// Where a record stands in its file.
struct Place {
  std::uint64_t block = 0, at = 0;
  std::uint32_t row = 0;  ///< of the rows in the order in which they were first seen
};

/// Hands over (line, its position); as each_block for the rest.
Result<Written> each_whole_line(const fs::path& path,
                                const std::function<std::string(std::string_view line, std::uint64_t at)>& visit) {
  std::error_code unknown;
  if (!fs::exists(path, unknown) && !unknown) return Written{};
  std::ifstream file(path, std::ios::binary);
  if (!file) return system_error(path, "open", errno);
  std::uint64_t at = 0, number = 1;
  for (std::string line; std::getline(file, line); ++number) {
    if (file.eof()) break;  // torn: its newline is missing
    if (const std::string reason = visit(line, at); !reason.empty())
      return Error{path.string() + ", line " + std::to_string(number) + ": " + reason};
    at += line.size() + 1;
  }
  if (file.bad()) return system_error(path, "read", errno);
  return Written{};
}

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

Result<Written> copy_sorted(const fs::path& from, const Places& places, std::ofstream& to) {
  std::ifstream file(from, std::ios::binary);
  std::string line, last;
  const Place* before = nullptr;
  for (const Place& place : places.list) {
    file.seekg(static_cast<std::streamoff>(place.at));
    if (!std::getline(file, line)) return system_error(from, "read", errno);
    const Result<BlockRecord> block = parse_block(line);
    if (!block) return Error{from.string() + ": " + block.error()};
    std::string text = json_text(*block);
    const bool repeated = before != nullptr && before->row == place.row && before->block == place.block;
    if (repeated && text != last)
      return Error{from.string() + ": two different records of " + words_of(key_of(*block))};
    if (!repeated && !(to << text << '\n')) return system_error(from, "write", errno);
    before = &place;
    last = std::move(text);
  }
  if (!to.flush()) return system_error(from, "write", errno);
  return Written{};
}

/// Sums `block` into `total`, which is of the same row.
void join(BlockRecord& total, const BlockRecord& block) {
  total.count += block.count;
  for (const auto& [difficulty, cell] : block.cells) total.cells[difficulty] += cell;
  for (const Candidate& candidate : block.candidates) {
    const auto at = std::lower_bound(total.candidates.begin(), total.candidates.end(), candidate,
                                     [](const Candidate& a, const Candidate& b) { return a.claim < b.claim; });
    if (at == total.candidates.end() || at->claim != candidate.claim)
      total.candidates.insert(at, candidate);
    else
      at->index = std::min(at->index, candidate.index);
  }
}

void add_line(Sha256& sha, std::string_view line) {
  sha.add(line);
  sha.add("\n");
}

}  // namespace

Result<Written> each_block(const fs::path& path, const std::function<std::string(BlockRecord&&)>& visit) {
  return each_whole_line(path, [&](std::string_view line, std::uint64_t) -> std::string {
    Result<BlockRecord> block = parse_block(line);
    return block ? visit(std::move(*block)) : block.error();
  });
}

Result<Written> sort_blocks(const fs::path& path) {
  Places places;
  const auto read = each_whole_line(path, [&](std::string_view line, std::uint64_t at) -> std::string {
    const Result<BlockRecord> block = parse_block(line);
    if (!block) return block.error();
    places.add(*block, at);
    return {};
  });
  if (!read) return read;
  places.sort();
  const fs::path part = part_of(path);
  std::error_code ignored;
  {
    std::ofstream to(part, std::ios::binary | std::ios::trunc);
    if (!to) return system_error(part, "create", errno);
    if (const auto copied = copy_sorted(path, places, to); !copied) {
      fs::remove(part, ignored);
      return copied;
    }
  }
  fs::rename(part, path, ignored);
  if (!ignored) return Written{};
  const int reason = ignored.value();
  fs::remove(part, ignored);
  return system_error(path, "replace", reason);
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
  const auto read = each_block(directory / store_detail::kBlocksFile, [&](BlockRecord&& block) -> std::string {
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
