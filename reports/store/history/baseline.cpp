#include "reports/store/history/baseline.h"

#include <zstd.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>

#include "reports/store/json/json.h"

namespace assay {
namespace {

constexpr int kLevel = 9;
constexpr unsigned long long kMostBaselineBytes = 1ULL << 30;

/// A block with its candidates' cases behind it: where a night lacks blocks in the middle, those are no numbers below
/// its count of cases, as a record of one block has them.
std::string line_of(BlockRecord block) {
  std::string cases;
  for (Candidate& one : block.candidates) cases += ' ' + std::to_string(std::exchange(one.index, block.first));
  return json_text(block) + '\t' + cases + '\n';
}

Result<BlockRecord> block_of(std::string_view line) {
  const std::size_t tab = line.find('\t');
  if (tab == line.npos) return Error{"a line without its cases"};
  auto block = parse_block(line.substr(0, tab));
  if (!block) return block;
  const char* at = line.data() + tab + 1;
  const char* end = line.data() + line.size();
  for (Candidate& one : block->candidates) {
    const auto [next, problem] = std::from_chars(at == end ? at : at + 1, end, one.index);
    if (problem != std::errc{}) return Error{"a line that lacks a case"};
    at = next;
  }
  return block;
}

Result<std::string> unpacked(std::string_view packed) {
  const unsigned long long size = ZSTD_getFrameContentSize(packed.data(), packed.size());
  if (size > kMostBaselineBytes) return Error{"is not packed as the last night of a history"};  // as errors are
  std::string text(size, '\0');
  const std::size_t got = ZSTD_decompress(text.data(), text.size(), packed.data(), packed.size());
  if (ZSTD_isError(got) || got != text.size()) return Error{"is damaged"};
  return text;
}

}  // namespace

Result<std::string> packed_baseline(const Campaign& summed) {
  std::string text = json_text(summed.header) + '\n';
  for (const BlockRecord& block : summed.blocks) text += line_of(block);
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  const std::size_t size = ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), kLevel);
  if (ZSTD_isError(size)) return Error{std::string("cannot pack the night: ") + ZSTD_getErrorName(size)};
  packed.resize(size);
  return packed;
}

Result<Campaign> baseline_of(std::string_view packed) {
  const Result<std::string> text = unpacked(packed);
  if (!text) return Error{"the last night " + text.error()};
  std::string_view rest = *text;
  const auto next_line = [&] {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    return line;
  };
  auto header = parse_header(next_line());
  if (!header) return Error{"the last night: " + header.error()};
  Campaign campaign;
  campaign.header = *std::move(header);
  while (!rest.empty()) {
    auto block = block_of(next_line());
    if (!block) return Error{"the last night: " + block.error()};
    campaign.blocks.push_back(*std::move(block));
  }
  return campaign;
}

}  // namespace assay
