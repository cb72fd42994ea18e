#include "properties/domains/lp/classics.h"

#include <algorithm>
#include <iterator>

namespace assay {
namespace {

std::vector<LpClassic> collected() {
  std::vector<LpClassic> all;
  for (auto* list :
       {&cycling_classics, &exponential_classics, &degenerate_classics, &ill_scaled_classics, &edge_classics}) {
    std::vector<LpClassic> part = list();
    std::move(part.begin(), part.end(), std::back_inserter(all));
  }
  const auto size = [](const LpClassic& classic) { return classic.problem.rows + classic.problem.columns; };
  std::stable_sort(all.begin(), all.end(),
                   [size](const LpClassic& a, const LpClassic& b) { return size(a) < size(b); });
  return all;
}

}  // namespace

std::span<const LpClassic> lp_classics() {
  static const std::vector<LpClassic> classics = collected();
  return classics;
}

const LpClassic* find_classic(std::string_view name) {
  const auto classics = lp_classics();
  const auto found =
      std::find_if(classics.begin(), classics.end(), [name](const LpClassic& classic) { return classic.name == name; });
  return found == classics.end() ? nullptr : &*found;
}

Case<LpFamily> LpClassics::draw(Choices& choices) {
  const auto classics = lp_classics();
  const auto number = choices.below(classics.size());
  return {classics[number].problem, static_cast<std::int32_t>(number)};
}

}  // namespace assay
