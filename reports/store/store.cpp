#include "reports/store/store.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <set>
#include <utility>

#include "reports/store/blocks/block_file.h"
#include "reports/store/json.h"
#include "reports/store/merge.h"
#include "reports/store/store_files.h"

namespace assay {
namespace {

using namespace store_detail;
namespace fs = std::filesystem;

/// A file that grows by whole lines.
class LineFile {
 public:
  LineFile() = default;
  LineFile(const LineFile&) = delete;
  LineFile& operator=(const LineFile&) = delete;
  ~LineFile() { close(); }

  /// Opens, making the file if absent, and cuts a torn last line off.
  Result<Written> open(const fs::path& path) {
    path_ = path;
    descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (descriptor_ < 0) return system_error(path, "open", errno);
    if (!find_end()) return system_error(path, "read", errno);
    return cut();
  }
  Result<Written> append(std::string_view record) {
    std::string line(record);
    line += '\n';
    const ssize_t put = ::pwrite(descriptor_, line.data(), line.size(), length_);
    if (put == static_cast<ssize_t>(line.size())) {
      length_ += static_cast<off_t>(put);
      return Written{};
    }
    const int reason = put < 0 ? errno : ENOSPC;
    const Result<Written> restored = cut();
    return restored ? Result<Written>(system_error(path_, "write", reason)) : restored;
  }
  bool is_open() const { return descriptor_ >= 0; }
  void close() {
    if (descriptor_ >= 0) ::close(descriptor_);
    descriptor_ = -1;
  }

 private:
  /// Sets length_ to the end of the last whole line, looked for from the end of the file.
  bool find_end() {
    std::array<char, 1 << 12> piece;
    length_ = ::lseek(descriptor_, 0, SEEK_END);
    while (length_ > 0) {
      const off_t start = std::max<off_t>(0, length_ - static_cast<off_t>(piece.size()));
      const ssize_t got = ::pread(descriptor_, piece.data(), static_cast<std::size_t>(length_ - start), start);
      if (got <= 0) return false;
      const std::size_t newline = std::string_view(piece.data(), static_cast<std::size_t>(got)).rfind('\n');
      if (newline != std::string_view::npos) {
        length_ = start + static_cast<off_t>(newline) + 1;
        return true;
      }
      length_ = start;
    }
    return length_ == 0;
  }
  Result<Written> cut() {
    if (::ftruncate(descriptor_, length_) != 0) return system_error(path_, "cut a torn line off", errno);
    return Written{};
  }

  fs::path path_;
  int descriptor_ = -1;
  off_t length_ = 0;
};

/// A POSIX record lock: gone with its process, however that ends, and not inherited by worker processes.
class DirectoryLock {
 public:
  DirectoryLock() = default;
  DirectoryLock(const DirectoryLock&) = delete;
  DirectoryLock& operator=(const DirectoryLock&) = delete;
  ~DirectoryLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  Result<Written> take(const fs::path& directory) {
    const fs::path path = directory / kLockFile;
    descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (descriptor_ < 0) return system_error(path, "open", errno);
    struct flock whole_file = {};
    whole_file.l_type = F_WRLCK;
    whole_file.l_whence = SEEK_SET;
    if (::fcntl(descriptor_, F_SETLK, &whole_file) == 0) return Written{};
    if (errno == EACCES || errno == EAGAIN) return Error{directory.string() + ": another run is writing here"};
    return system_error(path, "lock", errno);
  }

 private:
  int descriptor_ = -1;
};

/// True for a campaign with an equal header, false for a place where one can begin.
Result<bool> is_resumable(const fs::path& directory, const CampaignHeader& header) {
  std::error_code problem;
  const bool exists = fs::exists(directory, problem);
  if (problem) return system_error(directory, "look into", problem.value());
  if (!exists) return false;
  if (!fs::is_directory(directory, problem)) return Error{directory.string() + ": not a directory"};
  if (fs::exists(directory / kHeaderFile, problem)) {
    const Result<CampaignHeader> found = read_header(directory);
    if (!found) return Error{found.error()};
    const std::string different = difference(*found, header);
    if (different.empty()) return true;
    return Error{directory.string() + ": holds another campaign than the one asked for: " + different};
  }
  const fs::directory_iterator entries(directory, problem);
  if (problem) return system_error(directory, "look into", problem.value());
  const bool only_ours = std::all_of(begin(entries), end(entries), [](const fs::directory_entry& entry) {
    const std::string name = entry.path().filename().string();
    return name == kLockFile || name.starts_with(std::string(kHeaderFile) + ".part");
  });
  if (!only_ours) return Error{directory.string() + ": not empty and not a campaign (campaign.json is absent)"};
  return false;
}

std::string lines_of(const auto& records) {
  std::string text;
  for (const auto& record : records) text += json_text(record) + '\n';
  return text;
}

}  // namespace

struct Store::State {
  fs::path directory;
  DirectoryLock lock;
  LineFile blocks, timings, observations;
  RecordedBlocks recorded;
};

Store::Store(std::unique_ptr<State> state) : state_(std::move(state)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

const RecordedBlocks& Store::recorded() const { return state_->recorded; }

Result<Store> Store::create_or_resume(const fs::path& directory, const CampaignHeader& header) {
  const Result<bool> resumable = is_resumable(directory, header);
  if (!resumable) return Error{resumable.error()};
  auto state = std::make_unique<State>();
  state->directory = directory;
  std::error_code problem;
  fs::create_directories(directory, problem);
  if (problem) return system_error(directory, "make", problem.value());
  if (const auto locked = state->lock.take(directory); !locked) return Error{locked.error()};
  if (*resumable) {
    // Everything is read before anything is cut off: a malformed record must not cost a torn line as well.
    bool repeated = false;
    const auto read = each_block(directory / kBlocksFile, [&](BlockRecord&& block) -> std::string {
      repeated |= !state->recorded.insert(key_of(block));
      return {};
    });
    if (!read) return Error{read.error()};
    // Only then can two records contradict each other.
    if (repeated)
      if (const auto blocks = read_blocks(directory); !blocks) return Error{blocks.error()};
  }
  // Also where it is there already: an earlier schema's header must not stand over records of this one.
  const auto written = write_whole_file(directory / kHeaderFile, indented(json_text(header)));
  if (!written) return Error{written.error()};
  if (const auto opened = state->blocks.open(directory / kBlocksFile); !opened) return Error{opened.error()};
  if (const auto opened = state->timings.open(directory / kTimingsFile); !opened) return Error{opened.error()};
  return Store(std::move(state));
}

Result<Written> Store::append(const BlockRecord& block) {
  const BlockKey key = key_of(block);
  if (state_->recorded.contains(key))
    return Error{(state_->directory / kBlocksFile).string() + ": recorded already: " + words_of(key)};
  Result<Written> written = state_->blocks.append(json_text(block));
  if (written) state_->recorded.insert(key);
  return written;
}

Result<Written> Store::append(const Timing& timing) { return state_->timings.append(json_text(timing)); }

Result<Written> Store::append_observation(std::string_view json_line) {
  if (!state_->observations.is_open()) {
    if (auto opened = state_->observations.open(state_->directory / kObservationsFile); !opened) return opened;
  }
  return state_->observations.append(json_line);
}

Result<Written> Store::set_provenance(const std::map<std::string, std::string>& provenance) {
  const auto earlier = read_provenance(state_->directory);
  if (!earlier) return Error{earlier.error()};
  const std::array both = {*earlier, provenance};
  return write_whole_file(state_->directory / kProvenanceFile, indented(json_text(merged_provenance(both))));
}

Result<Written> Store::set_findings(std::vector<Finding> findings) {
  const std::vector<Finding> sorted = merge_findings(std::span(&findings, 1));
  const fs::path folder = state_->directory / kFindingsFolder;
  std::error_code problem;
  fs::create_directories(folder, problem);
  if (problem) return system_error(folder, "make", problem.value());
  std::set<std::string> named;
  for (const Finding& finding : sorted) {
    if (!named.insert(finding.id + ".case").second) continue;
    if (auto written = write_whole_file(folder / (finding.id + ".case"), finding.case_text); !written) return written;
  }
  if (auto written = write_whole_file(state_->directory / kFindingsFile, lines_of(sorted)); !written) return written;
  std::vector<fs::path> stale;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, problem)) {
    if (entry.path().extension() == ".case" && !named.contains(entry.path().filename().string()))
      stale.push_back(entry.path());
  }
  for (const fs::path& path : stale) fs::remove(path, problem);
  return Written{};
}

Result<Written> Store::finish() {
  const fs::path path = state_->directory / kBlocksFile;
  if (auto sorted = sort_blocks(path); !sorted) return sorted;
  state_->blocks.close();
  return state_->blocks.open(path);
}

Result<Written> write_campaign(const Campaign& campaign, const fs::path& directory) {
  Result<Store> store = Store::create_or_resume(directory, campaign.header);
  if (!store) return Error{store.error()};
  if (auto written = write_whole_file(directory / kBlocksFile, lines_of(campaign.blocks)); !written) return written;
  if (auto written = write_whole_file(directory / kTimingsFile, lines_of(campaign.timings)); !written) return written;
  if (auto written = write_whole_file(directory / kProvenanceFile, indented(json_text(campaign.provenance))); !written)
    return written;
  return store->set_findings(campaign.findings);
}

}  // namespace assay
