#include "reports/store/quickest.h"

#include <utility>

namespace assay {
namespace {

__extension__ using Wide = unsigned __int128;

/// The smaller mean; of equal ones that of more cases. Of no cases there is no mean.
bool is_quicker(const Timing& left, const Timing& right) {
  if (left.cases == 0 || right.cases == 0) return left.cases > right.cases;
  const Wide by_left = Wide{left.nanoseconds} * right.cases, by_right = Wide{right.nanoseconds} * left.cases;
  return by_left != by_right ? by_left < by_right : left.cases > right.cases;
}

}  // namespace

void QuickestTimings::add(Timing timing) {
  const auto [at, fresh] = kept_.try_emplace({timing.engine, timing.domain, timing.difficulty}, timing);
  if (!fresh && is_quicker(timing, at->second)) at->second = std::move(timing);
}

std::vector<Timing> QuickestTimings::list() && {
  std::vector<Timing> timings;
  timings.reserve(kept_.size());
  for (auto& [key, timing] : kept_) timings.push_back(std::move(timing));
  return timings;
}

}  // namespace assay
