// The findings among which worst_of chooses, kept while findings come one after the other.
#pragma once
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/store/record.h"

namespace assay {

/// worst_of(kept, n, first) is worst_of(all, n, first) for n up to `most`: of severities, where so many are more
/// severe, nothing is kept, and of one library and mode, which worst_of counts alike, only the first ones.
///
/// Cost    Memory: `most` findings a library and mode.
class WorstCandidates {
 public:
  WorstCandidates(std::size_t most, std::vector<std::string> first) : most_(most), first_(std::move(first)) {}

  /// `number`: the finding's place among all.
  void add(std::size_t number, const std::shared_ptr<Finding>& finding);
  template <class Take>
  void each(Take take) const {
    for (const auto& [degree, one] : degrees_)
      for (const auto& [group, own] : one.groups)
        for (const auto& [key, finding] : own) take(std::get<std::size_t>(key), finding);
  }

 private:
  using Degree = std::pair<int, bool>;  // severity, and whether it is not of `first`
  using Group = std::tuple<std::string, std::size_t, bool, int, std::string>;  // library and mode
  using Key = std::tuple<std::uint32_t, double, std::string, std::size_t>;     // size, -magnitude, id, number
  struct OfDegree {
    std::size_t count = 0;
    std::map<Group, std::map<Key, std::shared_ptr<Finding>>> groups;
  };

  std::size_t most_;
  std::vector<std::string> first_;
  std::map<Degree, OfDegree> degrees_;
};

}  // namespace assay
