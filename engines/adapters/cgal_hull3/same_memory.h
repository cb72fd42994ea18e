// Memory that lies at the same addresses in every call.
//
// convex_hull_3 keeps the border of what a point sees in a std::map by the addresses of its vertices and begins where
// the lowest one is, so how it divides a face into triangles depends on where its containers happen to get their
// memory. With this allocator one question has one answer.
#pragma once
#include <sys/mman.h>

#include <cstddef>
#include <new>

namespace assay::same_memory {

/// One stretch of address space for the process; pages come into being when they are touched.
inline constexpr std::size_t kBytes = std::size_t{1} << 30;

struct Stretch {
  std::byte* begin = nullptr;
  std::size_t used = 0;
};

inline Stretch& stretch() {
  static Stretch one = [] {
    void* const memory =
        mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return Stretch{memory == MAP_FAILED ? nullptr : static_cast<std::byte*>(memory), 0};
  }();
  return one;
}

/// What was allocated since the last call of this is given back. Precondition: none of it is in use.
inline void begin_anew() { stretch().used = 0; }

template <class T>
struct Allocator {
  using value_type = T;
  Allocator() = default;
  template <class U>
  Allocator(const Allocator<U>&) {}  // NOLINT: converts as allocators do

  T* allocate(std::size_t count) {
    Stretch& s = stretch();
    const std::size_t from =
        (s.used + alignof(std::max_align_t) - 1) / alignof(std::max_align_t) * alignof(std::max_align_t);
    if (s.begin == nullptr || count > (kBytes - from) / sizeof(T)) throw std::bad_alloc();
    s.used = from + count * sizeof(T);
    return reinterpret_cast<T*>(s.begin + from);
  }
  void deallocate(T*, std::size_t) {}
  friend bool operator==(const Allocator&, const Allocator&) { return true; }
};

}  // namespace assay::same_memory

#define CGAL_ALLOCATOR(T) assay::same_memory::Allocator<T>
