// The blocks of many directories as those of few, so that what is read at a time does not grow with a merge's parts.
#pragma once
#include <filesystem>
#include <functional>
#include <span>
#include <vector>

#include "reports/store/blocks/block_stream.h"
#include "reports/store/disk/packed_file.h"

namespace assay::store_detail {

/// Each directory that is read at a time needs its window, 8 MiB at most, and two descriptors.
inline constexpr std::size_t kMostReadAtATime = 8;

/// Packs the union of what the directories have into a file, a line a block, and shows each block.
///
/// Error  BlockStream's; the disk's.
Result<Written> pack_union(std::span<const BlockDirectory> few, const CampaignHeader& header,
                           const std::filesystem::path& file, PackedFor purpose,
                           const std::function<void(const BlockRecord&)>& visit);

/// At most kMostReadAtATime directories with the blocks of all that were given: themselves where they are so few, else
/// their unions, level upon level, each packed in a folder that ends with this.
///
/// Cost  Memory: as one BlockStream of kMostReadAtATime directories. Each record is written again
///       log_8(directories) - 1 times; the disk holds the records of two levels at a time.
class FewerDirectories {
 public:
  /// `scratch` is made, and what a killed merge left there is removed.
  ///
  /// Error  as BlockStream's, where what is wrong with one of a union is said of its first directory and of how many
  ///        come after it; the disk's.
  static Result<FewerDirectories> of(std::span<const std::filesystem::path> directories, const CampaignHeader& header,
                                     const std::filesystem::path& scratch);
  FewerDirectories(FewerDirectories&& other) noexcept;
  FewerDirectories& operator=(FewerDirectories&&) = delete;
  ~FewerDirectories();

  std::span<const BlockDirectory> list() const { return list_; }

 private:
  explicit FewerDirectories(std::filesystem::path scratch) : scratch_(std::move(scratch)) {}
  /// One level: the unions of every kMostReadAtATime of the list.
  Result<Written> unite(std::size_t level, const CampaignHeader& header);

  std::filesystem::path scratch_;
  std::vector<BlockDirectory> list_;
};

}  // namespace assay::store_detail
