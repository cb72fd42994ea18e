// Numbers in and out of a block of memory that two processes share: 8-byte aligned, bounds checked on both sides.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
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

class ByteReader {
 public:
  explicit ByteReader(std::span<const std::byte> memory) : memory_(memory) {}

  std::size_t used() const { return used_; }
  /// False once a read would have left the memory; that and every later read gives zeros or nothing.
  bool intact() const { return intact_; }

  /// A view of the next `count` entries, where they lie.
  template <class T>
  std::span<const T> view(std::uint64_t count) {
    if (!intact_ || count > (memory_.size() - used_) / sizeof(T) || stream_bytes<T>(count) > memory_.size() - used_) {
      intact_ = false;
      return {};
    }
    const auto* first = reinterpret_cast<const T*>(memory_.data() + used_);
    used_ += stream_bytes<T>(count);
    return {first, static_cast<std::size_t>(count)};
  }
  template <class T>
  T get() {
    const std::span<const T> one = view<T>(1);
    return one.empty() ? T{} : one[0];
  }
  template <class T>
  void get(std::vector<T>& values, std::uint64_t count) {
    const std::span<const T> all = view<T>(count);
    values.assign(all.begin(), all.end());
  }
  std::string get_text() {
    const std::span<const char> all = view<char>(get<std::uint64_t>());
    return {all.begin(), all.end()};
  }

 private:
  std::span<const std::byte> memory_;
  std::size_t used_ = 0;
  bool intact_ = true;
};

}  // namespace assay
