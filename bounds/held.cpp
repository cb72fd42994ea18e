#include "bounds/held.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "bounds/tape.h"

namespace assay {
namespace {

constexpr std::string_view kAnew =
    "; write bounds/worst.list anew: assay study bounds --tapes --out DIR, then DIR/studies/worst.list";

}  // namespace

std::string ExceededBound::sentence() const {
  return fmt::format(
      "the true error is {:.6g} times the bound that the code computes: \"{}\" of {}, tape {:#018x} of "
      "bounds/worst.list",
      ratio, bound.name, bound.place.file, operands);
}

Result<HeldBounds> hold_bounds(std::span<const ErrorBound> bounds, std::span<const StoredTape> tapes) {
  std::map<std::string_view, std::vector<const StoredTape*>> by_bound;
  for (const StoredTape& one : tapes) by_bound[one.bound].push_back(&one);
  HeldBounds held;
  for (const ErrorBound& bound : bounds) {
    const auto own = by_bound.find(bound.name);
    if (own == by_bound.end()) return Error{fmt::format("error bound \"{}\": no tape is stored{}", bound.name, kAnew)};
    std::size_t number = 0;
    for (const StoredTape* tape : own->second) {
      ++number, ++held.tapes;
      const auto trial = tried(bound, tape_of_words(tape->choices));
      if (!trial || digest_of_operands(*trial) != tape->operands)
        return Error{
            fmt::format("error bound \"{}\": stored tape {} is stale, it decodes to other operands than when "
                        "it was stored{}",
                        bound.name, number, kAnew)};
      if (trial->exceeds()) held.exceeded.push_back({bound, tape->operands, trial->ratio()});
    }
    by_bound.erase(own);
  }
  if (!by_bound.empty())
    return Error{fmt::format("error bound \"{}\": tapes are stored, but there is no such bound{}",
                             by_bound.begin()->first, kAnew)};
  std::ranges::stable_sort(held.exceeded, {}, [](const ExceededBound& one) { return one.bound.place.whose; });
  return held;
}

}  // namespace assay
