// A sort that stays inside its range whatever the comparator says: std::sort may not with an inconsistent one.
#pragma once
#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace assay::hull {

/// Sorts by merging runs of doubled length. Stable where `comes_first` is a strict weak order.
///
/// Promise  for any function comes_first: a permutation of the input, at most n ceil(log2 n) comparisons, no access
///          outside.
template <class Item, class ComesFirst>
void bounded_sort(std::vector<Item>& items, ComesFirst comes_first) {
  const std::size_t n = items.size();
  std::vector<Item> merged(n);
  for (std::size_t run = 1; run < n; run *= 2) {
    for (std::size_t begin = 0; begin < n; begin += 2 * run) {
      const std::size_t middle = std::min(begin + run, n), end = std::min(begin + 2 * run, n);
      std::size_t left = begin, right = middle;
      for (std::size_t at = begin; at < end; ++at) {
        const bool take_right = left == middle || (right < end && comes_first(items[right], items[left]));
        merged[at] = take_right ? items[right++] : items[left++];
      }
    }
    std::swap(items, merged);
  }
}

}  // namespace assay::hull
