// Numbers in and out of a block of memory that two processes share: 8-byte aligned, bounds checked on both sides.
#pragma once
#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory_resource>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace assay {

/// Space that `count` entries of T take in a stream, padding included.
template <class T>
constexpr std::size_t stream_bytes(std::size_t count) {
  return (count * sizeof(T) + 7) / 8 * 8;
}

class ByteWriter {
 public:
  explicit ByteWriter(std::span<std::byte> memory) : memory_(memory) {}

  std::size_t used() const { return used_; }
  void rewind(std::size_t used) { used_ = used; }
  std::size_t room() const { return memory_.size() - used_; }
  /// True when everything written so far fitted; a write that does not fit writes nothing.
  bool fits() const { return fits_; }

  template <class T>
  void put(std::span<const T> values) {
    static_assert(std::is_trivially_copyable_v<T>);
    const std::size_t bytes = stream_bytes<T>(values.size());
    if (bytes > room()) {
      fits_ = false;
      return;
    }
    if (!values.empty()) std::memcpy(memory_.data() + used_, values.data(), values.size_bytes());
    used_ += bytes;
  }
  template <class T>
  void put(const std::vector<T>& values) {
    put(std::span<const T>(values));
  }
  template <class T>
  requires std::is_arithmetic_v<T>
  void put(T value) { put(std::span<const T>(&value, 1)); }
  void put_text(std::string_view text) {
    put(static_cast<std::uint64_t>(text.size()));
    put(std::span<const char>(text));
  }

 private:
  std::span<std::byte> memory_;
  std::size_t used_ = 0;
  bool fits_ = true;
};

/// What was read of memory that somebody else may be writing to, where nobody else can reach it.
class PrivateCopies {
 public:
  PrivateCopies() = default;
  PrivateCopies(const PrivateCopies&) = delete;
  PrivateCopies& operator=(const PrivateCopies&) = delete;

  /// A copy of `bytes` bytes, each read once, at an address that is a multiple of 8.
  const std::byte* keep(const std::byte* from, std::size_t bytes) {
    std::byte* copy = first_.data() + used_;
    if (bytes <= first_.size() - used_)
      used_ += (bytes + 7) / 8 * 8;
    else
      copy = static_cast<std::byte*>(others_.allocate(bytes, 8));
    std::memcpy(copy, from, bytes);
    is_read();
    return copy;
  }
  /// What is compared from here on is the copy: no load may go back to the shared memory.
  static void is_read() { std::atomic_signal_fence(std::memory_order_seq_cst); }
  /// Every copy is void.
  void forget() {
    used_ = 0;
    others_.release();
  }

 private:
  alignas(8) std::array<std::byte, 8192> first_{};  ///< small answers allocate nothing
  std::size_t used_ = 0;                            ///< of first_, a multiple of 8
  std::pmr::monotonic_buffer_resource others_;
};

class ByteReader {
 public:
  /// Memory that nobody else writes to while it is read.
  explicit ByteReader(std::span<const std::byte> memory) : memory_(memory) {}
  /// Memory that others may write to at any time. Promise: no byte is read twice; views show `copies`, which must
  /// outlive them.
  ByteReader(std::span<const std::byte> shared, PrivateCopies& copies) : memory_(shared), copies_(&copies) {}

  std::size_t used() const { return used_; }
  /// False once a read would have left the memory, or a value was refused; that and every later read gives zeros or
  /// nothing.
  bool intact() const { return intact_; }
  /// For a value that nobody who keeps to the interface writes.
  void refuse() { intact_ = false; }
  /// Reads from here on end `bytes` further at the latest.
  void end_within(std::size_t bytes) { memory_ = memory_.first(used_ + std::min(bytes, memory_.size() - used_)); }

  /// The next `count` entries, where they lie or, of shared memory, as a copy.
  template <class T>
  std::span<const T> view(std::uint64_t count) {
    if (!intact_ || count > (memory_.size() - used_) / sizeof(T) || stream_bytes<T>(count) > memory_.size() - used_) {
      intact_ = false;
      return {};
    }
    const std::byte* first = memory_.data() + used_;
    used_ += stream_bytes<T>(count);
    if (copies_ != nullptr) first = copies_->keep(first, count * sizeof(T));
    return {reinterpret_cast<const T*>(first), static_cast<std::size_t>(count)};
  }
  /// The next number, itself the copy that is kept of it.
  template <class T>
  T get() {
    static_assert(std::is_arithmetic_v<T>);
    T number{};
    if (!intact_ || stream_bytes<T>(1) > memory_.size() - used_) {
      intact_ = false;
      return number;
    }
    std::memcpy(&number, memory_.data() + used_, sizeof number);
    used_ += stream_bytes<T>(1);
    PrivateCopies::is_read();
    return number;
  }
  /// A number of a closed list: refused where it is greater than `most`.
  std::uint32_t get_at_most(std::uint32_t most) {
    const auto number = get<std::uint32_t>();
    if (number <= most) return number;
    refuse();
    return 0;
  }
  template <class T>
  void get(std::vector<T>& values, std::uint64_t count) {
    const std::span<const T> all = view<T>(count);
    values.assign(all.begin(), all.end());
  }
  /// As many numbers as the array has; zeros where they cannot be read.
  template <class T, std::size_t kCount>
  void get(std::array<T, kCount>& values) {
    values = {};
    const std::span<const T> all = view<T>(kCount);
    std::copy(all.begin(), all.end(), values.begin());
  }
  std::string get_text() {
    const std::span<const char> all = view<char>(get<std::uint64_t>());
    return {all.begin(), all.end()};
  }

 private:
  std::span<const std::byte> memory_;
  PrivateCopies* copies_ = nullptr;
  std::size_t used_ = 0;
  bool intact_ = true;
};

}  // namespace assay
