// The blocks of a campaign, or of several parts of it, in the order of keys and one at a time.
#pragma once
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/blocks/block_line.h"
#include "reports/store/files.h"
#include "reports/store/record.h"

namespace assay {

/// A directory with blocks.
struct BlockDirectory {
  BlockDirectory(std::filesystem::path where) : path(std::move(where)), first(path) {}  // NOLINT: a path is one

  std::filesystem::path path, first;  ///< where they are, and the first directory that they came from
  std::string words{};                ///< where something is wrong with its blocks; empty: the names of its files
  std::size_t directories = 1;        ///< whose blocks it has
};

/// The union of what the directories have recorded: of a run in work the lines that it appended until now, and what
/// earlier runs left packed. A writer may append, pack and remove meanwhile.
///
/// Claims  ascending by place in the header; identical records once.
/// Cost    Memory: one record a file, the window of a packed one, and 24 bytes a block of a file of lines.
class BlockStream {
 public:
  /// `header` must outlive this.
  ///
  /// Error   "FILE, line N: REASON" for a line that is malformed or does not fit the header; unreadable.
  static Result<BlockStream> open(const CampaignHeader& header, std::span<const BlockDirectory> directories);
  BlockStream(BlockStream&&) noexcept;
  BlockStream& operator=(BlockStream&&) noexcept;
  ~BlockStream();

  /// The next block, or nothing at the end.
  ///
  /// Error   as above; two different records of one key: file and key named; counts that are more than can be added.
  Result<std::optional<BlockRecord>> next();
  /// Hands over every block that is left, until `visit` has an error.
  Result<Written> each(const std::function<Result<Written>(BlockRecord&&)>& visit);

  class Source;

 private:
  explicit BlockStream(std::vector<std::unique_ptr<Source>> sources);
  std::vector<std::unique_ptr<Source>> sources_;
  std::uint64_t sum_ = 0;  ///< of the counts given until now
};

/// Hands over each block of one directory in the order of keys, until `visit` gives a reason against one.
///
/// Error   as above; "FILE: REASON".
Result<Written> each_block(const std::filesystem::path& directory, const CampaignHeader& header,
                           const std::function<std::string(BlockRecord&&)>& visit);

}  // namespace assay
