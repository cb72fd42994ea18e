// Buffers that a foreign engine writes its answer into, with canaries around each and forbidden memory around all.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <string>
#include <string_view>

namespace assay {

/// Arrays are laid out as canary, array, canary, array, canary ... between two stretches of address space that cannot
/// be touched. A write a little past an array changes a canary and is found by damage(); one up to 64 MiB past all of
/// them ends the process. Either way the case in flight is to blame, because the buffers belong to one call only. A
/// write that hops over a canary into another array goes unnoticed here and shows as a wrong answer.
class GuardedBuffers {
 public:
  GuardedBuffers() = default;
  ~GuardedBuffers();
  GuardedBuffers(const GuardedBuffers&) = delete;
  GuardedBuffers& operator=(const GuardedBuffers&) = delete;

  /// Forgets all arrays and makes room for `bytes` in all; false when the system has no memory for them.
  bool begin(std::size_t bytes);

  /// `count` entries, each `poison`. Called at most kMaxArrays times after begin(). `name` is static storage.
  template <class T>
  T* array(std::string_view name, std::size_t count, T poison) {
    std::byte* place = next(name, count * sizeof(T));
    auto* values = reinterpret_cast<T*>(place);
    for (std::size_t i = 0; i < count; ++i) new (values + i) T(poison);
    return values;
  }

  /// The first array whose canary was written to, as a clause; empty when all are whole.
  std::string damage() const;

  /// Room to ask of begin() for one array.
  template <class T>
  static constexpr std::size_t room(std::size_t count) {
    return (count * sizeof(T) + 7) / 8 * 8 + 2 * kCanaryBytes;
  }

 private:
  static constexpr std::size_t kCanaryBytes = 64;
  static constexpr std::size_t kMaxArrays = 8;
  struct Placed {
    std::string_view name;
    std::size_t begin = 0, end = 0;
  };

  std::byte* next(std::string_view name, std::size_t bytes);
  bool intact(std::size_t from, std::size_t to) const;

  std::byte* mapped_ = nullptr;  ///< with what is forbidden
  std::byte* memory_ = nullptr;  ///< what may be written
  std::size_t mapped_bytes_ = 0, capacity_ = 0, used_ = 0, count_ = 0;
  std::array<Placed, kMaxArrays> placed_{};
};

}  // namespace assay
