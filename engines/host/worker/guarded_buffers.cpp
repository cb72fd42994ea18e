#include "engines/host/worker/guarded_buffers.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>

namespace assay {
namespace {

constexpr int kCanary = 0xa5;
constexpr std::size_t kGuardBytes = std::size_t{1} << 26;  // of address space, not of memory, on either side
constexpr std::size_t kLongestGap = 72;                    // a canary and the padding after it

constexpr std::array<unsigned char, kLongestGap> kWholeCanary = [] {
  std::array<unsigned char, kLongestGap> bytes{};
  for (unsigned char& byte : bytes) byte = kCanary;
  return bytes;
}();

std::size_t page_bytes() {
  static const auto bytes = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  return bytes;
}

}  // namespace

GuardedBuffers::~GuardedBuffers() {
  if (mapped_ != nullptr) munmap(mapped_, mapped_bytes_);
}

bool GuardedBuffers::begin(std::size_t bytes) {
  count_ = 0;
  used_ = 0;
  if (bytes + 2 * kCanaryBytes > capacity_) {
    const std::size_t page = page_bytes();
    const std::size_t inside = (std::max(bytes + 2 * kCanaryBytes, 2 * capacity_) + page - 1) / page * page;
    void* fresh =
        mmap(nullptr, inside + 2 * kGuardBytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (fresh == MAP_FAILED) return false;
    auto* first = static_cast<std::byte*>(fresh);
    if (mprotect(first + kGuardBytes, inside, PROT_READ | PROT_WRITE) != 0) {
      munmap(fresh, inside + 2 * kGuardBytes);
      return false;
    }
    if (mapped_ != nullptr) munmap(mapped_, mapped_bytes_);
    mapped_ = first;
    mapped_bytes_ = inside + 2 * kGuardBytes;
    memory_ = first + kGuardBytes;
    capacity_ = inside;
  }
  std::memset(memory_, kCanary, kCanaryBytes);
  used_ = kCanaryBytes;
  return true;
}

std::byte* GuardedBuffers::next(std::string_view name, std::size_t bytes) {
  const std::size_t begin = used_, end = begin + bytes;
  placed_[count_++] = {name, begin, end};
  used_ = (end + kCanaryBytes + 7) / 8 * 8;
  std::memset(memory_ + end, kCanary, used_ - end);  // from the very last byte on: off by one is the common case
  return memory_ + begin;
}

bool GuardedBuffers::intact(std::size_t from, std::size_t to) const {
  return std::memcmp(memory_ + from, kWholeCanary.data(), to - from) == 0;
}

std::string GuardedBuffers::damage() const {
  std::size_t gap = 0;
  for (std::size_t i = 0; i <= count_; ++i) {
    const std::size_t gap_end = i < count_ ? placed_[i].begin : used_;
    if (!intact(gap, gap_end)) {
      const bool before = i < count_ && !intact(gap_end - std::min<std::size_t>(8, gap_end - gap), gap_end) &&
                          (i == 0 || intact(gap, gap + 8));
      const Placed& blamed = before ? placed_[i] : placed_[i == 0 ? 0 : i - 1];
      return std::string(before ? "before the beginning" : "past the end") + " of `" + std::string(blamed.name) +
             "` (" + std::to_string(blamed.end - blamed.begin) + " bytes)";
    }
    if (i < count_) gap = placed_[i].end;
  }
  return {};
}

}  // namespace assay
