// Two halves of a loop at once, where there are two processors and the loop is long.
#pragma once
#include <cstddef>
#include <system_error>
#include <thread>

#include "algorithms/model/work/fallbacks.h"

namespace assay::spatial {

/// Points beyond which a second thread pays: it costs some 20 us to start.
inline constexpr std::size_t kParallelPoints = 50'000;

/// Calls part(half, begin, end) for two halves of [0, count), the second by another thread where that pays. What a part
/// computes must not depend on the other.
template <class Part>
void in_two_halves(std::size_t count, const Part& part) {
  const std::size_t middle = count / 2;
  if (count >= kParallelPoints && std::thread::hardware_concurrency() > 1) {
    std::thread other;
    std::uint64_t fallbacks_there = 0;
    try {
      other = std::thread([&] {
        part(1, middle, count);
        fallbacks_there = filter_fallbacks;
      });
    } catch (const std::system_error&) {  // no thread to be had
      part(1, middle, count);
    }
    part(0, 0, middle);
    if (other.joinable()) other.join();
    filter_fallbacks += fallbacks_there;
    return;
  }
  part(0, 0, middle);
  part(1, middle, count);
}

}  // namespace assay::spatial
