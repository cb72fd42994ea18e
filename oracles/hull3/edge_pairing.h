// Which directed edges of a surface are the two sides of one edge, found while its facets go by.
#pragma once
#include <algorithm>
#include <cstdint>
#include <vector>

#include "oracles/hull3/surface.h"

namespace assay {

/// Of each vertex a chain of the edges to larger ones. Cost: O(1) an edge where no vertex is the smaller one of many.
class EdgePairing {
 public:
  enum class Case { kFirst, kTwin, kClash };
  struct Found {
    Case is;
    std::uint32_t edge, beyond;  ///< of the twin
  };

  EdgePairing(std::size_t vertices, std::size_t edges) : first_(vertices, Surface::kNone) {
    entries_.reserve(edges / 2 + 1);
  }

  /// Directed edge e leads from one vertex to another; its facet goes on to `beyond`. A clash is a second edge of the
  /// same direction or a third one between the same vertices.
  Found add(std::uint32_t e, std::uint32_t from, std::uint32_t to, std::uint32_t beyond) {
    const auto [smaller, larger] = std::minmax(from, to);
    std::uint32_t at = first_[smaller];
    while (at != Surface::kNone && entries_[at].larger != larger) at = entries_[at].next;
    if (at == Surface::kNone) {
      entries_.push_back({larger, first_[smaller], from, e, beyond});
      first_[smaller] = static_cast<std::uint32_t>(entries_.size() - 1);
      return {Case::kFirst, e, beyond};
    }
    Entry& entry = entries_[at];
    if (entry.from == from || entry.from == kPaired) return {Case::kClash, entry.edge, entry.beyond};
    entry.from = kPaired;
    return {Case::kTwin, entry.edge, entry.beyond};
  }

  /// Edges met, of which each two twins count as one: half of all edges iff all are paired.
  std::size_t met() const { return entries_.size(); }

 private:
  static constexpr std::uint32_t kPaired = Surface::kNone;
  struct Entry {
    std::uint32_t larger, next, from, edge, beyond;
  };
  std::vector<std::uint32_t> first_;
  std::vector<Entry> entries_;
};

}  // namespace assay
