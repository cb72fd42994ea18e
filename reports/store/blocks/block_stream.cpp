#include "reports/store/blocks/block_stream.h"

#include <algorithm>
#include <utility>

#include "reports/store/keys.h"
#include "reports/store/store_files.h"
#include "reports/store/untrusted/limits.h"
#include "reports/store/untrusted/record_file.h"

namespace assay {

namespace fs = std::filesystem;

/// A file of blocks, read in the order of keys.
class BlockStream::Source {
 public:
  Source(const CampaignHeader& header, std::string words, RecordLines lines)
      : blocks_(header), lines_(std::move(lines)), words_(std::move(words)) {}
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;
  virtual ~Source() = default;

  /// Makes `head` the next block, or nothing at the end.
  Result<Written> advance() {
    Result<std::optional<BlockRecord>> next = read();
    if (!next) return Error{next.error()};
    head = *std::move(next);
    if (head) place = blocks_.place_of(*head);
    return Written{};
  }
  /// What the file is called.
  const std::string& words() const { return words_; }

  std::optional<BlockRecord> head;
  BlockPlace place;  ///< of the head

 protected:
  virtual Result<std::optional<BlockRecord>> read() = 0;

  BlockLines blocks_;
  RecordLines lines_;

 private:
  std::string words_;
};

namespace {

std::optional<BlockRecord> none() { return std::nullopt; }

/// Packed blocks are sorted, each once: they were written by finish. A line that is not behind the one before it is
/// refused, so a small file cannot be endless work.
class PackedSource : public BlockStream::Source {
 public:
  using Source::Source;

 protected:
  Result<std::optional<BlockRecord>> read() override {
    const auto line = lines_.next();
    if (!line) return Error{line.error()};
    if (!*line) return none();
    Result<BlockRecord> block = blocks_.parse(**line);
    if (!block) return lines_.refused(block.error());
    const BlockPlace here = blocks_.place_of(*block);
    if (head && here <= place) return lines_.refused("not behind the block of the line before it");
    return std::optional(*std::move(block));
  }
};

/// Lines in the order of work: their places are sorted first, and each is read again when it is its turn.
class LinesSource : public BlockStream::Source {
 public:
  using Source::Source;

  Result<Written> sort() {
    for (;;) {
      const auto line = lines_.next();
      if (!line) return Error{line.error()};
      if (!*line) break;
      const Result<BlockRecord> block = blocks_.parse(**line);
      if (!block) return lines_.refused(block.error());
      const BlockPlace here = blocks_.place_of(*block);
      list_.push_back({here.engine, here.row, static_cast<std::uint32_t>(here.block),
                       static_cast<std::uint32_t>((*line)->size()), lines_.begin()});
    }
    std::sort(list_.begin(), list_.end());
    return Written{};
  }

 protected:
  Result<std::optional<BlockRecord>> read() override {
    if (next_ == list_.size()) return none();
    const Entry& entry = list_[next_++];
    const Result<std::string> line = lines_.text_at(entry.begin, entry.length);
    if (!line) return Error{line.error()};
    Result<BlockRecord> block = blocks_.parse(*line);
    if (!block) return Error{words() + ": " + block.error()};
    return std::optional(*std::move(block));
  }

 private:
  struct Entry {
    std::uint32_t engine = 0, row = 0, block = 0, length = 0;
    std::uint64_t begin = 0;
    friend auto operator<=>(const Entry&, const Entry&) = default;
  };
  static_assert(kMostBlocks < (std::uint64_t{1} << 32) && kMostLineBytes < (std::uint64_t{1} << 32));
  std::vector<Entry> list_;
  std::size_t next_ = 0;
};

/// Of everything that is ever added up, kMostSum + 1 at most: a total of some of these counts is no more than their
/// sum.
std::uint64_t sum_of_counts(const BlockRecord& block) {
  std::uint64_t sum = std::min(kMostSum + 1, block.count);
  for (const auto& [difficulty, cell] : block.cells) {
    for (const std::uint64_t count :
         {cell.inside, cell.explained, cell.filtered, cell.exact, cell.refereed, cell.steps, cell.cycles})
      sum = std::min(kMostSum + 1, sum + std::min(count, kMostSum + 1));
  }
  return sum;
}

/// The lines of a run in work are opened before what is packed: what a run packs in between is met twice then, and
/// would be missed in the other order.
Result<Written> add_sources(const CampaignHeader& header, const BlockDirectory& directory,
                            std::vector<std::unique_ptr<BlockStream::Source>>& sources) {
  const fs::path plain = directory.path / store_detail::kBlocksFile,
                 packed = directory.path / store_detail::kPackedBlocksFile;
  const auto called = [&](const fs::path& file) { return directory.words.empty() ? file.string() : directory.words; };
  Result<RecordLines> lines = RecordLines::open(plain, Packing::kPlain, LastLine::kSkipTorn);
  if (!lines) return Error{lines.error()};
  auto sorted = std::make_unique<LinesSource>(header, called(plain), *std::move(lines));
  if (auto done = sorted->sort(); !done) return done;
  sources.push_back(std::move(sorted));
  Result<RecordLines> of_frames = RecordLines::open(packed, Packing::kZstd, LastLine::kTake);
  if (!of_frames) return Error{of_frames.error()};
  sources.push_back(std::make_unique<PackedSource>(header, called(packed), *std::move(of_frames)));
  return Written{};
}

}  // namespace

BlockStream::BlockStream(std::vector<std::unique_ptr<Source>> sources) : sources_(std::move(sources)) {}
BlockStream::BlockStream(BlockStream&&) noexcept = default;
BlockStream& BlockStream::operator=(BlockStream&&) noexcept = default;
BlockStream::~BlockStream() = default;

Result<BlockStream> BlockStream::open(const CampaignHeader& header, std::span<const BlockDirectory> directories) {
  std::vector<std::unique_ptr<Source>> sources;
  for (const BlockDirectory& directory : directories)
    if (const auto added = add_sources(header, directory, sources); !added) return Error{added.error()};
  for (const auto& source : sources)
    if (const auto advanced = source->advance(); !advanced) return Error{advanced.error()};
  return BlockStream(std::move(sources));
}

Result<std::optional<BlockRecord>> BlockStream::next() {
  Source* first = nullptr;
  for (const auto& source : sources_)
    if (source->head && (first == nullptr || source->place < first->place)) first = source.get();
  if (first == nullptr) return none();
  const BlockPlace place = first->place;
  BlockRecord block = *std::move(first->head);
  if (const auto advanced = first->advance(); !advanced) return Error{advanced.error()};
  for (const auto& source : sources_) {
    while (source->head && source->place == place) {
      if (!(*source->head == block))
        return Error{source->words() + ": two different records of " + words_of(key_of(block))};
      if (const auto advanced = source->advance(); !advanced) return Error{advanced.error()};
    }
  }
  if ((sum_ += sum_of_counts(block)) > kMostSum)
    return Error{"the counts up to " + words_of(key_of(block)) + " are more than can be added"};
  return std::optional(std::move(block));
}

Result<Written> BlockStream::each(const std::function<Result<Written>(BlockRecord&&)>& visit) {
  for (;;) {
    Result<std::optional<BlockRecord>> block = next();
    if (!block) return Error{block.error()};
    if (!*block) return Written{};
    if (auto visited = visit(**std::move(block)); !visited) return visited;
  }
}

Result<Written> each_block(const fs::path& directory, const CampaignHeader& header,
                           const std::function<std::string(BlockRecord&&)>& visit) {
  const BlockDirectory only(directory);
  Result<BlockStream> blocks = BlockStream::open(header, std::span(&only, 1));
  if (!blocks) return Error{blocks.error()};
  return blocks->each([&](BlockRecord&& block) -> Result<Written> {
    const std::string reason = visit(std::move(block));
    return reason.empty() ? Result<Written>(Written{}) : Result<Written>(Error{directory.string() + ": " + reason});
  });
}

}  // namespace assay
