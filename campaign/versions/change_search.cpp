#include "campaign/versions/change_search.h"

namespace assay {

Result<OutcomesOf> search_change(std::size_t count, const std::function<Result<Outcome>(std::size_t)>& ask) {
  OutcomesOf known(count);
  std::size_t low = 0, high = count - 1;
  for (const std::size_t end : {low, high}) {
    const auto outcome = ask(end);
    if (!outcome) return Error{outcome.error()};
    known[end] = *outcome;
  }
  if (known[low] == known[high]) return known;
  while (high - low > 1) {  // known[low] is the first end's outcome, and known[high] is not
    const std::size_t middle = low + (high - low) / 2;
    const auto outcome = ask(middle);
    if (!outcome) return Error{outcome.error()};
    known[middle] = *outcome;
    (known[middle] == known.front() ? low : high) = middle;
  }
  return known;
}

std::vector<std::size_t> changes_in(const OutcomesOf& outcomes) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i + 1 < outcomes.size(); ++i)
    if (outcomes[i] && outcomes[i + 1] && *outcomes[i] != *outcomes[i + 1]) places.push_back(i);
  return places;
}

}  // namespace assay
