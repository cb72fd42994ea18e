// Of all timings of one thing the one that was disturbed least.
#pragma once
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "reports/store/record.h"

namespace assay {

/// The mean time a case in nanoseconds; 0 where nothing was measured.
inline double mean_of(const Timing& timing) {
  return timing.cases == 0 ? 0 : static_cast<double>(timing.nanoseconds) / static_cast<double>(timing.cases);
}

/// Wall time is disturbed upwards only, so of all blocks of an engine, domain and difficulty the one with the smallest
/// mean time a case says most about the engine. Independent of the order in which they come. A campaign that is read
/// has no others (store_detail::read_timings).
///
/// Cost    Memory: engines times domains times difficulties, however many blocks there were.
class QuickestTimings {
 public:
  void add(Timing timing);
  /// Sorted by engine, domain and difficulty.
  std::vector<Timing> list() &&;

 private:
  std::map<std::tuple<std::string, std::string, std::int32_t>, Timing> kept_;
};

}  // namespace assay
