#include "reports/store/blocks/fewer_directories.h"

#include <algorithm>
#include <utility>

#include "reports/store/disk/packed_file.h"
#include "reports/store/store_files.h"

namespace assay::store_detail {
namespace {

namespace fs = std::filesystem;

/// What a union is called: its first directory and how many come after it.
std::string words_of(const fs::path& first, std::size_t directories) {
  return first.string() + " or one of the " + std::to_string(directories - 1) + " after it";
}

Result<BlockDirectory> union_of(std::span<const BlockDirectory> group, const CampaignHeader& header,
                                const fs::path& directory) {
  BlockDirectory united(directory);
  united.first = group.front().first;
  united.directories = 0;
  for (const BlockDirectory& one : group) united.directories += one.directories;
  united.words = words_of(united.first, united.directories);
  std::error_code problem;
  fs::create_directories(directory, problem);
  if (problem) return system_error(directory, "make", problem.value());
  const auto written =
      pack_union(group, header, directory / kPackedBlocksFile, PackedFor::kReadingOnce, [](const BlockRecord&) {});
  if (!written) return Error{written.error()};
  return united;
}

}  // namespace

Result<Written> pack_union(std::span<const BlockDirectory> few, const CampaignHeader& header, const fs::path& file,
                           PackedFor purpose, const std::function<void(const BlockRecord&)>& visit) {
  const BlockLines lines(header);
  return write_packed(file, purpose, [&](const PutPiece& put) -> Result<Written> {
    Result<BlockStream> blocks = BlockStream::open(header, few);
    if (!blocks) return Error{blocks.error()};
    return blocks->each([&](const BlockRecord& block) -> Result<Written> {
      visit(block);
      const Result<std::string> line = lines.text(block);
      return line ? put(*line + '\n') : Result<Written>(Error{line.error()});
    });
  });
}

Result<FewerDirectories> FewerDirectories::of(std::span<const fs::path> directories, const CampaignHeader& header,
                                              const fs::path& scratch) {
  FewerDirectories fewer(scratch);
  for (const fs::path& directory : directories) fewer.list_.emplace_back(directory);
  std::error_code problem;
  fs::remove_all(scratch, problem);
  if (problem) return system_error(scratch, "remove", problem.value());
  for (std::size_t level = 0; fewer.list_.size() > kMostReadAtATime; ++level)
    if (const auto united = fewer.unite(level, header); !united) return Error{united.error()};
  return fewer;
}

Result<Written> FewerDirectories::unite(std::size_t level, const CampaignHeader& header) {
  const fs::path below = scratch_ / std::to_string(level);
  std::vector<BlockDirectory> unions;
  for (std::size_t begin = 0; begin < list_.size(); begin += kMostReadAtATime) {
    const auto group = std::span(list_).subspan(begin, std::min(kMostReadAtATime, list_.size() - begin));
    Result<BlockDirectory> united = union_of(group, header, below / std::to_string(unions.size()));
    if (!united) return Error{united.error()};
    unions.push_back(*std::move(united));
  }
  list_ = std::move(unions);
  if (level == 0) return Written{};
  const fs::path read = scratch_ / std::to_string(level - 1);
  std::error_code problem;
  fs::remove_all(read, problem);
  return problem ? Result<Written>(system_error(read, "remove", problem.value())) : Result<Written>(Written{});
}

FewerDirectories::FewerDirectories(FewerDirectories&& other) noexcept
    : scratch_(std::exchange(other.scratch_, {})), list_(std::move(other.list_)) {}

FewerDirectories::~FewerDirectories() {
  std::error_code ignored;  // what stays behind is removed by the next merge
  if (!scratch_.empty()) fs::remove_all(scratch_, ignored);
}

}  // namespace assay::store_detail
